import type { Io, Seat } from '@ludoteca/kernel'
import { cardOf, kindOf, type SupplyId, supplyUid, type Uid } from '../data/cards.ts'
import { ITEM_OF, type ItemId } from '../data/items.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { DestroyReason, DiscardReason, Fact, GainSource } from '../facts.ts'
import type { Frame, Player, State } from '../state.ts'
import { cutToMaximum } from './sanity.ts'
import { hasLlavero, objectSlots, soulAt } from './souls.ts'

export function takesSlot(uid: Uid): boolean {
  return ITEM_OF[cardOf(uid) as ItemId].slot === 'OBJECT'
}
/** [7.7] Objects and treasures that are not soulbound; no tales. */
export function slotItems({ items }: Readonly<Player>): Uid[] {
  return items.filter(takesSlot)
}
export function slotsUsed({ items }: Readonly<Player>): number {
  let used = 0
  for (let i = 0; i < items.length; i++) if (takesSlot(items[i] as Uid)) used++
  return used
}
export function hasFreeSlot(p: Readonly<Player>): boolean {
  return slotsUsed(p) < objectSlots(p)
}
/** The uids of this card in somebody's hands. */
export function held({ items }: Readonly<Player>, card: ItemId): Uid[] {
  return items.filter((uid) => cardOf(uid) === card)
}
export function holds({ items }: Readonly<Player>, card: ItemId): boolean {
  for (let i = 0; i < items.length; i++) if (cardOf(items[i] as Uid) === card) return true
  return false
}

/** [D-36] The Llavero cannot be given up voluntarily while its place for a key is in use. */
export function isLlaveroInUse(p: Readonly<Player>, uid: Uid): boolean {
  if (cardOf(uid) !== 'TREASURE_RING' || p.keys.length <= ROLE_OF[p.role].keySlots) return false
  return !hasLlavero({ items: p.items.filter((other) => other !== uid) })
}
/** What may be given up of one's own will: items without a Llavero that is needed. */
export function sparable(p: Readonly<Player>, uids: readonly Uid[]): Uid[] {
  return uids.filter((uid) => !isLlaveroInUse(p, uid))
}

/** [3.4] A token of the supply. */
export function makeToken(s: State, card: SupplyId): Uid {
  return supplyUid(s.supplyCount++, card)
}

/** [7.7] Anything but a key comes into somebody's hands; too many things ask what to give up. */
export function gain(s: State, seat: Seat, uid: Uid, from: GainSource, io: Io<Fact>): readonly Frame[] {
  const p = soulAt(s, seat)
  const card = cardOf(uid)
  const item = ITEM_OF[card as ItemId]
  io.tell({ type: 'itemGained', seat, card, uid, from })
  if (item.soulbound) {
    p.soulbound.push(uid)
    if (kindOf(card) === 'BOOK') s.book.holder = seat
    return []
  }
  p.items.push(uid)
  const slots = objectSlots(p)
  if (item.slot !== 'OBJECT' || slotsUsed(p) <= slots) return []
  if (slots > 0) return [{ step: 'overflow', seat, uid }]
  discard(s, seat, uid, 'NO_SLOTS', io)
  return []
}

/** [7.7] The caller has seen to it that there is a place. */
export function gainKey(s: State, seat: Seat, uid: Uid, from: GainSource, io: Io<Fact>): void {
  soulAt(s, seat).keys.push(uid)
  io.tell({ type: 'itemGained', seat, card: 'KEY', uid, from })
}

/** Takes a thing out of somebody's hands; the caller puts it somewhere. Without the Llavero the maximum falls. */
export function takeAway(s: State, seat: Seat, uid: Uid, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  const from = p.items.includes(uid) ? p.items : p.keys
  from.splice(from.indexOf(uid), 1)
  if (cardOf(uid) === 'TREASURE_RING') cutToMaximum(s, seat, io)
}

export function discard(s: State, seat: Seat, uid: Uid, why: DiscardReason, io: Io<Fact>): void {
  takeAway(s, seat, uid, io)
  s.discard.push(uid)
  io.tell({ type: 'itemDiscarded', seat, card: cardOf(uid), why })
}

/** [3.12] Things leave the game; the caller has taken them from where they were. Keys are counted. */
export function destroy(s: State, uids: readonly Uid[], seat: Seat | null, why: DestroyReason, io: Io<Fact>): void {
  if (uids.length === 0) return
  let keys = 0
  for (const uid of uids) {
    s.removed.push(uid)
    if (cardOf(uid) === 'KEY') keys++
  }
  s.keysDestroyed += keys
  io.tell({ type: 'destroyed', seat, cards: uids.map(cardOf), keys, why })
}
