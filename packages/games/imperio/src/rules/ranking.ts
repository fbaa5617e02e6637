import type { Seat } from '@ludoteca/kernel'
import { FAME_CROWN_MIN } from '../data/constants.ts'
import { ownerAt, ownerId, seatOf } from '../owners.ts'
import type { RankLine } from '../results.ts'
import type { State } from '../state.ts'
import { coin } from './hash.ts'
import { ladderPoints } from './ladder.ts'
import { modeOf } from './mode.ts'
import { countProperties } from './properties.ts'
import { statsOf } from './resources.ts'
import { wealthOf } from './wealth.ts'

/** [7.5] Seats from the best to the worst: Wealth, Fame, less Debt, more properties, more cash, then the coin. */
export function finalRanking(s: Readonly<State>): Seat[] {
  const keys = s.owners.map(({ fame, debt, cash }, seat) => [
    wealthOf(s, seat),
    fame,
    -debt,
    countProperties(s, seat),
    cash,
  ])
  const left = s.owners.map((_, seat) => seat)
  const ranking: Seat[] = []
  while (left.length > 0) {
    const best = left.reduce((a, b) => (compare(keys[b] as number[], keys[a] as number[]) > 0 ? b : a))
    const tied = left.filter((seat) => compare(keys[seat] as number[], keys[best] as number[]) === 0)
    const winner = tied.length === 1 ? best : seatOf(coin(s.matchSeed, 'RANK', tied.map(ownerId)))
    ranking.push(winner)
    left.splice(left.indexOf(winner), 1)
  }
  return ranking
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] as number)
  return 0
}

/** [decision 169] Who is the most famous, with at least 3; among equals the better rank. */
export function fameCrownOf(s: Readonly<State>): Seat | null {
  const most = Math.max(...s.owners.map(({ fame }) => fame))
  if (most < FAME_CROWN_MIN) return null
  return s.ranking.find((seat) => ownerAt(s, seat).fame === most) ?? null
}

export function rankLines(s: Readonly<State>): RankLine[] {
  const crown = fameCrownOf(s)
  return s.ranking.map((seat, i) => {
    const { fame, debt } = ownerAt(s, seat)
    return {
      ownerId: ownerId(seat),
      rank: i + 1,
      wealth: wealthOf(s, seat),
      fame,
      debt,
      properties: countProperties(s, seat),
      ladderPoints: ladderPoints({
        owners: s.owners.length,
        rank: i + 1,
        isCrowned: seat === crown,
        isFavourite: statsOf(s, seat).awardFavorito > 0,
        multiplierPct: modeOf(s).ladderMultiplierPct,
      }),
    }
  })
}
