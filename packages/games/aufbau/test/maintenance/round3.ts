import { indexOf, type MaterialId } from '../../src/data/materials.ts'
import type { LedgerLine } from '../../src/ledger.ts'
import { emptyStock } from '../../src/setup.ts'
import type { Player, SectionEvent, State } from '../../src/state.ts'
import { NE, Play } from '../kit.ts'

/** How often a section has begun: in round 3 itself, or in the round before. */
export type Begun = 'now' | 'before'

/**
 * Round 3, maintenance, with these events, 20 gold and empty stores. Without any event it would bring 22 gold, 6 grain,
 * 3 labour and 5 influence.
 */
export function round3(
  events: readonly SectionEvent[],
  begun: Begun,
  change: (p: Player, s: State) => void = () => {},
): Play {
  const play = Play.b2().advance({ w: NE }).advance().advance().advance()
  return play.with((p, s) => {
    s.events = events
    s.sectionStart = begun === 'now' ? 3 : 2
    p.gold12 = 240
    p.stock = emptyStock()
    change(p, s)
  })
}

/** Gold, labour and influence after a maintenance. */
export function result(play: Play): readonly [gold: number, labor: number, influence: number] {
  return [play.gold, play.me.turn.labor, play.me.turn.influence]
}

/** What an event did, all its lines together. */
export function effectOf({ ledger }: Player, row: number): { gold: number; labor: number; influence: number } {
  const sum = { gold: 0, labor: 0, influence: 0 }
  for (const { source, ref, gold12, labor, influence } of ledger) {
    if (source !== 'event' || ref !== String(row)) continue
    sum.gold += gold12 / 12
    sum.labor += labor
    sum.influence += influence
  }
  return sum
}

/** The lines of one holding. */
export function linesOf({ ledger }: Player, ref: string): readonly LedgerLine[] {
  return ledger.filter((line) => line.ref === ref)
}

export function stockOf({ stock }: Player, ...ids: readonly MaterialId[]): readonly number[] {
  return ids.map((id) => stock[indexOf(id)] as number)
}
