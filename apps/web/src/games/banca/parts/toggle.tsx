import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './toggle.module.css'

interface ToggleProps<T> {
  readonly legend: string
  readonly name: string
  readonly value: T | undefined
  readonly options: readonly {
    readonly value: T
    readonly label: ReactNode
    /** What it costs and brings. */
    readonly about?: ReactNode
    /** Why it cannot be chosen. */
    readonly not?: string | undefined
  }[]
  onChange(value: T): void
}

/** One of a few, as large tickets. Those that cannot be chosen stay in sight and say why. */
export function Toggle<T extends string | number>({
  legend,
  name,
  value,
  options,
  onChange,
}: ToggleProps<T>): ReactNode {
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>{legend}</legend>
      <div className={classes(css.options, options.length < 4 && css.few)}>
        {options.map((option) => (
          <label key={option.value} className={classes(css.option, option.not !== undefined && css.off)}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.not !== undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={css.label}>{option.label}</span>
            <span className={css.about}>{option.not ?? option.about}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
