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
 * the bounds are handed on. Whoever leaves the field sees what holds, and what was not taken.
 */
export const NumberField = observer((props: NumberFieldProps) => {
  const { label, hint, wrong, domain, value, meaning, onChange } = props
  const { locale } = useRoot().settings
  const words = useWords(componentWords)
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<{ readonly text: string; readonly insteadOf: number }>()
  const { min, max, step = 1 } = domain
  const complaint = complaintNow() ?? wrong
  const take = (text: string) => {
    setTyped(text)
    if (fits(text, domain)) onChange(Number(text))
  }
  const stepTo = (next: number) => {
    setTyped(undefined)
    setRefused(undefined)
    onChange(Math.max(min, Math.min(max, next)))
  }
  const leave = () => {
    const isTaken = typed === undefined || typed.trim() === '' || fits(typed, domain)
    setRefused(isTaken ? undefined : { text: typed, insteadOf: value })
    setTyped(undefined)
  }
  function complaintNow(): string | undefined {
    if (typed !== undefined) return fits(typed, domain) ? undefined : complaintOf(typed)
    // Once there is another number, nobody asks for the old one.
    if (refused?.insteadOf !== value) return undefined
    return words.notTaken(refused.text, complaintOf(refused.text))
  }
  function complaintOf(text: string): string {
    if (!/^-?\d+$/.test(text.trim())) return words.wholeNumber
    const bounds = rangeOf(domain, words.range, locale)
    return step === 1 ? bounds : words.inSteps(bounds, formatInt(step, locale))
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
            onBlur={leave}
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
