import type { StatusId } from '@ludoteca/carcosa'
import type { Engraving } from './drawing.tsx'

/** What stands for a status, in a square of 32. */
export const STATUS_MARKS: Readonly<Record<StatusId, Engraving>> = {
  ENVENENADO: [
    ['yellow', 'M16 4c5 7 8 10 8 15a8 8 0 01-16 0c0-5 3-8 8-15z'],
    ['ink', 'M11 18a2 2 0 104 0 2 2 0 10-4 0M17 18a2 2 0 104 0 2 2 0 10-4 0M13 23h6v1h-6z'],
  ],
  SANIDAD: [
    ['none', 'M16 3v3M16 26v3M3 16h3M26 16h3M7 7l2 2M23 23l2 2M25 7l-2 2M9 23l-2 2'],
    ['yellow', 'M16 24c-4-6-8-6-8-11 0-5 6-6 8-1 2-5 8-4 8 1 0 5-4 5-8 11z'],
  ],
  MALDITO: [
    ['ink', 'M12 4h8v3l-2 2v7l-2 13-2-13V9l-2-2z'],
    ['none', 'M6 18l6 2M26 18l-6 2M7 25l6-1M25 25l-6-1', 'bold'],
  ],
  PARANOIA: [
    ['paper', 'M3 16c6-9 20-9 26 0-6 9-20 9-26 0z'],
    ['yellow', 'M16 11a5 5 0 110 10 5 5 0 010-10z'],
    ['ink', 'M16 14a2 2 0 110 4 2 2 0 010-4z'],
    ['none', 'M9 8L7 5M16 6V3M23 8l2-3M9 24l-2 3M16 26v3M23 24l2 3'],
  ],
  VANIDAD: [
    ['sepia', 'M14 3c6 0 10 4 10 9s-4 9-10 9S4 17 4 12s4-9 10-9zM19 20l8 7-2 2-8-7z'],
    ['paper', 'M14 6c4 0 7 3 7 6s-3 6-7 6-7-3-7-6 3-6 7-6z'],
    ['none', 'M10 13l4-5M13 15l4-5'],
  ],
  ILUMINADO: [
    ['sepia', 'M12 14h8v14h-8zM9 28h14'],
    ['yellow', 'M16 13c-5-3-3-7 0-10 3 4 5 7 0 10z'],
    ['none', 'M6 8l3 1M26 8l-3 1M5 15h4M27 15h-4'],
  ],
  STUN: [
    ['none', 'M16 17c-2-2 1-5 4-3 4 3 1 10-5 9-7-1-9-10-3-14 7-4 16 0 16 9', 'bold'],
    ['yellow', 'M8 22l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM25 22l1 2 2 1-2 1-1 2-1-2-2-1 2-1z', 'fine'],
  ],
  TRAPPED_SPIDER: [
    [
      'none',
      'M16 3v26M3 16h26M7 7l18 18M25 7L7 25M16 7c2 2 4 3 6 3 0 2 1 4 3 6-2 2-3 4-3 6-2 0-4 1-6 3-2-2-4-3-6-3 0-2-1-4-3-6 2-2 3-4 3-6 2 0 4-1 6-3z',
    ],
    ['ink', 'M16 12a4 4 0 110 8 4 4 0 010-8z'],
  ],
  TRAPPED_SACK: [
    ['shadow', 'M11 9h10c6 5 8 10 8 14 0 5-5 6-13 6S3 28 3 23c0-4 2-9 8-14z'],
    ['sepia', 'M10 3h12l-2 6h-8z'],
    ['paper', 'M10 19a2 2 0 104 0 2 2 0 10-4 0M18 19a2 2 0 104 0 2 2 0 10-4 0'],
  ],
}
