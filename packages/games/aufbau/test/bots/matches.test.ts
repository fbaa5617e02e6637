import { PositionAsk, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { personalities } from '../../src/bots/index.ts'
import type { Config } from '../../src/config.ts'
import { aufbau } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { botNamed, table } from './asked.ts'

/** Plays a match to its end; whatever a bot does, the rules allow. */
function playOut(bots: readonly string[], options: Partial<Config>, seed: string): ReadonlySet<Move['type']> {
  const play = table(bots.length, options, seed)
  const luck = new SeededChance(`bots ${seed}`)
  const done = new Set<Move['type']>()
  while (!aufbau.outcome(play.state)) {
    const decision = play.decisions.find(({ open }) => !open)
    if (!decision || decision.open) throw new Error('the match awaits nobody')
    const { seat } = decision
    const move = seat < 0 ? undefined : botNamed(bots[seat] as string)(new PositionAsk(play, seat, luck))
    expect(move && play.refusalOf(seat, move)).toBeUndefined()
    if (move) done.add(move.type)
    play.apply(seat, move ?? decision.fallback)
  }
  expect(aufbau.invariants(play.state)).toEqual([])
  return done
}

const PLAIN = Object.keys(personalities).filter((name) => !name.includes('-'))

test.each([
  {},
  { facilityCatalogue: 'full' },
  { abundance: true, storageCapacityMultiplier: 100, actionsPerRound: 4, freeFacilityBuildsPerRound: 3 },
  { administrationUpkeep: true, eventFirstRound: 6, workshopBonusSpecial: [1, 1, 2] },
  { facilityCatalogue: 'full', abundance: true, maxRounds: 8, checks: [[9, 9, 9]] },
] satisfies Partial<Config>[])('every personality plays to the end by the rules, with %j', (options) => {
  for (let from = 0; from < PLAIN.length; from += 4) {
    const bots = Array.from({ length: 4 }, (_, i) => PLAIN[(from + i) % PLAIN.length] as string)
    playOut(bots, { maxRounds: 10, ...options }, `matches ${from}`)
  }
})

test('those who plan ahead, keep less or more, with or without permanent influence or with specialists, too', () => {
  const variants = Object.keys(personalities).filter((name) => name.startsWith('stadt-'))
  expect(variants).toHaveLength(7)
  playOut(variants, { maxRounds: 6 }, 'variants')
})

test('with the full catalogue they build from it, specialise and turn offices to something [11.1]', () => {
  const done = playOut(['amtsfokus', 'stadt', 'domaenen'], { facilityCatalogue: 'full' }, 'full')
  expect([...done]).toEqual(expect.arrayContaining(['buildFacility', 'specializeDomain', 'setOfficeFocus']))
})
