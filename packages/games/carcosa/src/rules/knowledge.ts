import type { Seat, Viewer } from '@ludoteca/kernel'
import type { Uid } from '../data/cards.ts'
import type { Deck } from '../state.ts'

/** [9] A knowledge number has the round in which a card was last seen above these bits: one for each soul, one for all. */
const PUBLIC_BIT = 128
const ROUND_SHIFT = 8
const SOUL_BITS = PUBLIC_BIT - 1

const bitOf = (seat: Seat): number => 1 << seat

/** Everybody has seen it in this round. */
export function publicKnowledge(round: number): number {
  return (round << ROUND_SHIFT) | PUBLIC_BIT
}
/** This soul has seen it in this round, and whoever knew it before still does. */
function seenBy(known: number, seat: Seat, round: number): number {
  return (round << ROUND_SHIFT) | (known & (PUBLIC_BIT | SOUL_BITS)) | bitOf(seat)
}
export function knows(viewer: Viewer, known: number): boolean {
  if ((known & PUBLIC_BIT) !== 0) return true
  return typeof viewer === 'number' && viewer >= 0 && viewer < 7 && (known & bitOf(viewer)) !== 0
}
export function roundSeen(known: number): number {
  return known >> ROUND_SHIFT
}

/** This soul looks at one card of the deck. */
export function learn(deck: Deck, at: number, seat: Seat, round: number): void {
  deck.known[at] = seenBy(deck.known[at] as number, seat, round)
}

/** Takes the top card. */
export function takeTop(deck: Deck): Uid | undefined {
  deck.known.shift()
  return deck.cards.shift()
}
/** Puts a card under the deck with what is known about it. */
export function putBottom(deck: Deck, uid: Uid, known: number): void {
  deck.cards.push(uid)
  deck.known.push(known)
}

/** [9] Whoever arranges cards in secret is the only one who knows them afterwards. */
export function knownOnlyTo(seat: Seat, round: number): number {
  return (round << ROUND_SHIFT) | bitOf(seat)
}
