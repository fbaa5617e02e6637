import type { IntDomain, Locale } from '@ludoteca/kernel'
import { formatInt } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import css from './field.module.css'
import { Field } from './field.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { componentWords } from './words.ts'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly wrong?: string | undefined
  readonly domain: Pick<IntDomain, 'min' | 'max' | 'step'>
  readonly value: number
  /** What this number stands for, where it is more than a number. */
  readonly meaning?: string | undefined
  onChange(value: number): void
}

/**
 * A whole number between bounds. What is typed may be wrong for a while and is then said to be so; only numbers within
 * the bounds are handed on, and whoever leaves the field sees what holds.
 */
export const NumberField = observer((props: NumberFieldProps) => {
  const { label, hint, wrong, domain, value, meaning, onChange } = props
  const { locale } = useRoot().settings
  const words = useWords(componentWords)
  const [typed, setTyped] = useState<string>()
  const { min, max, step = 1 } = domain
  const complaint = typed === undefined || fits(typed, domain) ? wrong : complaintOf(typed)
  const take = (text: string) => {
    setTyped(text)
    if (fits(text, domain)) onChange(Number(text))
  }
  const stepTo = (next: number) => {
    setTyped(undefined)
    onChange(Math.max(min, Math.min(max, next)))
  }
  function complaintOf(text: string): string {
    return /^-?\d+$/.test(text.trim()) ? rangeOf(domain, words.range, locale) : words.wholeNumber
  }
  return (
    <Field label={label} hint={hint} wrong={complaint}>
      {(wiring) => (
        <div className={css.stepper}>
          <Button icon aria-label={`${label}: −${step}`} onClick={() => stepTo(value - step)}>
            <MinusIcon size={16} />
          </Button>
          <input
            {...wiring}
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(value)}
            onChange={({ target }) => take(target.value)}
            onBlur={() => setTyped(undefined)}
          />
          <Button icon aria-label={`${label}: +${step}`} onClick={() => stepTo(value + step)}>
            <PlusIcon size={16} />
          </Button>
          {meaning !== undefined && <output className={css.meaning}>{meaning}</output>}
        </div>
      )}
    </Field>
  )
})

function fits(text: string, { min, max, step = 1 }: NumberFieldProps['domain']): boolean {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0
}

/** The bounds in words. */
export function rangeOf(
  { min, max }: NumberFieldProps['domain'],
  range: (min: string, max: string) => string,
  locale: Locale,
): string {
  return range(formatInt(min, locale), formatInt(max, locale))
}
