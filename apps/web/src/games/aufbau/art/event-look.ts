import type { GlyphName } from './glyphs.ts'

/** Whether a row of the table of events is mostly bad, mostly good, or both. */
export type Omen = 'ill' | 'mixed' | 'good'

/** Glyph and omen of each row, 2 to 40. */
const LOOKS: Readonly<Record<number, readonly [GlyphName, Omen]>> = {
  2: ['bowl', 'ill'],
  3: ['skull', 'ill'],
  4: ['coins', 'ill'],
  5: ['fist', 'ill'],
  6: ['lens', 'mixed'],
  7: ['chest', 'ill'],
  8: ['sun', 'ill'],
  9: ['wall', 'mixed'],
  10: ['hourglass', 'ill'],
  11: ['grain', 'good'],
  12: ['crown', 'mixed'],
  13: ['crack', 'ill'],
  14: ['star', 'ill'],
  15: ['storm', 'ill'],
  16: ['dagger', 'ill'],
  17: ['road', 'mixed'],
  18: ['scales', 'mixed'],
  19: ['amphora', 'mixed'],
  20: ['flask', 'ill'],
  21: ['pick', 'mixed'],
  22: ['spear', 'mixed'],
  23: ['coin', 'mixed'],
  24: ['temple', 'mixed'],
  25: ['helmet', 'mixed'],
  26: ['shield', 'ill'],
  27: ['fist', 'ill'],
  28: ['moon', 'ill'],
  29: ['paw', 'ill'],
  30: ['flame', 'ill'],
  31: ['chart', 'good'],
  32: ['people', 'mixed'],
  33: ['ship', 'mixed'],
  34: ['column', 'mixed'],
  35: ['grapes', 'mixed'],
  36: ['bricks', 'mixed'],
  37: ['sword', 'mixed'],
  38: ['laurel', 'good'],
  39: ['seal', 'ill'],
  40: ['fruit', 'good'],
}

export function eventGlyph(roll: number): GlyphName {
  return LOOKS[roll]?.[0] ?? 'die'
}

export function omenOf(roll: number): Omen {
  return LOOKS[roll]?.[1] ?? 'mixed'
}
