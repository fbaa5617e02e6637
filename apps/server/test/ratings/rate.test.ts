import { NEWCOMER, type Rated } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { rateMatch } from '../../src/ratings/rate.ts'

const sure: Rated = { muMilli: 25_000, sigmaMilli: 1_000 }
const alone = (rank: number, player: Rated = NEWCOMER) => ({ rank, players: [player] })

describe('after a match', () => {
  // As the paper and other implementations of it have it, with the library's growth of doubt between matches.
  test('of two newcomers the winner is rated higher, and both are known better', () => {
    const [[winner], [loser]] = rateMatch([alone(1), alone(2)]) as [[Rated], [Rated]]
    expect(winner.muMilli - 25_000).toBe(25_000 - loser.muMilli)
    expect([winner.muMilli, winner.sigmaMilli, loser.sigmaMilli]).toEqual([27_635, 8_066, 8_066])
  })

  test('among four the places tell more than who won', () => {
    const after = rateMatch([alone(3), alone(1), alone(4), alone(2)]).map(([rated]) => rated?.muMilli ?? 0)
    expect([...after].sort((a, b) => b - a)).toEqual([after[1], after[3], after[0], after[2]])
  })

  test('those who share a place are rated alike', () => {
    const [a, b, c] = rateMatch([alone(1), alone(2), alone(2)])
    expect(b).toEqual(c)
    expect(a?.[0]?.muMilli).toBeGreaterThan(b?.[0]?.muMilli ?? 0)
  })

  test('somebody of whom much is known moves less than a newcomer, who learns from them', () => {
    const [[known], [fresh]] = rateMatch([alone(2, sure), alone(1)]) as [[Rated], [Rated]]
    expect(25_000 - known.muMilli).toBeLessThan(100)
    expect(fresh.muMilli - 25_000).toBeGreaterThan(2_000)
  })

  test('a team moves together, and is as strong as all of it', () => {
    const strong = { muMilli: 100_000, sigmaMilli: 500 }
    const team = (rank: number) => ({ rank, players: [NEWCOMER, NEWCOMER, sure] })
    const won = rateMatch([team(1), alone(2, strong)])
    const lost = rateMatch([team(2), alone(1, strong)])
    expect(won[0]?.[0]).toEqual(won[0]?.[1])
    expect((won[0]?.[0]?.muMilli ?? 0) - 25_000).toBeGreaterThan(25_000 - (lost[0]?.[0]?.muMilli ?? 0))
  })
})
