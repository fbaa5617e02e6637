import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { floorOf } from '../data/board.ts'
import { cardOf } from '../data/cards.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { StrikeFrame } from '../frames.ts'
import { figureOf, moveFigure } from '../rules/figures.ts'
import { cutToMaximum } from '../rules/sanity.ts'
import { seatsOnFloor, soulAt } from '../rules/souls.ts'
import { stunForRound, trap } from '../rules/statuses.ts'
import { nearestRoomWithoutSouls } from '../rules/walking.ts'
import type { Monster, State } from '../state.ts'

type Strike = (s: State, figure: Monster, seat: Seat, io: Io<Fact>) => void

/** [3.9] What a figure does at once when it appears. */
const STRIKES: { readonly [M in MonsterId]?: Strike } = {
  ARANA: (s, _figure, seat, io) => trap(s, seat, 'TRAPPED_SPIDER', 'ARANA', io),
  DUENDE(s, figure, seat, io) {
    steal(s, figure, seat, io)
    jump(s, figure, io)
  },
  VIEJO_DEL_SACO(s, figure, seat, io) {
    trap(s, seat, 'TRAPPED_SACK', 'VIEJO_DEL_SACO', io)
    figure.victim = seat
    io.tell({ type: 'kidnapped', seat })
    jump(s, figure, io)
  },
  REINA_HELADA(s, figure, _seat, io) {
    for (const seat of seatsOnFloor(s, floorOf(figure.node))) freeze(s, seat, io)
  },
  ICE_SERVANT(s, figure, _seat, io) {
    for (const seat of seatsOnFloor(s, floorOf(figure.node))) chill(s, seat, io)
  },
}

export const strike: RunStep<State, StrikeFrame, Fact> = {
  run(s, { monster, seat }, io) {
    const figure = figureOf(s, monster)
    if (figure) STRIKES[monster]?.(s, figure, seat, io)
    next(s)
  },
}

/** [7.9] All keys and whatever is not soulbound; charges stay with the things. */
function steal(s: State, figure: Monster, seat: Seat, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  figure.loot.push(...p.items, ...p.keys)
  p.items = []
  p.keys = []
  io.tell({ type: 'stolen', seat, cards: figure.loot.map(cardOf) })
  cutToMaximum(s, seat, io)
}

/** [2.6] */
function jump(s: State, figure: Monster, io: Io<Fact>): void {
  moveFigure(s, figure, nearestRoomWithoutSouls(s, figure.node), 'JUMP', io)
}

/** [7.9] The variant takes movement instead of the turn. */
function freeze(s: State, seat: Seat, io: Io<Fact>): void {
  if (s.config.reinaReveal === 'STUN') return stunForRound(s, seat, io)
  soulAt(s, seat).moveBlockedRound = s.round
  io.tell({ type: 'movementBlocked', seat })
}

/** [3.9] At most one action is left. */
function chill(s: State, seat: Seat, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  if (p.actionsLeft <= 1) return
  p.actionsLeft = 1
  io.tell({ type: 'actionsCut', seat, left: 1 })
}
