import { observer } from 'mobx-react-lite'
import { ActionResults } from '../action/action-results.tsx'
import { DealsPhase } from '../deals/deals-phase.tsx'
import { OfferFate } from '../deals/offer-fate.tsx'
import { useTable } from '../kit.ts'
import { ElectionResult } from '../vote/election-result.tsx'
import { MoodPhase } from '../vote/mood-phase.tsx'
import { MoodResult } from '../vote/mood-result.tsx'
import { VotePhase } from '../vote/vote-phase.tsx'

/*
 * What was sealed is opened when its phase is over, and the next one has begun by then: so the panel of the next phase
 * shows it, too, below what there is to do now.
 */

/** MOOD, what became of the own offer, and what everybody did in ACTION. */
export const MoodPanel = observer(() => (
  <>
    <MoodPhase />
    <OfferFate />
    <ActionResults />
  </>
))

/** VOTE, what became of the own offer, and what everybody did in ACTION. */
export const VotePanel = observer(() => (
  <>
    <VotePhase />
    <OfferFate />
    <ActionResults />
  </>
))

/** DEALS, and how the vote before it ended. */
export const DealsPanel = observer(() => {
  const { presentation } = useTable()
  return (
    <>
      <DealsPhase />
      {presentation.mood && <MoodResult result={presentation.mood} />}
      {presentation.election && <ElectionResult result={presentation.election} />}
    </>
  )
})
