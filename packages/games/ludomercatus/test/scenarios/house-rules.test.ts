import { expect } from 'vitest'
import { rentOf } from '../../src/rules/rent.ts'
import {
  A,
  B,
  C,
  cash,
  cashes,
  given,
  houses,
  jailed,
  levels,
  mortgaged,
  owes,
  own,
  rolled,
  rule,
  spaces,
  stand,
  top,
} from '../positions.ts'

const uneven = { evenBuilding: false }
const amber = own(A, 16, 18, 19)

rule('everybody starts with the cash that was agreed [3.2, 18.6]', {
  options: { startCash: 2500 },
  when: [],
  then: { players: cashes(2500, 2500, 2500, 2500) },
})

rule('an owner in jail collects no rent where that was agreed [9.5, 18.6]', {
  options: { noRentInJail: true },
  given: given(own(B, 24), jailed(B, 1), stand(A, 18)),
  dice: [2, 4],
  when: [[A, 'roll']],
  then: { players: cashes(1500, 1500), agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  told: [{ type: 'rentForgone', seat: A, space: 24, owner: B }],
})

rule('an owner who only visits jail collects rent all the same [9.5, 18.6]', {
  options: { noRentInJail: true },
  given: given(own(B, 24), stand(B, 10), stand(A, 18)),
  dice: [2, 4],
  when: [[A, 'roll']],
  then: { players: cashes(1480, 1520) },
})

rule('no fresh throw is made for the public work of an owner in jail who collects nothing [9.4, 9.5]', {
  options: { noRentInJail: true },
  given: given(own(B, 28), jailed(B, 0), stand(A, 17), top('F04')),
  dice: [2, 3],
  when: [[A, 'roll']],
  then: { players: cashes(1500, 1500) },
  told: [{ type: 'rentForgone', seat: A, space: 28, owner: B }],
})

rule('nobody is told of rent that a mortgage had already done away with [9.5, 9.6]', {
  options: { noRentInJail: true },
  given: given(own(B, 24), mortgaged(24), jailed(B, 1), stand(A, 18)),
  dice: [2, 4],
  when: [[A, 'roll']],
  then: { players: cashes(1500, 1500) },
  untold: ['rentForgone'],
})

rule('without even building one street of a full group is built by itself [12.2, 18.6]', {
  options: uneven,
  given: given(rolled, amber),
  when: [[A, 'build', { group: 'amber', levels: [0, 0, 4] }]],
  then(s) {
    expect(s).toMatchObject({ bank: { houses: 28 }, players: [{ cash: 1100 }, {}, {}, {}] })
    expect(rentOf(s, 19, 0)).toEqual({ amount: 800, rule: 'house4' })
    expect(rentOf(s, 16, 0)).toEqual({ amount: 28, rule: 'doubled' })
  },
})

rule('without even building a hotel needs four houses on its own street alone [12.3, 18.6]', {
  options: uneven,
  given: given(rolled, amber, levels({ 19: 4 })),
  when: [
    [A, 'build', { group: 'amber', levels: [0, 5, 4] }, 'E_MIXED_ORDER'],
    [A, 'build', { group: 'amber', levels: [0, 1, 5] }, 'E_MIXED_ORDER'],
    [A, 'build', { group: 'amber', levels: [0, 0, 5] }],
  ],
  then: { bank: { houses: 32, hotels: 11 }, players: cashes(1400) },
  told: [{ type: 'built', kind: 'hotel', count: 1 }],
})

rule('houses beside a hotel are an order of houses [12.4, 18.6]', {
  options: uneven,
  given: given(rolled, amber, levels({ 19: 5 })),
  when: [[A, 'build', { group: 'amber', levels: [2, 0, 5] }]],
  then: { bank: { houses: 30, hotels: 11 }, players: cashes(1300) },
  told: [{ type: 'built', kind: 'house', count: 2 }],
})

rule('an order that builds nothing, or tears down, is none [12.2, 18.6]', {
  options: uneven,
  given: given(rolled, amber, levels({ 16: 1 })),
  when: [
    [A, 'build', { group: 'amber', levels: [1, 0, 0] }, 'E_RANGE'],
    [A, 'build', { group: 'amber', levels: [0, 3, 0] }, 'E_RANGE'],
    [A, 'sellBuildings', { group: 'amber', levels: [2, 0, 0] }, 'E_RANGE'],
  ],
})

rule('without even building any street is sold down by itself [12.7, 18.6]', {
  options: uneven,
  given: given(rolled, amber, levels({ 16: 3, 18: 3, 19: 3 })),
  when: [[A, 'sellBuildings', { group: 'amber', levels: [3, 3, 0] }]],
  then: { players: cashes(1650), bank: { houses: 26 }, deeds: spaces({ 16: { level: 3 }, 19: { level: 0 } }) },
})

rule('where it is done evenly, the same orders are refused [12.2, 12.7]', {
  given: given(rolled, amber, levels({ 16: 3, 18: 3, 19: 3 })),
  when: [
    [A, 'build', { group: 'amber', levels: [3, 3, 5] }, 'E_UNEVEN'],
    [A, 'sellBuildings', { group: 'amber', levels: [3, 3, 0] }, 'E_UNEVEN'],
  ],
})

rule('in a shortage rivals count every street that has room, also beside a hotel [12.8.2, 18.6]', {
  options: uneven,
  given: given(rolled, own(A, 6, 8, 9), own(B, 31, 32, 34), cash(B, 900), levels({ 31: 5 }), houses(2)),
  when: [
    [A, 'build', { group: 'azure', levels: [2, 0, 0] }],
    [B, 'claim', { count: 0 }],
  ],
  then: { players: cashes(1400, 900), bank: { houses: 0 } },
  told: [{ type: 'shortageOpened', seat: A, kind: 'house', count: 2, supply: 2 }],
})

rule('a claimed building goes to any street with room [12.8.6, 18.6]', {
  options: uneven,
  given: given(rolled, own(A, 6, 8, 9), own(B, 31, 32, 34), cash(B, 900), levels({ 31: 3 }), houses(3)),
  when: [
    [A, 'build', { group: 'azure', levels: [2, 0, 0] }],
    [B, 'claim', { count: 1 }],
    [B, 'place', { space: 31 }],
  ],
  then: { players: cashes(1400, 700), bank: { houses: 0 }, deeds: spaces({ 31: { level: 4 } }) },
})

rule('the bank sells the highest street down level by level for a debt, however uneven [15.5, 18.6]', {
  options: uneven,
  given: given(amber, levels({ 16: 1, 19: 4 }), cash(A, 0), owes(A, [C], 100)),
  when: [[A, 'liquidate']],
  then: { players: cashes(0, undefined, 1600), deeds: spaces({ 16: { level: 1 }, 19: { level: 2 } }) },
})
