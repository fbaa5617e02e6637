import type { Seat } from '@ludoteca/kernel'
import type { NodeId } from '../data/board.ts'
import type { Uid } from '../data/cards.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import type { SpecialId } from '../data/special-rooms.ts'
import { canSacrifice } from '../rules/sacrifice.ts'
import { hasKeySlot } from '../rules/souls.ts'
import type { Player } from '../state.ts'
import type { DeckView, SeenCard, SpecialView, View } from '../view.ts'
import type { Character } from './character.ts'
import { memoryOf } from './memory.ts'

/** What a soul thinks with: what it may know, itself, and how it is inclined. */
export interface Mind {
  readonly view: View
  readonly seat: Seat
  readonly me: Readonly<Player>
  readonly character: Character
  /** The cards in decks that this soul has in mind; nothing when it forgets none for lack of room. */
  readonly memory: readonly Uid[] | null
}

export function mindOf(view: View, seat: Seat, character: Character): Mind {
  return { view, seat, me: soulIn(view, seat), character, memory: memoryOf(view, character) }
}

export function soulIn({ players }: View, seat: Seat): Readonly<Player> {
  return players[seat] as Readonly<Player>
}

/** [8] Enough keys are in hands: it is time to go. */
export function isTimeToLeave({ config, teamKeys }: View): boolean {
  return teamKeys >= config.keysToWin
}
/** The team still looks for keys, and this soul could carry one. */
export function isHunting({ view, me }: Mind): boolean {
  return !isTimeToLeave(view) && hasKeySlot(me)
}

/** The card at that place of a deck, if this soul saw it and still remembers. */
export function cardAt(mind: Mind, { seen }: DeckView, at: number): SeenCard | undefined {
  for (let i = 0; i < seen.length; i++) {
    const card = seen[i] as SeenCard
    if (card.at === at) return remembers(mind, card) ? card : undefined
  }
  return undefined
}
/** [13.4] */
export function remembers({ view, character, memory }: Mind, { uid, round }: SeenCard): boolean {
  return round + character.remembersRounds >= view.round && (memory === null || memory.includes(uid))
}
/** How many cards of a deck this soul has never seen. */
export function unseenIn({ size, seen }: DeckView): number {
  return size - seen.length
}

/** The special room of that kind there, turned over and whole. */
export function openRoom({ specials }: View, node: NodeId, kind: SpecialId): SpecialView | undefined {
  for (let i = 0; i < specials.length; i++) {
    const special = specials[i] as SpecialView
    if (special.node === node && special.kind === kind && !special.destroyed) return special
  }
  return undefined
}

/** [13.2] One more loss could push somebody else over the edge. */
export function isSomebodyFragile({ view, seat }: Mind): boolean {
  let shaken = 0
  for (let other = 0; other < view.players.length; other++) {
    const { sanity } = soulIn(view, other)
    if (other === seat) continue
    if (sanity === -4) return true
    if (sanity <= -3) shaken++
  }
  return shaken >= 3
}
/** [8] Nobody else can be counted on to stay above −5: if this soul sinks, all is lost. */
export function isLastHope({ view, seat, me }: Mind): boolean {
  for (let other = 0; other < view.players.length; other++) {
    const p = soulIn(view, other)
    if (other === seat || p.sanity <= SANITY_FLOOR) continue
    // Whoever has sunk without a key gets up for somebody with nothing left to give up.
    if (!me.atMinus5 || me.keys.length > 0 || canSacrifice(p)) return false
  }
  return true
}
/** Nothing is left to give up. */
export function isAtTheEnd(p: Readonly<Player>): boolean {
  return !canSacrifice(p)
}
