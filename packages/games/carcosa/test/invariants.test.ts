import { expect, test } from 'vitest'
import type { Uid } from '../src/data/cards.ts'
import { carcosa } from '../src/game.ts'
import { soulAt } from '../src/rules/souls.ts'
import type { Special, State } from '../src/state.ts'
import { afflict, base4, figure, give, P1, P2, stack } from './kit.ts'

/** What is said about a sound position after something has gone wrong with it. */
function flaws(breakIt: (s: State) => void): string {
  const { s } = base4((house) => {
    give(house, P1, 'KEY', 'VIAL')
    stack(house, 'F1_R1', 'ARANA', 'KEY')
  })
  expect(carcosa.invariants(s)).toEqual([])
  breakIt(s)
  return carcosa.invariants(s).join('; ')
}
const first = (s: State) => soulAt(s, P1)

test.each<[string, string, (s: State) => void]>([
  ['a card in two places', 'in two places', (s) => s.discard.push(first(s).items[0] as Uid)],
  ['a card lost', 'of 123 cards', (s) => void s.boxes[0]?.cards.pop()],
  ['a token lost', 'tokens', (s) => void s.supplyCount++],
  ['a key lost', 'keys out of the game', (s) => void s.keysDestroyed++],
  ['sanity too low', 'sanity -6', (s) => Object.assign(first(s), { sanity: -6 })],
  ['sanity too high', 'sanity 5 of 4', (s) => Object.assign(first(s), { sanity: 5 })],
  ['a wrong mark', 'mark of −5', (s) => Object.assign(first(s), { atMinus5: true })],
  ['too many things', '1 things in 0 slots', (s) => Object.assign(first(s), { objectSlotPenalty: 2 })],
  ['actions below zero', 'less than nothing', (s) => Object.assign(first(s), { actionsLeft: -1 })],
  [
    'a status twice',
    'a status twice',
    (s) => {
      afflict(s, P1, 'STUN')
      afflict(s, P1, 'STUN')
    },
  ],
  ['a status that is over', 'STUN is over', (s) => afflict(s, P1, 'STUN', 0)],
  ['a sack without its Viejo', 'its sack', (s) => afflict(s, P1, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')],
  ['a victim elsewhere', 'lost its victim', (s) => figure(s, 'VIEJO_DEL_SACO', 'F3_R3', { victim: P2 })],
  [
    'a figure twice',
    'a figure twice',
    (s) => {
      figure(s, 'ARANA', 'F1_R1')
      figure(s, 'ARANA', 'F1_R2')
    },
  ],
  ['a box twice', 'its own box', (s) => void s.boxAt.fill(0)],
  ['a deck that does not know its cards', 'does not know', (s) => void s.boxes[0]?.known.pop()],
  ['two specials on a floor', 'floor 1', (s) => Object.assign(s.specials[2] as Special, { node: 'F1_R1' })],
  ['a special twice', 'twice', (s) => Object.assign(s.specials[2] as Special, { kind: s.specials[0]?.kind })],
  [
    'something soulbound among items',
    'soulbound among',
    (s) => {
      const [uid] = give(s, P1, 'RING') as [Uid]
      first(s).soulbound = []
      first(s).items = [uid]
    },
  ],
])('%s is noticed', (_name, flaw, breakIt) => {
  expect(flaws(breakIt)).toContain(flaw)
})
