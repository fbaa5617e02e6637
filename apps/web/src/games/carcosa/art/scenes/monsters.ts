import type { MonsterCardId, OmenId } from '@ludoteca/carcosa'
import type { Engraving } from '../drawing.tsx'
import { FIGURES } from '../figures.ts'
import { FLOOR, MOON } from '../motifs.ts'

const WEB: Engraving = [
  [
    'none',
    'M0 0l64 64M64 0L0 64M32 0v64M0 32h64M12 12c8 6 14 6 20 0 6 6 12 6 20 0-6 8-6 14 0 20-6 6-6 12 0 20-8-6-14-6-20 0-6-6-12-6-20 0 6-8 6-14 0-20 6-6 6-12 0-20zM4 4c10 6 18 6 28 0 10 6 18 6 28 0-6 10-6 18 0 28-6 10-6 18 0 28-10-6-18-6-28 0-10-6-18-6-28 0 6-10 6-18 0-28 6-10 6-18 0-28z',
    'fine',
  ],
]
const DARK: Engraving = [['cross', 'M2 2h60v60H2z', 'bare']]
const FROST: Engraving = [
  [
    'none',
    'M4 4l12 12M4 12l8 4M12 4l4 8M60 4L48 16M60 12l-8 4M52 4l-4 8M4 60l10-10M60 60L50 50M4 32h8M8 28v8M60 32h-8M56 28v8',
    'fine',
  ],
]

/** What stands on the cards of monsters: their figures where they live, in a square of 64. */
export const MONSTER_SCENES: Readonly<Record<MonsterCardId, Engraving>> = {
  TUE_TUE: [
    ...DARK,
    ...MOON,
    [
      'shadow',
      'M22 30C10 18 4 22 1 32c6-2 8 2 9 6 3-3 6-2 7 2 3-2 6-2 8 0zM42 30c12-12 18-8 21 2-6-2-8 2-9 6-3-3-6-2-7 2-3-2-6-2-8 0z',
    ],
    ['paper', 'M20 34c0-10 4-16 12-16s12 6 12 16c0 8-4 16-12 18-8-2-12-10-12-18z'],
    ['none', 'M22 24c-4-4-2-10 2-12 0 4 2 4 4 2 2-4 6-4 8 0 2 2 4 2 4-2 4 2 6 8 2 12'],
    ['yellow', 'M23 32a4 4 0 108 0 4 4 0 10-8 0M33 32a4 4 0 108 0 4 4 0 10-8 0'],
    ['ink', 'M26 32a1 2 0 102 0 1 2 0 10-2 0M36 32a1 2 0 102 0 1 2 0 10-2 0M28 43c2-2 6-2 8 0 0 4-8 4-8 0z'],
    ['none', 'M6 28l8 4M50 32l8-4M32 36v3M14 60c4-3 8-3 12 0M40 60c4-3 6-3 10 0', 'fine'],
  ],
  REINA_HELADA: [['hatch', 'M2 2h60v60H2z', 'bare'], ...FROST, ...FIGURES.REINA_HELADA],
  DUENDE: [...DARK, ...FLOOR, ...FIGURES.DUENDE],
  VIEJO_DEL_SACO: [['hatch', 'M2 2h60v48H2z', 'bare'], ...FLOOR, ...FIGURES.VIEJO_DEL_SACO],
  ARANA: [...WEB, ...FIGURES.ARANA],
}

/** What stands on omens: not who comes, but what is found before, in a square of 64. */
export const OMEN_SCENES: Readonly<Record<OmenId, Engraving>> = {
  'OMEN:ARANA': [
    ...WEB,
    ['paper', 'M32 14c9 0 14 8 14 18s-5 18-14 18-14-8-14-18 5-18 14-18z'],
    [
      'none',
      'M20 26c8 4 16 4 24 0M19 34c8 4 18 4 26 0M22 42c6 3 14 3 20 0M26 16c2 10 2 24 0 32M38 16c-2 10-2 24 0 32',
      'fine',
    ],
    ['yellow', 'M28 30c2-3 6-3 8 0-2 3-6 3-8 0z'],
    ['ink', 'M31 30a1 1 0 102 0 1 1 0 10-2 0'],
    ['none', 'M32 0v14'],
  ],
  'OMEN:DUENDE': [
    ['hatch', 'M2 2h60v26H2z', 'bare'],
    ['sepia', 'M2 28h60v34H2z', 'bare'],
    ['none', 'M2 28h60M2 38h60M2 50h60M18 28v10M42 28v10M28 38v12M54 38v12M12 50v12M38 50v12', 'fine'],
    ['shadow', 'M32 22C34 12 42 10 44 2c10 4 14 12 16 22-8-4-20-4-28-2z'],
    ['yellow', 'M31 22c8-3 22-2 30 2l-1 4c-9-4-21-4-29-2z'],
    [
      'ink',
      'M10 36c4-2 7 2 5 6-2 3-6 3-7 0-1-2 0-5 2-6zM20 46c4-2 7 2 5 6-2 3-6 3-7 0-1-2 0-5 2-6zM34 52c4-2 7 2 5 6-2 3-6 3-7 0-1-2 0-5 2-6z',
    ],
    [
      'ink',
      'M9 33a1 1 0 102 0M13 32a1 1 0 102 0M19 43a1 1 0 102 0M23 42a1 1 0 102 0M33 49a1 1 0 102 0M37 48a1 1 0 102 0',
    ],
  ],
  'OMEN:REINA_HELADA': [
    ...DARK,
    ['sepia', 'M8 62V24C8 10 18 2 32 2s24 8 24 22v38z'],
    ['pale', 'M13 58V24C13 14 20 7 32 7s19 7 19 17v34z'],
    ['none', 'M32 7v51M13 34h38'],
    [
      'none',
      'M13 58l10-12M13 50l6-2M19 58l1-6M51 58L41 46M51 50l-6-2M45 58l-1-6M32 12l-4 5M32 12l4 5M22 22l4 4M42 22l-4 4M22 26v-4h4M42 26v-4h-4',
      'fine',
    ],
    ['paper', 'M38 38c2-2 4 0 3 2l1-3c2-1 3 1 2 3l1-2c2 0 2 2 1 4l-2 6c-1 3-6 3-7 0l-3-6c0-2 2-2 3 0z', 'fine'],
    ['yellow', 'M22 42c3-4 4-1 4-5 3 4 3 8 0 10-3 1-5-2-4-5z'],
  ],
  'OMEN:TUE_TUE': [
    ...DARK,
    ...MOON,
    ['paper', 'M8 60C12 36 26 18 50 12c0 20-14 36-34 40z'],
    [
      'none',
      'M8 60C20 44 30 30 46 16M18 46l-2-8M24 39l-2-9M30 32l-1-9M36 26v-8M18 50l10-2M24 42l12-2M30 35l12-3M37 27l10-3',
      'fine',
    ],
    ['ink', 'M40 44a2 2 0 104 0 2 2 0 10-4 0M48 52a1 1 0 102 0 1 1 0 10-2 0M34 54a1 1 0 102 0 1 1 0 10-2 0'],
  ],
}
