import { type Fact, LEDGER_SOURCES, type LedgerSource, type Market, type Player } from '@ludoteca/aufbau'
import type { StoryLine } from '../../../match/shown.ts'

/** Gold that came in by source, round by round. */
export interface IncomeBySource {
  readonly sources: readonly LedgerSource[]
  readonly rounds: readonly { readonly round: number; readonly gold: readonly number[] }[]
}

/** [12.4] What every source brought, from the ledgers that were told; as far back as the story goes. */
export function incomeBySource(story: readonly StoryLine[], seat: number): IncomeBySource {
  const rounds: { round: number; gold: Map<LedgerSource, number> }[] = []
  let round = 1
  for (const fact of factsIn(story)) {
    if (fact.type === 'roundStarted') round = fact.round
    if (fact.type !== 'booked' || fact.seat !== seat) continue
    const gold = new Map<LedgerSource, number>()
    for (const { source, gold12 } of fact.lines) {
      if (gold12 > 0) gold.set(source, (gold.get(source) ?? 0) + gold12 / 12)
    }
    rounds.push({ round, gold })
  }
  const sources = (Object.keys(LEDGER_SOURCES) as LedgerSource[]).filter((source) =>
    rounds.some(({ gold }) => gold.has(source)),
  )
  return {
    sources,
    rounds: rounds.map(({ round: at, gold }) => ({ round: at, gold: sources.map((source) => gold.get(source) ?? 0) })),
  }
}

/** [12.4] The local market, section by section, as far back as the story goes. */
export function marketsInTime(
  story: readonly StoryLine[],
): readonly { readonly round: number; readonly market: Market }[] {
  const markets: { round: number; market: Market }[] = []
  let round = 1
  for (const fact of factsIn(story)) {
    if (fact.type === 'roundStarted') round = fact.round
    if (fact.type === 'marketRolled') markets.push({ round, market: fact.market })
  }
  return markets
}

/** A figure of every round that is over, by seat. */
export function seriesOf(
  players: readonly Player[],
  names: (seat: number) => string,
  figure: (entry: Player['history'][number]) => number | null,
) {
  return players.map(({ seat, history }) => ({ label: names(seat), seat, values: history.map(figure) }))
}

/** What was told, as facts of this game. */
function factsIn(story: readonly StoryLine[]): readonly Fact[] {
  return story.map(({ fact }) => fact as Fact)
}
