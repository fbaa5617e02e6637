import { type Candidate, candidateOf, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { seatOf } from '../../../kit/table-kit.ts'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import { type Ballot, voteElection } from './ballot.ts'
import { BallotSymbol } from './ballot-symbol.tsx'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

interface ElectionVoteWidgetProps {
  readonly ballot: Ballot
  readonly contribution: number
}

/** Two candidates on posters: name, slogan and what they would bring. */
export const ElectionVoteWidget = observer(({ ballot, contribution }: ElectionVoteWidgetProps) => {
  const { match } = useTable()
  return (
    <ul className={css.options}>
      {viewOf(match).electionOptions.map((id, i) => (
        <li key={id}>
          <Poster candidate={candidateOf(id)} slot={i} ballot={ballot} contribution={contribution} />
        </li>
      ))}
    </ul>
  )
})

interface PosterProps extends ElectionVoteWidgetProps {
  readonly candidate: Candidate
  readonly slot: number
}

const Poster = observer(({ candidate, slot, ballot, contribution }: PosterProps) => {
  const table = useTable()
  const { match } = table
  const { standing, choice, mine } = ballot
  const isMine = mine === candidate.id
  if (standing === 'open' && choice) {
    return (
      <button
        type="button"
        className={css.option}
        data-slot={slot}
        aria-busy={match.inFlight !== undefined || undefined}
        onClick={() => void voteElection(table, choice.seat, candidate.id, contribution)}
      >
        <PosterInside candidate={candidate} slot={slot} />
        <span className={css.callToVote}>
          {words.voteFor}
          {seatOf(match) !== undefined && contribution > 0 && ` (−${contribution})`}
        </span>
      </button>
    )
  }
  return (
    <div className={css.option} data-slot={slot} data-mine={isMine || undefined}>
      <PosterInside candidate={candidate} slot={slot} />
      {isMine && (
        <span className={css.voted}>
          <Stamp text={UI.voted} tone="blue" />
        </span>
      )}
    </div>
  )
})

function PosterInside({ candidate, slot }: Pick<PosterProps, 'candidate' | 'slot'>): ReactNode {
  return (
    <>
      <span className={css.tag}>{words.slot(slot)}</span>
      <BallotSymbol candidate={candidate.id} />
      <b className={css.name}>{candidate.nombre_es}</b>
      <q className={css.slogan}>{candidate.slogan_es}</q>
      <span className={css.effect}>{candidate.summary_es}</span>
    </>
  )
}
