import { configure, isRefusal, Position, PositionAsk, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { easy, normal } from '../../src/bots/index.ts'
import type { Config } from '../../src/config.ts'
import { carcosa } from '../../src/game.ts'

test.each([
  ['normal', normal, 4, {}],
  ['easy', easy, 3, {}],
  ['normal, with a King at the table', normal, 5, { kingMode: 'SEAT' }],
] as const)('%s does the same in every house that looks the same from its seat [9]', (_, bot, seats, options) => {
  const config = configure(carcosa as never, options, seats)
  if (isRefusal(config)) throw new Error(config.code)
  const play = Position.setup(carcosa, config as Config, seats, new SeededChance('honest'))
  const luck = new SeededChance('others')
  let asked = 0
  for (let decision = play.decisions[0]; decision && asked < 250; decision = play.decisions[0]) {
    const { seat } = decision
    if (decision.open) throw new Error('nothing is optional here')
    if (seat < 0) {
      play.apply(seat, decision.fallback)
      continue
    }
    asked++
    const move = bot(new PositionAsk(play, seat, new SeededChance('bot')))
    const other = new Position(carcosa, carcosa.sample(play.state, seat, luck), luck)
    expect(bot(new PositionAsk(other, seat, new SeededChance('bot')))).toEqual(move)
    play.apply(seat, move ?? decision.fallback)
  }
  expect(asked).toBeGreaterThan(100)
})
