import { expect } from 'vitest'
import {
  A,
  B,
  C,
  cash,
  cashes,
  D,
  given,
  jailed,
  levels,
  mortgaged,
  own,
  rule,
  spaces,
  stand,
  top,
} from '../positions.ts'

/** A comes to a card space by an ordinary throw of 3+4. */
const at = (space: number) => stand(A, space - 7)
const throwSeven = { dice: [3, 4], when: [[A, 'roll']] } as const

rule('the next harbour from the last chance space lies past the start, at twice the rent [S16]', {
  given: given(at(36), cash(A, 1000), top('F05'), own(B, 5, 15)),
  ...throwSeven,
  then: { players: [{ cash: 1100, position: 5 }, { cash: 1600 }] },
  told: [{ type: 'rentPaid', rule: 'harbourCard2', amount: 100 }],
})

rule('the nearest public work costs ten times a fresh throw [S17]', {
  given: given(at(22), cash(A, 1000), top('F04'), own(B, 28)),
  dice: [3, 4, 2, 6],
  when: [[A, 'roll']],
  then: { players: [{ cash: 920, position: 28 }, { cash: 1580 }] },
  told: [
    { type: 'dice', purpose: 'utilityCard', dice: [2, 6] },
    { type: 'rentPaid', rule: 'workCard' },
  ],
})

rule('no fresh throw without rent [S18]', {
  given: given(at(22), cash(A, 1000), top('F04'), own(B, 28), mortgaged(28)),
  ...throwSeven,
  then: { players: [{ cash: 1000, position: 28 }] },
})

rule('equal dice of a fresh throw give no further roll [9.4]', {
  given: given(at(22), top('F04'), own(B, 28)),
  dice: [3, 4, 5, 5],
  when: [[A, 'roll']],
  then: { mayRollAgain: false, doublesCount: 0, players: cashes(1400, 1600) },
  offers: [[A, 'endTurn']],
})

rule('an unowned harbour can be bought after a card [S19]', {
  given: given(at(7), top('F06')),
  ...throwSeven,
  then: {
    players: [{ cash: 1500, position: 15 }],
    agenda: [{ step: 'endTurn' }, { step: 'finishRoll' }, { step: 'buy', space: 15 }],
  },
  offers: [[A, 'buy']],
})

rule('three back from the last chance space draws a chest card [S20]', {
  given: given(at(36), top('F09', 'A11')),
  ...throwSeven,
  then: { players: [{ cash: 1400, position: 33 }] },
})

rule('three back from the first chance space is the tax [S21]', {
  given: given(at(7), top('F09')),
  ...throwSeven,
  then: { players: [{ cash: 1300, position: 4 }] },
  untold: ['received'],
})

rule('advancing past the start pays the salary [S22]', {
  given: given(at(36), top('F02')),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [A, 'buy'],
  ],
  then: { players: [{ cash: 1460, position: 24 }], deeds: spaces({ 24: { owner: A } }) },
})

rule('advancing without passing the start pays nothing [S23]', {
  given: given(at(36), top('F14')),
  ...throwSeven,
  then: { players: [{ cash: 1500, position: 39 }] },
  offers: [[A, 'buy']],
})

rule('a harbour declined after a card is auctioned, the active player speaks last [S24]', {
  given: given(at(22), top('F13')),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [A, 'decline'],
  ],
  then: { players: [{ cash: 1700, position: 5 }] },
  told: [{ type: 'auctionOpened', lot: 'space', space: 5, order: [B, C, D, A], opening: 1 }],
  offers: [[B, 'bid']],
})

const built = given(own(A, 16, 18, 19, 37, 39), levels({ 16: 1, 18: 1, 19: 1, 37: 5, 39: 5 }))

rule('repairs by the chance card [S25]', {
  given: given(at(7), built, top('F11')),
  ...throwSeven,
  then: { players: cashes(1225) },
  told: [{ type: 'paid', reason: 'repairs', amount: 275 }],
})

rule('repairs by the chest card [S25]', {
  given: given(at(17), built, top('A14')),
  ...throwSeven,
  then: { players: cashes(1150) },
  told: [{ type: 'paid', reason: 'repairs', amount: 350 }],
})

rule('repairs without buildings cost nothing [10.3]', {
  given: given(at(7), top('F11')),
  ...throwSeven,
  then: { players: cashes(1500) },
  untold: ['paid'],
})

rule('paying each [S26]', {
  given: given(at(7), top('F15')),
  ...throwSeven,
  then: { players: cashes(1350, 1550, 1550, 1550) },
})

rule('collecting from each may put somebody else into debt [S27]', {
  given: given(at(17), top('A09'), cash(D, 4), own(D, 1)),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [A, 'endTurn', {}, 'E_SEAT'],
    [D, 'mortgage', { space: 1 }],
  ],
  then: { players: cashes(1530, 1490, 1490, 24), active: A },
  told: [
    { type: 'debtOpened', seat: D, due: 10, reason: 'collectEach' },
    { type: 'debtSettled', seat: D },
  ],
  offers: [[A, 'endTurn']],
})

rule('a jail card is kept and goes under its deck when used [S28]', {
  given: given(at(7), top('F08')),
  ...throwSeven,
  then: (s) => {
    expect(s.players[A]?.jailCards).toEqual(['chance'])
    expect(s.decks.chance).toHaveLength(15)
  },
})

rule('a used jail card lies at the bottom of its deck [S28]', {
  given: given(jailed(A, 0), top('F08'), (s) => {
    s.decks.chance.shift()
    s.players[A]?.jailCards.push('chance')
  }),
  when: [[A, 'jailCard']],
  then: (s) => {
    expect(s.players[A]?.jailCards).toEqual([])
    expect(s.decks.chance).toHaveLength(16)
    expect(s.decks.chance.at(-1)).toBe('F08')
  },
  told: [
    { type: 'cardReturned', card: 'F08' },
    { type: 'leftJail', how: 'card' },
  ],
})

rule('a drawn card goes to the bottom at once [10.1]', {
  given: given(at(7), top('F07')),
  ...throwSeven,
  then: (s) => expect(s.decks.chance.at(-1)).toBe('F07'),
})

/** [10.4] What each card does to A, who stands on 7 or 17 with 1500. */
const effects: readonly (readonly [card: `F${string}` | `A${string}`, position: number, cash: number])[] = [
  ['F01', 0, 1700],
  ['F02', 24, 1500],
  ['F03', 11, 1500],
  ['F04', 12, 1500],
  ['F05', 15, 1500],
  ['F06', 15, 1500],
  ['F07', 7, 1550],
  ['F08', 7, 1500],
  ['F09', 4, 1300],
  ['F10', 10, 1500],
  ['F11', 7, 1500],
  ['F12', 7, 1485],
  ['F13', 5, 1700],
  ['F14', 39, 1500],
  ['F15', 7, 1350],
  ['F16', 7, 1650],
  ['A01', 0, 1700],
  ['A02', 17, 1700],
  ['A03', 17, 1450],
  ['A04', 17, 1550],
  ['A05', 17, 1500],
  ['A06', 10, 1500],
  ['A07', 17, 1600],
  ['A08', 17, 1520],
  ['A09', 17, 1530],
  ['A10', 17, 1600],
  ['A11', 17, 1400],
  ['A12', 17, 1450],
  ['A13', 17, 1525],
  ['A14', 17, 1500],
  ['A15', 17, 1510],
  ['A16', 17, 1600],
]

for (const [card, position, money] of effects) {
  rule(`card ${card} leads to space ${position} and ${money} denarii [10.4]`, {
    given: given(at(card.startsWith('F') ? 7 : 17), top(card)),
    ...throwSeven,
    then: { players: [{ position, cash: money, inJail: card === 'F10' || card === 'A06' }] },
    told: [{ type: 'cardDrawn', seat: A, card }],
  })
}
