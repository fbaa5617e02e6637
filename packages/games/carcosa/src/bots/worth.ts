import { type CardId, cardOf, kindOf, type Uid } from '../data/cards.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import { isYellow } from '../data/events.ts'
import { TUE_TUE_LOSSES } from '../data/monsters.ts'
import { effectiveMax, hasKeySlot } from '../rules/souls.ts'
import type { DeckView, SeenCard } from '../view.ts'
import { restThreshold } from './danger.ts'
import { cardAt, isAtTheEnd, isLastHope, isTimeToLeave, type Mind, remembers } from './mind.ts'

/** What each sanity is worth to a soul, in hundredths of a card never seen; points above the maximum are worth nothing. */
export interface SanityScale {
  readonly threshold: number
  readonly max: number
  readonly below: number
  readonly above: number
  readonly crossing: number
}

/** What the Sanador's sanity buys for the others makes it dearer. */
const HEALER_RESTS_BELOW = 3
const LAST_FALL_TIMES = 5

export function scaleOf(mind: Mind): SanityScale {
  const { me, character } = mind
  if (isLastHope(mind)) return lastOf(mind)
  // [7.6] Nothing more can be lost down there, and a key is safe: whoever rises may fall again.
  if (character.letsGo && me.atMinus5) return { threshold: 0, max: SANITY_FLOOR, below: 0, above: 0, crossing: 0 }
  const isHealer = character.helps && me.role === 'HEALER'
  return {
    threshold: isHealer ? HEALER_RESTS_BELOW : restThreshold(mind),
    max: effectiveMax(me),
    below: character.pointBelow,
    above: character.pointAbove,
    crossing: isAtTheEnd(me) ? character.fall : character.sacrifice,
  }
}

/** [8] Whoever alone keeps the match going looks after himself before all. */
function lastOf({ me, character }: Mind): SanityScale {
  const max = effectiveMax(me)
  const crossing = LAST_FALL_TIMES * (isAtTheEnd(me) ? character.fall : character.sacrifice)
  return { threshold: max, max, below: 2 * character.pointBelow, above: 0, crossing }
}

export function worthOfSanity({ threshold, max, below, above }: SanityScale, sanity: number): number {
  const held = Math.min(sanity, max)
  const low = Math.min(held, threshold) - SANITY_FLOOR
  return Math.max(0, low) * below + Math.max(0, held - Math.max(threshold, SANITY_FLOOR)) * above
}

/** What is lost with so much sanity. Whoever sinks to −5 gives something up for it; who is there already loses nothing. */
export function costOfLoss(scale: SanityScale, sanity: number, loss: number): number {
  if (loss <= 0 || sanity <= SANITY_FLOOR) return 0
  if (sanity - loss > SANITY_FLOOR) return worthOfSanity(scale, sanity) - worthOfSanity(scale, sanity - loss)
  return Math.max(0, worthOfSanity(scale, sanity) - worthOfSanity(scale, 0)) + scale.crossing
}

const UNSEEN = 100
/** While leaving, a card is a risk and nothing else. */
const UNSEEN_WHEN_LEAVING = -30
const KEY_SPOILED = -300
/** These carry a soul to another floor, or somebody else into its place. */
const MOVERS: readonly CardId[] = ['ASCENSOR', 'TRAMPILLA', 'CAMBIA_CARAS']
const MOVED_WHEN_LEAVING = -200

/** What the card at that place of a deck is worth to this soul when it is drawn. */
export function worthOfDraw(mind: Mind, deck: DeckView, at: number): number {
  if (at >= deck.size) return 0
  const card = cardAt(mind, deck, at)
  if (isTimeToLeave(mind.view)) return card ? riskOf(mind, card.card) : UNSEEN_WHEN_LEAVING
  const unseen = hasKeySlot(mind.me) ? UNSEEN : mind.character.unseenWhenFull
  return (card ? worthOfCard(mind, card.card) : unseen) + onTheWayToKey(mind, deck, at)
}

/** What a known card could spoil on the way out. */
function riskOf(mind: Mind, card: CardId): number {
  return MOVERS.includes(card) ? MOVED_WHEN_LEAVING : Math.min(0, worthOfCard(mind, card))
}

/** A key deeper in the deck makes every card above it worth drawing. */
function onTheWayToKey(mind: Mind, deck: DeckView, at: number): number {
  if (!hasKeySlot(mind.me)) return 0
  for (let i = 0; i < deck.seen.length; i++) {
    const seen = deck.seen[i] as SeenCard
    const place = seen.at
    if (seen.card === 'KEY' && place > at && remembers(mind, seen))
      return Math.round(mind.character.key / (2 * (place - at + 1)))
  }
  return 0
}

/** A card this soul knows, by what it would bring. */
export function worthOfCard(mind: Mind, card: CardId): number {
  const { view, me, character } = mind
  const { sanity } = me
  if (me.yellowProtectionRound === view.round && isYellow(card)) return 0
  switch (card) {
    case 'KEY':
      return hasKeySlot(me) ? character.key : KEY_SPOILED
    case 'TUE_TUE':
      return -40 * (TUE_TUE_LOSSES[view.tueTueCount] ?? Math.max(0, sanity + 5))
    case 'ESPEJO_AMARILLO':
      return sanity < 0 ? -60 * sanity : -80 * sanity
    case 'COMIDA_SERVIDA':
      return sanity >= 0 ? 60 : -60
    case 'DIVAN_AMARILLO':
      return sanity >= 0 ? 20 : 0
    case 'EVENTO_MOTEMEY':
      return sanity >= 2 ? 60 : 0
    case 'FURIA_AMARILLO':
      return sanity >= 2 ? 20 : -150
    case 'HAY_CADAVER':
      return sanity >= 2 ? 10 : -100
    default:
      return CARD_WORTHS[card] ?? KIND_WORTHS[kindOf(card)] ?? 0
  }
}

const KIND_WORTHS: { readonly [kind: string]: number } = { MONSTER: -200, OMEN: -100, TALE: 80, BOOK: 80, OBJECT: 40 }
const CARD_WORTHS: { readonly [T in CardId]?: number } = {
  TREASURE_RING: 400,
  TREASURE_STAIRS: 80,
  TREASURE_SCROLL: 30,
  TREASURE_PENDANT: 30,
  VIAL: 70,
  SANIDAD: 100,
  ENVENENADO: -80,
  MALDITO: -60,
  PARANOIA: -80,
  GOLPE_AMARILLO: -80,
  CAMBIA_CARAS: -10,
  ASCENSOR: 0,
  TRAMPILLA: 0,
}

/** [13.2] What is kept rather than given up: the more, the dearer. */
export function keepingOf(mind: Mind, uid: Uid): number {
  const card = cardOf(uid)
  if (kindOf(card) === 'TALE') return mind.view.book.holder === null ? 15 : 65
  return KEEPING[card] ?? 0
}
const KEEPING: { readonly [T in CardId]?: number } = {
  TREASURE_RING: 100,
  VIAL: 60,
  TREASURE_STAIRS: 50,
  BLUNT: 40,
  COMPASS: 30,
  TREASURE_SCROLL: 20,
  TREASURE_PENDANT: 20,
}
/** The least dear of these things. */
export function leastDear(mind: Mind, uids: readonly Uid[]): Uid | undefined {
  let least: Uid | undefined
  for (const uid of uids) if (least === undefined || keepingOf(mind, uid) < keepingOf(mind, least)) least = uid
  return least
}
