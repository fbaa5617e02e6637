import { lookUp, type Move, type PlainChoice } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/field.tsx'
import { Row } from '../../components/layout.tsx'
import type { Asked, MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { type ChoiceGroup, choiceOf, labelOf } from './choice-groups.ts'
import css from './decision-form.module.css'
import { type Drafts, draftsOf, moveOf, problemsOf, refit } from './draft.ts'
import { FormPlace } from './fields/field-props.ts'
import { MoveField } from './fields/move-field.tsx'
import { genericWords } from './words.ts'

/** What somebody has filled in so far. */
export interface Filled {
  readonly type: string
  /** Which of several choices of the type; the one that the fallback suggests until somebody says. */
  readonly at: number | undefined
  readonly drafts: Drafts
}

/** What takes the focus in a form first. */
export const FIELD = 'form :is(input, select, textarea):not([tabindex="-1"])'

interface ChoiceFormProps {
  readonly match: MatchStore
  readonly asked: Asked
  readonly group: ChoiceGroup
  readonly filled: Filled | undefined
  onFill(filled: Filled | undefined): void
  onSend(move: Move): void
}

/** The parameters of one type of move as fields. */
export const ChoiceForm = observer(({ match, asked, group, filled, onFill, onSend }: ChoiceFormProps) => {
  const words = useWords(genericWords)
  const { locale } = useRoot().settings
  const form = useRef<HTMLFormElement>(null)
  // How often somebody has tried to send something wrong: the focus then goes to what is wrong.
  const [tries, setTries] = useState(0)
  const { type, choices } = group
  const fallback = asked.fallback?.type === type ? asked.fallback : null
  const at = Math.min(filled?.at ?? choiceOf(choices, fallback), choices.length - 1)
  const choice = choices[at] as PlainChoice
  const drafts = filled ? refit(choice.params, filled.drafts, fallback) : draftsOf(choice.params, fallback)
  const problems = problemsOf(choice.params, drafts)
  const shown = tries > 0 ? problems : new Map<string, never>()
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus()
  }, [tries])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (match.inFlight || match.isPaused) return
    if (problems.size > 0) return setTries(tries + 1)
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
  const because = match.isPaused ? words.paused : match.inFlight ? words.inFlight : undefined
  const isOnItsWay = match.inFlight?.move.type === type
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={send}
      onKeyDown={onKey}
      aria-label={match.box.words.choice(type)}
    >
      <FormPlace value={{ match, type, problems: shown }}>
        <div className={css.fields} lang={match.box.locale}>
          {choices.length > 1 && (
            <SelectField
              label={words.which}
              value={String(at)}
              options={choices.map((one, i) => ({ value: String(i), label: labelOf(match, one) }))}
              onChange={(next) => onFill({ type, at: Number(next), drafts })}
            />
          )}
          {Object.entries(choice.params).map(([name, domain]) => (
            <MoveField
              key={name}
              name={name}
              path={name}
              label={match.box.words.param(type, name)}
              domain={domain}
              draft={lookUp(drafts, name)}
              onChange={(next) => onFill({ type, at, drafts: { ...drafts, [name]: next } })}
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
          <span lang={match.box.locale}>{match.box.words.choice(type)}</span>
        </Button>
        <Button look="quiet" lang={locale} onClick={startOver}>
          {words.reset}
        </Button>
      </Row>
    </form>
  )
})
