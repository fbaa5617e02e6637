/**
 * What the synthesiser is told, in its order: volume, randomness, frequency, attack, sustain, release, shape, curve of
 * the shape, slide, change of the slide, jump of the pitch, its time, repeat, noise, modulation, crush, delay, volume
 * of the sustain, decay. Left out at the end means none.
 */
export type Recipe = readonly (number | undefined)[]

/** Every sound there is. */
export const sounds = {
  /** A piece is put down. */
  move: [0.7, 0, 190, 0, 0.01, 0.06, 1, 1.8, -4, 0, 0, 0, 0, 0.4],
  /** It is your turn: two bells. */
  turn: [0.6, 0, 523, 0.01, 0.1, 0.35, 0, 1, 0, 0, 262, 0.12],
  /** Money goes from hand to hand. */
  coin: [0.6, 0, 1240, 0, 0.03, 0.22, 1, 1.6, 0, 0, 620, 0.05],
  /** Dice roll and come to rest. */
  dice: [0.7, 0.2, 320, 0, 0.22, 0.09, 4, 2.2, -1, 0, 0, 0, 0.05, 1.1],
  /** A card slides over the table. */
  card: [0.5, 0.1, 900, 0.02, 0.03, 0.08, 4, 0.6, -18, 0, 0, 0, 0, 2.2],
  /** Somebody has won. */
  win: [0.7, 0, 392, 0.02, 0.35, 0.5, 0, 1.2, 0, 0, 131, 0.13, 0, 0, 0, 0, 0.08, 0.8, 0.1],
  /** That will not do. */
  refuse: [0.6, 0, 150, 0.01, 0.06, 0.14, 1, 1.4, -2, 0, -40, 0.07],
} as const satisfies Record<string, Recipe>

/** The sounds by name. */
export type SoundName = keyof typeof sounds
