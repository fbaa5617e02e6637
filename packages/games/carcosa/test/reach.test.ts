import { configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { carcosa } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'

/** Tables on which random play comes by everything; the easy ones let it live longer. */
const TABLES: readonly (Partial<Config> & { readonly seats: number })[] = [
  { seats: 4 },
  { seats: 2 },
  { seats: 3, houseLoss: 0, presenceTable: [0, 0, 0, 1] },
  { seats: 4, houseLoss: 0, baseActions: 4, presenceTable: [0, 0, 0, 0], ringActivation: true, maxRounds: 40 },
  { seats: 5, kingMode: 'SEAT', reinaReveal: 'NO_MOVE' },
  { seats: 2, keysToWin: 1, houseLoss: 0, presenceTable: [0, 0, 1, 1], keysLoseThreshold: 0 },
  { seats: 4, loseOnDeckExhaustion: true, houseLoss: 0, baseActions: 4, presenceTable: [0, 0, 0, 0], maxRounds: 0 },
]

/** What random play hears, as `kind:name`. */
function reached(matches: number): Set<string> {
  const seen = new Set<string>()
  for (let i = 0; i < matches; i++) {
    const { seats, ...options } = TABLES[i % TABLES.length] as (typeof TABLES)[number]
    const config = configure(carcosa as never, options, seats) as Config
    const position = Position.setup(carcosa, config, seats, new SeededChance(`reach ${i}`))
    const dice = new SeededChance(`dice ${i}`)
    const listen = () => {
      for (const { fact } of position.told) for (const mark of landmarks.reachedBy(fact, position.state)) seen.add(mark)
    }
    listen()
    while (!carcosa.outcome(position.state)) {
      const drawn = drawAny(position.state, position.decisions, dice)
      if (!drawn) throw new Error('nobody can move')
      position.apply(drawn.seat, drawn.move)
      listen()
    }
  }
  return seen
}

test('random play comes by every card, status, monster, omen, special room, King effect and role ability', () => {
  const expected = Object.entries(landmarks.expected).flatMap(([kind, names]) => names.map((name) => `${kind}:${name}`))
  const seen = reached(280)
  expect(expected.filter((mark) => !seen.has(mark))).toEqual([])
  // Nothing else is shown, but for later tales, which come once in some hundred matches.
  const seldom = ['rule:tale:3', 'rule:tale:4']
  expect([...seen].filter((mark) => !expected.includes(mark) && !seldom.includes(mark))).toEqual([])
})
