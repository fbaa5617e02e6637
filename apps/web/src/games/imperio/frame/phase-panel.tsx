import { PHASES, type Phase } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useRef } from 'react'
import { useFocusKept } from '../../../components/use-focus-kept.ts'
import { ActionPhase } from '../action/action-phase.tsx'
import { AuctionOpening } from '../bid/auction-opening.tsx'
import { BidPhase } from '../bid/bid-phase.tsx'
import { EventsPhase } from '../events/events-phase.tsx'
import { IncomePhase } from '../income/income-phase.tsx'
import { useTable, viewOf } from '../kit.ts'
import { PressPhase } from '../press/press-phase.tsx'
import { AwardsPhase } from '../vote/awards-phase.tsx'
import { DealsPanel, MoodPanel, VotePanel } from './counted-panels.tsx'
import { GoOn } from './go-on.tsx'
import { InitPanel } from './init-panel.tsx'
import css from './phase-panel.module.css'
import { Purse } from './purse.tsx'

const PANELS: Readonly<Record<Exclude<Phase, 'END'>, ComponentType>> = {
  MATCH_INIT: InitPanel,
  REVEAL: BidPhase,
  BID: BidPhase,
  INCOME: IncomePhase,
  ACTION: ActionPhase,
  MOOD: MoodPanel,
  VOTE: VotePanel,
  DEALS: DealsPanel,
  EVENTS: EventsPhase,
  PRESS: PressPhase,
  AWARDS: AwardsPhase,
}

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }

/** What can be done and seen in this phase, with one's money at hand. Nothing once the match is over. */
export const PhasePanel = observer(() => {
  const { match, presentation } = useTable()
  const { opening } = presentation
  const { phase } = viewOf(match)
  const kept = useFocusKept<HTMLDivElement>(phase)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Every phase begins at its top, wherever the last one was left, and whatever has the focus.
    if (phase !== 'END') content.current?.scrollTo(0, 0)
  }, [phase])
  if (phase === 'END') return null
  const Panel = PANELS[phase]
  return (
    <div {...kept} className={css.panel}>
      <div ref={content} className={css.content} {...REACHABLE}>
        {opening ? (
          <section aria-label={PHASES.INCOME}>
            <AuctionOpening opening={opening} />
          </section>
        ) : (
          <Panel />
        )}
      </div>
      <GoOn />
      <Purse />
    </div>
  )
})
