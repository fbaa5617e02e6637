import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { because } from '../action/because.ts'
import { useReason } from '../action/refusal-note.tsx'
import { useTable } from '../kit.ts'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

interface ContributionFieldProps {
  readonly value: number
  /** What one can pay. */
  readonly most: number
  onChange(value: number): void
}

const AMOUNTS = [0, 1, 2] as const

/** How much an owner puts behind his vote: 0, 1 or 2. What he cannot pay says so when it is tried. */
export const ContributionField = observer(({ value, most, onChange }: ContributionFieldProps) => {
  const { match } = useTable()
  const name = useId()
  const [reason, say] = useReason()
  return (
    <fieldset className={css.contribution}>
      <legend>{words.contribution}</legend>
      <div className={css.amounts}>
        {AMOUNTS.map((amount) => (
          <label key={amount} className={css.amount} data-off={amount > most || undefined}>
            <input
              type="radio"
              name={name}
              value={amount}
              checked={amount === value}
              aria-disabled={amount > most || undefined}
              onChange={() => (amount > most ? say(because(match, 'NO_CASH')) : onChange(amount))}
            />
            <span>{amount === 0 ? words.contributionNone : `−${amount}`}</span>
          </label>
        ))}
      </div>
      <p className={css.small}>{words.contributionHelp}</p>
      <div className={css.small}>{reason}</div>
    </fieldset>
  )
})
