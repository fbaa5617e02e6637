import type { Io } from '@ludoteca/kernel'
import { EVENT_SECTION_ROUNDS } from '../../data/events.ts'
import { MARKET_SECTION_ROUNDS } from '../../data/market.ts'
import type { Fact } from '../../facts.ts'
import { noIncidents } from '../../setup.ts'
import type { State, World } from '../../state.ts'
import { marketBoost } from '../boosts.ts'
import { rollMarket, rollOwnMarkets } from '../market.ts'
import { LOCAL } from '../markets.ts'
import { audienceOf, WORLD } from '../names.ts'
import { lastRound } from '../rounds.ts'
import { rollSection } from '../section.ts'

/** [3.2, G1 and G2] What happens once for everybody before the players' own books are opened. */
export function rollWorld(s: State, io: Io<Fact>): void {
  if (isMarketRound(s)) rollMarkets(s, io)
  if (isEventRound(s)) rollEvents(s, io)
}

/** [7.1] Rounds 1, 5, 9, … */
function isMarketRound({ round }: Readonly<World>): boolean {
  return (round - 1) % MARKET_SECTION_ROUNDS === 0
}

/** [7.2] Rounds 2, 6, 10, … unless the table begins later. */
export function isEventRound({ round, config }: Readonly<World>): boolean {
  const { eventFirstRound } = config
  return round >= eventFirstRound && (round - eventFirstRound) % EVENT_SECTION_ROUNDS === 0
}

function rollMarkets(s: State, io: Io<Fact>): void {
  s.market = rollMarket(LOCAL, WORLD, io, localPush(s))
  io.tell({ type: 'marketRolled', market: s.market })
  for (const p of s.players) {
    p.markets = rollOwnMarkets(s, p, io)
    if (p.markets.length > 0) {
      io.tell({ type: 'ownMarketsRolled', seat: p.seat, markets: p.markets }, audienceOf(s, p))
    }
  }
}

/** [11.1 marketShift] All who can push, together, by at most one. */
function localPush({ players }: Readonly<State>): number {
  let push = 0
  for (const p of players) push += marketBoost(p, 'local')
  return Math.sign(push)
}

function rollEvents(s: State, io: Io<Fact>): void {
  s.events = rollSection(io)
  s.sectionStart = s.round
  for (const p of s.players) p.incidents = noIncidents()
  // Nobody is told of rounds that are never played.
  const untilRound = Math.min(s.round + EVENT_SECTION_ROUNDS - 1, lastRound(s))
  io.tell({ type: 'eventsRolled', events: s.events, untilRound })
}
