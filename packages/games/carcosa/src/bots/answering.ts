import type { Seat } from '@ludoteca/kernel'
import { floorOf } from '../data/board.ts'
import { type CardId, cardOf, isTale, kindOf, type Uid } from '../data/cards.ts'
import { MOTEMEY_PRICE, SANITY_FLOOR } from '../data/constants.ts'
import { rowOf } from '../data/events.ts'
import type { Move } from '../moves.ts'
import { slotItems, sparable } from '../rules/items.ts'
import { canSacrificeMax, canSacrificeSlot, slotCostsItem } from '../rules/sacrifice.ts'
import { hasKeySlot } from '../rules/souls.ts'
import type { Player } from '../state.ts'
import type { Question, RoomView } from '../view.ts'
import { cardAt, isSomebodyFragile, type Mind, soulIn, unseenIn } from './mind.ts'
import { isSafe } from './team.ts'
import { keepingOf, leastDear, worthOfCard } from './worth.ts'

/** [13.2] The answer to a decision; nothing when the usual one is as good. */
export function answer(mind: Mind, question: Question): Move | undefined {
  switch (question.step) {
    case 'sacrifice':
      return chooseSacrifice(mind)
    case 'overflow':
      return overflow(mind)
    case 'kingDiscard': {
      const uid = leastDear(mind, mind.me.items)
      return uid === undefined ? undefined : { type: 'kingDiscard', uid }
    }
    case 'motemeyChoose':
      return question.offers ? { type: 'motemeyChoose', index: bestOffer(mind, question.offers) } : undefined
    case 'motemeyEvent':
      return shopOnce(mind)
    case 'hallwayPeek':
      return peek(mind)
    case 'psychicLook':
      return arrange(
        mind,
        mind.view.rooms.find(({ room }) => room === question.room),
      )
    case 'doubleRoll':
      return { type: 'doubleRoll', use: isSecondDieWanted(mind, question.event, question.die) }
    case 'reaction':
      return { type: 'bluntReaction', use: true }
    case 'camaraAnswer':
      return { type: 'camaraAnswer', accept: mind.me.sanity >= -2 || mind.me.atMinus5 }
    case 'tradeAnswer':
      return { type: 'tradeAnswer', accept: isGoodTrade(mind, question.seat, question.give, question.take) }
    default:
      return undefined
  }
}

/** [13.2] Prices in hundredths. */
const SLOT_ALONE = 25
const SLOT_WITH_OBJECT = 100
const MAXIMUM = 150
const MAXIMUM_WHEN_LOW = 300
const SLOT_WITH_TREASURE = 300

function chooseSacrifice(mind: Mind): Move {
  const { me } = mind
  if (mind.character.accepts || isLettingGo(mind)) return { type: 'acceptMinus5' }
  const discard = slotCostsItem(me) ? leastDear(mind, slotItems(me)) : undefined
  const max = canSacrificeMax(me) ? (me.sanityMax > 0 ? MAXIMUM : MAXIMUM_WHEN_LOW) : Number.POSITIVE_INFINITY
  if (!canSacrificeSlot(me) || slotPrice(discard) > max) return { type: 'sacrifice', mode: 'SANITY_MAX' }
  return { type: 'sacrifice', mode: 'OBJECT_SLOT', ...(discard === undefined ? {} : { discard }) }
}
function slotPrice(discard: Uid | undefined): number {
  if (discard === undefined) return SLOT_ALONE
  return kindOf(cardOf(discard)) === 'TREASURE' ? SLOT_WITH_TREASURE : SLOT_WITH_OBJECT
}
/** [13.2] Whoever holds no key may sink, as long as that pushes nobody over and somebody stays upright. */
function isLettingGo(mind: Mind): boolean {
  const { view, seat, me, character } = mind
  if (!character.letsGo || me.keys.length > 0 || isSomebodyFragile(mind)) return false
  let upright = 0
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && soulIn(view, other).sanity > SANITY_FLOOR) upright++
  }
  return upright >= 1
}

function overflow(mind: Mind): Move | undefined {
  const uid = leastDear(mind, sparable(mind.me, slotItems(mind.me)))
  return uid === undefined ? undefined : { type: 'overflowDiscard', uid }
}

/** [13.2] Key with a free slot, Llavero, tale for the Book, Vial, contundente, others. */
function bestOffer(mind: Mind, offers: readonly Uid[]): number {
  let best = 0
  for (let i = 1; i < offers.length; i++) {
    if (wanted(mind, offers[i] as Uid) > wanted(mind, offers[best] as Uid)) best = i
  }
  return best
}
function wanted(mind: Mind, uid: Uid): number {
  if (cardOf(uid) === 'KEY') return hasKeySlot(mind.me) ? 1000 : -1
  return keepingOf(mind, uid)
}

function shopOnce(mind: Mind): Move {
  const { view, me } = mind
  const canPay = me.sanity > MOTEMEY_PRICE && view.motemey.size > 0
  return canPay && hasKeySlot(me) ? { type: 'eventBuy' } : { type: 'eventDecline' }
}

/** [13.2] Always; rather where nothing is known yet. */
function peek(mind: Mind): Move | undefined {
  const { view, me } = mind
  const floor = floorOf(me.node)
  let best: RoomView | undefined
  for (const room of view.rooms) {
    if (room.size === 0 || floorOf(room.room) !== floor || cardAt(mind, room, 0)) continue
    if (best === undefined || unseenIn(room) > unseenIn(best)) best = room
  }
  return best ? { type: 'hallwayPeek', room: best.room } : undefined
}

/** [13.2] */
function arrange(mind: Mind, room: RoomView | undefined): Move | undefined {
  const [first, second] = room ? [cardAt(mind, room, 0), cardAt(mind, room, 1)] : []
  if (!first || !second) return undefined
  const better = worthOfCard(mind, second.card) - worthOfCard(mind, first.card)
  if (better > 0) {
    const bury = kindOf(first.card) === 'MONSTER' && mind.me.sanity >= 2
    return { type: 'psychicLook', order: bury ? 'BOTTOM_FIRST' : 'SWAP' }
  }
  return { type: 'psychicLook', order: 'KEEP' }
}

/** [13.2] The row from which on an event is as good as it gets for its revealer. */
const WANTED_ROW: { readonly [T in CardId]?: number } = {
  FURIA_AMARILLO: 2,
  HAY_CADAVER: 2,
  COMIDA_SERVIDA: 2,
  DIVAN_AMARILLO: 2,
  CAMBIA_CARAS: 0,
  ASCENSOR: 1,
  TRAMPILLA: 1,
}
function isSecondDieWanted({ me }: Mind, event: Parameters<typeof rowOf>[0], die: number): boolean {
  return rowOf(event, Math.max(0, die + me.sanity)) < (WANTED_ROW[event] ?? 0)
}

/** [13.2] Gifts are welcome; given away is what another can use better. */
function isGoodTrade(mind: Mind, from: Seat, gets: Uid | null, gives: Uid | null): boolean {
  if (gives === null) return true
  const { view, me } = mind
  const other: Readonly<Player> = soulIn(view, from)
  const card = cardOf(gives)
  if (card === 'KEY') return isSafe(other) && (gets === null || cardOf(gets) !== 'KEY')
  if (isTale(card)) return view.book.holder === from
  if (card === 'VIAL') return other.sanity < me.sanity
  return gets !== null && keepingOf(mind, gets) > keepingOf(mind, gives)
}
