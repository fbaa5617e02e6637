import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Fact } from '../src/facts.ts'
import { ludomercatus } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'
import { meter } from '../src/meter.ts'

/** Plays random matches and hears everything. */
function play(
  seed: string,
  seats: number,
  hear: (told: readonly { fact: Fact; to: 'all' | readonly number[] }[]) => void,
) {
  const config = configure(ludomercatus as never, {}, seats) as never
  const position = Position.setup(ludomercatus, config, seats, new SeededChance(seed).unrecorded())
  const dice = new SeededChance(`${seed} moves`).unrecorded()
  hear(position.told)
  while (!ludomercatus.outcome(position.state)) {
    const drawn = drawAny(position.state, position.decisions, dice)
    if (!drawn) throw new Error('nobody can move')
    position.apply(drawn.seat, drawn.move)
    hear(position.told)
  }
  return position.state
}

test('random play meets every landmark', () => {
  const missing = new Set(
    Object.entries(landmarks.expected).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`)),
  )
  for (let i = 0; i < 60 && missing.size > 0; i++) {
    play(`landmarks ${i}`, 3, (told) => {
      for (const { fact } of told) for (const reached of landmarks.reachedBy(fact, {})) missing.delete(reached)
    })
  }
  expect([...missing]).toEqual([])
})

test('the meter adds up what was told', () => {
  const measured = meter()
  let rent = 0
  let bankruptcies = 0
  const s = play('meter', 4, (told) => {
    measured.hear(told)
    for (const { fact } of told) {
      if (fact.type === 'rentPaid') rent += fact.amount
      if (fact.type === 'bankrupt') bankruptcies++
    }
  })
  const outcome = ludomercatus.outcome(s)
  if (!outcome) throw new Error('not over')
  const read = measured.read(s, outcome)
  expect(read).toMatchObject({ turns: s.turnNo, rounds: s.round, rentPaid: rent, endedByBankruptcy: 1 })
  expect(bankruptcies).toBe(3)
  expect(read.bankruptcies).toBe(3)
  expect(read.buildingsBuilt).toBeGreaterThan(0)
})
