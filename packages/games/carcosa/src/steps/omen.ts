import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { OMEN_CALLS, OMEN_LOW_MAX, type OmenId } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { Frame, OmenFrame } from '../frames.ts'
import { pickOne, rollD6 } from '../rules/dice.ts'
import { figureOf, putFigure } from '../rules/figures.ts'
import { discard } from '../rules/items.ts'
import { setSanity } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import { nearestRoomWithoutSouls } from '../rules/walking.ts'
import type { State } from '../state.ts'
import { callFigure } from './appear.ts'

/** [3.9] Read with d6 + sanity, neither raised to 0 nor helped by a second die. */
export const omen: RunStep<State, OmenFrame, Fact> = {
  run(s, { seat, omen: id }, io) {
    const die = rollD6(io)
    const total = die + soulAt(s, seat).sanity
    const low = total <= OMEN_LOW_MAX
    io.tell({ type: 'omenRead', seat, omen: id, die, total, low })
    if (low) return next(s, { step: 'appear', seat, monster: OMEN_CALLS[id] })
    next(s, ...HIGH[id](s, seat, io))
  },
}

const HIGH: Readonly<Record<OmenId, (s: State, seat: Seat, io: Io<Fact>) => Frame[]>> = {
  'OMEN:ARANA'(s, seat, io) {
    const p = soulAt(s, seat)
    p.skipNextRound = true
    io.tell({ type: 'nextTurnLost', seat })
    if (!figureOf(s, 'BABY_SPIDER')) putFigure(s, 'BABY_SPIDER', nearestRoomWithoutSouls(s, p.node), seat, io)
    return []
  },
  'OMEN:DUENDE'(s, seat, io) {
    const { items } = soulAt(s, seat)
    if (items.length > 0) discard(s, seat, pickOne(io, items), 'OMEN', io)
    return []
  },
  'OMEN:REINA_HELADA': (s, seat, io) => (figureOf(s, 'ICE_SERVANT') ? [] : callFigure(s, 'ICE_SERVANT', seat, io)),
  'OMEN:TUE_TUE'(s, seat, io) {
    setSanity(s, seat, 0, 'OMEN', io)
    return []
  },
}
