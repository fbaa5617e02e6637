import type { Seat } from '@ludoteca/kernel'
import { type Character, NORMAL } from './character.ts'

export type TemperId = 'negociador' | 'audaz' | 'ahorrador' | 'formal' | 'picon' | 'desconfiado'

/** What `normal` bots are like: equally strong, and each one different in how it deals, dares and votes. */
const TEMPERS: readonly (readonly [TemperId, Character])[] = [
  ['negociador', { ...NORMAL, offersEvery: 1, breaksFor: 2 }],
  ['audaz', { ...NORMAL, keep: 1, bidPercent: 95, breaksFor: 0 }],
  ['ahorrador', { ...NORMAL, keep: 3, bidPercent: 85, margin: 2, breaksFor: 3, mood: 'DARK' }],
  ['formal', { ...NORMAL, breaksFor: null }],
  ['picon', { ...NORMAL, margin: 2, breaksFor: -1, mood: 'DARK' }],
  ['desconfiado', { ...NORMAL, offersEvery: 3, margin: 3, breaksFor: 1, mood: 'DARK' }],
]

/**
 * The temper of the bot at a seat. Neighbours differ, and who begins depends on the match: on what everybody knows of
 * it from the start, so that whoever looks on sees the same.
 */
export function temperOf(seedCommit: string, seat: Seat): TemperId {
  return TEMPERS[placeOf(seedCommit, seat)]?.[0] as TemperId
}

export function characterOf(seedCommit: string, seat: Seat): Character {
  return TEMPERS[placeOf(seedCommit, seat)]?.[1] as Character
}

function placeOf(seedCommit: string, seat: Seat): number {
  // The end of a commitment: hexadecimal, and as good as drawn. Tables without one begin with the first.
  const drawn = Number.parseInt(seedCommit.slice(-6), 16)
  return ((Number.isNaN(drawn) ? 0 : drawn) + seat) % TEMPERS.length
}
