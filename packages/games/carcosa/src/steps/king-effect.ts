import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import type { NodeId, RoomId } from '../data/board.ts'
import type { Uid } from '../data/cards.ts'
import { ALL_LOSE_AMOUNT, EXPELLED_TO, type KingEffectId, kingEffectOf } from '../data/king.ts'
import type { Fact } from '../facts.ts'
import type { Frame, KingEffectFrame, MoveKind } from '../frames.ts'
import { rollD6 } from '../rules/dice.ts'
import { discard } from '../rules/items.ts'
import { isProtected } from '../rules/king.ts'
import { place } from '../rules/places.ts'
import { damage } from '../rules/sanity.ts'
import { seatsOnFloor, soulAt } from '../rules/souls.ts'
import { revealSpecial } from '../rules/specials.ts'
import { isKidnapped } from '../rules/statuses.ts'
import type { State } from '../state.ts'

/** [K5] What the King's d6 does. */
export const kingEffect: RunStep<State, KingEffectFrame, Fact> = {
  run(s, f, io) {
    io.tell({ type: 'kingStep', step: 5 })
    const d6 = f.d6 ?? rollD6(io)
    const effect = kingEffectOf(d6)
    s.king.d6 = d6
    io.tell({ type: 'kingEffect', d6, effect, floor: s.king.floor })
    next(s, ...EFFECTS[effect](s, io))
  },
}

const EFFECTS: Readonly<Record<KingEffectId, (s: State, io: Io<Fact>) => Frame[]>> = {
  // Only the rotation of K11 is another one.
  SHUFFLE: () => [],
  ALL_LOSE: (s) => unprotected(s).map((seat) => damage(seat, ALL_LOSE_AMOUNT, 'KING_EFFECT')),
  ONE_ACTION({ king }) {
    king.limitedFloor = king.floor
    return []
  },
  BY_STAIRS(s, io) {
    const to = s.stairs[EXPELLED_TO[s.king.floor] - 1] as RoomId
    return bring(s, seatsOnFloor(s, s.king.floor), to, 'KING_STAIRS', io)
  },
  ATTRACT: (s, io) => bring(s, unprotected(s), `F${s.king.floor}_P`, 'KING_ATTRACT', io),
  DISCARD(s, io) {
    const asked: Frame[] = []
    for (const seat of unprotected(s)) {
      const { items } = soulAt(s, seat)
      if (items.length > 1) asked.push({ step: 'kingDiscard', seat })
      else if (items.length === 1) discard(s, seat, items[0] as Uid, 'KING', io)
    }
    return asked
  },
}

/** [7.11] Whoever is not on the False King's floor. */
function unprotected(s: Readonly<State>): Seat[] {
  return [...s.players.keys()].filter((seat) => !isProtected(s, seat))
}

/** [D-27, D-28] Souls arrive without exploring; whoever is in the sack stays in it. */
function bring(s: State, seats: readonly Seat[], to: NodeId, how: MoveKind, io: Io<Fact>): Frame[] {
  for (const seat of seats) {
    const p = soulAt(s, seat)
    if (isKidnapped(p) || p.node === to) continue
    place(s, seat, to, how, io)
    revealSpecial(s, to, seat, io)
  }
  return []
}
