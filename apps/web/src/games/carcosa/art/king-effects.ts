import type { Engraving } from './drawing.tsx'

/** What the King's d6 does, from 1 to 6, in a square of 32. */
export const KING_EFFECT_MARKS: readonly Engraving[] = [
  [
    ['paper', 'M4 4h9v9H4zM19 4h9v9h-9zM4 19h9v9H4zM19 19h9v9h-9z'],
    ['yellow', 'M19 4h9v9h-9z'],
    ['none', 'M14 6h4M16 4l2 2-2 2M26 14v4M24 16l2 2 2-2M18 26h-4M16 24l-2 2 2 2M6 18v-4M8 16l-2-2-2 2'],
  ],
  [
    ['paper', 'M16 3c8 0 12 5 12 11 0 4-2 6-4 8v6H9v-6c-3-2-5-4-5-8C4 8 8 3 16 3z'],
    ['yellow', 'M17 3l-4 8 6 3-5 8 2 6h4l-1-6 5-9-6-3 3-7z'],
  ],
  [
    ['sepia', 'M8 3h16v3H8zM8 26h16v3H8z'],
    ['paper', 'M10 6h12c0 6-4 7-4 10s4 4 4 10H10c0-6 4-7 4-10s-4-4-4-10z'],
    ['yellow', 'M12 26c0-4 3-5 4-7 1 2 4 3 4 7z'],
  ],
  [
    ['paper', 'M3 29V23h6v-6h6v-6h6V5h8v24z'],
    ['none', 'M9 23v6M15 17v12M21 11v18', 'fine'],
    ['yellow', 'M4 11l8-8v5h6v5h-6v5z'],
  ],
  [
    ['yellow', 'M16 10a6 6 0 110 12 6 6 0 010-12z'],
    ['ink', 'M13 16h2v1h-2zM17 16h2v1h-2z'],
    ['none', 'M3 3l6 6M9 4v5H4M29 3l-6 6M23 4v5h5M3 29l6-6M9 28v-5H4M29 29l-6-6M23 28v-5h5', 'bold'],
  ],
  [
    ['paper', 'M4 2h22v9c0 3-3 4-5 4H11c-4 0-7-2-7-6z'],
    ['none', 'M10 2v7M16 2v8M21 2v8', 'fine'],
    ['yellow', 'M11 17l11 2-3 12-10-3z'],
    ['none', 'M4 20v6M27 18v8', 'fine'],
  ],
]
