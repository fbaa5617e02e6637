import type { Engraving } from './drawing.tsx'

/** What several engravings share, each drawn for a square of 64. */

/** The sign that is on everything the King has touched: six arms around an eye, none of them alike. */
export const SIGN =
  'M31 31c-2-9 2-14 11-16-6 5-6 9-4 12 7 0 11 4 12 11-5-5-9-4-12-1-1 8-5 12-12 13 4-4 5-8 3-12-8 1-12-2-14-8 5 3 9 3 12 1-3-3-4-7-2-12 2 6 4 10 6 12z'

/** The pallid mask: two eyes, and nothing behind them. */
export const MASK: Engraving = [
  ['paper', 'M18 14c8-5 20-5 28 0 3 14 0 28-14 37C18 42 15 28 18 14z'],
  ['ink', 'M22 26c3-3 6-3 8 0-2 4-6 4-8 0zM34 26c2-3 5-3 8 0-2 4-6 4-8 0z'],
  ['none', 'M32 28v9l-3 1M27 43c3-2 7-2 10 0'],
  ['none', 'M21 20c3-2 6-2 9 0M34 20c3-2 6-2 9 0M19 32l4 6M45 32l-4 6M22 38l3 5M42 38l-3 5', 'fine'],
]

/** A moon behind clouds of night, in the upper corner. */
export const MOON: Engraving = [
  ['yellow', 'M46 6a9 9 0 110 18 9 9 0 010-18z'],
  ['none', 'M30 12h8M54 18h8M34 18h4M56 9h6', 'fine'],
]

/** Boards of a floor. */
export const FLOOR: Engraving = [
  ['sepia', 'M2 50h60v12H2z', 'bare'],
  ['none', 'M2 50h60M2 56h60M14 50v6M34 50v6M52 50v6M8 56v6M24 56v6M44 56v6', 'fine'],
]

/** Rays of something that nobody lit. */
export const RAYS =
  'M32 2v8M32 54v8M2 32h8M54 32h8M11 11l6 6M47 47l6 6M53 11l-6 6M17 47l-6 6M20 4l3 8M44 4l-3 8M20 60l3-8M44 60l-3-8M4 20l8 3M60 20l-8 3M4 44l8-3M60 44l-8-3'
