import type { Move } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Notice } from '../../components/notice.tsx'
import type { MatchStore } from '../../match/match-store.ts'
import type { OpenDecision } from '../../match/shown.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { ChoiceForm, FIELD, type Filled } from './choice-form.tsx'
import { groupsOf } from './choice-groups.ts'
import css from './decision-form.module.css'

interface DecisionFormProps {
  readonly match: MatchStore
  readonly decision: OpenDecision
  /** The number key of its first choice, if keys pick them. */
  readonly firstKey?: number | undefined
  /** Only these types of moves, where the table has widgets of its own for the others. */
  readonly only?: ((type: string) => boolean) | undefined
  /** Replaces the prompt. */
  readonly title?: ReactNode
}

/** A decision with all its choices: buttons, and a form for choices with parameters. */
export const DecisionForm = observer(({ match, decision: whole, firstKey, only, title }: DecisionFormProps) => {
  const heading = useId()
  const [filled, setFilled] = useState<Filled>()
  const [sent, setSent] = useState<Move>()
  const [wanted, setWanted] = useState<{ readonly key: string }>()
  const place = useRef<HTMLElement>(null)
  const decision = only ? { ...whole, choices: whole.choices.filter(({ type }) => only(type)) } : whole
  const groups = groupsOf(match.box.words, decision.choices)
  const forms = groups.filter(({ isBare }) => !isBare)
  // The form of an awaited decision is open from the start if it is the only form.
  const first = !decision.open && forms.length === 1 ? forms[0] : undefined
  const group = forms.find(({ key }) => key === filled?.key) ?? first
  const hasButtons = groups.length > 1 || group === undefined
  const send = async (move: Move) => {
    setSent(move)
    if (await match.submit(move, decision.seat, { isInPlace: true })) setFilled(undefined)
  }
  const open = (key: string) => {
    const isClosing = key === filled?.key && key !== first?.key
    setFilled(isClosing ? undefined : { key, at: undefined, drafts: {} })
    setWanted(isClosing ? undefined : { key })
  }
  // Moves the focus into a form that was opened.
  useEffect(() => {
    if (wanted) place.current?.querySelector<HTMLElement>(FIELD)?.focus()
  }, [wanted])
  if (groups.length === 0) return null
  const refusal = sent !== undefined && match.refusal?.move === sent ? match.refusal : undefined
  return (
    <section ref={place} className={css.decision} aria-labelledby={heading}>
      <h3 id={heading} className={css.prompt} lang={match.box.locale}>
        {title ?? match.promptInWords(decision.prompt)}
      </h3>
      {hasButtons && (
        <ChoiceButtons
          match={match}
          decision={decision}
          opened={group?.key}
          onOpen={open}
          onSend={(move) => void send(move)}
          firstKey={firstKey}
        />
      )}
      {group && (
        <ChoiceForm
          key={group.key}
          match={match}
          group={group}
          firstKey={hasButtons || decision.open ? undefined : firstKey}
          filled={filled?.key === group.key ? filled : undefined}
          onFill={setFilled}
          onSend={(move) => void send(move)}
        />
      )}
      {refusal && (
        <Notice look="error">
          <span lang={match.box.locale}>{refusal.message}</span>
        </Notice>
      )}
    </section>
  )
})
