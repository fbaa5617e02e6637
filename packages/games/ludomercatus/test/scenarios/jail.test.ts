import { A, B, C, cash, given, holdCard, jailed, own, rule, spaces, stand, top } from '../positions.ts'

rule('paying first makes the next throw an ordinary one [S29]', {
  given: given(jailed(A, 0), cash(A, 500)),
  dice: [2, 2],
  when: [
    [A, 'jailPay'],
    [A, 'roll'],
    [A, 'buy'],
  ],
  then: { players: [{ cash: 290, position: 14, inJail: false }], doublesCount: 1, mayRollAgain: true },
  told: [
    { type: 'paid', reason: 'jailFine', payer: A, payee: 'bank', amount: 50 },
    { type: 'leftJail', how: 'fine' },
  ],
  offers: [[A, 'roll']],
})

rule('doubles lead out of jail, but give no further roll [S30]', {
  given: given(jailed(A, 1)),
  dice: [4, 4],
  when: [
    [A, 'jailRoll'],
    [A, 'buy'],
  ],
  then: {
    players: [{ position: 18, inJail: false, jailTurns: 0 }],
    mayRollAgain: false,
    doublesCount: 0,
    deeds: spaces({ 18: { owner: A } }),
  },
  told: [
    { type: 'dice', purpose: 'jail' },
    { type: 'leftJail', how: 'doubles' },
  ],
  offers: [[A, 'endTurn']],
})

for (const [before, after] of [
  [0, 1],
  [1, 2],
] as const) {
  rule(`failed roll number ${after} leaves the player in jail [S31]`, {
    given: given(jailed(A, before)),
    dice: [3, 4],
    when: [[A, 'jailRoll']],
    then: {
      players: [{ position: 10, inJail: true, jailTurns: after, cash: 1500 }],
      agenda: [{ step: 'endTurn' }, { step: 'postRoll' }],
    },
    offers: [[A, 'endTurn']],
  })
}

rule('the third failure must be paid for, if need be by raising cash, and moves on [S32]', {
  given: given(jailed(A, 2), cash(A, 30), own(A, 1), top('A10')),
  dice: [3, 4],
  when: [
    [A, 'jailRoll'],
    [A, 'mortgage', { space: 1 }],
  ],
  then: { players: [{ cash: 110, position: 17, inJail: false, jailTurns: 0 }] },
  told: [
    { type: 'debtOpened', due: 50, reason: 'jailFine', payees: [] },
    { type: 'debtSettled', due: 50 },
    { type: 'leftJail', how: 'thirdFailure' },
    { type: 'moved', from: 10, to: 17 },
  ],
})

rule('no card after the throw [S33]', {
  given: given(jailed(A, 2), cash(A, 30), own(A, 1), holdCard(A, 'chance')),
  dice: [3, 4],
  when: [
    [A, 'jailRoll'],
    [A, 'jailCard', {}, 'E_PHASE'],
    [A, 'jailPay', {}, 'E_PHASE'],
  ],
  then: {
    players: [{ cash: 30, inJail: true, jailTurns: 2 }],
    agenda: [{}, {}, {}, {}, { step: 'debt', due: 50 }, { step: 'raise' }],
  },
})

rule('who cannot pay after the third failure is bankrupt to the bank [S34]', {
  given: given(jailed(A, 2), cash(A, 20)),
  dice: [3, 4],
  when: [
    [A, 'jailRoll'],
    [A, 'liquidate', {}, 'E_CASH'],
    [A, 'declareBankruptcy'],
  ],
  then: { players: [{ bankrupt: true, cash: 0, inJail: false }], active: B },
  told: [{ type: 'bankrupt', seat: A, creditors: [], resigned: false }],
  untold: ['leftJail'],
})

rule('paying needs the cash in hand [11.2]', {
  given: given(jailed(A, 0), cash(A, 49), own(A, 1)),
  when: [
    [A, 'jailPay', {}, 'E_CASH'],
    [A, 'jailCard', {}, 'E_OWNER'],
    [A, 'mortgage', { space: 1 }],
    [A, 'jailPay'],
  ],
  then: { players: [{ cash: 29, inJail: false }], agenda: [{ step: 'endTurn' }, { step: 'preRoll' }] },
})

rule('of two cards the chance card is used first [D22]', {
  given: given(jailed(A, 0), holdCard(A, 'chest'), holdCard(A, 'chance')),
  when: [[A, 'jailCard']],
  then: { players: [{ jailCards: ['chest'], inJail: false }] },
})

rule('unless another deck is named [D22]', {
  given: given(jailed(A, 0), holdCard(A, 'chest'), holdCard(A, 'chance')),
  when: [
    [A, 'jailCard', { deck: 'neither' }, 'E_OWNER'],
    [A, 'jailCard', { deck: 'chest' }],
  ],
  then: { players: [{ jailCards: ['chance'], inJail: false }] },
})

rule('a player in jail can manage and bid [11.5]', {
  given: given(jailed(B, 0), own(B, 1), stand(A, 30)),
  dice: [4, 5],
  when: [
    [B, 'mortgage', { space: 1 }],
    [A, 'roll'],
    [A, 'decline'],
    [B, 'bid', { amount: 7 }],
    [C, 'pass'],
    [3, 'pass'],
    [A, 'pass'],
  ],
  then: { players: [{}, { cash: 1523, inJail: true }], deeds: spaces({ 39: { owner: B } }) },
})

rule('a card can send to jail; the rest of the roll is dropped [11.1]', {
  given: given(stand(A, 5), top('F10')),
  dice: [1, 1],
  when: [[A, 'roll']],
  then: {
    active: B,
    players: [{ position: 10, inJail: true, cash: 1500 }],
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
  told: [{ type: 'sentToJail', cause: 'card' }],
})
