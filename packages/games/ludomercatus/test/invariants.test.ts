import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { ludomercatus } from '../src/game.ts'
import { invariants, transitions } from '../src/invariants.ts'
import type { State } from '../src/state.ts'
import { A, B, given, holdCard, jailed, levels, mortgaged, own } from './positions.ts'

function fresh(): State {
  const config = configure(ludomercatus as never, { startingPlayer: 'first' }, 3)
  return Position.setup(ludomercatus, config as never, 3, new SeededChance('sound')).state
}

test('a proper position is sound [23]', () => {
  const s = fresh()
  given(own(A, 37, 39), levels({ 37: 4, 39: 5 }), holdCard(B, 'chest'), jailed(B, 2))(s)
  expect(invariants(s)).toEqual([])
})

const faults: readonly (readonly [string, (s: State) => void, RegExp])[] = [
  ['a house out of nowhere', (s) => s.bank.houses++, /houses/],
  ['a lost hotel', (s) => s.bank.hotels--, /hotels/],
  ['money in a pot without the option', (s) => s.bank.pot++, /pot/],
  ['negative cash', (s) => Object.assign(s.players[B] ?? {}, { cash: -1 }), /has -1/],
  ['uneven building', given(own(A, 37, 39), levels({ 37: 2 })), /unevenly/],
  ['building without the full group', given(own(A, 37), own(B, 39), levels({ 37: 1 })), /not full/],
  ['building beside a mortgage', given(own(A, 37, 39), levels({ 37: 1 }), mortgaged(39)), /not full/],
  ['a mortgage without an owner', mortgaged(5), /without an owner/],
  ['a lost card', (s) => s.decks.chance.pop(), /chance deck/],
  ['a doubled card', (s) => s.decks.chest.splice(0, 1, s.decks.chest[1] as never), /chest deck/],
  [
    'a prisoner elsewhere',
    given(jailed(B, 0), (s) => Object.assign(s.players[B] ?? {}, { position: 9 })),
    /in jail on 9/,
  ],
  [
    'a bankrupt owner',
    given(own(B, 5), (s) => Object.assign(s.players[B] ?? {}, { bankrupt: true, cash: 0 })),
    /owns something/,
  ],
  ['a bankrupt player who is asked', (s) => Object.assign(s.players[A] ?? {}, { bankrupt: true, cash: 0 }), /is asked/],
  ['an agenda without a question', (s) => s.agenda.pop(), /without asking/],
  ['three doubles without jail', (s) => Object.assign(s, { doublesCount: 3 }), /doubles/],
]

test.each(faults)('%s is noticed [23]', (_name, plant, complaint) => {
  const s = fresh()
  plant(s)
  expect(invariants(s).join('; ')).toMatch(complaint)
})

test('money that moves untold is noticed, told money is not [23.5]', () => {
  const before = fresh()
  const after = ludomercatus.copy(before)
  Object.assign(after.players[A] ?? {}, { cash: 1450 })
  expect(transitions(before, after, [])).toEqual(['the cash of seat 0 changed untold'])
  const fact = { type: 'paid', reason: 'tax', payer: A, payee: 'bank', amount: 50 } as const
  expect(transitions(before, after, [{ fact, to: 'all' }])).toEqual([])
  after.bank.pot = 50
  expect(transitions(before, after, [{ fact: { ...fact, payee: 'pot' }, to: 'all' }])).toEqual([])
  expect(transitions(before, after, [{ fact, to: 'all' }])).toEqual(['the pot changed untold'])
})

test('nobody comes back from bankruptcy [23.4]', () => {
  const after = fresh()
  const before = ludomercatus.copy(after)
  Object.assign(before.players[B] ?? {}, { bankrupt: true })
  expect(transitions(before, after, [])).toEqual(['seat 1 came back from bankruptcy'])
})
