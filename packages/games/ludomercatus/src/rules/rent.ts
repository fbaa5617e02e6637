import type { Seat } from '@ludoteca/kernel'
import { type Group, SPACES, type Space } from '../data/board.ts'
import type { Holdings, RentRule } from '../state.ts'
import { deedOf, groupAt, groupOwner, heldIn } from './deeds.ts'

/** [9] What is due, and by which line of the deed. */
export interface Rent {
  readonly amount: number
  readonly rule: RentRule
}

const HOUSE_RULES = ['base', 'house1', 'house2', 'house3', 'house4', 'hotel'] as const
const HARBOUR_RULES = ['harbour1', 'harbour2', 'harbour3', 'harbour4'] as const
const HARBOUR_CARD_RULES = ['harbourCard1', 'harbourCard2', 'harbourCard3', 'harbourCard4'] as const
const WORK_RULES = ['work4', 'work10'] as const
/** [9.4] Times the fresh throw, however many works the owner holds. */
const WORK_CARD_MULTIPLIER = 10

/** Whether this seat owes rent here: somebody else owns it, and it is not mortgaged. [7, 9.6] */
export function owesRent(at: Holdings, seat: Seat, space: number): boolean {
  const deed = at.deeds[space]
  return deed != null && deed.owner !== null && deed.owner !== seat && !deed.mortgaged
}

/** [9.1–9.3] The usual rent of an owned property; `thrown` counts for public works only. */
export function rentOf(at: Pick<Holdings, 'deeds'>, space: number, thrown: number): Rent {
  const group = groupAt(space)
  switch (group.kind) {
    case 'street':
      return streetRent(at, space, group)
    case 'railroad': {
      const held = heldWithOwner(at, space, group)
      return { amount: rentLine(space, held - 1), rule: HARBOUR_RULES[held - 1] as RentRule }
    }
    case 'utility': {
      const held = heldWithOwner(at, space, group)
      return { amount: rentLine(space, held - 1) * thrown, rule: WORK_RULES[held - 1] as RentRule }
    }
  }
}

/** [9.4] Twice the usual rent after a card led to this harbour. */
export function harbourCardRent(at: Pick<Holdings, 'deeds'>, space: number): Rent {
  const held = heldWithOwner(at, space, groupAt(space))
  return { amount: 2 * rentLine(space, held - 1), rule: HARBOUR_CARD_RULES[held - 1] as RentRule }
}

/** [9.4] Ten times a fresh throw after a card led to this public work. */
export function workCardRent(thrown: number): Rent {
  return { amount: WORK_CARD_MULTIPLIER * thrown, rule: 'workCard' }
}

/** [9.1] Unbuilt streets of a full group pay double, even beside built or mortgaged ones. */
function streetRent(at: Pick<Holdings, 'deeds'>, space: number, group: Group): Rent {
  const { level } = deedOf(at, space)
  const amount = rentLine(space, level)
  if (level === 0 && groupOwner(at, group) !== null) return { amount: 2 * amount, rule: 'doubled' }
  return { amount, rule: HOUSE_RULES[level] as RentRule }
}

function heldWithOwner(at: Pick<Holdings, 'deeds'>, space: number, group: Group): number {
  return heldIn(at, deedOf(at, space).owner as Seat, group)
}

function rentLine(space: number, line: number): number {
  return (SPACES[space] as Space).rents[line] as number
}
