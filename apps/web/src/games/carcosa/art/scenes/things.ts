import type { CardId } from '@ludoteca/carcosa'
import type { Engraving } from '../drawing.tsx'

type ThingId = Extract<
  CardId,
  | 'COMPASS'
  | 'VIAL'
  | 'BLUNT'
  | 'TREASURE_RING'
  | 'TREASURE_STAIRS'
  | 'TREASURE_SCROLL'
  | 'TREASURE_PENDANT'
  | 'RING'
  | 'CROWN'
  | 'KEY'
  | 'BOOK_CHAMBERS'
>

/** Things that souls carry, bold enough to be told apart when small; in a square of 64. */
export const THING_SCENES: Readonly<Record<ThingId, Engraving>> = {
  COMPASS: [
    ['sepia', 'M28 2h8v8h-8zM32 9a26 26 0 110 52 26 26 0 010-52z'],
    ['paper', 'M32 15a20 20 0 110 40 20 20 0 010-40z'],
    ['none', 'M32 17v4M32 49v4M14 35h4M46 35h4M19 22l3 3M45 22l-3 3M19 48l3-3M45 48l-3-3'],
    ['ink', 'M28 33l14-12-6 17z'],
    ['yellow', 'M36 38L22 49l6-16z'],
    ['paper', 'M32 33a2 2 0 110 4 2 2 0 010-4z'],
  ],
  VIAL: [
    ['sepia', 'M25 2h14v8H25z'],
    ['paper', 'M26 10h12v12l4 6v26c0 5-3 8-10 8s-10-3-10-8V28l4-6z'],
    ['yellow', 'M23 36c4-2 6 2 9 1s6-2 9-1v18c0 4-3 6-9 6s-9-2-9-6z'],
    ['paper', 'M30 42h4v4h4v4h-4v4h-4v-4h-4v-4h4z'],
    ['none', 'M26 28v5M29 26v4', 'fine'],
  ],
  BLUNT: [
    ['sepia', 'M6 52l22-24 9 8-23 24c-3 2-10-4-8-8z'],
    ['none', 'M12 48l7 7M17 43l6 6M22 37l7 6', 'fine'],
    ['paper', 'M24 26c2-10 12-22 24-23 7-1 12 4 11 11-1 12-12 22-22 25z'],
    ['none', 'M34 18l-6-6M42 9l-2-8M52 22l9 4M44 31l6 7', 'bold'],
    ['yellow', 'M45 13l4 4 6-1-3 5 3 5-6-1-4 4-1-6-5-3 5-2z'],
    ['none', 'M31 27l6 6M36 21l3 3', 'fine'],
  ],
  TREASURE_RING: [
    ['none', 'M32 4a15 15 0 110 30 15 15 0 010-30z', 'bold'],
    ['sepia', 'M32 2a17 17 0 110 34 17 17 0 010-34zm0 5a12 12 0 100 24 12 12 0 000-24z'],
    ['paper', 'M16 27a6 6 0 114 8l-4 22-5-1 1-5-4-1 1-4 3 1 2-12a6 6 0 012-8z'],
    ['yellow', 'M29 33a6 6 0 117 0l1 28h-5v-5h-5v-5h5V34z'],
    ['paper', 'M42 34a6 6 0 116-9l5 2 1 8-3 1 7 18-5 2-2-5-4 1-2-4 4-2-6-12z'],
  ],
  TREASURE_STAIRS: [
    ['sepia', 'M14 62L26 4l5 1-12 57zM50 62L38 4l-5 1 12 57z'],
    ['yellow', 'M26 12h12l1 4H25zM24 22h16l1 4H23zM22 32h20l1 4H21zM20 42h24l1 4H19zM18 52h28l1 4H17z'],
    ['none', 'M27 6l3 1M37 6l-3 1', 'fine'],
  ],
  TREASURE_SCROLL: [
    ['sepia', 'M10 6h40c6 0 6 10 0 10H10C4 16 4 6 10 6z'],
    ['paper', 'M14 16h36v36H14z'],
    ['none', 'M20 23h24M20 29h24M20 35h18M20 41h22', 'fine'],
    ['sepia', 'M14 50h40c6 0 6 10 0 10H14c-6 0-6-10 0-10z'],
    ['none', 'M50 6c-3 1-3 9 0 10M14 50c3 1 3 9 0 10'],
    ['yellow', 'M42 40a7 7 0 110 14 7 7 0 010-14zM38 53l-2 8 6-3 6 3-2-8'],
  ],
  TREASURE_PENDANT: [
    ['none', 'M8 3c2 16 10 26 24 29C46 29 54 19 56 3'],
    ['none', 'M13 3c2 12 8 21 19 25C43 24 49 15 51 3', 'fine'],
    ['sepia', 'M32 28l14 14-14 19-14-19z'],
    ['yellow', 'M32 34l8 8-8 12-8-12z'],
    ['none', 'M24 42h16M32 34v20M18 42h6M40 42h6', 'fine'],
    ['sepia', 'M32 25a4 4 0 110 8 4 4 0 010-8z'],
  ],
  RING: [
    ['sepia', 'M32 22a20 20 0 110 40 20 20 0 010-40zm0 6a14 14 0 100 28 14 14 0 000-28z'],
    ['none', 'M16 40c0-6 3-10 8-13M48 46c-1 4-4 8-8 10', 'fine'],
    ['yellow', 'M24 2h16l7 9-15 15L17 11z'],
    ['none', 'M17 11h30M24 2l3 9 5 15M40 2l-3 9-5 15'],
    ['paper', 'M24 22l8 6 8-6v5l-8 5-8-5z'],
  ],
  CROWN: [
    ['none', 'M32 2v4M10 6l3 4M54 6l-3 4', 'fine'],
    ['yellow', 'M8 50L5 22l11 8 4-20 12 15L44 10l4 20 11-8-3 28z'],
    ['yellow-dim', 'M8 50h48v9H8z'],
    ['ink', 'M32 34l5 7-5 7-5-7zM16 42a2 2 0 104 0 2 2 0 10-4 0M44 42a2 2 0 104 0 2 2 0 10-4 0'],
    ['none', 'M12 54h6M24 54h6M36 54h6M48 54h4M11 32l2 12M53 32l-2 12'],
  ],
  KEY: [
    ['yellow', 'M20 4a14 14 0 0113 19l27 27v10H49v-7h-7v-7h-7L25 36A14 14 0 1120 4zm-3 8a5 5 0 100 10 5 5 0 000-10z'],
    ['none', 'M30 26l26 26M10 12c2-3 5-4 8-4', 'fine'],
  ],
  BOOK_CHAMBERS: [
    ['sepia', 'M10 8c0-3 2-5 5-5h40v50H15c-3 0-5 2-5 4z'],
    ['paper', 'M15 53h40v8H15c-6 0-6-8 0-8z'],
    ['none', 'M16 56h38M16 58h38', 'fine'],
    ['shadow', 'M16 3v50h39V3z'],
    ['none', 'M21 8h29v40H21z', 'fine'],
    [
      'yellow',
      'M35 28c-1-7 2-11 8-13-4 4-4 7-3 10 5 0 8 3 9 8-4-3-7-2-9 0-1 6-4 9-9 10 3-3 3-6 2-9-6 1-9-1-11-6 4 2 7 2 9 0-2-2-3-5-2-9 2 4 4 7 6 9z',
      'fine',
    ],
  ],
}
