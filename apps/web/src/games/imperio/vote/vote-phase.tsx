import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { rangeOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { RefusalNote } from '../action/refusal-note.tsx'
import { useTable, viewOf } from '../kit.ts'
import { type Ballot, ballotOf, voteElection } from './ballot.ts'
import { ContributionField } from './contribution-field.tsx'
import { ElectionVoteWidget } from './election-vote-widget.tsx'
import css from './vote.module.css'
import { voteWords as words } from './words.ts'

/** The election: owners vote with money, watchers with one tap. */
export const VotePhase = observer(() => {
  const table = useTable()
  const { match } = table
  const id = useId()
  const [contribution, setContribution] = useState(0)
  const ballot = ballotOf(table, 'electionVote')
  const range = rangeOf(ballot.choice?.params.contribution)
  const isWatcher = seatOf(match) === undefined
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{words.electionTitle}</h2>
        <p>{leadOf(ballot, isWatcher)}</p>
      </header>
      {range && ballot.standing === 'open' && (
        <ContributionField value={Math.min(contribution, range.max)} most={range.max} onChange={setContribution} />
      )}
      <ElectionVoteWidget ballot={ballot} contribution={Math.min(contribution, range?.max ?? 0)} />
      <RefusalNote to={['electionVote']} />
      <Foot ballot={ballot} />
    </section>
  )
})

function leadOf({ standing }: Ballot, isWatcher: boolean): string {
  if (standing === 'voted') return words.voteSent
  return isWatcher ? words.electionLeadWatcher : words.electionLead
}

const Foot = observer(({ ballot }: { readonly ballot: Ballot }) => {
  const table = useTable()
  const { match } = table
  const { submitted } = viewOf(match)
  const { choice, standing } = ballot
  return (
    <footer className={css.foot}>
      <p>{words.haveVoted(submitted.filter(Boolean).length, submitted.length)}</p>
      {choice && standing === 'open' && seatOf(match) !== undefined && (
        <Button look="quiet" size="small" onClick={() => void voteElection(table, choice.seat, null, 0)}>
          {words.abstain}
        </Button>
      )}
    </footer>
  )
})
