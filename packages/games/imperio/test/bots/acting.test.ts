import { describe, expect, test } from 'vitest'
import { autopilot, easy } from '../../src/bots/index.ts'
import type { State } from '../../src/state.ts'
import { type Given, give, O1, O2, own, tableAt } from '../kit.ts'
import { choice, plain as normal, type Player } from './play.ts'

const act = (change: (s: State) => void, bot: Player = normal, given: Given = {}) =>
  choice(tableAt('ACTION', change, given), bot, O1)
const LOAN = { type: 'dealOffer', templateId: 'BANK_LOAN', toOwnerId: 'BANK', fields: {} }
const simple = (action: string) => ({ type: 'action', action })

/** P-01 Miraflores 8/3, P-06 Surco 7/2, P-11 Los Olivos 4/2 with one slot, P-21 Centro 6/3 without any. */
describe('a loan [15.2a]', () => {
  const poor = (s: State) => give(s, O1, { cash: 1 })
  test('is taken by whoever has less than 2', () => {
    expect(act(poor)).toEqual(LOAN)
    expect(act((s) => give(s, O1, { cash: 2 }))).not.toEqual(LOAN)
  })
  test('is not for easy bots, nor for autopilots [15.6]', () => {
    expect(act(poor, easy)).toEqual(simple('PR'))
    expect(act(poor, autopilot)).toEqual(simple('PR'))
  })
  test('is not taken with fewer than three rounds left', () => {
    expect(act(poor, normal, { round: 8 })).toEqual(LOAN)
    expect(act(poor, normal, { round: 9 })).not.toEqual(LOAN)
  })
  test('is not taken beyond the debt cap, nor too late', () => {
    const owing = (debt: number) => (s: State) => give(s, O1, { cash: 1, debt })
    // Round 5 is a Ventana Bancaria: 4 now, 5 to repay.
    expect(act(owing(5))).toEqual(LOAN)
    expect(act(owing(6))).not.toEqual(LOAN)
    expect(choice(tableAt('ACTION', poor).goOn(), normal, O1)).not.toEqual(LOAN)
  })
})

describe('an upgrade [15.2b]', () => {
  const develop = (propertyId: string) => ({ type: 'action', action: 'DEVELOP', propertyId })
  test('goes to the property with the highest rent that can grow', () => {
    const has = (s: State) => {
      give(s, O1, { cash: 9 })
      own(s, O1, 'P-06', 'P-01', 'P-21')
      own(s, O2, 'P-20')
    }
    expect(act(has)).toEqual(develop('P-01'))
  })
  test('goes to the first by id among equals', () => {
    const has = (s: State) => {
      give(s, O1, { cash: 9 })
      own(s, O1, 'P-07', 'P-06')
    }
    expect(act(has)).toEqual(develop('P-06'))
  })
  test('leaves the cash that is kept back', () => {
    const has = (cash: number) => (s: State) => {
      give(s, O1, { cash })
      own(s, O1, 'P-11')
    }
    expect(act(has(5))).toEqual(develop('P-11'))
    expect(act(has(4))).not.toEqual(develop('P-11'))
    expect(act(has(6), easy)).toEqual(develop('P-11'))
    expect(act(has(5), easy)).not.toEqual(develop('P-11'))
  })
  test('costs what the meter says', () => {
    const has = (s: State) => {
      give(s, O1, { cash: 5 })
      own(s, O1, 'P-11')
      s.meters.ConstructionEnforcement = 1
    }
    expect(act(has)).not.toEqual(develop('P-11'))
  })
  test('needs three rounds to pay', () => {
    const has = (s: State) => {
      give(s, O1, { cash: 9 })
      own(s, O1, 'P-11')
    }
    expect(act(has, normal, { round: 8 })).toEqual(develop('P-11'))
    expect(act(has, normal, { round: 9 })).not.toEqual(develop('P-11'))
  })
})

describe('insurance [15.2c]', () => {
  const insure = (propertyId: string) => ({ type: 'action', action: 'INSURE', propertyId, level: 'BASIC' })
  const has =
    (cash: number, ...ids: string[]) =>
    (s: State) => {
      give(s, O1, { cash })
      own(s, O1, ...ids)
    }
  test('covers the most valuable property that is worth 7 or more', () => {
    expect(act(has(3, 'P-06', 'P-01', 'P-11'))).toEqual(insure('P-01'))
    expect(act(has(3, 'P-11'))).toEqual(simple('PR'))
  })
  test('is not bought twice', () => {
    const insured = (s: State) => {
      has(3, 'P-06', 'P-01')(s)
      const best = s.properties.find(({ propertyId }) => propertyId === 'P-01')
      if (best) best.insurance = 'BASIC'
    }
    expect(act(insured)).toEqual(insure('P-06'))
  })
  test('leaves the cash that is kept back, and needs two rounds', () => {
    expect(act(has(2, 'P-01'))).not.toEqual(insure('P-01'))
    expect(act(has(3, 'P-01'), easy)).not.toEqual(insure('P-01'))
    expect(act(has(3, 'P-01'), normal, { round: 9 })).toEqual(insure('P-01'))
    expect(act(has(3, 'P-01'), normal, { round: 10 })).not.toEqual(insure('P-01'))
  })
})

describe('what the RiskScore suggests [15.2d–g]', () => {
  // 100 for everybody, 25 less for each point of compliance; the rest is stored risk.
  const at =
    (risk: number, compliance: number, more: object = {}) =>
    (s: State) =>
      give(s, O1, { cash: 3, compliance, riskNow: risk - 100 + 25 * compliance, ...more })
  test('an audit in danger, while papers can get better', () => {
    expect(act(at(200, 2))).toEqual(simple('AUDIT'))
  })
  test('security in danger, with papers in order', () => {
    expect(act(at(200, 3))).toEqual(simple('SECURITY'))
    expect(act(at(220, 3, { protectedUntilRound: 5 }))).toEqual(simple('PASS'))
    expect(act(at(200, 3, { cash: 2 }))).toEqual(simple('PASS'))
  })
  test('PR in calm, and papers or nothing in between', () => {
    expect(act(at(149, 1))).toEqual(simple('PR'))
    expect(act(at(150, 1))).toEqual(simple('AUDIT'))
    expect(act(at(199, 3))).toEqual(simple('PASS'))
  })
})

describe('standing choices [15.5, 15.6]', () => {
  const introduce = (bot: Player) => {
    const table = tableAt('REVEAL')
    table.s.phase = 'MATCH_INIT'
    table.s.agenda = [
      { step: 'round' },
      { step: 'init', done: [false, false, false, false], chose: [false, false, false, false] },
    ]
    return choice(table, bot, O1)
  }
  test('normal bots pay and control damage; the others leave things as they are', () => {
    expect(introduce(normal)).toEqual({
      type: 'profile',
      preferAutoPay: true,
      famePolicy: 'CONTROL_FIRST',
      cortinaFrom: 2,
    })
    expect(introduce(easy)).toBeUndefined()
    expect(introduce(autopilot)).toBeUndefined()
  })
  test('no action ever touches the policy of the owner', () => {
    expect(act((s) => give(s, O1, { cash: 9 }), autopilot)).not.toHaveProperty('famePolicy')
  })
})

test('nobody acts twice, and only owners who are asked act', () => {
  const table = tableAt('ACTION').act(O1, 'PASS')
  expect(choice(table, normal, O1)).toBeUndefined()
  for (const phase of ['REVEAL', 'INCOME', 'DEALS', 'EVENTS', 'PRESS'] as const) {
    expect(choice(tableAt(phase), normal, O1), phase).toBeUndefined()
  }
})
