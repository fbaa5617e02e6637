import { type Deal, districtName, type Fact, ownerId, PHASES } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { seatOf } from '../../../kit/table-kit.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { Stamp } from '../art/stamp.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './deals-phase.module.css'
import { dealWords } from './words.ts'

/** What was signed and what fell through, and why; for everybody. Own offers that lapsed are for their parties. */
export const DealsPhase = observer(() => {
  const { match } = useTable()
  const { deals, round } = viewOf(match)
  const now = deals.filter(({ createdRound }) => createdRound === round)
  const settled = now.filter(({ status }) => status === 'RESOLVED' || status === 'INVALID')
  return (
    <section className={css.phase} data-coach="deals" aria-label={PHASES.DEALS}>
      <h2 className={css.title}>{dealWords.phase}</h2>
      {settled.length === 0 && <p>{dealWords.none}</p>}
      <ul className={css.list}>
        {settled.map((deal) => (
          <Settled key={deal.dealId} deal={deal} />
        ))}
      </ul>
      <Lapsed deals={now.filter(({ status }) => status === 'EXPIRED' || status === 'REJECTED')} />
      <Pacts />
    </section>
  )
})

/** A deal as the story tells it. */
function told(match: MatchStore, deal: Readonly<Deal>): string {
  const { round, rounds } = viewOf(match)
  const fact: Fact = { type: 'dealsUpdate', deals: [deal], when: { round, rounds } }
  return match.tell(fact)
}

const Settled = observer(({ deal }: { readonly deal: Readonly<Deal> }) => {
  const { match } = useTable()
  const isDone = deal.status === 'RESOLVED'
  return (
    <li className={css.deed}>
      <p>{told(match, deal)}</p>
      <Stamp text={isDone ? dealWords.signed : dealWords.failed} tone={isDone ? 'blue' : 'red'} size="small" />
    </li>
  )
})

const Lapsed = observer(({ deals }: { readonly deals: readonly Readonly<Deal>[] }) => {
  const { match } = useTable()
  if (deals.length === 0) return null
  return (
    <div className={css.lapsed}>
      <h3 className={css.subtitle}>{dealWords.lapsed}</h3>
      {deals.map((deal) => (
        <p key={deal.dealId}>{told(match, deal)}</p>
      ))}
    </div>
  )
})

/** Promises that hold in a round to come; the own ones first. */
const Pacts = observer(() => {
  const { match } = useTable()
  const { pacts, round } = viewOf(match)
  const standing = pacts.filter((pact) => pact.status === 'ACTIVE' && pact.round > round)
  if (standing.length === 0) return null
  const mine = seatOf(match)
  const inOrder = [...standing].sort((a, b) => Number(b.promiser === mine) - Number(a.promiser === mine))
  return (
    <div className={css.lapsed}>
      <h3 className={css.subtitle}>{dealWords.pacts}</h3>
      {inOrder.map(({ promiser, district, round: when }) => (
        <p key={ownerId(promiser)}>{dealWords.pact(match.names(promiser), districtName(district), when)}</p>
      ))}
    </div>
  )
})
