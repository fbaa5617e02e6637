import { candidateOf, electionSticker, seatOf } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { OwnerName } from '../art/owner-name.tsx'
import { Stamp } from '../art/stamp.tsx'
import { Sticker } from '../art/sticker.tsx'
import type { FactOf } from '../presentation.ts'
import { BallotSymbol } from './ballot-symbol.tsx'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

type Result = FactOf<'electionResult'>

/** Who was elected, by how much, and who paid for it. */
export const ElectionResult = observer(({ result }: { readonly result: Result }) => {
  const { scores, watcherVotes, winnerId, decidedBy, owners } = result
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{words.electionResult}</h2>
        <Sticker text={electionSticker(winnerId)} width={96} move="pop" />
        <p>
          <b>{words.elected(candidateOf(winnerId).nombre_es)}</b> {words.decidedBy[decidedBy]} {words.nextTwoRounds}
        </p>
      </header>
      <ul className={css.options}>
        {Object.entries(scores).map(([candidateId, score], slot) => {
          const { nombre_es, summary_es } = candidateOf(candidateId)
          const hasWon = candidateId === winnerId
          return (
            <li key={candidateId}>
              <div className={css.option} data-slot={slot} data-lost={!hasWon || undefined}>
                <span className={css.tag}>{words.slot(slot)}</span>
                <BallotSymbol candidate={candidateId} />
                <b className={css.name}>{nombre_es}</b>
                <dl className={css.scores}>
                  <div>
                    <dt>{words.score}</dt>
                    <dd>{score}</dd>
                  </div>
                  <div>
                    <dt>{words.crowd}</dt>
                    <dd>{lookUp(watcherVotes, candidateId) ?? 0}</dd>
                  </div>
                </dl>
                <span className={css.effect}>{summary_es}</span>
                {hasWon && (
                  <span className={css.voted}>
                    <Stamp text={words.winner} tone="green" />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <details className={css.gave}>
        <summary>{words.ownersGave}</summary>
        <ul>
          {owners.map((vote) => (
            <li key={vote.ownerId}>
              <OwnerName seat={seatOf(vote.ownerId)} /> <span>{voteInWords(vote)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
})

function voteInWords({ candidateId, contribution }: Result['owners'][number]): string {
  if (candidateId === null) return words.didNotVote
  const { nombre_es } = candidateOf(candidateId)
  return contribution === 0 ? words.gaveNothing(nombre_es) : words.gave(contribution, nombre_es)
}
