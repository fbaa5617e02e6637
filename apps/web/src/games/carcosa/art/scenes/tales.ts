import type { CardId } from '@ludoteca/carcosa'
import type { Engraving } from '../drawing.tsx'
import { MASK, SIGN } from '../motifs.ts'

type TaleId = Extract<CardId, `TALE_${string}`>

/** A booklet that is held together by a thread; each tale has its own picture on it. */
const BOOKLET: Engraving = [
  ['sepia', 'M12 6l42-4 4 56-42 4z'],
  ['paper', 'M8 4h44v56H8z'],
  ['none', 'M12 4v56M8 14h4M8 24h4M8 34h4M8 44h4M8 54h4', 'fine'],
]

/** What stands on the four tales, in a square of 64. */
export const TALE_SCENES: Readonly<Record<TaleId, Engraving>> = {
  TALE_REPAIRER: [
    ...BOOKLET,
    ['shadow', 'M17 54V38c0-7 4-10 9-10l-1-9 5 4h4l5-4-1 9c6 3 9 10 9 18v8z'],
    ['yellow', 'M27 26l4 1-4 3zM37 26l-4 1 4 3z', 'fine'],
    ['none', 'M47 52c5-2 5-10 1-14M22 54V44M30 33l2 1 2-1M24 31l-6 1M40 31l6 1'],
    ['none', 'M18 10h28M18 14h20', 'fine'],
  ],
  TALE_MASK: [
    ...BOOKLET,
    ...MASK,
    ['yellow', 'M18 14c8-5 20-5 28 0l1 6c-8-4-22-4-30 0z'],
    ['none', 'M16 56c6-4 10 2 16 0s10-2 16 0M20 10h24', 'fine'],
  ],
  TALE_DRAGON: [
    ...BOOKLET,
    ['sepia', 'M17 20l4-4 3 4v30h-7zM24 14l4-4 3 4v36h-7zM31 10l4-4 3 4v40h-7zM38 14l4-4 3 4v36h-7z'],
    ['ink', 'M18 40l3-3 3 3-3 4zM25 38l3-3 3 3-3 4zM32 36l3-3 3 3-3 4zM39 38l3-3 3 3-3 4z'],
    ['yellow', 'M15 52h34v5H15z'],
    ['none', 'M14 30c8-6 14 6 20 0s10-8 16-2c-2 0-3 2-2 4', 'bold'],
  ],
  TALE_SIGN: [
    ...BOOKLET,
    ['none', 'M17 10h30v44H17z', 'fine'],
    ['yellow', SIGN],
    ['ink', 'M29 33a3 3 0 106 0 3 3 0 10-6 0'],
  ],
}
