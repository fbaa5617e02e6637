/** What parts are painted in. Games that print on other paper may have other shades of the same names. */
export const PORTRAIT_INKS = {
  shade: '#e9e3d8',
  rule: '#8a8478',
  ink: '#111111',
  muted: '#6b6b6b',
  red: '#c4162b',
  blue: '#1d4e9e',
  green: '#176b36',
  yellow: '#f7c325',
  magenta: '#c4136e',
  cyan: '#0a6a76',
  orange: '#e8641b',
  white: '#ffffff',
} as const

/** The tones of faces. */
export const SKIN_INKS: readonly string[] = ['#f3cda8', '#e0a878', '#c4855a', '#a9724a', '#8a5838']

type Ink = keyof typeof PORTRAIT_INKS
/** Flat parts with bold outlines in a square of 64, the lowest first. */
type Drawing = readonly (readonly [fill: 'none' | Ink, d: string])[]

/** What is behind somebody. */
export const BACKDROPS: readonly Ink[] = ['yellow', 'cyan', 'shade', 'orange']

const SHOULDERS = 'M10 64c0-14 9-19 22-19s22 5 22 19z'

/** What they wear: one who gives orders, one who inherits, one who founds, one who governed, one who is followed, one who builds. */
export const CLOTHES: readonly Drawing[] = [
  [
    ['magenta', SHOULDERS],
    [
      'white',
      'M23 48a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM29 50.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM35 50.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM41 48a2.500 2.500 0 110 5 2.500 2.500 0 010-5z',
    ],
  ],
  [
    ['white', SHOULDERS],
    ['blue', 'M10 64c0-9 4-14 10-17l6 17zM54 64c0-9-4-14-10-17l-6 17z'],
    ['none', 'M26 46l6 6 6-6'],
  ],
  [
    ['green', SHOULDERS],
    ['yellow', 'M24 46h16v18H24z'],
    ['none', 'M24 54h16M28 58h8'],
  ],
  [
    ['ink', SHOULDERS],
    ['white', 'M25 46l7 12 7-12-7-2z'],
    ['red', 'M14 50l6-3 28 17h-12z'],
  ],
  [
    ['cyan', SHOULDERS],
    ['magenta', 'M18 48l6-2 6 18h-8zM46 48l-6-2-6 18h8z'],
  ],
  [
    ['orange', SHOULDERS],
    ['yellow', 'M17 49l6-3v18h-6zM41 46l6 3v15h-6z'],
    ['none', 'M28 46l4 4 4-4'],
  ],
]

/** Hair behind the face and over it. */
export const HAIR: readonly { readonly back: Drawing; readonly front: Drawing }[] = [
  { back: [], front: [['ink', 'M20 25c0-9 5-13 12-13s12 4 12 13c-3-5-7-6-12-6s-9 1-12 6z']] },
  {
    back: [['ink', 'M17 50c-4-8-2-14-2-22 0-12 8-18 17-18s17 6 17 18c0 8 2 14-2 22h-7V32H24v18z']],
    front: [['ink', 'M20 28c0-10 4-15 12-15s12 5 12 15c-6-1-10-4-12-9-2 5-6 8-12 9z']],
  },
  {
    back: [['orange', 'M16 36c-6-6-3-12 0-15-1-8 6-12 11-11 4-4 11-3 13 1 6 0 10 5 8 11 4 3 4 10 0 14z']],
    front: [['orange', 'M20 25c2-7 6-8 9-6 4-3 11-2 15 6-8-3-16-3-24 0z']],
  },
  { back: [], front: [['rule', 'M20 29c-2-4-1-9 1-12l2 8zM44 29c2-4 1-9-1-12l-2 8z']] },
  {
    back: [['ink', 'M26 13a6 6 0 1112 0 6 6 0 01-12 0z']],
    front: [['ink', 'M20 27c0-10 5-14 12-14s12 4 12 14c-3-6-7-8-12-8s-9 2-12 8z']],
  },
  { back: [['red', 'M17 38c-3-18 5-28 15-28s18 10 15 28z']], front: [['red', 'M20 26c1-9 6-13 12-13s11 4 12 13H20z']] },
  { back: [], front: [['muted', 'M20 24c-1-9 6-14 14-12 6-2 11 4 10 12-2-4-5-5-8-4-6 1-12-1-16 4z']] },
  {
    back: [['ink', 'M13 30c-2-6 2-9 4-10 1-8 8-12 15-12s14 4 15 12c2 1 6 4 4 10 3 6-2 10-5 10H18c-3 0-8-4-5-10z']],
    front: [['ink', 'M20 24q3-8 6-4 3-6 6-2 3-4 6 2 3-4 6 4-12-3-24 0z']],
  },
]

/** What else they wear; the last ones wear nothing else. */
export const ACCESSORIES: readonly Drawing[] = [
  [['none', 'M22.500 25h8v6h-8zM33.500 25h8v6h-8zM30.500 27h3']],
  [['ink', 'M22.500 25h8v3a4 4 0 01-8 0zM33.500 25h8v3a4 4 0 01-8 0zM30 25.500h4v.8h-4z']],
  [['yellow', 'M20 33a2.500 2.500 0 110 5 2.500 2.500 0 010-5zM44 33a2.500 2.500 0 110 5 2.500 2.500 0 010-5z']],
  [
    ['yellow', 'M19 21c0-9 5-14 13-14s13 5 13 14z'],
    ['yellow', 'M15 21h34v3H15z'],
    ['none', 'M29 8v8M35 8v8'],
  ],
  [
    ['shade', 'M11 21c8 4 34 4 42 0-2-3-7-4-11-4 0-9-4-12-10-12s-10 3-10 12c-4 0-9 1-11 4z'],
    ['red', 'M22 14h20v4q-10 2-20 0z'],
  ],
  [],
]

/** Neck and face, in the tone of the skin, and what is drawn on them. */
export const NECK = 'M28 40h8v7q-4 4-8 0z'
export const FACE = 'M21 27c0-9 5-14 11-14s11 5 11 14-4 17-11 17-11-8-11-17z'
export const FEATURES = 'M24.500 24q2.500-1.600 5 0M34.500 24q2.500-1.600 5 0M27.500 36.500q4.500 3.500 9 0M32 28.500v4'
export const EYES = 'M27 28v.6M37 28v.6'
