/** A place at the end of a match. */
interface Place {
  readonly owners: number
  readonly rank: number
  readonly isCrowned: boolean
  readonly isFavourite: boolean
  readonly multiplierPct: number
}

const RANK_POINTS = 60
const PODIUM: readonly number[] = [20, 10, 5]
const CROWN_POINTS = 5
const FAVOURITE_POINTS = 5

/** [12.6] What a place is worth on the ladder; which matches and people count there is not for the rules to say. */
export function ladderPoints({ owners, rank, isCrowned, isFavourite, multiplierPct }: Place): number {
  const ranked = Math.floor((RANK_POINTS * (owners - rank)) / (owners - 1))
  const honours = (isCrowned ? CROWN_POINTS : 0) + (isFavourite ? FAVOURITE_POINTS : 0)
  return Math.floor(((ranked + (PODIUM[rank - 1] ?? 0) + honours) * multiplierPct) / 100)
}
