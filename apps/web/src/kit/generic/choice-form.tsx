import { type Json, lookUp, type Move, type PlainChoice } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/field.tsx'
import { Row } from '../../components/layout.tsx'
import type { MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { type ChoiceGroup, labelsOf } from './choice-groups.ts'
import { type KeyedField, keyedField, keysOfField } from './choice-keys.ts'
import css from './decision-form.module.css'
import { type Draft, type Drafts, draftsOf, moveOf, type Problems, picked, problemsOf, refit } from './draft.ts'
import { FormPlace, type KeyedValues } from './fields/field-props.ts'
import { MoveField } from './fields/move-field.tsx'
import { useChoiceKeys } from './use-choice-keys.ts'
import { genericWords } from './words.ts'

/** What somebody has filled in so far. */
export interface Filled {
  readonly key: string
  /** Which of several choices of the group; nothing until somebody says. */
  readonly at: number | undefined
  readonly drafts: Drafts
}

/** Which of several is meant: no parameter has this name. */
const WHICH = ''
const WHICH_IS_MISSING: Problems = new Map([[WHICH, { why: 'missing', min: 0, max: 0, step: 1 }]])

/** What takes the focus in a form first. */
export const FIELD = 'form :is(input, select, textarea):not([tabindex="-1"])'

interface ChoiceFormProps {
  readonly match: MatchStore
  readonly group: ChoiceGroup
  /** The number key of the first value, if keys pick values. */
  readonly firstKey?: number | undefined
  readonly filled: Filled | undefined
  onFill(filled: Filled | undefined): void
  onSend(move: Move): void
}

/** The parameters of one type of move as fields. */
export const ChoiceForm = observer(({ match, group, firstKey, filled, onFill, onSend }: ChoiceFormProps) => {
  const words = useWords(genericWords)
  const { locale } = useRoot().settings
  const form = useRef<HTMLFormElement>(null)
  // How often somebody has tried to send something wrong: the focus then goes to what is wrong.
  const [tries, setTries] = useState(0)
  const { key, type, choices } = group
  const at = choices.length === 1 ? 0 : filled?.at
  const choice: PlainChoice | undefined = at === undefined ? undefined : choices[at]
  const params = choice?.params ?? {}
  const drafts = filled ? refit(params, filled.drafts) : draftsOf(params)
  const problems = choice ? problemsOf(params, drafts) : WHICH_IS_MISSING
  const shown = tries > 0 ? problems : new Map<string, never>()
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [tries])
  const put = (name: string, next: Draft) => onFill({ key, at, drafts: { ...drafts, [name]: next } })
  const keyed = useValueKeys(match, group, firstKey, form, (field, value) =>
    put(field.name, picked(field.domain, lookUp(drafts, field.name), value)),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (match.inFlight || match.isPaused) return
    if (problems.size > 0 || choice === undefined) return setTries(tries + 1)
    setTries(0)
    onSend(moveOf(choice, drafts))
  }
  const startOver = () => {
    setTries(0)
    onFill(undefined)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') startOver()
    // A list would open instead; it does so with the space bar and the arrows too.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  // Of a move with more to it nobody knows before it is whole.
  const isAllOfIt = choice !== undefined && Object.keys(params).length === 1
  const isNotNow = (name: string, value: Json) =>
    isAllOfIt && match.coach?.allows(moveOf(choice, { [name]: value })) === false
  const because = match.isPaused ? words.paused : match.inFlight ? words.inFlight : undefined
  const isOnItsWay = match.inFlight?.move.type === type
  return (
    <form ref={form} className={css.form} noValidate onSubmit={send} onKeyDown={onKey} aria-label={group.action}>
      <FormPlace value={{ match, type, problems: shown, keyed, isNotNow }}>
        <div className={css.fields} lang={match.box.locale}>
          {choices.length > 1 && (
            <SelectField
              label={words.which}
              wrong={shown.has(WHICH) ? words.problems.missing({ min: 0, max: 0, step: 1 }) : undefined}
              value={at === undefined ? '' : String(at)}
              options={[
                ...(at === undefined ? [{ value: '', label: words.pleaseChoose }] : []),
                ...labelsOf(match, group).map((label, i) => ({ value: String(i), label })),
              ]}
              onChange={(next) => onFill({ key, at: next === '' ? undefined : Number(next), drafts })}
            />
          )}
          {Object.entries(params).map(([name, domain]) => (
            <MoveField
              key={name}
              name={name}
              path={name}
              label={match.box.words.param(type, name)}
              domain={domain}
              draft={lookUp(drafts, name)}
              onChange={(next) => put(name, next)}
            />
          ))}
        </div>
      </FormPlace>
      {shown.size > 0 && (
        <p className={css.wrong} role="alert">
          {words.wrong(shown.size)}
        </p>
      )}
      <Row>
        <Button type="submit" look="primary" busy={isOnItsWay} disabledBecause={isOnItsWay ? undefined : because}>
          <span lang={match.box.locale}>{group.action}</span>
        </Button>
        <Button look="quiet" lang={locale} onClick={startOver}>
          {words.reset}
        </Button>
      </Row>
    </form>
  )
})

/** Number keys pick values of the first field that has any in sight. Whoever presses one is at that value then. */
function useValueKeys(
  match: MatchStore,
  { type, choices }: ChoiceGroup,
  firstKey: number | undefined,
  form: RefObject<HTMLFormElement | null>,
  pick: (field: KeyedField, value: Json) => void,
): KeyedValues | undefined {
  const field = firstKey === undefined ? undefined : keyedField(choices)
  const keys = field && firstKey !== undefined ? keysOfField(match, type, field, firstKey) : []
  const isOff = match.inFlight !== undefined || match.isPaused
  useChoiceKeys(isOff ? [] : keys, (i) => {
    if (field === undefined) return
    pick(field, field.domain.of[i] as Json)
    form.current?.querySelectorAll<HTMLElement>('[data-keyed] input')[i]?.focus()
  })
  return field && { path: field.name, keys }
}
