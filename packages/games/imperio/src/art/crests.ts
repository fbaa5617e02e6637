import type { Paint } from './inks.ts'

/** Shapes of shields, in a square of 48. */
export const OUTLINES = {
  shield: 'M6 5h36v19c0 10-8 16-18 20C14 40 6 34 6 24z',
  round: 'M24 4a20 20 0 110 40 20 20 0 010-40z',
  tablet: 'M8 4h32v34L24 45 8 38z',
  lozenge: 'M24 3l20 21-20 21L4 24z',
  gate: 'M7 44V18a17 14 0 0134 0v26z',
} as const

/** How a crest is made up. */
export interface CrestArt {
  readonly outline: keyof typeof OUTLINES
  readonly field: Paint
  readonly second: Paint
  /** The part of the field that has the second ink. */
  readonly division: string
  readonly charge: string
  readonly metal: Paint
}

const HALF = 'M24 0h24v48H24z'
const FOOT = 'M0 27h48v21H0z'
const BEND = 'M0 0l48 48H0z'
const CHEVRON = 'M24 14l24 22v12H0V36z'
const STRIPES = 'M0 9h48v7H0zM0 23h48v7H0zM0 37h48v7H0z'
const CHIEF = 'M0 0h48v15H0z'
const PALE = 'M17 0h14v48H17z'
const QUARTERS = 'M24 0h24v24H24zM0 24h24v24H0z'

const STEPS = 'M20 12h8v5h5v5h5v6h-5v5h-5v5h-8v-5h-5v-5h-5v-6h5v-5h5z'
const SUN = 'M24 11l3 6 6-3-2 7 7 3-7 3 2 7-6-3-3 6-3-6-6 3 2-7-7-3 7-3-2-7 6 3z'
const WAVES =
  'M9 20c5-6 10 6 15 0s10 6 15 0v6c-5 6-10-6-15 0s-10-6-15 0zM12 31c4-5 8 5 12 0s8 5 12 0v5c-4 5-8-5-12 0s-8-5-12 0z'
const PEAKS = 'M9 34l9-18 6 10 5-8 10 16z'
const RINGS =
  'M18 15a9 9 0 110 18 9 9 0 010-18zm0 4a5 5 0 100 10 5 5 0 000-10zM31 15a9 9 0 110 18 9 9 0 010-18zm0 4a5 5 0 100 10 5 5 0 000-10z'
const BOLT = 'M28 9L14 27h8l-3 13 15-19h-8z'
const KEY = 'M24 10a6 6 0 012.500 11.400V38h-5v-3h-3v-5h3v-8.600A6 6 0 0124 10z'
const LEAF = 'M24 10c9 6 11 15 0 29-11-14-9-23 0-29z'
const TOWER = 'M15 37V15h4v4h3v-4h4v4h3v-4h4v22z'
const EYE = 'M9 24c8-12 22-12 30 0-8 12-22 12-30 0zm15-5a5 5 0 100 10 5 5 0 000-10z'
const CROSS = 'M20 11h8v9h9v8h-9v9h-8v-9h-9v-8h9z'
const MOON = 'M29 11a14 14 0 100 26 16 16 0 010-26z'
const DIAMONDS = 'M16 14l6 8-6 8-6-8zM32 14l6 8-6 8-6-8zM24 24l6 8-6 8-6-8z'
const SPIRAL = 'M24 11a13 13 0 1013 13h-5a8 8 0 11-8-8 4 4 0 110 8 4 4 0 01-1-7.800z'
const ARROW = 'M24 9l12 13h-7v16H19V22h-7z'
const FISH = 'M9 24c6-9 16-9 22-2l8-6v16l-8-6c-6 7-16 7-22-2zm7-2a1.500 1.500 0 100 3 1.500 1.500 0 000-3z'
const FLOWER = 'M24 18c-2-9 9-9 6-1 8-3 8 8 0 6 5 8-6 10-6 3-1 7-11 5-6-3-8 2-8-9 0-6-3-8 8-8 6 1z'

function crest(
  outline: CrestArt['outline'],
  field: Paint,
  second: Paint,
  division: string,
  charge: string,
  metal: Paint = 'yellow',
): CrestArt {
  return { outline, field, second, division, charge, metal }
}

/** By the id of the dynasty. */
export const CRESTS: Readonly<Record<string, CrestArt>> = {
  'T-01': crest('shield', 'red', 'ink', HALF, STEPS),
  'T-02': crest('round', 'green', 'white', FOOT, LEAF),
  'T-03': crest('tablet', 'white', 'red', STRIPES, SUN),
  'T-04': crest('lozenge', 'blue', 'cyan', BEND, RINGS, 'white'),
  'T-05': crest('gate', 'shade', 'orange', CHEVRON, PEAKS, 'white'),
  'T-06': crest('shield', 'cyan', 'white', PALE, KEY),
  'T-07': crest('round', 'magenta', 'yellow', QUARTERS, CROSS, 'white'),
  'T-08': crest('tablet', 'blue', 'white', FOOT, WAVES, 'cyan'),
  'T-09': crest('gate', 'red', 'yellow', CHIEF, TOWER, 'white'),
  'T-10': crest('lozenge', 'yellow', 'magenta', HALF, FLOWER, 'white'),
  'T-11': crest('shield', 'cyan', 'blue', STRIPES, FISH, 'orange'),
  'T-12': crest('round', 'blue', 'red', CHEVRON, ARROW, 'white'),
  'T-13': crest('tablet', 'ink', 'magenta', BEND, EYE, 'yellow'),
  'T-14': crest('gate', 'green', 'ink', HALF, MOON, 'white'),
  'T-15': crest('lozenge', 'orange', 'white', FOOT, DIAMONDS, 'red'),
  'T-16': crest('shield', 'orange', 'magenta', CHIEF, BOLT, 'yellow'),
  'T-17': crest('round', 'white', 'orange', PALE, SPIRAL, 'green'),
}
