import type { Locale } from '@ludoteca/kernel'
import { formatInt } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import css from './field.module.css'
import { Field } from './field.tsx'
import { useProblemShown } from './form-fields.tsx'
import { MinusIcon, PlusIcon } from './icons.tsx'
import { fits, type NumberBounds, stepped, strideOf, type Typed, textNow } from './number-text.ts'
import { componentWords } from './words.ts'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly wrong?: string | undefined
  readonly domain: NumberBounds
  readonly value: number
  /** What this number stands for, where it is more than a number. */
  readonly meaning?: string | undefined
  onChange(value: number): void
}

/**
 * A whole number between bounds. What is typed may be wrong and is then said to be so; only numbers within the bounds
 * are handed on. What is wrong stays until it is mended, and until then nobody can hand in the number from before.
 */
export const NumberField = observer((props: NumberFieldProps) => {
  const { label, hint, wrong, domain, value, meaning, onChange } = props
  const { locale } = useRoot().settings
  const words = useWords(componentWords)
  const [typed, setTyped] = useState<Typed>()
  const { step = 1 } = domain
  const stride = strideOf(domain)
  const text = textNow(typed, value, domain)
  const problem = text === undefined || fits(text, domain) ? undefined : problemOf(text)
  useProblemShown(problem && `${label} – ${text?.trim() ? words.notTaken(text, problem) : problem}`)
  const take = (next: string) => {
    const isFit = fits(next, domain)
    setTyped({ text: next, over: isFit ? Number(next) : value })
    if (isFit) onChange(Number(next))
  }
  const press = (presses: number) => {
    setTyped(undefined)
    onChange(stepped(value, presses, domain))
  }
  const leave = () => {
    if (problem === undefined) setTyped(undefined)
  }
  function problemOf(of: string): string {
    if (!/^-?\d+$/.test(of.trim())) return words.wholeNumber
    const bounds = rangeOf(domain, words.range, locale)
    return step === 1 ? bounds : words.inSteps(bounds, formatInt(step, locale))
  }
  return (
    <Field label={label} hint={hint} wrong={problem ?? wrong}>
      {(wiring) => (
        <div className={css.stepper}>
          <Button icon aria-label={`${label}: −${stride}`} onClick={() => press(-1)}>
            <MinusIcon size={16} />
          </Button>
          <input
            {...wiring}
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            value={text ?? String(value)}
            onChange={({ target }) => take(target.value)}
            onBlur={leave}
          />
          <Button icon aria-label={`${label}: +${stride}`} onClick={() => press(1)}>
            <PlusIcon size={16} />
          </Button>
          {meaning !== undefined && <output className={css.meaning}>{meaning}</output>}
        </div>
      )}
    </Field>
  )
})

/** The bounds in words. */
export function rangeOf(
  { min, max }: NumberBounds,
  range: (min: string, max: string) => string,
  locale: Locale,
): string {
  return range(formatInt(min, locale), formatInt(max, locale))
}
