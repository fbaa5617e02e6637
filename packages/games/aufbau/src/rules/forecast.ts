import type { Chance, Io } from '@ludoteca/kernel'
import { copyPlayer } from '../copy.ts'
import type { Fact } from '../facts.ts'
import type { LedgerLine } from '../ledger.ts'
import type { Player, SectionEvent, World } from '../state.ts'
import { convert } from './conversion/convert.ts'
import { amountOf } from './goods.ts'
import { maintain } from './maintenance/maintain.ts'
import { isEventRound } from './maintenance/world.ts'
import { recover } from './recovery.ts'
import { isLastRound } from './rounds.ts'
import { scoreOf } from './score.ts'

/** [12.1 item 10] The next maintenance if nothing else is done, no event strikes, and every roll is made. */
export interface Forecast {
  readonly round: number
  /** Gold before it, what comes in, what goes out (as a positive number), and gold after it. */
  readonly before12: number
  readonly income12: number
  readonly upkeep12: number
  readonly after12: number
  readonly labor: number
  readonly influence: number
  readonly food: FoodForecast
  /** Workshops and storages nobody could pay for. */
  readonly idle: readonly string[]
  readonly lines: readonly LedgerLine[]
}
/** [6.5] What must be eaten, and how much of it must be bought. */
interface FoodForecast {
  readonly need: number
  readonly inStock: number
  readonly missing: number
}

/** Runs the rules themselves on a copy, so that it is never wrong about what needs no luck. */
export function forecast(w: Readonly<World>, p: Readonly<Player>): Forecast {
  const ahead = copyPlayer(p)
  if (w.phase === 'actions') convert(w, ahead, FAIR_WEATHER)
  if (w.phase === 'actions' || w.phase === 'conversion') recover(w, ahead, FAIR_WEATHER)
  const before12 = ahead.gold12
  const next = nextMaintenance(w)
  maintain(next, ahead, FAIR_WEATHER)
  const { ledger, gold12, turn } = ahead
  let income12 = 0
  for (const line of ledger) if (line.gold12 > 0) income12 += line.gold12
  return {
    round: next.round,
    before12,
    income12,
    upkeep12: before12 + income12 - gold12,
    after12: gold12,
    labor: turn.labor,
    influence: turn.influence,
    food: foodOf(ledger),
    idle: idleOf(ahead),
    lines: ledger,
  }
}

/** [D-01] What still comes in the last round if nothing else is done: its conversion, and the books are closed. */
export interface Closing {
  readonly before12: number
  readonly sales12: number
  readonly after12: number
  /** [6.10] Net worth then, in 1/120 of a gold piece. */
  readonly score: number
}

/** Nothing of it needs luck, so it is what will be. Before the last maintenance there is no saying. */
export function closing(w: Readonly<World>, p: Readonly<Player>): Closing | undefined {
  if (!isLastRound(w) || w.phase === 'maintenance') return undefined
  const ahead = copyPlayer(p)
  if (w.phase === 'actions') convert(w, ahead, FAIR_WEATHER)
  const { gold12 } = ahead
  return { before12: p.gold12, sales12: gold12 - p.gold12, after12: gold12, score: scoreOf(w, ahead) }
}

/** The world as it will be then. Events of a section that has not begun are unknown. */
function nextMaintenance(w: Readonly<World>): Readonly<World> {
  const round = w.phase === 'maintenance' ? w.round : w.round + 1
  const ahead = { ...w, round }
  return isEventRound(ahead) ? { ...ahead, events: NO_EVENTS, sectionStart: round } : ahead
}

const NO_EVENTS: readonly SectionEvent[] = []

function foodOf(ledger: readonly LedgerLine[]): FoodForecast {
  for (const { source, gold12, goods } of ledger) {
    if (source !== 'food') continue
    const inStock = 0 - amountOf(goods)
    const missing = (0 - gold12) / 12
    return { need: inStock + missing, inStock, missing }
  }
  return { need: 0, inStock: 0, missing: 0 }
}

function idleOf({ workshops, storages, turn }: Readonly<Player>): readonly string[] {
  const idle: string[] = []
  for (const { id, damage } of workshops) if (damage === null && !turn.maintained.includes(id)) idle.push(id)
  for (const { id, damage } of storages) if (damage === null && !turn.maintained.includes(id)) idle.push(id)
  return idle
}

/** All dice show their best: nothing strikes on a high number, and nobody fails with one. */
const BEST_LUCK: Chance = {
  int: (_stream, n) => n - 1,
  die: (_stream, sides) => sides,
  pick: (_stream, from) => from[from.length - 1] as (typeof from)[number],
  shuffle: () => {},
  derive: (n) => n - 1,
}
const FAIR_WEATHER: Io<Fact> = { chance: BEST_LUCK, tell: () => {}, reveal: () => {} }
