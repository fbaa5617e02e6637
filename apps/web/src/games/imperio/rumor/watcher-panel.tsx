import type { Move } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { type ImperioParts, useTable, viewOf } from '../kit.ts'
import { awardVoteOf, ballotOf, rumorOf } from '../vote/ballot.ts'
import { aheadOf } from './agenda.ts'
import { PortadaPreview } from './portada-preview.tsx'
import css from './rumor.module.css'
import { rumorWords as words } from './words.ts'

/** What somebody who watches can do now, and what later. Nothing for owners, and nothing in a replay. */
export const WatcherPanel = observer(() => {
  const table = useTable()
  const { match } = table
  const id = useId()
  if (seatOf(match) !== undefined || match.kind !== 'live' || match.outcome) return null
  const now = dueNow(table)
  const ahead = aheadOf(viewOf(match), rumorOf(table) === undefined)
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>{words.panel}</h2>
      <PortadaPreview />
      <p>
        <b>{words.now}:</b> {now.length === 0 ? words.nothingNow : now.join(', ')}
      </p>
      {ahead.length > 0 && (
        <details className={css.ahead}>
          <summary>{words.later}</summary>
          <ul>
            {ahead.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
})

/** What is asked of the crowd and not done yet. */
function dueNow(table: ImperioParts): readonly string[] {
  const { match } = table
  const isAsked = (type: Move['type']) => choicesOf(match, type).length > 0
  const { nominees } = viewOf(match)
  return [
    ...(isAsked('moodVote') && ballotOf(table, 'moodVote').standing === 'open' ? [words.todo.mood] : []),
    ...(isAsked('electionVote') && ballotOf(table, 'electionVote').standing === 'open' ? [words.todo.vote] : []),
    ...(isAsked('awardVote') && nominees.some(({ awardId }) => awardVoteOf(table, awardId) === undefined)
      ? [words.todo.awards]
      : []),
    ...(isAsked('watcherRumor') && rumorOf(table) === undefined ? [words.todo.rumor] : []),
  ]
}
