import type { Seat } from '@ludoteca/kernel'
import { type Character, NORMAL } from './character.ts'

export type TemperId = 'negociador' | 'audaz' | 'ahorrador' | 'formal' | 'picon' | 'desconfiado'

type Traits = Partial<Pick<Character, 'keep' | 'bidPercent' | 'offersEvery' | 'margin' | 'breaksFor' | 'mood'>>

/** Written out, not spread: characters of different shapes would slow down whoever asks them. */
function like(traits: Traits): Character {
  return {
    keep: traits.keep ?? NORMAL.keep,
    keepBidding: NORMAL.keepBidding,
    bidPercent: traits.bidPercent ?? NORMAL.bidPercent,
    rentsCounted: NORMAL.rentsCounted,
    noise: NORMAL.noise,
    weighsRivals: NORMAL.weighsRivals,
    borrows: NORMAL.borrows,
    judgesDeals: NORMAL.judgesDeals,
    offersEvery: traits.offersEvery ?? NORMAL.offersEvery,
    margin: traits.margin ?? NORMAL.margin,
    breaksFor: traits.breaksFor === undefined ? NORMAL.breaksFor : traits.breaksFor,
    mood: traits.mood ?? NORMAL.mood,
    famePolicy: NORMAL.famePolicy,
    cortinaFrom: NORMAL.cortinaFrom,
  }
}

/** What `normal` bots are like: about equally strong, and each one different in how it deals, dares and votes. */
const TEMPERS: readonly (readonly [TemperId, Character])[] = [
  ['negociador', like({ offersEvery: 1, breaksFor: 2 })],
  ['audaz', like({ keep: 1, bidPercent: 85, breaksFor: 0 })],
  ['ahorrador', like({ keep: 3, bidPercent: 75, margin: 2, breaksFor: 3, mood: 'DARK' })],
  ['formal', like({ breaksFor: null })],
  ['picon', like({ margin: 2, breaksFor: -1, mood: 'DARK' })],
  ['desconfiado', like({ offersEvery: 3, margin: 3, breaksFor: 1, mood: 'DARK' })],
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
  // The end of a commitment is as good as drawn. Tables without one begin with the first.
  const last = seedCommit.length - 1
  const drawn = last < 1 ? 0 : seedCommit.charCodeAt(last) + seedCommit.charCodeAt(last - 1)
  return (drawn + seat) % TEMPERS.length
}
