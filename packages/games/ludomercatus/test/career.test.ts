import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { careers, featCases } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { HARBOURS, WORKS } from '../src/career/badges.ts'
import { career } from '../src/career/career.ts'
import type { Config } from '../src/config.ts'
import { HOTEL, PROPERTIES, SPACES, STREET_GROUPS } from '../src/data/board.ts'
import type { Fact } from '../src/facts.ts'
import { ludomercatus } from '../src/game.ts'
import { deedOf } from '../src/rules/deeds.ts'
import type { State } from '../src/state.ts'

careers(box, { seats: 4, options: { roundLimit: 25 }, random: 1, bots: 1 })

const config = configure(ludomercatus as never, {}, 3) as Config
const state = () => Position.setup(ludomercatus, config, 3, new SeededChance('career')).state
const own =
  (spaces: readonly number[], level = 0) =>
  (s: State) => {
    for (const space of spaces) Object.assign(deedOf(s, space), { owner: 0, level })
  }
const street = STREET_GROUPS[2]?.members ?? []
const [dear = 0] = street
const price = SPACES[dear]?.price ?? 0
const pay = { payer: 1, payee: 0 } as const
const rent = (amount: number): Fact => ({ type: 'rentPaid', space: dear, rule: 'street' as never, amount, ...pay })
const sold = (amount: number): Fact => ({
  type: 'auctionSold',
  seat: 0,
  lot: 'space',
  space: dear,
  payer: 0,
  payee: 'bank',
  amount,
})
const trade = (proposer: number, responder: number): Fact => {
  const nothing = { cash: 0, spaces: [], jailCards: [] } as never
  const terms = { give: nothing, get: nothing, lift: [], revision: 0 }
  return { type: 'tradeAccepted', proposer, responder, responderLift: [], ...terms }
}
const hotel = (seat: number): Fact => ({
  type: 'built',
  seat,
  group: 'rose',
  levels: [HOTEL],
  kind: 'hotel',
  count: 1,
  payer: seat,
  payee: 'bank',
  amount: 1,
})
const jail = (seat: number): Fact => ({ type: 'sentToJail', seat, cause: 'space' })
const debt = (type: 'debtOpened' | 'debtSettled') => {
  return { type, seat: 0, due: 100, reason: 'rent', payees: [1] } as Fact
}
const mortgage: Fact = { type: 'mortgaged', seat: 0, space: dear, payer: 'bank', payee: 0, amount: 50 }
const ruin = (creditors: readonly number[], resigned = false): Fact => {
  return { type: 'bankrupt', seat: 1, creditors, spaces: [], jailCards: [], resigned }
}
const told: Fact = { type: 'turnEnded', seat: 0 }
const cash = (amount: number) => (s: State) => Object.assign(s.players[0] ?? {}, { cash: amount })

featCases<Config, State, Fact>(
  { career, config, seats: 3, state },
  {
    'LM-DEED-01': [
      { facts: [told], state: own(street.slice(1)) },
      { facts: [told], state: own(street) },
    ],
    'LM-DEED-02': [
      { facts: [told], state: own(HARBOURS.members.slice(1)) },
      { facts: [told], state: own(HARBOURS.members) },
    ],
    'LM-DEED-03': [
      { facts: [told], state: own(WORKS.members.slice(1)) },
      { facts: [told], state: own(WORKS.members) },
    ],
    'LM-DEED-12': [
      { facts: [told], state: own(PROPERTIES.slice(0, 11)) },
      { facts: [told], state: own(PROPERTIES.slice(0, 12)) },
    ],
    'LM-BUILD-01': [{ facts: [hotel(1)] }, { facts: [hotel(0)] }],
    'LM-BUILD-03': [
      { facts: [told], state: own(street, HOTEL - 1) },
      { facts: [told], state: own(street, HOTEL) },
    ],
    'LM-RENT-01': [{ facts: [rent(999)] }, { facts: [rent(1_000)] }],
    'LM-BID-01': [{ facts: [sold(price / 2 + 1)] }, { facts: [sold(price / 2)] }],
    'LM-DEAL-02': [{ facts: [trade(0, 1), trade(1, 2)] }, { facts: [trade(0, 1), trade(2, 0)] }],
    'LM-JAIL-03': [{ facts: [jail(0), jail(0), jail(1)] }, { facts: [jail(0), jail(0), jail(0)] }],
    'LM-JAIL-01': [
      { facts: [{ type: 'leftJail', seat: 0, how: 'thirdFailure' }] },
      { facts: [{ type: 'leftJail', seat: 0, how: 'doubles' }] },
    ],
    'LM-DEBT-01': [
      { facts: [mortgage, debt('debtOpened'), debt('debtSettled')] },
      { facts: [debt('debtOpened'), mortgage, debt('debtSettled')] },
    ],
    'LM-RUIN-01': [{ facts: [ruin([0], true), ruin([2])] }, { facts: [ruin([0])] }],
    'LM-BACK-01': [
      { facts: [told], state: cash(20), outcome: { winners: [0] } },
      { facts: [told], state: cash(19), outcome: { winners: [0] } },
    ],
  },
)

test('whoever begins with more money than the rulebook gives earns nothing, but the match counts', () => {
  const rich = { ...config, startCash: 5_000 }
  const reader = career.reader(rich, 3)
  expect(reader.hear([{ fact: hotel(0), to: 'all' }], state())).toEqual([])
  const { earned, counted } = reader.end(state(), { reason: '', ranks: [1], winners: [0], scores: [0] })
  expect([earned, counted[0]?.hotels]).toEqual([[], 1])
})
