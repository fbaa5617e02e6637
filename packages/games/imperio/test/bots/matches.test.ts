import { describe, expect, test } from 'vitest'
import { autopilot, easy, normal } from '../../src/bots/index.ts'
import { MODES } from '../../src/data/modes.ts'
import { type Player, play, random } from './play.ts'

const TABLES = (['QUICK', 'STANDARD', 'LONG'] as const).flatMap((mode) => {
  const { ownersMin, ownersMax } = MODES[mode]
  return Array.from({ length: ownersMax - ownersMin + 1 }, (_, i) => [mode, ownersMin + i] as const)
})

describe('whole matches [15]', () => {
  // `play` throws at the first move that the rules refuse.
  test.each(TABLES)('%s with %i owners ends, and no move is refused', (mode, seats) => {
    const among: readonly Player[] = [normal, easy, random, autopilot]
    play(
      Array.from({ length: seats }, () => normal),
      { mode },
      'alone',
    )
    const mixed = Array.from({ length: seats }, (_, seat) => among[seat % among.length] as Player)
    const { moves } = play(mixed, { mode }, 'mixed')
    expect(moves.length).toBeGreaterThan(seats * MODES[mode].rounds * 3)
  })

  test('the same seed makes the same match', () => {
    const once = play([normal, easy, normal, easy], {}, 'again')
    expect(play([normal, easy, normal, easy], {}, 'again').moves).toEqual(once.moves)
  })
})

describe('the stronger wins more often [15]', () => {
  test.each([
    ['normal over easy among twelve', normal, easy, 'QUICK', 12],
    ['normal over easy in a long match', normal, easy, 'LONG', 8],
    ['easy over random', easy, random, 'QUICK', 4],
  ] as const)('%s', (_order, stronger, weaker, mode, seats) => {
    const matches = 80
    let wins = 0
    for (let match = 0; match < matches; match++) {
      const table = Array.from({ length: seats }, (_, seat) => ((seat + match) % 2 === 0 ? stronger : weaker))
      const { ranks } = play(table, { mode }, `strength ${match}`)
      if (table[ranks.indexOf(1)] === stronger) wins++
    }
    // Three fifths of 80 are out of reach for equals in 95 of 100 samples.
    expect(wins).toBeGreaterThanOrEqual((matches * 3) / 5)
  })
})
