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
  /** A sealed bid drops into the box. */
  bidSubmit: [0.6, 0, 330, 0, 0.03, 0.12, 1, 1.3, 3, 0, 165, 0.06],
  /** The hammer falls. */
  auctionWin: [0.9, 0, 110, 0, 0.04, 0.28, 3, 0.6, -1.5, 0, 440, 0.12, 0, 0.3, 0, 0, 0.09, 0.7, 0.04],
  /** Rent comes in: the till opens. */
  cashGain: [0.5, 0, 880, 0, 0.05, 0.26, 1, 1.6, 0, 0, 440, 0.07, 0, 0, 0, 0, 0.04],
  /** Money goes out. */
  cashLoss: [0.5, 0, 392, 0, 0.06, 0.2, 1, 1.4, -3, 0, -131, 0.08],
  /** A rubber stamp slams on paper. */
  stamp: [1, 0, 70, 0, 0.03, 0.14, 4, 2.4, -2, 0, 0, 0, 0, 1.6],
  /** A paper goes from desk to desk. */
  rustle: [0.4, 0.3, 2600, 0.03, 0.14, 0.2, 4, 0.9, 0, 0, 0, 0, 0.04, 3.2],
  /** A scandal: brass, twice. */
  scandal: [0.7, 0, 233, 0.01, 0.2, 0.3, 2, 1.2, 0, 0, 78, 0.14, 0.28, 0.1, 0, 0, 0.05, 0.8, 0.05],
  /** A badge. */
  achievement: [0.6, 0, 659, 0.01, 0.22, 0.42, 0, 1.1, 0, 0, 330, 0.09, 0, 0, 0, 0, 0.1, 0.7, 0.05],
  /** One of the last seconds. */
  timerTick: [0.5, 0, 1500, 0, 0.005, 0.03, 1, 2],
  /** Old wood gives way. */
  creak: [0.5, 0.15, 82, 0.12, 0.3, 0.3, 2, 0.4, 1.4, -0.9, 0, 0, 0.04, 0.35, 0, 0, 0.07, 0.6, 0.1],
  /** A bell far below, for the King. */
  kingBell: [0.8, 0, 98, 0.01, 0.5, 1.6, 0, 1, 0, 0, 0, 0, 0, 0, 1.3, 0, 0.19, 0.5, 0.3],
  /** Something happens in the house. */
  cardEvent: [0.55, 0, 262, 0.03, 0.12, 0.5, 1, 0.7, -0.4, 0, -78, 0.16, 0, 0, 0, 0, 0.12, 0.6, 0.1],
  /** Something clings to a soul. */
  cardState: [0.5, 0, 196, 0.08, 0.2, 0.45, 0, 1, -0.6, 0, 13, 0.2, 0, 0.05, 5, 0, 0.1, 0.5, 0.1],
  /** Something useful, under dust. */
  cardThing: [0.55, 0, 587, 0.01, 0.08, 0.4, 0, 1, 0, 0, 196, 0.1, 0, 0, 0, 0, 0.09, 0.6, 0.08],
  /** Something breathes. */
  cardMonster: [0.9, 0.05, 55, 0.05, 0.35, 0.7, 3, 0.5, -0.6, 0, 0, 0, 0.06, 0.7, 0, 0, 0.08, 0.7, 0.15],
  /** A sign, read too late. */
  cardOmen: [0.55, 0, 330, 0.15, 0.25, 0.7, 0, 1, -0.5, -0.1, 0, 0, 0, 0, 7, 0, 0.18, 0.5, 0.15],
  /** A figure walks in the dark. */
  steps: [0.5, 0.1, 62, 0, 0.03, 0.16, 4, 1.6, -1, 0, 0, 0, 0.2, 0.8],
  /** A mind gives way. */
  dread: [0.65, 0, 165, 0.02, 0.14, 0.5, 2, 0.8, -1.4, 0, -22, 0.1, 0, 0.08, 0, 0, 0.06, 0.6, 0.1],
  /** A soul remembers itself. */
  solace: [0.5, 0, 392, 0.05, 0.18, 0.6, 0, 1, 0.2, 0, 98, 0.16, 0, 0, 0, 0, 0.12, 0.6, 0.1],
  /** A key is in hand. */
  key: [0.6, 0, 1046, 0, 0.06, 0.5, 1, 1.7, 0, 0, 349, 0.09, 0.14, 0, 0, 0, 0.06, 0.6, 0.06],
  /** A key, or more, is gone for good. */
  broken: [0.7, 0.1, 520, 0, 0.06, 0.6, 4, 1.4, -6, 0, -180, 0.08, 0, 1.2, 0, 0, 0.1, 0.6, 0.1],
  /** The crown is taken. */
  crown: [0.75, 0, 147, 0.06, 0.5, 1.1, 1, 0.9, 0, 0, 73, 0.22, 0, 0, 1.1, 0, 0.16, 0.7, 0.2],
  /** A soul falls as far as it can. */
  fall: [0.9, 0, 220, 0.01, 0.3, 1.2, 2, 0.7, -1.6, 0, 0, 0, 0, 0.15, 0, 0, 0.2, 0.6, 0.2],
  /** The heart, near the end. */
  heartbeat: [0.75, 0, 48, 0.01, 0.06, 0.16, 0, 1, -0.6, 0, 0, 0, 0.19, 0, 0, 0, 0, 0.7, 0.04],
  /** The door of the house opens. */
  dawn: [0.7, 0, 262, 0.1, 0.7, 1.6, 0, 1, 0, 0, 131, 0.3, 0, 0, 0, 0, 0.22, 0.8, 0.3],
  /** It closes. */
  doom: [0.9, 0, 73, 0.05, 0.9, 2, 2, 0.5, -0.2, 0, -12, 0.4, 0, 0.1, 0, 0, 0.24, 0.7, 0.4],
  /** A scroll is unrolled and read aloud. */
  scroll: [0.5, 0.1, 520, 0.05, 0.08, 0.3, 4, 0.8, -3, 0, 90, 0.1, 0, 1.4, 0, 0, 0.06, 0.5, 0.08],
  /** A signet is pressed into wax. */
  seal: [0.7, 0, 146, 0, 0.05, 0.3, 1, 1.4, -1, 0, 220, 0.08, 0, 0.2, 0, 0, 0.08, 0.6, 0.05],
  /** A chisel meets stone. */
  chisel: [0.6, 0.1, 880, 0, 0.02, 0.1, 2, 1.8, -8, 0, 0, 0, 0.12, 0.8],
} as const satisfies Record<string, Recipe>

/** The sounds by name. */
export type SoundName = keyof typeof sounds
