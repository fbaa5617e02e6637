import { type Json, type OneDomain, type SomeDomain, same } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import fieldCss from '../../../components/field.module.css'
import { SelectField } from '../../../components/field.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { IN_SIGHT_MAX } from '../choice-keys.ts'
import { picked } from '../draft.ts'
import { KeyCap } from '../key-cap.tsx'
import { genericWords } from '../words.ts'
import { type MoveFieldProps, useForm, useKeys, useProblem, useShellLang } from './field-props.ts'
import css from './fields.module.css'

const NONE = ''

/** One of some values: all in sight where they are few. */
export const OneField = observer((props: MoveFieldProps<OneDomain>) => {
  const { name, path, label, domain, draft, onChange } = props
  const words = useWords(genericWords)
  const { match, type, isNotNow } = useForm()
  const wrong = useProblem(path)
  const keys = useKeys(path)
  const group = useId()
  const options = domain.of.map((value, i) => ({
    value: String(i),
    label: match.valueInWords(type, name, value),
    isNotNow: path === name && isNotNow?.(name, value) === true,
  }))
  const found = domain.of.findIndex((value) => draft !== undefined && same(value, draft))
  const at = found < 0 ? NONE : String(found)
  const pick = (i: string) => onChange(i === NONE ? undefined : domain.of[Number(i)])
  const none = { value: NONE, label: domain.optional ? words.leaveOut : words.pleaseChoose, isNotNow: false }
  if (domain.of.length > IN_SIGHT_MAX) {
    const listed = domain.optional || at === NONE ? [none, ...options] : options
    return <SelectField label={label} wrong={wrong} value={at} options={listed} onChange={pick} />
  }
  return (
    <Picks path={path} label={label}>
      {(domain.optional ? [...options, none] : options).map((option, i) => (
        <label key={option.value} className={classes(fieldCss.choice, option.isNotNow && css.notNow)}>
          <input
            type="radio"
            name={group}
            aria-keyshortcuts={keys[i]?.toString()}
            checked={option.value === at}
            onChange={() => pick(option.value)}
          />
          {option.label}
          {option.isNotNow && <span className="unseen">{words.notNow}</span>}
          <KeyCap of={keys[i]} />
        </label>
      ))}
    </Picks>
  )
})

/** Some of these values, in the order in which they are picked where that counts. */
export const SomeField = observer((props: MoveFieldProps<SomeDomain>) => {
  const { name, path, label, domain, draft, onChange } = props
  const words = useWords(genericWords)
  const { match, type } = useForm()
  const keys = useKeys(path)
  const chosen = Array.isArray(draft) ? (draft as readonly Json[]) : []
  const { of, min, max, ordered } = domain
  const hint = [words.pick(min, Math.min(max, of.length)), ordered && words.inOrder].filter(Boolean).join('. ')
  return (
    <Picks path={path} label={label} hint={hint}>
      {of.map((value, i) => {
        const at = chosen.findIndex((other) => same(other, value))
        return (
          <label key={JSON.stringify(value)} className={fieldCss.choice}>
            <input
              type="checkbox"
              aria-keyshortcuts={keys[i]?.toString()}
              checked={at >= 0}
              onChange={() => onChange(picked(domain, draft, value))}
            />
            {match.valueInWords(type, name, value)}
            <KeyCap of={keys[i]} />
            {ordered && at >= 0 && <span className={css.order}>{at + 1}</span>}
          </label>
        )
      })}
    </Picks>
  )
})

interface PicksProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly children: ReactNode
}

/** Several boxes to tick under one heading, with what is wrong tied to all of them. */
const Picks = observer(({ path, label, hint, children }: PicksProps) => {
  const wrong = useProblem(path)
  const isKeyed = useKeys(path).length > 0
  const lang = useShellLang()
  const id = useId()
  const about = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={fieldCss.field}
      aria-describedby={about || undefined}
      data-wrong={wrong ? true : undefined}
      data-keyed={isKeyed || undefined}
    >
      <legend className={fieldCss.label}>{label}</legend>
      <div className={fieldCss.choices}>{children}</div>
      {hint && (
        <div className={fieldCss.hint} id={`${id}-hint`} lang={lang}>
          {hint}
        </div>
      )}
      {wrong && (
        <div className={fieldCss.wrong} id={`${id}-wrong`} role="alert" lang={lang}>
          {wrong}
        </div>
      )}
    </fieldset>
  )
})
