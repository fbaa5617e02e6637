import type { Move } from '@ludoteca/kernel'
import { STREET_GROUPS } from '../../src/data/board.ts'
import { NOTHING } from './samples.ts'

const offers = [
  { to: 0, give: NOTHING, get: NOTHING },
  { to: 1, give: { ...NOTHING, cash: 1 }, get: { ...NOTHING, cash: 1 } },
  { to: 1, give: { ...NOTHING, cash: 1_000_000 }, get: NOTHING },
  { to: 0, give: { ...NOTHING, spaces: [39, 39] }, get: { ...NOTHING, jailCards: ['chest'] } },
  { to: 0, give: { ...NOTHING, cash: 5 }, get: NOTHING, lift: [39] },
]
const vectors = [[1], [0, 0, 0], [1, 1, 1], [3, 0, 0], [5, 5, 5], [5, 4, 4], [1, 1], [5, 5]]

/** Moves of the right shape that will mostly be refused. */
export const WILD: readonly (Move & Readonly<Record<string, unknown>>)[] = [
  { type: 'roll' },
  { type: 'endTurn' },
  { type: 'jailPay' },
  { type: 'jailCard', deck: 'chest' },
  { type: 'buy' },
  { type: 'bid', amount: 0 },
  { type: 'bid', amount: 1_000_000 },
  { type: 'acceptTrade', revision: 99 },
  { type: 'claim', count: 99 },
  { type: 'settleInherited', lift: [9999] },
  { type: 'liquidate' },
  { type: 'declareBankruptcy' },
  { type: 'resign', word: 'please' },
  { type: 'takeToken', token: 'bull' },
  { type: 'takeToken', token: 'hat' },
  ...[0, 1, 5, 16, 39, 9999].flatMap((space) => [
    { type: 'mortgage', space },
    { type: 'unmortgage', space },
    { type: 'place', space },
  ]),
  ...STREET_GROUPS.flatMap(({ id }) =>
    vectors.flatMap((levels) => [
      { type: 'build', group: id, levels },
      { type: 'sellBuildings', group: id, levels },
    ]),
  ),
  { type: 'build', group: 'harbours', levels: [1, 1, 1, 1] },
  ...offers.flatMap((offer) => [
    { type: 'proposeTrade', ...offer },
    { type: 'counterTrade', ...offer },
  ]),
]
