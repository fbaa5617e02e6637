import {
  arrivalLoss,
  BURY_MONSTER_PRICE,
  BURY_PRICE,
  burdenOf,
  CAMARA_LOSSES,
  type CardId,
  type EventId,
  effectiveMax,
  falseKingFloor,
  floorOf,
  guardianOf,
  hasStatus,
  kindOf,
  kingEffectOf,
  objectSlots,
  type Player,
  type PsychicOrder,
  rouletteFloor,
  rowOf,
  SANITY_FLOOR,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { sanityPrice } from '../deeds/prices.ts'

/** What each way out of the edge leads to. */
export interface SacrificePreview {
  readonly sanity: number
  readonly max: number
  readonly slots: number
}

/** [7.6] A point of the maximum, or a place for an object; the discarded thing may be the Llavero. */
export function sacrificePreview(
  p: Readonly<Player>,
  mode: 'SANITY_MAX' | 'OBJECT_SLOT',
  discard?: number,
): SacrificePreview {
  const after: Player = {
    ...p,
    sanityMax: p.sanityMax - (mode === 'SANITY_MAX' ? 1 : 0),
    objectSlotPenalty: p.objectSlotPenalty + (mode === 'OBJECT_SLOT' ? 1 : 0),
    items: p.items.filter((uid) => uid !== discard),
  }
  const max = effectiveMax(after)
  return { sanity: Math.min(0, max), max, slots: objectSlots(after) }
}

/** [7.6] Where giving something up leaves one, as long as every way leads to the same. */
export function sanityAfter(ways: readonly SacrificePreview[]): number | undefined {
  const [first, ...others] = ways
  return others.every(({ sanity }) => sanity === first?.sanity) ? first?.sanity : undefined
}

/**
 * [7.8] The sanity of both after a ritual in which the die shows this. Vanity and shields count, and a guarding Tanque takes
 * what is meant for the other [7.6]; at −5 a sacrifice may still be asked for.
 */
export function afterRitual(
  { players }: Pick<View, 'players'>,
  seat: Seat,
  partner: Seat,
  die: number,
): readonly [actor: number, partner: number] {
  const souls = players.map((p) => ({ ...p }))
  const [own, other] = CAMARA_LOSSES[die - 1] as readonly [number, number]
  for (const [who, amount] of [
    [seat, own],
    [partner, other],
  ] as const) {
    const p = souls[guardianOf(souls, who) ?? who] as Player
    const { lost, absorbed } = amount > 0 ? burdenOf(p, { amount, kind: 'DAMAGE' }) : { lost: 0, absorbed: 0 }
    p.shield -= absorbed
    p.sanity = Math.max(SANITY_FLOOR, p.sanity - lost)
  }
  return [(souls[seat] as Player).sanity, (souls[partner] as Player).sanity]
}

/** [7.13] Which card would lie on top, and what it costs to have it so. */
export interface OrderPreview {
  readonly top: CardId
  /** The one below, where one knows it. */
  readonly next: CardId | undefined
  readonly buried: CardId | undefined
  readonly price: number
}

/** [7.13] What the four orders of a Psíquico do to the two cards he sees. */
export function orderPreview(p: Readonly<Player>, cards: readonly [CardId, CardId], order: PsychicOrder): OrderPreview {
  const [first, second] = cards
  switch (order) {
    case 'KEEP':
      return { top: first, next: second, buried: undefined, price: 0 }
    case 'SWAP':
      return { top: second, next: first, buried: undefined, price: 0 }
    case 'BOTTOM_FIRST':
      return { top: second, next: undefined, buried: first, price: burialPrice(p, first) }
    case 'BOTTOM_SECOND':
      return { top: first, next: undefined, buried: second, price: burialPrice(p, second) }
  }
}

function burialPrice(p: Readonly<Player>, card: CardId): number {
  return sanityPrice(p, kindOf(card) === 'MONSTER' ? BURY_MONSTER_PRICE : BURY_PRICE)
}

/** [3.5] The total of an event. */
export function totalOf(sanity: number, ...dice: number[]): number {
  return Math.max(
    0,
    dice.reduce((sum, die) => sum + die, sanity),
  )
}

/** [7.13] With how many of the six faces of a second die each row of the event would come up. */
export function secondDie(
  event: EventId,
  sanity: number,
  die: number,
): { readonly row: number; readonly faces: number }[] {
  const faces = new Map<number, number>()
  for (let second = 1; second <= 6; second++) {
    const row = rowOf(event, totalOf(sanity, die, second))
    faces.set(row, (faces.get(row) ?? 0) + 1)
  }
  return [...faces].map(([row, count]) => ({ row, faces: count }))
}

/** [K3, K4] Where a d4 takes the King, whom he hurts there, and how much. */
export function arrivalPreview(view: View, d4: number) {
  const floor = rouletteFloor(view.king.floor, d4)
  const loss = arrivalLoss(view)
  const hurt = loss > 0 ? seatsWhere(view, ({ node }) => floorOf(node) === floor) : []
  return { floor, loss, hurt }
}

/** [K5] Whom a d6 reaches once the King stands on that floor. */
export function reachedBy(view: View, d6: number, floor: number): Seat[] {
  const shelter = falseKingFloor(view)
  const isOpen = ({ node }: Readonly<Player>) => floorOf(node) !== shelter
  switch (kingEffectOf(d6)) {
    case 'SHUFFLE':
      return []
    case 'ALL_LOSE':
      return seatsWhere(view, isOpen)
    case 'ONE_ACTION':
      return seatsWhere(view, ({ node }) => floorOf(node) === floor)
    case 'BY_STAIRS':
      return seatsWhere(view, (p) => floorOf(p.node) === floor && !isCarried(p))
    case 'ATTRACT':
      return seatsWhere(view, (p) => isOpen(p) && !isCarried(p))
    case 'DISCARD':
      return seatsWhere(view, (p) => isOpen(p) && p.items.length > 0)
  }
}

function isCarried(p: Readonly<Player>): boolean {
  return hasStatus(p, 'TRAPPED_SACK')
}

function seatsWhere({ players }: View, test: (p: Readonly<Player>) => boolean): Seat[] {
  return players.flatMap((p, seat) => (test(p) ? seat : []))
}
