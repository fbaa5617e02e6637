import type { Config, Fact } from '@ludoteca/banca'
import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { marksOf } from '../../src/games/banca/model/curves.ts'
import { flightsOf } from '../../src/games/banca/model/flights.ts'
import { flowsIn, totalsOf, turnFlows } from '../../src/games/banca/model/flows.ts'
import { linesOfStory } from '../../src/games/banca/model/lines.ts'
import { nextTurnOf } from '../../src/games/banca/model/next-turn.ts'
import { ribbonsOf } from '../../src/games/banca/model/ribbons.ts'
import { settingInWords } from '../../src/games/banca/model/settings-words.ts'
import { phasesDone } from '../../src/games/banca/parts/phase-rail.tsx'
import { evening, linesOf, play, playTurn } from './kit.ts'

test('every coin of a turn is accounted for: what the bank had, what came, what went', () => {
  const match = evening()
  playTurn(match)
  const { bankBefore, bankAfter, flows } = turnFlows(linesOf(match), 1, match.view('spectator').bank)
  expect(bankBefore).toBe(4_000)
  expect(bankAfter).toBe(match.view('spectator').bank)
  expect(flows.find(({ source }) => source === 'auction')).toEqual({ seat: 1, source: 'auction', amount: 700 })
})

test('what everybody paid and got adds up to what they have', () => {
  const match = evening()
  for (let turn = 1; turn <= 3; turn++) {
    playTurn(match)
    play(match, [TABLE, { type: 'nextTurn' }])
  }
  const totals = totalsOf(flowsIn(linesOf(match)), 4)
  expect(totals.map(({ net }) => 9_000 + net)).toEqual(match.view('spectator').players.map(({ balance }) => balance))
})

test('what was taken back stays in the log, marked, and counts no more', () => {
  const match = evening()
  playTurn(match)
  play(match, [TABLE, { type: 'undo' }], [TABLE, { type: 'noBids' }])
  const lines = linesOf(match)
  expect(lines.filter(({ undone }) => undone).map(({ fact }) => fact?.type)).toContain('auctionWon')
  expect(lines.find(({ fact }) => fact === null)?.takenBack).toBe('auctionResult')
  expect(flowsIn(lines).some(({ source }) => source === 'auction')).toBe(false)
})

test('curves begin at the start and have one mark for each turn, the payout on show included', () => {
  const match = evening()
  playTurn(match)
  play(match, [TABLE, { type: 'nextTurn' }])
  expect(marksOf(linesOf(match), match.view('spectator')).map(({ turn }) => turn)).toEqual([0, 1])
  playTurn(match)
  const marks = marksOf(linesOf(match), match.view('spectator'))
  expect(marks.map(({ turn }) => turn)).toEqual([0, 1, 2])
  expect(marks.at(-1)?.balances).toEqual(match.view('spectator').players.map(({ balance }) => balance))
})

test('a story that is only told gives the same lines as a match that is known from its first move', () => {
  const match = evening()
  playTurn(match)
  play(match, [TABLE, { type: 'nextTurn' }])
  playTurn(match)
  const known = linesOf(match)
  const told = linesOfStory(known.map(({ id, fact }) => ({ id, fact: fact as Fact })))
  expect(told.map(({ turn, stage, seats, bank }) => ({ turn, stage, seats, bank }))).toEqual(
    known.map(({ turn, stage, seats, bank }) => ({ turn, stage, seats, bank })),
  )
})

test('the next turn is told with its penalty and modifier, and the last one as such', () => {
  const match = evening({ maxTurns: 2 })
  expect(nextTurnOf(match.view('spectator')).words).toBe('Turn 2 brings modifier 1 and a penalty of 150.')
  playTurn(match)
  play(match, [TABLE, { type: 'nextTurn' }])
  expect(nextTurnOf(match.view('spectator')).isLast).toBe(true)
})

test('settings that wait for the next turn count for its penalty', () => {
  const match = evening()
  play(match, [TABLE, { type: 'changeSettings', patch: { penaltyIncrement: 75 } }])
  expect(nextTurnOf(match.view('spectator')).words).toContain('a penalty of 175')
})

test('bands are as wide as their amounts, side by side in the middle of the bank, and small ones can be seen', () => {
  const ribbons = ribbonsOf([100, 0, 50, 1], 50)
  expect(ribbons.map(({ width }) => width)).toEqual([40, 0, 20, 2])
  expect(ribbons.map(({ inner }) => inner)).toEqual([69, 109, 109, 129])
})

test('the largest share sends the most coins, and a small one at least one', () => {
  const payout = { type: 'payout', dividend: 610, weightTenths: 40, shares: [600, 10, 0], rest: 0, allEqual: false }
  const flights = flightsOf([{ ...payout, bank: 0 } as Fact])
  expect(flights.filter(({ seat }) => seat === 0)).toHaveLength(6)
  expect(flights.filter(({ seat }) => seat === 1)).toHaveLength(1)
  expect(flights.filter(({ seat }) => seat === 2)).toHaveLength(0)
})

test('the rail ticks what took place: after an end at the exits, the exits alone', () => {
  expect(phasesDone({ phase: 'AUCTION', ending: null })).toBe(3)
  expect(phasesDone({ phase: 'OVER', ending: 'turnLimit' })).toBe(5)
  expect(phasesDone({ phase: 'OVER', ending: 'lastPlayer' })).toBe(1)
  expect(phasesDone({ phase: 'OVER', ending: 'allLeft' })).toBe(1)
})

test('one turn is told as one', () => {
  const inWords = (maxTurns: number) => settingInWords('maxTurns', { maxTurns } as Config)
  expect([0, 1, 2].map(inWords)).toEqual(['none', '1 turn', '2 turns'])
})
