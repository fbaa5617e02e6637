import type { Move } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { DecisionForm } from '../../../kit/generic/decision-form.tsx'
import type { MatchStore } from '../../../match/match-store.ts'

/** What this table has widgets of its own for. */
const OWN: Readonly<Record<Move['type'], true>> = {
  exits: true,
  exitChoice: true,
  decide: true,
  auctionResult: true,
  noBids: true,
  openBidding: true,
  bid: true,
  pass: true,
  nextTurn: true,
  changeSettings: true,
}

/** Everything else that may be asked, as the generic table asks it: later rules must not get stuck here. */
export const OtherDecisions = observer(({ match }: { readonly match: MatchStore }) =>
  match.decisions
    .filter(({ choices }) => choices.some(({ type }) => !Object.hasOwn(OWN, type)))
    .map((decision) => (
      <DecisionForm key={decision.key} match={match} decision={decision} only={(type) => !Object.hasOwn(OWN, type)} />
    )),
)
