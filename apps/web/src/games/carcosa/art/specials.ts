import type { SpecialId } from '@ludoteca/carcosa'
import type { Engraving } from './drawing.tsx'

/** What stands on the tiles of special rooms, in a square of 64. */
export const SPECIAL_SCENES: Readonly<Record<SpecialId, Engraving>> = {
  TABERNA: [
    ['sepia', 'M44 24h8c6 0 8 4 8 10s-2 14-16 14v-6c8 0 10-2 10-8 0-3-1-4-4-4h-6z'],
    ['sepia', 'M10 22h34v34c0 4-34 4-34 0z'],
    ['none', 'M18 26v28M27 26v29M36 26v28M10 32h34M10 48h34'],
    [
      'yellow',
      'M8 22c-4-6 2-11 7-9 1-6 10-8 13-3 4-5 12-3 12 3 6-2 9 4 6 9-3 3-5 0-7 2-3 4-6 1-8 0-2 6-6 5-8 0-4 3-12 3-15-2z',
    ],
  ],
  MOTEMEY: [
    ['none', 'M32 4v50M20 60h24M24 54h16', 'bold'],
    ['none', 'M8 14c8 4 16 0 24-2 8-2 16-4 24 0M10 14L3 36M10 14l8 22M54 10l-8 20M54 10l7 20'],
    ['paper', 'M2 36h18c0 7-4 10-9 10s-9-3-9-10z'],
    ['yellow', 'M44 30h18c0 7-4 10-9 10s-9-3-9-10z'],
    ['paper', 'M50 30c-3-4 1-7 3-4 2-3 6 0 4 4z'],
    ['sepia', 'M7 36v-5h8v5zM32 2a4 4 0 110 8 4 4 0 010-8z'],
  ],
  ARMERIA: [
    ['sepia', 'M8 56L44 14l6 5-36 42z'],
    ['paper', 'M40 4c10-2 20 6 20 18-5-5-8-5-12-2l-8-7c3-4 3-6 0-9z'],
    ['sepia', 'M56 56L20 14l-6 5 36 42z'],
    ['paper', 'M24 16L6 2l-2 2 14 18c4-1 5-3 6-6z'],
    ['yellow', 'M32 32a6 6 0 110 12 6 6 0 010-12z'],
    ['none', 'M14 52l5 4M50 52l-5 4', 'fine'],
  ],
  PUERTAS_AMARILLO: [
    ['sepia', 'M6 62V20C6 8 18 2 32 2s26 6 26 18v42z'],
    ['yellow', 'M14 62V22c0-8 8-13 18-13s18 5 18 13v40z'],
    ['paper', 'M14 62V22c0-7 5-11 10-12v46zM50 62V22c0-7-5-11-10-12v46z'],
    ['none', 'M17 24l4-3v14l-4 2zM17 42l4-1v11l-4 3zM47 24l-4-3v14l4 2zM47 42l-4-1v11l4 3', 'fine'],
    ['ink', 'M30 34a2 2 0 104 0 2 2 0 10-4 0M29 46l3-9 3 9z'],
  ],
  CAMARA_LETAL: [
    ['paper', 'M4 22L32 4l28 18z'],
    ['paper', 'M6 22h52v6H6zM4 54h56v8H4z'],
    ['paper', 'M8 28h8v26H8zM48 28h8v26h-8z'],
    ['night', 'M20 54V36c0-6 5-8 12-8s12 2 12 8v18z'],
    ['none', 'M11 28v26M13 28v26M51 28v26M53 28v26M4 58h56', 'fine'],
    ['yellow', 'M32 10c3 0 5 3 5 5s-1 3-2 4h-6c-1-1-2-2-2-4s2-5 5-5z'],
    ['paper', 'M32 36c3 0 5 2 5 5 0 2-1 3-2 4v3h-6v-3c-1-1-2-2-2-4 0-3 2-5 5-5z'],
    ['ink', 'M29 41a1 1 0 102 0 1 1 0 10-2 0M33 41a1 1 0 102 0 1 1 0 10-2 0'],
  ],
  SALON_BELLEZA: [
    ['sepia', 'M26 2c14 0 22 9 22 20S40 42 26 42 4 33 4 22 12 2 26 2zM22 41h8v20c0 2-8 2-8 0z'],
    ['paper', 'M26 7c11 0 17 7 17 15s-6 15-17 15S9 30 9 22 15 7 26 7z'],
    ['none', 'M14 22l9-11M16 28l16-19M34 34l6-8', 'fine'],
    ['yellow', 'M50 20l4-6 4 6v8h-8z'],
    ['paper', 'M48 28h12v32H48z'],
    ['none', 'M48 34h12M26 46v10', 'fine'],
  ],
  MONASTERIO_LOCURA: [
    ['paper', 'M8 62V28L32 6l24 22v34z'],
    ['none', 'M32 6V0M29 2h6', 'bold'],
    ['night', 'M20 62V46c0-8 5-12 12-12s12 4 12 12v16z'],
    ['yellow', 'M32 14c3 0 5 2 5 6l2 6H25l2-6c0-4 2-6 5-6z'],
    ['ink', 'M31 26h2v3h-2z'],
    ['none', 'M12 36h6M12 44h5M12 52h5M46 36h6M47 44h5M47 52h5', 'fine'],
    ['none', 'M32 60c-6 0-8-4-7-8s8-6 11-2 0 8-4 7-2-5 0-5'],
  ],
}
