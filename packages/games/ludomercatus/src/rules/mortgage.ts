import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { PROPERTIES, SPACES, type Space } from '../data/board.ts'
import type { Holdings } from '../state.ts'
import { belongsTo, deedOf, groupAt, isBuilt, owns } from './deeds.ts'
import { playerAt } from './seats.ts'

export function mortgageValue(space: number): number {
  return (SPACES[space] as Space).mortgage
}

/** [13.4] A tenth of the mortgage value, rounded up. */
export function interest(space: number): number {
  return Math.ceil(mortgageValue(space) / 10)
}

/** [13.3] What it costs to free a property. */
export function liftCost(space: number): number {
  return mortgageValue(space) + interest(space)
}

/** [13.1] Why this property cannot be mortgaged. */
export function refusalOfMortgage(at: Holdings, seat: Seat, space: number): Refusal | undefined {
  if (!owns(at, seat, space)) return refuse('E_OWNER', { space: nameable(space) })
  if (deedOf(at, space).mortgaged) return refuse('E_MORTGAGED', { space })
  return isBuilt(at, groupAt(space)) ? refuse('E_BUILDINGS', { space }) : undefined
}

/** [13.3] Why this property cannot be freed. */
export function refusalOfUnmortgage(at: Holdings, seat: Seat, space: number): Refusal | undefined {
  if (!owns(at, seat, space)) return refuse('E_OWNER', { space: nameable(space) })
  if (!deedOf(at, space).mortgaged) return refuse('E_NOT_MORTGAGED', { space })
  const cost = liftCost(space)
  const { cash } = playerAt(at, seat)
  return cost > cash ? refuse('E_CASH', { cost, cash }) : undefined
}

/** The properties a seat could mortgage now. */
export function mortgageable(at: Holdings, seat: Seat): number[] {
  const spaces: number[] = []
  for (const space of PROPERTIES) {
    const deed = deedOf(at, space)
    if (belongsTo(deed, seat) && !deed.mortgaged && !isBuilt(at, groupAt(space))) spaces.push(space)
  }
  return spaces
}

/** The mortgaged properties a seat could free now. */
export function liftable(at: Holdings, seat: Seat): number[] {
  const spaces: number[] = []
  const { cash } = playerAt(at, seat)
  for (const space of PROPERTIES) {
    const deed = deedOf(at, space)
    if (belongsTo(deed, seat) && deed.mortgaged && liftCost(space) <= cash) spaces.push(space)
  }
  return spaces
}

/** A space as a refusal can name it; anything else somebody wrote stays unnamed. */
export function nameable(space: unknown): number | null {
  return typeof space === 'number' && Number.isSafeInteger(space) ? space : null
}
