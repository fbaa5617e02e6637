import type { Drawing, Paint, VoiceId } from '@ludoteca/imperio'
import { SKINS } from './skins.ts'

/** What makes a persona of the press. */
export interface FaceArt {
  readonly backdrop: Paint
  readonly skin: string
  readonly body: Drawing
  readonly hair: { readonly back: Drawing; readonly front: Drawing }
  /** Over the face: glasses, microphones. */
  readonly extras: Drawing
  /** What else flies about when they are loud. */
  readonly loud: Drawing
}

/** [7.1.1] The five personas. */
export const PERSONA_FACES: Readonly<Record<VoiceId, FaceArt>> = {
  'PP-01': {
    backdrop: 'shade',
    skin: SKINS[1] as string,
    body: [
      ['blue', 'M12 62c0-12 8-17 20-17s20 5 20 17z'],
      ['white', 'M25 46l7 10 7-10-7-3z'],
      ['red', 'M30 50h4l2 12h-8z'],
    ],
    hair: {
      back: [['rule', 'M19 29c-3-16 5-20 13-20s16 4 13 20z']],
      front: [['rule', 'M20 25c1-10 4-13 12-13s11 3 12 13c-4-6-8-7-12-7s-8 1-12 7z']],
    },
    extras: [['none', 'M22.500 25h8v6h-8zM33.500 25h8v6h-8zM30.500 27h3']],
    loud: [['white', 'M46 40l12-4v18l-12 4zM49 44l6-2M49 48l6-2']],
  },
  'PP-02': {
    backdrop: 'magenta',
    skin: SKINS[2] as string,
    body: [
      ['yellow', 'M11 62c0-12 8-17 21-17s21 5 21 17z'],
      ['cyan', 'M26 46h12l-6 9z'],
    ],
    hair: {
      back: [['ink', 'M14 36c-6-8-1-14 2-16-2-8 6-13 10-11 4-5 12-4 14 0 6-1 11 4 9 10 5 4 5 12 1 17z']],
      front: [['ink', 'M20 25c0-6 4-8 8-6 4-4 12-3 16 6-4-3-7-2-9-2-6 2-10-1-15 2z']],
    },
    extras: [
      [
        'orange',
        'M26 23.500l1.500 3 3.300.4-2.400 2.300.6 3.300-3-1.600-3 1.600.6-3.300-2.400-2.300 3.300-.4zM38 23.500l1.500 3 3.300.4-2.400 2.300.6 3.300-3-1.600-3 1.600.6-3.300-2.400-2.300 3.300-.4z',
      ],
      ['none', 'M30 27.500h4'],
    ],
    loud: [
      ['yellow', 'M52 6l2 5 5 0-4 3 2 5-5-3-4 3 1-5-4-3h5zM9 12l1.500 3.500H14L11 18l1 4-3-2-3 2 1-4-3-2.500h3.500z'],
    ],
  },
  'PP-03': {
    backdrop: 'orange',
    skin: SKINS[0] as string,
    body: [
      ['magenta', 'M12 62c0-12 8-17 20-17s20 5 20 17z'],
      ['yellow', 'M26 47q6 7 12 0l-1 4q-5 4-10 0z'],
    ],
    hair: {
      back: [['red', 'M18 48c-5-6-3-12-3-20 0-13 8-19 17-19s17 6 17 19c0 8 2 14-3 20-4-3-5-6-5-12H23c0 6-1 9-5 12z']],
      front: [['red', 'M20 27c0-11 5-15 13-15s11 5 11 15c-3-2-5-5-6-9-3 5-10 8-18 9z']],
    },
    extras: [
      ['ink', 'M45 41h6l-2 15h-2z'],
      ['cyan', 'M48 32a5 5 0 110 10 5 5 0 010-10z'],
    ],
    loud: [['none', 'M55 31l4-3M56 37h5M54 43l4 3M8 30H4M10 24l-3-3']],
  },
  'PP-04': {
    backdrop: 'cyan',
    skin: SKINS[3] as string,
    body: [
      ['red', 'M11 62c0-12 8-17 21-17s21 5 21 17z'],
      ['white', 'M24 46h16l-3 6H27z'],
    ],
    hair: {
      back: [['ink', 'M19 28c-2-13 5-18 13-18s15 5 13 18z']],
      front: [
        ['ink', 'M20 24c1-8 5-11 12-11s11 3 12 11c-3-3-7-4-12-4s-9 1-12 4z'],
        ['ink', 'M26 33.500c4-2 8-2 12 0-2 1.600-10 1.600-12 0z'],
      ],
    },
    extras: [
      ['none', 'M19 28C17 4 47 4 45 28'],
      ['yellow', 'M16 25h5v11h-5a3 3 0 01-3-3v-5a3 3 0 013-3zM43 25h5a3 3 0 013 3v5a3 3 0 01-3 3h-5z'],
      ['ink', 'M17 36c0 6 4 8 9 8v2.600c-7 0-11-3-11-10z'],
    ],
    loud: [['none', 'M55 22q4 8 0 17M59 19q5 11 0 23M9 22q-4 8 0 17M5 19q-5 11 0 23']],
  },
  'PP-05': {
    backdrop: 'yellow',
    skin: SKINS[2] as string,
    body: [
      ['green', 'M12 62c0-12 8-17 20-17s20 5 20 17z'],
      ['white', 'M26 45l6 8 6-8 3 4-6 8-3-4-3 4-6-8z'],
      ['white', 'M42 54h7v6h-7z'],
    ],
    hair: {
      back: [['muted', 'M20 30c-3-14 4-18 12-18s15 4 12 18z']],
      front: [
        ['green', 'M20 22c1-9 6-12 12-12s11 3 12 12z'],
        ['ink', 'M18 21.500h26c5 0 8 2 9 4-8-1-24-1.500-34-1.200z'],
      ],
    },
    extras: [
      [
        'none',
        'M26.500 26.500a3.600 3.600 0 110 7.200 3.600 3.600 0 010-7.200zM37.500 26.500a3.600 3.600 0 110 7.200 3.600 3.600 0 010-7.200zM30 29.500h4',
      ],
    ],
    loud: [['red', 'M5 46l4-3 6 1v-9h4v9l6 2-2 5H7zM6 53h16v4H6z']],
  },
}
