/** [13.6] The index of tension is no rule: moods and the King's seat may use it. All in thousandths. */
export const TENSION_MILLI = {
  bias: -1200,
  sanity: 2200,
  round: 800,
  monsters: 900,
  keys: 1300,
  crown: 1000,
  umbral: 700,
  statuses: 600,
  kingRisk: 800,
} as const
export const TENSION_BAND_MILLI: readonly [low: number, target: number, high: number] = [750, 800, 850]
/** [13.6] From this sanity on nobody is afraid. */
export const TENSION_BEARABLE_SANITY = 3
/** [13.6] After so many rounds, with so many figures, most of the growth is done. */
export const TENSION_ROUNDS_SCALE = 6
export const TENSION_MONSTERS_SCALE = 2
/** [13.6] So much remaining time of bad statuses is all a soul can bear. */
export const TENSION_STATUS_PER_SOUL = 3
