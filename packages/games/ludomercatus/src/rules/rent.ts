import type { Seat } from '@ludoteca/kernel'
import type { AnyConfig } from '../config.ts'
import { type Group, SPACES, type Space } from '../data/board.ts'
import type { Holdings, Player, RentRule } from '../state.ts'
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

/** Who owns what, who is in jail, and whether that matters. */
export interface RentRoll extends Pick<Holdings, 'deeds'> {
  readonly players: readonly Readonly<Pick<Player, 'inJail'>>[]
  readonly options: Readonly<Pick<AnyConfig, 'noRentInJail'>>
}

/** Whether this seat owes rent here: somebody else owns it, it is not mortgaged, and its owner may collect. [7, 9.5, 9.6] */
export function owesRent(at: RentRoll, seat: Seat, space: number): boolean {
  const deed = at.deeds[space]
  if (deed == null || deed.owner === null || deed.owner === seat || deed.mortgaged) return false
  return mayCollect(at, deed.owner)
}

/** [9.5] Rent is due even to an owner in jail, unless the option says otherwise. */
export function mayCollect({ options, players }: Omit<RentRoll, 'deeds'>, owner: Seat): boolean {
  return options.noRentInJail !== true || players[owner]?.inJail !== true
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
