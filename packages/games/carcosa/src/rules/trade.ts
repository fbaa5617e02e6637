import type { Io, Seat } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { Fact } from '../facts.ts'
import type { RefusalCode } from '../refusals.ts'
import type { Player, State } from '../state.ts'
import { gainKey, slotsUsed, takesSlot } from './items.ts'
import { cutToMaximum } from './sanity.ts'
import { hasLlavero, objectSlots, soulAt } from './souls.ts'
import { isTrapped } from './statuses.ts'

/** [7.7] With whom this soul may trade. */
export function tradePartners(s: { readonly players: readonly Readonly<Player>[] }, seat: Seat): Seat[] {
  const { node } = s.players[seat] as Player
  const partners: Seat[] = []
  for (let other = 0; other < s.players.length; other++) {
    const p = s.players[other] as Player
    if (other !== seat && p.node === node && !isTrapped(p)) partners.push(other)
  }
  return partners
}
/** Somebody must be there, and one of them must have something. */
export function whyNobodyTrades(s: Readonly<State>, seat: Seat, me: Readonly<Player>): RefusalCode | undefined {
  let code: RefusalCode = 'E_NO_PARTNER'
  const hasSomething = me.keys.length + me.items.length > 0
  for (let other = 0; other < s.players.length; other++) {
    const p = s.players[other] as Player
    if (other === seat || p.node !== me.node || isTrapped(p)) continue
    if (hasSomething || p.keys.length + p.items.length > 0) return undefined
    code = 'E_NO_ITEM'
  }
  return code
}
/** What may change hands: keys, objects, treasures that are not soulbound, tales. */
export function tradeable({ keys, items }: Readonly<Player>): Uid[] {
  return [...keys, ...items]
}

/** [7.7] Whether one side keeps to its slots and its key capacity afterwards, as far as the trade strains them. */
export function whyNotTrade(p: Readonly<Player>, gives: Uid | null, gets: Uid | null): RefusalCode | undefined {
  const items = p.items.filter((uid) => uid !== gives)
  let keys = p.keys.filter((uid) => uid !== gives).length
  if (gets !== null && cardOf(gets) === 'KEY') keys++
  else if (gets !== null) items.push(gets)
  const getsKey = gets !== null && cardOf(gets) === 'KEY'
  const givesLlavero = gives !== null && cardOf(gives) === 'TREASURE_RING'
  const capacity = ROLE_OF[p.role].keySlots + (hasLlavero({ items }) ? 1 : 0)
  if (keys > capacity && getsKey) return 'E_NO_KEY_SLOT'
  if (keys > capacity && givesLlavero) return 'E_LLAVERO_IN_USE'
  const getsSlotItem = gets !== null && !getsKey && takesSlot(gets)
  return getsSlotItem && slotsUsed({ ...p, items }) > objectSlots(p) ? 'E_NO_SLOT' : undefined
}

/** [7.7] Both things leave before either arrives. */
export function exchange(s: State, seat: Seat, to: Seat, give: Uid | null, take: Uid | null, io: Io<Fact>): void {
  if (give !== null) takeOut(s, seat, give)
  if (take !== null) takeOut(s, to, take)
  if (give !== null) hand(s, to, give, io)
  if (take !== null) hand(s, seat, take, io)
  // Only now, so that a Llavero for a Llavero costs nobody anything.
  cutToMaximum(s, seat, io)
  cutToMaximum(s, to, io)
}
function takeOut(s: State, seat: Seat, uid: Uid): void {
  const p = soulAt(s, seat)
  const from = p.items.includes(uid) ? p.items : p.keys
  from.splice(from.indexOf(uid), 1)
}
function hand(s: State, seat: Seat, uid: Uid, io: Io<Fact>): void {
  if (cardOf(uid) === 'KEY') return gainKey(s, seat, uid, 'TRADE', io)
  soulAt(s, seat).items.push(uid)
  io.tell({ type: 'itemGained', seat, card: cardOf(uid), uid, from: 'TRADE' })
}
