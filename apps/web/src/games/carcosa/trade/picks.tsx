import { type ReactNode, useId } from 'react'
import css from './trade.module.css'

interface PicksProps<T extends number | null> {
  readonly legend: string
  readonly chosen: T
  readonly options: readonly { readonly value: T; readonly picture: ReactNode; readonly label: string }[]
  onChoose(value: T): void
}

/** One of several, with pictures. */
export function Picks<T extends number | null>({ legend, chosen, options, onChoose }: PicksProps<T>): ReactNode {
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.picks}>
        {options.map(({ value, picture, label }) => (
          <label key={value ?? 'none'} className={css.pick} data-chosen={value === chosen || undefined}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
