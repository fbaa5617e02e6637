/** [6.9] So many traits there are. */
export const TRAIT_COUNT = 20

/** [6.9] Traits by what rules ask of them. */
export const TRAIT = {
  disciplined: 3,
  learned: 8,
  ambitious: 12,
  authoritarian: 15,
  religious: 20,
} as const

/** [6.9] How traits change the loyalty of those who have them: the good side, and the bad. */
export const OWN_LOYALTY: Readonly<Partial<Record<number, { readonly good: number; readonly bad: number }>>> = {
  1: { good: 0, bad: -2 },
  3: { good: 1, bad: 0 },
  4: { good: 0, bad: -2 },
  10: { good: 0, bad: -1 },
  11: { good: 1, bad: 0 },
  13: { good: 0, bad: -1 },
  16: { good: 0, bad: -2 },
  17: { good: 1, bad: 0 },
  18: { good: 2, bad: 0 },
  19: { good: 0, bad: -1 },
}
/** [6.9] Trait 20: loyalty of the religious where the employer is, too, and where not. */
export const RELIGIOUS_LOYALTY = { good: 3, bad: -3 } as const
