import {
  A,
  B,
  bundle,
  C,
  cash,
  cashes,
  D,
  given,
  gone,
  holdCard,
  levels,
  mortgaged,
  owes,
  own,
  rule,
  spaces,
  stand,
  top,
} from '../positions.ts'

const solvent = given(own(A, 37, 39, 15, 25, 12), cash(A, 100), owes(A, [B], 600))

rule('whoever can raise the money must raise it [S65]', {
  given: solvent,
  when: [
    [A, 'declareBankruptcy', {}, 'E_SOLVENT'],
    [A, 'mortgage', { space: 39 }],
    [A, 'mortgage', { space: 37 }],
    [A, 'mortgage', { space: 15 }],
    [A, 'mortgage', { space: 12 }],
  ],
  then: { players: cashes(50, 2100), deeds: spaces({ 25: { mortgaged: false } }) },
  told: [
    { type: 'rentPaid', payer: A, payee: B, amount: 600 },
    { type: 'debtSettled', seat: A, due: 600 },
  ],
  offers: [[A, 'endTurn']],
})

const ruined = given(
  stand(D, 0),
  own(D, 5, 12, 16, 18, 19),
  mortgaged(5),
  levels({ 16: 1, 18: 1, 19: 1 }),
  holdCard(D, 'chest'),
  cash(D, 120),
  owes(D, [B], 2000),
)

for (const [lift, money] of [
  [[], 1760],
  [[5], 1660],
] as const) {
  rule(`one creditor takes everything and ${lift.length ? 'lifts' : 'keeps'} the mortgage [S67]`, {
    given: ruined,
    when: [
      [D, 'declareBankruptcy'],
      [B, 'settleInherited', { lift: [12] }, 'E_OWNER'],
      [B, 'settleInherited', { lift: [5, 5] }, 'E_RANGE'],
      [B, 'settleInherited', { lift }],
    ],
    then: {
      players: [{}, { cash: money, jailCards: ['chest'] }, {}, { cash: 0, bankrupt: true, eliminatedSeq: 1 }],
      bank: { houses: 32 },
      deeds: spaces({
        5: { owner: B, mortgaged: lift.length === 0 },
        12: { owner: B, mortgaged: false },
        16: { owner: B, level: 0 },
        18: { owner: B },
        19: { owner: B },
      }),
    },
    told: [
      { type: 'soldBuildings', seat: D, amount: 150 },
      { type: 'bankrupt', seat: D, creditors: [B], spaces: [5, 12, 16, 18, 19], jailCards: ['chest'] },
      { type: 'paid', reason: 'bankruptcy', payer: D, payee: B, amount: 270 },
      { type: 'inherited', seat: B },
      { type: 'paid', reason: 'inheritance', payer: B, payee: 'bank' },
    ],
  })
}

rule('what returns to the bank is auctioned free of mortgages [S68]', {
  seats: 3,
  given: given(
    own(C, 1, 3),
    mortgaged(1),
    cash(C, 40),
    (s) => {
      s.active = C
    },
    stand(C, 35),
  ),
  dice: [1, 2],
  when: [
    [C, 'roll'],
    [C, 'declareBankruptcy'],
    [A, 'bid', { amount: 1 }],
    [B, 'bid', { amount: 20 }],
    [A, 'pass'],
    [A, 'bid', { amount: 1 }],
    [B, 'pass'],
  ],
  then: {
    active: A,
    players: cashes(1499, 1480, 0),
    deeds: spaces({ 1: { owner: B, mortgaged: false }, 3: { owner: A } }),
  },
  told: [
    { type: 'bankrupt', seat: C, creditors: [], spaces: [1, 3] },
    { type: 'paid', reason: 'bankruptcy', payer: C, payee: 'bank', amount: 40 },
    { type: 'auctionOpened', space: 1, order: [A, B] },
    { type: 'auctionOpened', space: 3, order: [A, B] },
  ],
})

rule('the last one left wins at once, without an auction [S69]', {
  seats: 2,
  given: given(own(A, 1), cash(A, 10), owes(A, [], 200, 'tax')),
  when: [[A, 'declareBankruptcy']],
  then: { ending: 'lastSurvivor', agenda: [], players: [{ bankrupt: true }, { cash: 1500 }] },
  told: [{ type: 'gameOver', reason: 'lastSurvivor', ranks: [2, 1] }],
  untold: ['auctionOpened', 'turnStarted'],
})

rule('several creditors share the cash, odd units in seat order; property goes to the bank [S70]', {
  given: given(own(A, 1), cash(A, 61), top('F15')),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [A, 'declareBankruptcy'],
    [B, 'pass'],
    [C, 'bid', { amount: 2 }],
    [D, 'pass'],
  ],
  then: { players: cashes(0, 1521, 1518, 1520), deeds: spaces({ 1: { owner: C } }), active: B },
  told: [
    { type: 'bankrupt', seat: A, creditors: [B, C, D] },
    { type: 'auctionOpened', space: 1, order: [B, C, D] },
  ],
})

rule('interest on inherited mortgages may itself become a debt [S71]', {
  given: given(own(D, 37, 39), mortgaged(37, 39), cash(D, 8), own(C, 6), cash(C, 5), owes(D, [C], 500)),
  when: [
    [D, 'declareBankruptcy'],
    [C, 'settleInherited', { lift: [37] }, 'E_CASH'],
    [C, 'settleInherited', { lift: [] }],
    [C, 'mortgage', { space: 6 }],
  ],
  then: { players: cashes(1500, 1500, 25, 0), deeds: spaces({ 37: { owner: C, mortgaged: true } }) },
  told: [
    { type: 'debtOpened', seat: C, due: 38, reason: 'inheritance' },
    { type: 'debtSettled', seat: C },
  ],
})

rule('an heir who fails on the interest is bankrupt, and what others owed the heir is forgotten [5.2]', {
  given: given(own(B, 37, 39), mortgaged(37, 39), cash(B, 0), cash(A, 0), top('A09'), stand(A, 10)),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [B, 'declareBankruptcy'],
    [A, 'settleInherited', { lift: [] }],
    [A, 'declareBankruptcy'],
    [C, 'pass'],
    [D, 'bid', { amount: 1 }],
    [C, 'bid', { amount: 1 }],
    [D, 'pass'],
  ],
  then: {
    players: cashes(0, 0, 1499, 1499),
    deeds: spaces({ 37: { owner: D, mortgaged: false }, 39: { owner: C } }),
    active: C,
  },
  told: [
    { type: 'bankrupt', seat: B, creditors: [A] },
    { type: 'bankrupt', seat: A, creditors: [] },
    { type: 'turnEnded', seat: A },
  ],
})

rule('without trades an insolvent debtor is bankrupt at once [15.4]', {
  options: { tradeInDebt: false, noAuctions: true },
  given: given(stand(A, 1), cash(A, 199)),
  dice: [1, 2],
  when: [[A, 'roll']],
  then: { active: B, players: [{ bankrupt: true, cash: 0 }] },
  told: [
    { type: 'debtOpened', due: 200 },
    { type: 'bankrupt', seat: A },
  ],
})

rule('a debtor can neither build nor free, nor can others act [5.1]', {
  given: given(solvent, own(B, 5), mortgaged(37)),
  when: [
    [A, 'build', { group: 'purple', levels: [1, 1] }, 'E_PHASE'],
    [A, 'unmortgage', { space: 37 }, 'E_PHASE'],
    [A, 'sellBuildings', { group: 'purple', levels: [0, 0] }, 'E_UNEVEN'],
    [B, 'mortgage', { space: 5 }, 'E_SEAT'],
    [A, 'endTurn', {}, 'E_PHASE'],
  ],
})

rule('a creditor who resigns while answering the debtor is owed nothing any more [5.2, 16.5]', {
  given: given(own(A, 5), cash(A, 120), owes(A, [B], 300)),
  when: [
    [A, 'proposeTrade', { to: B, give: bundle({ spaces: [5] }), get: bundle({ cash: 100 }) }],
    [B, 'resign', { word: 'resign' }],
  ],
  then: { players: [{ cash: 120 }, { bankrupt: true }], agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  untold: ['debtSettled'],
})

rule('of two live players left, one bankrupt to the other ends the match [17.1]', {
  given: given(gone(C, 1), gone(D, 2), own(A, 5), mortgaged(5), cash(A, 0), owes(A, [B], 50)),
  when: [[A, 'declareBankruptcy']],
  then: { ending: 'lastSurvivor', deeds: spaces({ 5: { owner: B } }) },
  told: [{ type: 'gameOver', ranks: [2, 1, 4, 3] }],
})

rule('with auctions off what a bankrupt player leaves to the bank stays unowned [16.3, 18.3]', {
  options: { noAuctions: true },
  given: given(own(A, 1, 5), mortgaged(5), cash(A, 0), owes(A, [], 200, 'tax')),
  when: [[A, 'declareBankruptcy']],
  then: { deeds: spaces({ 1: { owner: null }, 5: { owner: null, mortgaged: false } }), active: B },
  untold: ['auctionOpened'],
})

rule('of several creditors one who leaves is owed nothing, the others are still paid [5.2]', {
  given: given(own(A, 1), cash(A, 120), owes(A, [B, C, D], 50, 'payEach')),
  when: [
    [A, 'proposeTrade', { to: B, give: bundle({ spaces: [1] }), get: bundle({ cash: 40 }) }],
    [B, 'resign', { word: 'resign' }],
  ],
  then: { players: cashes(20, 0, 1550, 1550), agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  told: [{ type: 'debtSettled', seat: A, due: 100 }],
})

rule('what a partner leaves who resigns is auctioned after the debt is settled [5.2]', {
  given: given(own(A, 5), cash(A, 120), own(C, 1), owes(A, [B], 200)),
  when: [
    [A, 'proposeTrade', { to: C, give: bundle({ spaces: [5] }), get: bundle({ cash: 100 }) }],
    [C, 'resign', { word: 'resign' }],
    [A, 'mortgage', { space: 5 }],
  ],
  told: [
    { type: 'debtSettled', seat: A },
    { type: 'auctionOpened', space: 1, order: [D, A, B] },
  ],
  offers: [[D, 'bid']],
})

rule('a payment that is not yet due makes nobody an heir [16.5]', {
  given: given(stand(A, 10), top('A09'), own(B, 1), cash(B, 4), own(C, 5)),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [B, 'proposeTrade', { to: C, give: bundle({ spaces: [1] }), get: bundle({ cash: 40 }) }],
    [C, 'resign', { word: 'resign' }],
  ],
  then: { players: cashes(1500, 4, 0), deeds: spaces({ 5: { owner: null } }) },
  told: [{ type: 'bankrupt', seat: C, creditors: [], resigned: true }],
  offers: [[B, 'mortgage']],
})

rule('without trades a debtor who can pay still has to raise the money [15.4]', {
  options: { tradeInDebt: false },
  given: given(stand(A, 1), cash(A, 199), own(A, 5)),
  dice: [1, 2],
  when: [
    [A, 'roll'],
    [A, 'mortgage', { space: 5 }],
  ],
  then: { players: [{ bankrupt: false, cash: 99 }] },
  told: [{ type: 'debtOpened', due: 200 }, { type: 'debtSettled' }],
})
