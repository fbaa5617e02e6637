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
  rolled,
  rule,
  spaces,
} from '../positions.ts'

const offer = (to: number, give: object, get: object, lift?: readonly number[]) => ({
  to,
  give: bundle(give),
  get: bundle(get),
  ...(lift ? { lift } : {}),
})

rule('cash, property and cards change hands at once [S57]', {
  given: given(own(A, 5), own(B, 19), holdCard(B, 'chest')),
  when: [
    [A, 'proposeTrade', offer(B, { cash: 120, spaces: [5] }, { spaces: [19], jailCards: ['chest'] })],
    [B, 'acceptTrade', { revision: 1 }],
  ],
  then: {
    players: [
      { cash: 1380, jailCards: ['chest'] },
      { cash: 1620, jailCards: [] },
    ],
    deeds: spaces({ 5: { owner: B }, 19: { owner: A } }),
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
  told: [
    { type: 'tradeProposed', proposer: A, responder: B, revision: 1 },
    { type: 'tradeAccepted', proposer: A, responder: B },
    { type: 'paid', reason: 'trade', payer: A, payee: B, amount: 120 },
  ],
})

for (const [lift, money] of [
  [[], 1540],
  [[25], 1440],
] as const) {
  rule(`whoever receives a mortgage ${lift.length ? 'lifts it' : 'keeps it for its interest'} [S58]`, {
    given: given(own(A, 25), mortgaged(25), own(B, 6)),
    when: [
      [A, 'proposeTrade', offer(B, { cash: 50, spaces: [25] }, { spaces: [6] })],
      [B, 'acceptTrade', { revision: 1, lift }],
    ],
    then: { players: cashes(1450, money), deeds: spaces({ 25: { owner: B, mortgaged: lift.length === 0 } }) },
    told: [{ type: 'paid', reason: 'tradeCharges', payer: B, payee: 'bank', amount: lift.length ? 110 : 10 }],
  })
}

rule('the proposer can lift what comes in, too [14.5]', {
  given: given(own(B, 25), mortgaged(25)),
  when: [
    [A, 'proposeTrade', offer(B, { cash: 60 }, { spaces: [25] }, [25])],
    [B, 'acceptTrade', { revision: 1 }],
  ],
  then: { players: cashes(1330, 1560), deeds: spaces({ 25: { owner: A, mortgaged: false } }) },
})

rule('nobody can be given a mortgage they cannot pay interest for [S59]', {
  given: given(own(A, 25), mortgaged(25), cash(B, 5)),
  when: [[A, 'proposeTrade', offer(B, { spaces: [25] }, {}), 'E_TRADE']],
})

rule('no street of a built group changes hands [S60]', {
  given: given(own(A, 16, 18, 19), levels({ 16: 1 })),
  when: [[A, 'proposeTrade', offer(B, { spaces: [19] }, { cash: 10 }), 'E_BUILDINGS']],
})

rule('a counter-offer swaps the roles [S61]', {
  given: given(own(A, 5)),
  when: [
    [A, 'proposeTrade', offer(B, { spaces: [5] }, { cash: 100 })],
    [B, 'counterTrade', offer(C, { cash: 80 }, { spaces: [5] }), 'E_TRADE'],
    [B, 'counterTrade', offer(A, { cash: 80 }, { spaces: [5] })],
    [A, 'acceptTrade', { revision: 1 }, 'E_REVISION'],
    [A, 'declineTrade', { revision: 1 }, 'E_REVISION'],
    [B, 'withdrawTrade', { revision: 1 }, 'E_REVISION'],
    [A, 'acceptTrade', { revision: 2 }],
  ],
  then: { players: cashes(1580, 1420), deeds: spaces({ 5: { owner: B } }), proposalsUsed: [1, 0, 0, 0] },
  told: [{ type: 'tradeCountered', proposer: B, responder: A, revision: 2 }],
})

const gift = offer(B, { cash: 1 }, {})

rule('three negotiations for each player in a turn [S62]', {
  when: [
    [A, 'proposeTrade', gift],
    [B, 'declineTrade', { revision: 1 }],
    [A, 'proposeTrade', gift],
    [B, 'declineTrade', { revision: 1 }],
    [A, 'proposeTrade', gift],
    [A, 'withdrawTrade', { revision: 1 }],
    [A, 'proposeTrade', gift, 'E_LIMIT'],
    [C, 'proposeTrade', gift],
    [B, 'declineTrade', { revision: 1 }],
  ],
  then: { proposalsUsed: [3, 0, 1, 0] },
  told: [{ type: 'tradeDeclined' }, { type: 'tradeDeclined' }, { type: 'tradeWithdrawn', proposer: A, responder: B }],
})

rule('a new turn allows new negotiations [14.7]', {
  given: given(rolled, (s) => {
    s.proposalsUsed = [3, 3, 3, 3]
  }),
  when: [
    [A, 'endTurn'],
    [A, 'proposeTrade', gift],
  ],
  then: { proposalsUsed: [1, 0, 0, 0] },
})

rule('six offers in one negotiation, then only yes or no [14.6]', {
  given: given((s) => {
    s.agenda.push({
      step: 'trade',
      proposer: A,
      responder: B,
      give: bundle({ cash: 1 }) as never,
      get: bundle() as never,
      lift: [],
      revision: 6,
      debtor: null,
    })
  }),
  when: [
    [B, 'counterTrade', offer(A, { cash: 1 }, {}), 'E_LIMIT'],
    [B, 'acceptTrade', { revision: 6 }],
  ],
  then: { players: cashes(1499, 1501) },
})

const inDebt = given(own(A, 5), cash(A, 120), owes(A, [B], 300))

rule('a debtor may sell to pay [S63]', {
  given: inDebt,
  when: [
    [A, 'proposeTrade', offer(C, { spaces: [5] }, { cash: 250 })],
    [C, 'acceptTrade', { revision: 1 }],
  ],
  then: { players: cashes(70, 1800, 1250), agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  told: [{ type: 'debtSettled', seat: A, due: 300 }],
})

rule('a debtor may not become poorer by a trade [S64]', {
  given: inDebt,
  when: [
    [A, 'proposeTrade', offer(C, { spaces: [5] }, { cash: 50 }), 'E_LIQUIDATION'],
    [A, 'proposeTrade', offer(C, { spaces: [5] }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(C, {}, { cash: 50 }), 'E_TRADE'],
    [C, 'proposeTrade', offer(A, { cash: 50 }, { spaces: [5] }), 'E_SEAT'],
  ],
})

rule('a declined trade returns to the debt, also when it was countered [14.6, 14.8]', {
  given: inDebt,
  when: [
    [A, 'proposeTrade', offer(C, { spaces: [5] }, { cash: 250 })],
    [C, 'counterTrade', offer(A, { cash: 90 }, { spaces: [5] }), 'E_LIQUIDATION'],
    [C, 'counterTrade', offer(A, { cash: 110 }, { spaces: [5] })],
    [A, 'declineTrade', { revision: 2 }],
  ],
  then: {
    players: cashes(120, 1500, 1500),
    agenda: [{}, {}, { step: 'debt', debtor: A }, { step: 'raise', debtor: A }],
  },
})

rule('without the option a debtor cannot trade [14.2]', {
  options: { tradeInDebt: false },
  given: given(own(A, 39), cash(A, 120), owes(A, [B], 300)),
  when: [[A, 'proposeTrade', offer(C, { spaces: [39] }, { cash: 250 }), 'E_PHASE']],
})

rule('what a valid offer needs [14.4]', {
  given: given(own(A, 5, 15), own(B, 6), holdCard(B, 'chance'), gone(D)),
  when: [
    [A, 'proposeTrade', offer(A, { cash: 1 }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(D, { cash: 1 }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(99, { cash: 1 }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, {}, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { cash: 1 }, { cash: 1 }), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { cash: -1 }, { spaces: [6] }), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { cash: 1501 }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, {}, { cash: 1501 }), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { spaces: [6] }, {}), 'E_OWNER'],
    [A, 'proposeTrade', offer(B, { spaces: [10] }, {}), 'E_OWNER'],
    [A, 'proposeTrade', offer(B, { spaces: [5, 5] }, {}), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { jailCards: ['chance'] }, {}), 'E_OWNER'],
    [A, 'proposeTrade', offer(B, {}, { jailCards: ['chance', 'chance'] }), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, {}, { spaces: [6] }, [6]), 'E_NOT_MORTGAGED'],
    [A, 'proposeTrade', offer(B, { cash: 1 }, { spaces: [6] }, [5]), 'E_TRADE'],
    [A, 'proposeTrade', { to: B, give: bundle({ cash: 0.5 }), get: bundle() }, 'E_FORMAT'],
  ],
  then: { proposalsUsed: [0, 0, 0, 0] },
})

rule('an answer may lift only what it receives, and must be able to pay for it [14.4.6, 14.5]', {
  given: given(own(A, 25), mortgaged(25), cash(B, 100)),
  when: [
    [A, 'proposeTrade', offer(B, { spaces: [25] }, {})],
    [B, 'acceptTrade', { revision: 1, lift: [5] }, 'E_TRADE'],
    [B, 'acceptTrade', { revision: 1, lift: [25] }, 'E_TRADE'],
    [C, 'acceptTrade', { revision: 1 }, 'E_SEAT'],
    [A, 'roll', {}, 'E_PHASE'],
    [B, 'acceptTrade', { revision: 1 }],
  ],
  then: { players: cashes(1500, 90) },
})

rule('in debt the interest on a mortgage counts as a loss, and a mortgaged deed as nothing [14.4.7, 15.3]', {
  given: given(own(A, 15), mortgaged(15), own(C, 5, 25), mortgaged(25), cash(A, 120), owes(A, [B], 300)),
  when: [
    [A, 'proposeTrade', offer(C, { cash: 1 }, { spaces: [25] }), 'E_LIQUIDATION'],
    [A, 'proposeTrade', offer(C, { spaces: [15] }, { spaces: [25] }), 'E_LIQUIDATION'],
    [A, 'proposeTrade', offer(C, { cash: 101 }, { spaces: [5] }), 'E_LIQUIDATION'],
    [A, 'proposeTrade', offer(C, { spaces: [15] }, { cash: 1 })],
  ],
})

rule('nothing is lifted twice [14.5]', {
  given: given(own(A, 25), own(B, 15), mortgaged(15, 25)),
  when: [
    [A, 'proposeTrade', offer(B, { spaces: [25] }, { spaces: [15] }, [15, 15]), 'E_TRADE'],
    [A, 'proposeTrade', offer(B, { spaces: [25] }, { spaces: [15] }, [15])],
    [B, 'acceptTrade', { revision: 1, lift: [25, 25] }, 'E_TRADE'],
    [B, 'acceptTrade', { revision: 1, lift: [25] }],
  ],
  then: { players: cashes(1390, 1390), deeds: spaces({ 15: { mortgaged: false }, 25: { mortgaged: false } }) },
})

rule('of two cards the named one is given [14.3]', {
  given: given(holdCard(A, 'chance'), holdCard(A, 'chest')),
  when: [
    [A, 'proposeTrade', offer(B, { jailCards: ['chance'] }, { cash: 40 })],
    [B, 'acceptTrade', { revision: 1 }],
  ],
  then: {
    players: [
      { cash: 1540, jailCards: ['chest'] },
      { cash: 1460, jailCards: ['chance'] },
    ],
  },
})
