import { CHARGES } from './crest-charges.ts'

/** How the field of a shield is divided. */
const DIVISIONS = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarterly', 'chief', 'paly'] as const
export type Division = (typeof DIVISIONS)[number]

/** Everything that makes a crest. */
export interface Blazon {
  readonly division: Division
  /** Which of the colours of heraldry the field has, when nobody chose one. */
  readonly tincture: number
  readonly metal: 'gold' | 'silver'
  readonly charge: number
}

/** How many colours of heraldry there are among the tokens. */
const TINCTURES = 6

/** The crest that belongs to a name: always the same one. */
export function blazonOf(seed: string): Blazon {
  let left = hash(seed)
  const take = (count: number): number => {
    const taken = left % count
    left = Math.floor(left / count)
    return taken
  }
  return {
    division: DIVISIONS[take(DIVISIONS.length)] as Division,
    tincture: take(TINCTURES),
    metal: take(3) === 0 ? 'silver' : 'gold',
    charge: take(CHARGES.length),
  }
}

/** FNV-1a with a last stir, so that names that differ in one letter do not look alike. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) as number), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
