import type { StateCardId } from '@ludoteca/carcosa'
import type { Engraving } from '../drawing.tsx'
import { RAYS } from '../motifs.ts'

const EYE = 'M0 0c3-4 9-4 12 0-3 4-9 4-12 0z'

function eye(x: number, y: number, isYellow = false): Engraving {
  return [
    [isYellow ? 'yellow' : 'paper', `M${x} ${y}${EYE.slice(4)}`],
    ['ink', `M${x + 4} ${y}a2 2 0 104 0 2 2 0 10-4 0`],
  ]
}

/** What stands on the cards of states, in a square of 64. */
export const STATE_SCENES: Readonly<Record<StateCardId, Engraving>> = {
  ENVENENADO: [
    ['hatch', 'M2 2h60v60H2z', 'bare'],
    ['sepia', 'M27 4h10v7H27z'],
    ['paper', 'M28 11h8v9c9 2 14 9 14 18 0 14-6 20-18 20s-18-6-18-20c0-9 5-16 14-18z'],
    ['yellow', 'M16 36c6-3 10 3 16 0s10-3 16 0v4c0 12-6 16-16 16s-16-4-16-16z'],
    ['paper', 'M32 30c6 0 9 4 9 9 0 3-2 5-4 6v4H27v-4c-2-1-4-3-4-6 0-5 3-9 9-9z'],
    ['ink', 'M26 39a2 2 0 104 1 2 2 0 10-4-1M34 40a2 2 0 104-1 2 2 0 10-4 1M32 43l1 2h-2z'],
    ['none', 'M30 46v3M34 46v3'],
    ['none', 'M18 30c1-4 3-6 6-7', 'fine'],
  ],
  SANIDAD: [
    ['none', RAYS, 'fine'],
    ['yellow', 'M32 12a14 14 0 110 28 14 14 0 010-28z'],
    ['paper', 'M32 34c-4-7-9-5-9-10 0-5 6-6 9-1 3-5 9-4 9 1 0 5-5 3-9 10z'],
    ['paper', 'M8 44c6-4 12-2 16 2l8 4 8-4c4-4 10-6 16-2-4 10-12 16-24 16S12 54 8 44z'],
    ['none', 'M16 46c3 5 8 8 16 8M48 46c-3 5-8 8-16 8M24 46l-6-2M40 46l6-2', 'fine'],
  ],
  MALDITO: [
    ['cross', 'M2 2h60v60H2z', 'bare'],
    [
      'paper',
      'M32 4a9 9 0 018 13l10 3c5 2 5 8 0 9l-9-1-1 14 6 14c1 5-5 7-8 3l-6-12-6 12c-3 4-9 2-8-3l6-14-1-14-9 1c-5-1-5-7 0-9l10-3a9 9 0 018-13z',
    ],
    ['none', 'M27 11l4 4M31 11l-4 4M34 11l4 4M38 11l-4 4M29 19h7M30 18v2M33 18v2'],
    ['yellow', 'M32 26c3-4 8-2 7 2 0 4-4 5-7 9-3-4-7-5-7-9-1-4 4-6 7-2z'],
    ['none', 'M52 10L35 30M8 40l20-8M55 44L34 33', 'bold'],
    ['ink', 'M51 7a3 3 0 106 0 3 3 0 10-6 0M3 41a3 3 0 106 0 3 3 0 10-6 0M54 46a3 3 0 106 0 3 3 0 10-6 0'],
    ['none', 'M16 23l2 4M46 27l2-4M24 47l5 2M40 47l-5 2', 'fine'],
  ],
  PARANOIA: [
    ['cross', 'M2 2h60v60H2z', 'bare'],
    ['night', 'M20 62V48c-6-4-8-9-8-16 0-12 8-20 20-20s20 8 20 20c0 7-2 12-8 16v14z'],
    ...eye(4, 10),
    ...eye(46, 8),
    ...eye(2, 28),
    ...eye(50, 30),
    ...eye(4, 48),
    ...eye(48, 50),
    ...eye(26, 5),
    ...eye(20, 30, true),
    ...eye(33, 30, true),
    ['none', 'M28 42c3-2 6-2 9 0'],
  ],
}
