import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { valuesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { RefusalNote } from '../action/refusal-note.tsx'
import { useTable, viewOf } from '../kit.ts'
import { type Ballot, ballotOf, voteMood } from './ballot.ts'
import { MoodVoteWidget } from './mood-vote-widget.tsx'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

/** The city votes on its mood: whoever may, with one tap. */
export const MoodPhase = observer(() => {
  const table = useTable()
  const { match } = table
  const id = useId()
  const ballot = ballotOf(table, 'moodVote')
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{words.moodTitle}</h2>
        <p>{leadOf(ballot, viewOf(match).round === viewOf(match).rounds)}</p>
      </header>
      <MoodVoteWidget ballot={ballot} />
      <RefusalNote to={['moodVote']} />
      <Foot ballot={ballot} />
    </section>
  )
})

function leadOf({ standing }: Ballot, isLast: boolean): string {
  if (standing === 'voted') return words.voteSent
  if (isLast) return words.moodLast
  return standing === 'waiting' ? words.moodWait : words.moodLead
}

/** Who votes, how many have, and the way not to. */
const Foot = observer(({ ballot }: { readonly ballot: Ballot }) => {
  const table = useTable()
  const { match } = table
  const { moodVoters, watcherCount, submitted } = viewOf(match)
  const { choice, standing } = ballot
  const mayAbstain = valuesOf(choice?.params.optionId).includes(null)
  const who = moodVoters === 'WATCHERS' ? words.moodWatchersVote(watcherCount) : words.moodOwnersVote
  const done = submitted.filter(Boolean).length
  return (
    <footer className={css.foot}>
      <p>
        {who} {moodVoters === 'OWNERS' && words.haveVoted(done, submitted.length)}
      </p>
      {choice && standing === 'open' && mayAbstain && seatOf(match) !== undefined && (
        <Button look="quiet" size="small" onClick={() => void voteMood(table, choice.seat, null)}>
          {words.abstain}
        </Button>
      )}
    </footer>
  )
})
