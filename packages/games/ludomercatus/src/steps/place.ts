import { currentFrame, next, one, type Refusal, refuse, type Seat, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { buildsEvenly, setLevel } from '../rules/buildings.ts'
import { deedOf, groupAt } from '../rules/deeds.ts'
import { nameable } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import { placesFor, supplyOf } from '../rules/shortage.ts'
import { transfer } from '../rules/transfer.ts'
import type { PlaceFrame, PlacementsFrame, State } from '../state.ts'
import { awaited, mayResign } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { resign } from './management.ts'

const placeChoice: ChoiceOf<'place'> = {
  type: 'place',
  paramsOf: (s, seat) => ({ space: one(placesNow(s, placeNow(s), seat)) }),
  check: (s, seat, { space }) => refusalOfPlace(s, seat, space),
}
const doneChoice: ChoiceOf<'placeDone'> = { type: 'placeDone' }
const paidChoices = [placeChoice]
const freeChoices = [placeChoice, doneChoice]

/** [12.8.7] Goes on asking while something is left, affordable and possible. */
export const placements: Step<State, PlacementsFrame, Move, Fact> = {
  run(s, { seat, kind, left }) {
    const supplied = left > 0 && supplyOf(s, kind) > 0
    if (!supplied || placesFor(s, seat, kind, playerAt(s, seat).cash).length === 0) return next(s)
    next(s, { step: 'place', seat, kind, left, paid: false })
  },
}

/** [12.8] One building is put down where even building allows it. */
export const place: Step<State, PlaceFrame, Move, Fact> = {
  ask(s, f) {
    const { seat, paid } = f
    const space = placesNow(s, f, seat)[0] as number
    const choices = paid ? paidChoices : freeChoices
    return [awaited(s, seat, 'place', choices, { type: 'place', space }, CLOCK_MS.shortage), mayResign(seat)]
  },
  on: {
    place(s, { kind, left, paid }, seat, { space }, io) {
      const amount = paid ? 0 : groupAt(space).houseCost
      transfer(s, seat, 'bank', amount)
      setLevel(s, space, deedOf(s, space).level + 1)
      io.tell({ type: 'placed', seat, space, kind, payer: seat, payee: 'bank', amount })
      next(s, { step: 'placements', seat, kind, left: left - 1 })
    },
    placeDone(s) {
      next(s)
    },
    resign,
  },
}

/** A building paid for in its auction may go to any price class. [12.8.6] */
function placesNow(s: Readonly<State>, { kind, paid }: Readonly<PlaceFrame>, seat: Seat): number[] {
  return placesFor(s, seat, kind, paid ? Number.MAX_SAFE_INTEGER : playerAt(s, seat).cash)
}

function refusalOfPlace(s: Readonly<State>, seat: Seat, space: number): Refusal | undefined {
  const { kind, paid } = placeNow(s)
  if (placesNow(s, placeNow(s), seat).includes(space)) return undefined
  const inReach = !paid && placesFor(s, seat, kind, Number.MAX_SAFE_INTEGER).includes(space)
  if (inReach) return refuse('E_CASH', { cost: groupAt(space).houseCost, cash: playerAt(s, seat).cash })
  return buildsEvenly(s) ? refuse('E_UNEVEN', { space: nameable(space) }) : refuse('E_RANGE', { param: 'space' })
}

function placeNow(s: Readonly<State>): PlaceFrame {
  return currentFrame(s) as PlaceFrame
}
