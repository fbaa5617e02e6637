import type { Io, Seat } from '@ludoteca/kernel'
import { type Floor, floorOf, PLACES, type RoomNumber, roomAt } from '../data/board.ts'
import {
  ASCENSOR_FLOORS,
  CADAVER_LOSS,
  COMIDA_HEAL,
  COMIDA_LOSS,
  DIVAN_HEAL,
  type EventId,
  FURIA_LOSS,
  FURIA_VANISH,
  GOLPE_LOSS,
  rowOf,
  TRAMPILLA_FLOORS,
} from '../data/events.ts'
import type { Fact } from '../facts.ts'
import type { Frame, State } from '../state.ts'
import { pickOne } from './dice.ts'
import { gain, makeToken } from './items.ts'
import { byTheKing, doubleKing, falseKingFloor, lossesOnFloor, vanishKing } from './king.ts'
import { explore, place } from './places.ts'
import { damage, exactLoss, heal, setSanity } from './sanity.ts'
import { soulAt } from './souls.ts'
import { clearStatuses, giveStatus, isKidnapped, loseTurn } from './statuses.ts'

const NOTHING: readonly Frame[] = []

/** What an event does to the revealer, by the row of its table that the total falls into. */
type Effect = (s: State, seat: Seat, row: number, io: Io<Fact>) => readonly Frame[]

/** [3.5] */
const EFFECTS: Readonly<Record<EventId, Effect>> = {
  FURIA_AMARILLO: fury,
  HAY_CADAVER(s, seat, row, io) {
    if (row === 1) return [damage(seat, CADAVER_LOSS, 'CADAVER')]
    if (row === 2) return gain(s, seat, makeToken(s, 'BLUNT'), 'SUPPLY', io)
    soulAt(s, seat).skipNextRound = true
    io.tell({ type: 'nextTurnLost', seat })
    return NOTHING
  },
  ESPEJO_AMARILLO(s, seat, _row, io) {
    const { sanity } = soulAt(s, seat)
    if (sanity > 0) return [exactLoss(seat, 2 * sanity, 'ESPEJO')]
    if (sanity < 0) setSanity(s, seat, -sanity, 'ESPEJO', io)
    return NOTHING
  },
  COMIDA_SERVIDA: meal,
  DIVAN_AMARILLO(s, seat, row, io) {
    if (row === 2) giveStatus(s, seat, 'SANIDAD', io)
    else clearStatuses(s, seat, io)
    if (row === 1) heal(s, seat, DIVAN_HEAL, 'DIVAN', io)
    return NOTHING
  },
  CAMBIA_CARAS: swapFaces,
  GOLPE_AMARILLO: (_s, seat) => [damage(seat, GOLPE_LOSS, 'GOLPE')],
  ASCENSOR: (s, seat, row, io) => changeFloor(s, seat, ASCENSOR_FLOORS[row] as number, 'ASCENSOR', io),
  TRAMPILLA: (s, seat, row, io) => changeFloor(s, seat, TRAMPILLA_FLOORS[row] as number, 'TRAMPILLA', io),
  EVENTO_MOTEMEY: (_s, seat) => [{ step: 'motemeyEvent', seat }],
}

/** What follows from an event with this total; events without a total have one row. */
export function eventFrames(s: State, seat: Seat, event: EventId, total: number, io: Io<Fact>): readonly Frame[] {
  return EFFECTS[event](s, seat, rowOf(event, total), io)
}

/** [3.5, 7.14, D-12] */
function fury(s: State, seat: Seat, row: number, io: Io<Fact>): readonly Frame[] {
  if (row === 0) doubleKing(s, io)
  if (row === 2) vanishKing(s, FURIA_VANISH, io)
  const floor = floorOf(soulAt(s, seat).node)
  if (row !== 1 || s.king.vanish > 0 || floor === falseKingFloor(s)) return NOTHING
  s.king.floor = floor
  io.tell({ type: 'kingCalled', floor, seat })
  return lossesOnFloor(s, floor, byTheKing(s, FURIA_LOSS), 'KING_ARRIVAL')
}

/** [3.5] At a rich table somebody else sits down, too, and enters the room first. */
function meal(s: State, seat: Seat, row: number, io: Io<Fact>): readonly Frame[] {
  if (row === 0) return [damage(seat, COMIDA_LOSS, 'COMIDA')]
  if (row === 1) giveStatus(s, seat, 'ENVENENADO', io)
  if (row === 2) heal(s, seat, COMIDA_HEAL, 'COMIDA', io)
  if (row < 3) return NOTHING
  const guests: Seat[] = []
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && !isKidnapped(soulAt(s, other))) guests.push(other)
  }
  const own: Frame = { step: 'heal', seat, amount: COMIDA_HEAL, why: 'COMIDA' }
  if (guests.length === 0) return [own]
  const guest = pickOne(io, guests)
  const from = soulAt(s, guest).node
  const { node } = soulAt(s, seat)
  place(s, guest, node, 'COMIDA', io)
  return [explore(guest, node, from), own, { step: 'heal', seat: guest, amount: COMIDA_HEAL, why: 'COMIDA' }]
}

/** [3.5] Both stand in their new places before the revealer explores, then the other. */
function swapFaces(s: State, seat: Seat, row: number, io: Io<Fact>): readonly Frame[] {
  const souls = s.players.length
  const other = (seat + (row === 0 ? 1 : souls - 1)) % souls
  if (isKidnapped(soulAt(s, other))) return NOTHING
  const here = soulAt(s, seat).node
  const there = soulAt(s, other).node
  place(s, seat, there, 'CAMBIA_CARAS', io)
  place(s, other, here, 'CAMBIA_CARAS', io)
  return [explore(seat, there, here), explore(other, here, there)]
}

/** [3.5] So many floors up, from the third to the first again, in the room of the same number. */
function changeFloor(
  s: State,
  seat: Seat,
  floors: number,
  how: 'ASCENSOR' | 'TRAMPILLA',
  io: Io<Fact>,
): readonly Frame[] {
  const p = soulAt(s, seat)
  if (floors === 0) {
    loseTurn(p)
    io.tell({ type: 'actionsCut', seat, left: 0 })
    return NOTHING
  }
  const from = p.node
  const { floor, number } = PLACES[from]
  const to = roomAt((((floor - 1 + floors + 3) % 3) + 1) as Floor, number as RoomNumber)
  place(s, seat, to, how, io)
  return [explore(seat, to, from)]
}
