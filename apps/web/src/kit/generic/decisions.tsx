import { TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type Ref, useState } from 'react'
import { Badge } from '../../components/notice.tsx'
import type { MatchStore } from '../../match/match-store.ts'
import type { OpenDecision } from '../../match/shown.ts'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import { KEY_MAX, type Keys, keysOf } from './choice-keys.ts'
import { DecisionForm } from './decision-form.tsx'
import css from './generic-table.module.css'
import { RecentFacts } from './recent-facts.tsx'
import { genericWords } from './words.ts'

interface DecisionsProps {
  readonly match: MatchStore
  readonly ref: Ref<HTMLElement>
}

/** All decisions of the viewer: awaited ones first, open ones apart from them. */
export const Decisions = observer(({ match, ref }: DecisionsProps) => {
  const words = useWords(genericWords)
  const questions = numbered(match)
  const awaited = questions.filter(({ decision }) => !decision.open)
  const open = questions.filter(({ decision }) => decision.open)
  const [isUnfolded, unfold] = useState<boolean>()
  const isOpen = isUnfolded ?? awaited.length === 0
  const hasKeys = questions.some(({ decision, keys }) => keys.length > 0 && (isOpen || !decision.open))
  return (
    // The focus moves here when what had it is gone.
    <section ref={ref} className={css.decisions} tabIndex={-1} aria-label={words.decisions}>
      <h2 className={css.title}>{awaited.length > 0 ? words.awaited : words.decisions}</h2>
      <RecentFacts match={match} />
      {awaited.map(({ decision, firstKey }) => (
        <div key={decision.key} className={css.awaited} data-awaited>
          {decision.seat === TABLE && <Badge>{words.ofTable}</Badge>}
          <DecisionForm match={match} decision={decision} firstKey={firstKey} />
        </div>
      ))}
      {awaited.length === 0 && <Waiting match={match} />}
      {open.length > 0 && (
        <details className={css.open} open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
          <summary className={css.summary}>
            {words.open} <span className={css.help}>{words.openHelp}</span>
          </summary>
          {open.map(({ decision, firstKey }) => (
            <DecisionForm
              key={decision.key}
              match={match}
              decision={decision}
              firstKey={isOpen ? firstKey : undefined}
            />
          ))}
        </details>
      )}
      {questions.length > 0 && <p className={css.keys}>{hasKeys ? words.keys : words.keysOfForms}</p>}
    </section>
  )
})

const Waiting = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(genericWords)
  const { locale } = useRoot().settings
  const others = match.awaited.filter((seat) => seat >= 0 && seat !== match.viewer).map(match.names)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(others)
  return <p className={css.waiting}>{others.length > 0 ? words.waitingFor(list) : words.nothingToDo}</p>
})

interface Question {
  readonly decision: OpenDecision
  /** The number key of the first thing to pick. */
  readonly firstKey: number
  readonly keys: Keys
}

/** Numbers the keys across all decisions, so that none means two things. */
function numbered(match: MatchStore): readonly Question[] {
  let next = 1
  return match.decisions.map((decision) => {
    const firstKey = next
    const keys = keysOf(match, decision, firstKey)
    next = Math.max(next, ...keys.map((key) => (key ?? KEY_MAX) + 1))
    return { decision, firstKey, keys }
  })
}
