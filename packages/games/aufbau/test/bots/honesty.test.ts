import { Position, PositionAsk, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { aufbau } from '../../src/game.ts'
import { botNamed, table } from './asked.ts'

test.each([
  ['allrounder', {}],
  ['spekulant', {}],
  ['stadt-planner', { maxRounds: 6 }],
  ['allrounder', { facilityCatalogue: 'full' }],
] as const)('%s does the same in every world that looks the same from its seat [9]', (name, options) => {
  const bot = botNamed(name)
  const play = table(3, options, 'honest')
  const luck = new SeededChance('others')
  let asked = 0
  for (let turn = 0; turn < 120; turn++) {
    const decision = play.decisions.find(({ open }) => !open)
    if (!decision || decision.open) break
    const { seat } = decision
    const move = seat < 0 ? undefined : bot(new PositionAsk(play, seat, new SeededChance('bot')))
    if (seat >= 0) {
      asked++
      const other = new Position(aufbau, aufbau.sample(play.state, seat, luck), luck)
      expect(bot(new PositionAsk(other, seat, new SeededChance('bot')))).toEqual(move)
    }
    play.apply(seat, move ?? decision.fallback)
  }
  expect(asked).toBeGreaterThan(50)
})
