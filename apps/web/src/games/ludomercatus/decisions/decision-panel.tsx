import { lookUp } from '@ludoteca/kernel'
import { frameOf } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useRef } from 'react'
import { Stack } from '../../../components/layout.tsx'
import { SkipButtons } from '../../../kit/skip-bar.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { Aside } from './aside.tsx'
import { awaitedIn } from './asking.ts'
import { AuctionPanel } from './auction-panel.tsx'
import { BuyDecision } from './buy-decision.tsx'
import { ClaimDecision } from './claim-decision.tsx'
import { DebtHelper } from './debt-helper.tsx'
import css from './decision.module.css'
import { InheritDecision } from './inherit-decision.tsx'
import { JailDecision } from './jail-decision.tsx'
import { PlaceDecision } from './place-decision.tsx'
import { type DecisionProps, PlainDecision } from './plain-decision.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Result } from './result.tsx'
import { TradeDecision } from './trade-decision.tsx'
import { usePanelFocus } from './use-panel-focus.ts'
import { Waiting } from './waiting.tsx'

/** What needs more than a row of buttons, by prompt. */
const QUESTIONS: Readonly<Record<string, ComponentType<DecisionProps>>> = {
  jail: JailDecision,
  buy: BuyDecision,
  auction: AuctionPanel,
  debt: DebtHelper,
  inherit: InheritDecision,
  claim: ClaimDecision,
  place: PlaceDecision,
  trade: TradeDecision,
}

/** The one place that says who must do what, with everything the viewer can do about it. */
export const DecisionPanel = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel, questionOf(match))
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.panel}
      aria-label={words.decision}
      aria-busy={match.inFlight !== undefined}
    >
      <Stack gap={3}>
        <RefusalNote />
        {match.queue.isPlaying ? <p className={css.underway}>{words.underway}</p> : <Matter />}
        <SkipButtons match={match} />
        <Aside />
      </Stack>
    </section>
  )
})

/** Tells one question from the next. */
function questionOf(match: MatchStore): string {
  if (match.queue.isPlaying) return 'playing'
  const decision = awaitedIn(match.decisions)
  return decision ? `${decision.prompt} ${match.story.at(-1)?.id}` : 'waiting'
}

const Matter = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  if (match.outcome) return <Result />
  const decision = awaitedIn(match.decisions)
  if (decision) {
    const Question = lookUp(QUESTIONS, decision.prompt) ?? PlainDecision
    return <Question key={decision.prompt} decision={decision} />
  }
  if (frameOf(view, 'auction')) return <AuctionPanel decision={undefined} />
  if (frameOf(view, 'trade')) return <TradeDecision decision={undefined} />
  return <Waiting />
})
