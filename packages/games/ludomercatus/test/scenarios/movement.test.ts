import { A, B, cash, given, jailed, own, rolled, rule, spaces, stand, top } from '../positions.ts'

rule('a throw moves the token and the space takes effect [S01]', {
  given: given(top('F07')),
  dice: [3, 4],
  when: [
    [A, 'roll'],
    [A, 'roll', {}, 'E_PHASE'],
  ],
  then: { players: [{ position: 7, cash: 1550 }], agenda: [{ step: 'endTurn' }, { step: 'postRoll' }] },
  told: [
    { type: 'dice', seat: A, purpose: 'move', dice: [3, 4] },
    { type: 'moved', seat: A, from: 0, to: 7, via: 'dice' },
    { type: 'cardDrawn', card: 'F07' },
    { type: 'received', reason: 'card', payer: 'bank', payee: A, amount: 50 },
  ],
  offers: [[A, 'endTurn']],
})

rule('landing on the start pays the salary once [S02]', {
  given: given(stand(A, 35)),
  dice: [2, 3],
  when: [[A, 'roll']],
  then: { players: [{ position: 0, cash: 1700 }] },
})

rule('passing the start pays before the space takes effect [S03]', {
  given: given(stand(A, 39), top('A08')),
  dice: [1, 2],
  when: [[A, 'roll']],
  then: { players: [{ position: 2, cash: 1720 }] },
  told: [
    { type: 'received', reason: 'salary', amount: 200 },
    { type: 'cardDrawn', card: 'A08' },
  ],
})

rule('the third doubles in a row lead to jail without moving [S04]', {
  given: given(top('A15')),
  dice: [1, 1, 2, 2, 3, 3],
  when: [
    [A, 'roll'],
    [A, 'roll'],
    [A, 'buy'],
    [A, 'roll'],
  ],
  then: {
    active: B,
    doublesCount: 0,
    players: [{ cash: 1410, position: 10, inJail: true }],
    deeds: spaces({ 6: { owner: A } }),
    agenda: [{ step: 'endTurn' }, { step: 'preRoll' }],
  },
  told: [
    { type: 'sentToJail', cause: 'doubles' },
    { type: 'turnEnded', seat: A },
  ],
})

rule('the go-to-jail space ends the turn, doubles or not [S05]', {
  given: given(stand(A, 24)),
  dice: [3, 3],
  when: [[A, 'roll']],
  then: { active: B, players: [{ cash: 1500, position: 10, inJail: true }] },
  told: [{ type: 'sentToJail', cause: 'space' }],
  untold: ['received'],
})

rule('after doubles the player must roll again [S06]', {
  given: given(stand(A, 6)),
  dice: [2, 2],
  when: [
    [A, 'roll'],
    [A, 'endTurn', {}, 'E_PHASE'],
  ],
  then: {
    players: [{ position: 10, inJail: false }],
    mayRollAgain: true,
    agenda: [{ step: 'endTurn' }, { step: 'postRoll' }],
  },
  offers: [[A, 'roll']],
})

rule('going to jail forgets the doubles [S07]', {
  given: given(stand(A, 28)),
  dice: [1, 1],
  when: [[A, 'roll']],
  then: { doublesCount: 0, mayRollAgain: false, players: [{ inJail: true }] },
})

rule('tokens share a space, and own property costs nothing [6.4, 7]', {
  given: given(stand(B, 6), own(A, 6), cash(A, 100)),
  dice: [2, 4],
  when: [[A, 'roll']],
  then: { players: [{ position: 6, cash: 100 }, { position: 6 }] },
  untold: ['rentPaid'],
})

rule('the free space and the corner of visitors do nothing [7]', {
  given: given(stand(A, 4), stand(B, 13)),
  dice: [2, 4, 3, 4],
  when: [
    [A, 'roll'],
    [A, 'endTurn'],
    [B, 'roll'],
  ],
  then: {
    players: [
      { position: 10, inJail: false, cash: 1500 },
      { position: 20, cash: 1500 },
    ],
    bank: { pot: 0 },
  },
})

rule('the taxes are 200 and 100 [7]', {
  given: given(stand(A, 1), stand(B, 35)),
  dice: [1, 2, 1, 2],
  when: [
    [A, 'roll'],
    [A, 'endTurn'],
    [B, 'roll'],
  ],
  then: { players: [{ cash: 1300 }, { cash: 1400 }] },
  told: [
    { type: 'paid', reason: 'tax', payer: A, payee: 'bank', amount: 200 },
    { type: 'paid', reason: 'tax', payer: B, payee: 'bank', amount: 100 },
  ],
})

rule('doubles of one turn do not count in the next [5.3.1]', {
  given: given(rolled, (s) => {
    s.doublesCount = 2
  }),
  when: [[A, 'endTurn']],
  then: { active: B, doublesCount: 0 },
})

rule('whoever resigns after doubles leaves no further roll to the next player [5.3.1]', {
  given: given(rolled, jailed(B, 0), (s) => {
    s.mayRollAgain = true
  }),
  dice: [3, 4],
  when: [
    [A, 'resign', { word: 'resign' }],
    [B, 'jailRoll'],
  ],
  then: { active: B, mayRollAgain: false },
  offers: [[B, 'endTurn']],
})
