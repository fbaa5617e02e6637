import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { ACHIEVEMENTS } from '../src/data/achievements.ts'
import { imperio } from '../src/game.ts'
import type { Move } from '../src/moves.ts'

/** Matches of random play in which something was unlocked for the first time, when all of 20,000 were played. */
const KNOWN = [0, 1, 2, 4, 5, 7, 8, 11, 12, 17, 22, 24, 29, 44, 197, 221, 242, 265, 413, 10_415]
/** Where rules have changed, others do: so many are tried. */
const MATCHES_MAX = 20_000
const MODES = ['QUICK', 'STANDARD', 'LONG'] as const
const PR: Move = { type: 'action', action: 'PR' }

/** What is unlocked in one match in which everything is drawn; a star is in the news whenever that can be. */
function unlockedIn(i: number, star?: number): readonly string[] {
  const seats = 4 + (i % 5)
  const config = configure(imperio as never, { mode: MODES[i % 3] as string, clocks: false }, seats) as Config
  const position = Position.setup(imperio, config, seats, new SeededChance(`ach ${i}`))
  const dice = new SeededChance(`dice ${i}`)
  const unlocked: string[] = []
  while (!imperio.outcome(position.state)) {
    const mayShine = star !== undefined && position.refusalOf(star, PR) === undefined
    const made = mayShine ? { seat: star, move: PR } : drawAny(position.state, position.decisions, dice, 3)
    if (!made) throw new Error('nobody can move')
    position.apply(made.seat, made.move)
    for (const { fact } of position.told) if (fact.type === 'achievementUnlock') unlocked.push(fact.achievementId)
  }
  return unlocked
}

test('each of the 57 achievements of a match is unlocked by playing [7.3]', () => {
  const missing = new Set(ACHIEVEMENTS.filter(({ scope }) => scope === 'MATCH').map(({ id }) => id))
  expect(missing.size).toBe(57)
  const note = (ids: readonly string[]) => {
    for (const id of ids) missing.delete(id as never)
  }
  // Nobody comes to ten of fame by chance.
  for (let i = 0; i < 8; i++) note(unlockedIn(i, 0))
  for (const i of KNOWN) note(unlockedIn(i))
  for (let i = 0; i < MATCHES_MAX && missing.size > 0; i++) note(unlockedIn(i))
  expect([...missing]).toEqual([])
})
