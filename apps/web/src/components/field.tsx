import { Switch as RadixSwitch } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import css from './field.module.css'

interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with what was put in. */
  readonly wrong?: string | undefined
}

interface Wiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, hint and problem around an input. */
export function Field({
  label,
  hint,
  wrong,
  children,
}: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }): ReactNode {
  const id = useId()
  const about = [hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': about || undefined, 'aria-invalid': wrong === undefined ? undefined : true })}
      {hint !== undefined && (
        <div className={css.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {wrong !== undefined && (
        <div className={css.wrong} id={`${id}-wrong`} role="alert">
          {wrong}
        </div>
      )}
    </div>
  )
}

/** A line of text. */
export function TextField({
  label,
  hint,
  wrong,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>): ReactNode {
  return (
    <Field label={label} hint={hint} wrong={wrong}>
      {(wiring) => <input {...input} {...wiring} className={classes(css.input, className)} />}
    </Field>
  )
}

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  onChange(value: T): void
}

/** One of many, in the device's own list. */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { value, options, onChange, ...field } = props
  return (
    <Field {...field}>
      {(wiring) => (
        <select {...wiring} className={css.input} value={value} onChange={({ target }) => onChange(target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface ChoiceFieldProps<T extends string> {
  readonly legend: string
  readonly value: T | undefined
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  onChange(value: T): void
}

/** One of a few, all of them in sight. */
export function ChoiceField<T extends string>({ legend, value, options, onChange }: ChoiceFieldProps<T>): ReactNode {
  const name = useId()
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{legend}</legend>
      <div className={css.choices}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  onChange(checked: boolean): void
}

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps): ReactNode {
  const id = useId()
  return (
    <div className={css.switch}>
      <div className={css.field}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <div className={css.hint} id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </div>
      <RadixSwitch.Root
        id={id}
        className={css.track}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        <RadixSwitch.Thumb className={css.thumb} />
      </RadixSwitch.Root>
    </div>
  )
}
