import { type Io, one, type Params, type Seat } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import { MOTEMEY_PRICE } from '../data/constants.ts'
import { ITEM_OF, type ItemId } from '../data/items.ts'
import type { Fact } from '../facts.ts'
import type { RefusalCode } from '../refusals.ts'
import type { Frame, Player, State } from '../state.ts'
import { discard, sparable } from './items.ts'
import { heal, price } from './sanity.ts'
import { soulAt } from './souls.ts'

/** [7.8] What keeps somebody from buying, wherever the shop stands. */
export function whyNotBuy(s: Readonly<State>, { sanity }: Readonly<Player>): RefusalCode | undefined {
  if (sanity < MOTEMEY_PRICE) return 'E_SANITY_LOW'
  return s.motemey.cards.length === 0 ? 'E_DECK_EMPTY' : undefined
}
export function whyNotSell(p: Readonly<Player>): RefusalCode | undefined {
  if (p.items.length === 0) return 'E_NO_ITEM'
  return sparable(p, p.items).length === 0 ? 'E_LLAVERO_IN_USE' : undefined
}
/** [7.8] Items alone: keys and what is soulbound lie elsewhere. */
export function sellParams(p: Readonly<Player>): Params {
  return { uid: one(sparable(p, p.items)) }
}

/** [7.8, seed D] Step one: the price, then the offer. */
export function buyFrames(seat: Seat): readonly Frame[] {
  return [price(seat, MOTEMEY_PRICE, 'MOTEMEY'), { step: 'motemeyOffer', seat }]
}

/** [7.8] The item leaves first, then the healing is applied. */
export function sell(s: State, seat: Seat, uid: Uid, io: Io<Fact>): void {
  const card = cardOf(uid)
  discard(s, seat, uid, 'SOLD', io)
  io.tell({ type: 'motemeySold', seat, card })
  heal(s, seat, ITEM_OF[card as ItemId].sells ?? 0, 'SALE', io)
}

/** [D-36] */
export function whyNotThat(s: Readonly<State>, seat: Seat, uid: Uid): RefusalCode | undefined {
  const p = soulAt(s, seat)
  return p.items.includes(uid) && !sparable(p, [uid]).includes(uid) ? 'E_LLAVERO_IN_USE' : undefined
}
