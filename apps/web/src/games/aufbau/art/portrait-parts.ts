/** Hair behind and in front of a face in a square of 64. */
export interface Hair {
  readonly back: string
  readonly front: string
  readonly paint: string
}

const DARK = 'var(--auf-wax)'
const BROWN = 'var(--auf-wax-edge)'
const RED = 'var(--auf-terracotta)'
const GREY = 'var(--auf-rule)'

const SHORT = 'M21 26c-1-10 4-15 11-15s12 5 11 15c-2-5-4-7-6-8-4 2-9 2-12 0-2 2-3 4-4 8z'
const CURLS = 'M20 25a4 4 0 012-7 5 5 0 018-6 5 5 0 019 2 4 4 0 014 11c-1-4-3-6-5-7-4 2-9 2-12 0-3 1-5 3-6 7z'
const VEIL = 'M17 46c-2-22 2-36 15-36s17 14 15 36h-6c2-14 0-24-9-24s-11 10-9 24z'
const BALD = 'M21 27c0-3 0-5 1-7l1 5zM43 27c0-3 0-5-1-7l-1 5z'

export const HAIR: readonly Hair[] = [
  { back: '', front: SHORT, paint: DARK },
  { back: '', front: CURLS, paint: BROWN },
  { back: VEIL, front: SHORT, paint: RED },
  { back: '', front: BALD, paint: GREY },
  { back: VEIL, front: SHORT, paint: DARK },
  { back: '', front: CURLS, paint: GREY },
  { back: '', front: SHORT, paint: RED },
]

const NONE = 'M0 0'
const FULL = 'M22 29c1 10 4 17 10 17s9-7 10-17c-1 3-3 5-5 5h-10c-2 0-4-2-5-5z'
const CHIN = 'M28 38h8c0 5-2 8-4 8s-4-3-4-8z'
export const BEARDS: readonly string[] = [NONE, FULL, NONE, CHIN]

export const SKINS: readonly string[] = ['#e0b48c', '#c98f63', '#a86f48', '#8a5a3a', '#edc7a3']
export const TUNICS: readonly string[] = [
  'var(--auf-lapis)',
  'var(--auf-terracotta)',
  'var(--auf-olive)',
  'var(--auf-purple)',
]
