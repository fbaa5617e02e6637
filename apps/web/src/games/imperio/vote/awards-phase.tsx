import { AWARDS, type Nominees, ownerId, UI } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { choicesOf, type SeatChoice } from '../../../kit/choices.ts'
import { RefusalNote } from '../action/refusal-note.tsx'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import { awardVoteOf, voteAward } from './ballot.ts'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

/** The audience gives its awards: one tap for each. */
export const AwardsPhase = observer(() => {
  const table = useTable()
  const { match } = table
  const id = useId()
  const { nominees, awardVotesCast } = viewOf(match)
  const [choice] = choicesOf(match, 'awardVote')
  const isDone = choice && nominees.every(({ awardId }) => awardVoteOf(table, awardId) !== undefined)
  const toVote = isDone ? words.awardsDone : words.awardsLead
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{words.awardsTitle}</h2>
        <p>{choice ? toVote : words.awardsWait}</p>
      </header>
      {nominees.map((award) => (
        <AwardBallot key={award.awardId} award={award} choice={choice} />
      ))}
      <RefusalNote to={['awardVote']} />
      <p className={css.foot}>{words.awardsCast(awardVotesCast)}</p>
    </section>
  )
})

interface AwardBallotProps {
  readonly award: Readonly<Nominees>
  readonly choice: SeatChoice | undefined
}

const AwardBallot = observer(({ award, choice }: AwardBallotProps) => {
  const table = useTable()
  const { match } = table
  const { awardId, seats } = award
  const id = useId()
  const vote = awardVoteOf(table, awardId)
  const title = AWARDS.find((other) => other.id === awardId)?.nombre_es ?? awardId
  const isOpen = choice !== undefined && vote === undefined
  return (
    <fieldset className={css.award} data-award={awardId} aria-describedby={id}>
      <legend>{title}</legend>
      <p id={id} className={css.small}>
        {words.awardEffect[awardId]}
      </p>
      <ul className={css.nominees}>
        {seats.map((seat) => (
          <li key={seat}>
            {isOpen ? (
              <button
                type="button"
                className={css.nominee}
                aria-label={words.voteForIn(match.names(seat), title)}
                onClick={() => void voteAward(table, choice.seat, awardId, ownerId(seat))}
              >
                <Nominee seat={seat} />
              </button>
            ) : (
              <div className={css.nominee} data-mine={vote === ownerId(seat) || undefined}>
                <Nominee seat={seat} />
                {vote === ownerId(seat) && (
                  <span className={css.voted}>
                    <Stamp text={UI.voted} tone="blue" size="small" />
                  </span>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
})

const Nominee = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  return (
    <>
      <OwnerGlyph seat={seat} size={32} />
      <span className={css.nomineeName}>{match.names(seat)}</span>
    </>
  )
})
