import type { Seat } from '@ludoteca/kernel'
import { FAME_CROWN_MIN } from '../data/constants.ts'
import { ownerAt, ownerId, seatOf } from '../owners.ts'
import type { RankLine, TieBreak } from '../results.ts'
import type { Owner, State } from '../state.ts'
import type { View } from '../view.ts'
import { coin } from './hash.ts'
import { ladderPoints } from './ladder.ts'
import { listOf } from './list.ts'
import { modeOf } from './mode.ts'
import { countProperties } from './properties.ts'
import { statsOf } from './resources.ts'
import { wealthOf, wealthOfAll } from './wealth.ts'

/** [7.5] Seats from the best to the worst: Wealth, Fame, less Debt, more properties, more cash, then the coin. */
export function finalRanking(s: Readonly<State>): Seat[] {
  const standings = { wealth: wealthOfAll(s), owners: s.owners, properties: s.properties }
  const keys = listOf(s.owners, (_, seat) => keysOf(standings, seat))
  const left = listOf(s.owners, (_, seat) => seat)
  const ranking: Seat[] = []
  while (left.length > 0) {
    const best = left.reduce((a, b) => (compare(keys[b] as number[], keys[a] as number[]) > 0 ? b : a))
    const tied = left.filter((seat) => compare(keys[seat] as number[], keys[best] as number[]) === 0)
    const winner = tied.length === 1 ? best : seatOf(coin(s.matchSeed, 'RANK', listOf(tied, ownerId)))
    ranking.push(winner)
    left.splice(left.indexOf(winner), 1)
  }
  return ranking
}

/** What two owners are compared by at the end. A view has all of it. */
export type Standings = Pick<View, 'wealth' | 'owners' | 'properties'>

/** Wealth, and then what decides between equals; more is better. */
function keysOf({ wealth, owners, properties }: Standings, seat: Seat): number[] {
  const { fame, debt, cash } = owners[seat] as Readonly<Owner>
  return [wealth[seat] as number, fame, -debt, countProperties({ properties }, seat), cash]
}

const TIE_BREAKS: readonly (TieBreak | undefined)[] = [undefined, 'FAME', 'DEBT', 'PROPERTIES', 'CASH']

/** [7.5] What puts one owner before another who is as rich; nothing when he is not. */
export function tieBreakOf(standings: Standings, better: Seat, worse: Seat): TieBreak | undefined {
  const [a, b] = [keysOf(standings, better), keysOf(standings, worse)]
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 'COIN' : TIE_BREAKS[at]
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] as number)
  return 0
}

/** [decision 169] Who is the most famous, with at least 3; among equals the better rank. */
export function fameCrownOf(s: Readonly<State>): Seat | null {
  const most = Math.max(...listOf(s.owners, ({ fame }) => fame))
  if (most < FAME_CROWN_MIN) return null
  return s.ranking.find((seat) => ownerAt(s, seat).fame === most) ?? null
}

export function rankLines(s: Readonly<State>): RankLine[] {
  const crown = fameCrownOf(s)
  const standings = { wealth: wealthOfAll(s), owners: s.owners, properties: s.properties }
  return listOf(s.ranking, (seat, i) => {
    const { fame, debt } = ownerAt(s, seat)
    const tieBreak = i === 0 ? undefined : tieBreakOf(standings, s.ranking[i - 1] as Seat, seat)
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
      ...(tieBreak === undefined ? {} : { tieBreak }),
    }
  })
}
