import { describe, expect, test } from 'vitest'
import { autopilot, easy, normal } from '../../src/bots/index.ts'
import type { DealFields } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import { type Given, give, O1, O2, type offerOf, own, tableAt } from '../kit.ts'
import { choice, type Player } from './play.ts'

type Template = Parameters<typeof offerOf>[0]

/** What O1 answers when O2 offers this. */
function answerTo(
  templateId: Template,
  fields: DealFields,
  change: (s: State) => void,
  bot: Player = normal,
  given?: Given,
) {
  const table = tableAt('ACTION', change, given).offer(O2, templateId, O1, fields)
  const move = choice(table, bot, O1)
  return move?.type === 'dealResponse' ? move.response : move
}

describe('the sale of a property [15.3]', () => {
  const buy = (price: number): DealFields => ({ side: 'BUY', propertyId: 'P-01', price })
  const sell = (price: number): DealFields => ({ side: 'SELL', propertyId: 'P-01', price })
  const owner = (s: State) => {
    give(s, O2, { cash: 30 })
    own(s, O1, 'P-01')
  }
  test('the seller wants a tenth more than it is worth', () => {
    expect(answerTo('CASH_FOR_PROPERTY', buy(9), owner)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', buy(8), owner)).toBe('REJECT')
  })
  test('and two more for a part of a set', () => {
    const inSet = (s: State) => {
      owner(s)
      own(s, O1, 'P-13')
    }
    expect(answerTo('CASH_FOR_PROPERTY', buy(11), inSet)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', buy(10), inSet)).toBe('REJECT')
  })
  test('and for what was built', () => {
    const built = (s: State) => {
      owner(s)
      for (const property of s.properties) if (property.propertyId === 'P-01') property.upgradeLevel = 1
    }
    expect(answerTo('CASH_FOR_PROPERTY', buy(11), built)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', buy(10), built)).toBe('REJECT')
  })
  test('the buyer pays the base price at most, and keeps some cash', () => {
    const rich = (cash: number) => (s: State) => {
      give(s, O1, { cash })
      own(s, O2, 'P-01')
    }
    expect(answerTo('CASH_FOR_PROPERTY', sell(8), rich(10))).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', sell(9), rich(20))).toBe('REJECT')
    expect(answerTo('CASH_FOR_PROPERTY', sell(8), rich(9))).toBe('REJECT')
  })
})

describe('a swap [15.3]', () => {
  // P-01 Miraflores is worth 8, P-06 Surco 7, P-07 La Molina 7.
  const swap = (givePropertyId: string, takePropertyId: string): DealFields => ({ givePropertyId, takePropertyId })
  const both = (s: State) => {
    own(s, O1, 'P-06')
    own(s, O2, 'P-01', 'P-07')
  }
  test('must bring something', () => {
    expect(answerTo('SWAP', swap('P-01', 'P-06'), both)).toBe('ACCEPT')
    expect(answerTo('SWAP', swap('P-07', 'P-06'), both)).toBe('REJECT')
  })
  test('must not break a set', () => {
    const inSet = (s: State) => {
      both(s)
      own(s, O1, 'P-17')
    }
    const inBigSet = (s: State) => {
      inSet(s)
      own(s, O1, 'P-30')
    }
    expect(answerTo('SWAP', swap('P-01', 'P-06'), inSet)).toBe('REJECT')
    expect(answerTo('SWAP', swap('P-01', 'P-06'), inBigSet)).toBe('ACCEPT')
  })
  test('within a district keeps the set', () => {
    const inDistrict = (s: State) => {
      own(s, O1, 'P-06', 'P-30')
      own(s, O2, 'P-17')
    }
    expect(answerTo('SWAP', swap('P-17', 'P-06'), inDistrict)).toBe('ACCEPT')
  })
})

describe('promises [15.3]', () => {
  test('a rival who stays away is worth 1 where the bot has property and cash to spare', () => {
    const has = (cash: number) => (s: State) => {
      give(s, O1, { cash })
      own(s, O1, 'P-01')
    }
    expect(answerTo('NON_COMPETE', { district: 'Miraflores' }, has(3))).toBe('ACCEPT')
    expect(answerTo('NON_COMPETE', { district: 'Miraflores' }, has(2))).toBe('REJECT')
    expect(answerTo('NON_COMPETE', { district: 'Surco' }, has(3))).toBe('REJECT')
  })
  test('a vote is sold for the candidate whom the bot prefers', () => {
    const ballot = (cash: number) => (s: State) => {
      give(s, O1, { cash })
      s.candidates = ['C-01', 'C-02']
    }
    const round = { round: 3 }
    expect(answerTo('ELECTION_PACT', { candidateId: 'C-02' }, ballot(2), normal, round)).toBe('ACCEPT')
    expect(answerTo('ELECTION_PACT', { candidateId: 'C-02' }, ballot(1), normal, round)).toBe('REJECT')
    expect(answerTo('ELECTION_PACT', { candidateId: 'C-01' }, ballot(9), normal, round)).toBe('REJECT')
  })
  test('to escort somebody is welcome; to be escorted only in danger [decision 109]', () => {
    const risk = (centi: number) => (s: State) => give(s, O1, { cash: 3, riskNow: centi - 75 })
    expect(answerTo('SECURITY_ESCORT', {}, risk(100))).toBe('ACCEPT')
    expect(answerTo('SECURITY_ESCORT', { payer: 'SENDER' }, risk(100))).toBe('ACCEPT')
    expect(answerTo('SECURITY_ESCORT', { payer: 'RECEIVER' }, risk(100))).toBe('REJECT')
    expect(answerTo('SECURITY_ESCORT', { payer: 'RECEIVER' }, risk(200))).toBe('ACCEPT')
  })
})

describe('answers', () => {
  test.each([
    ['easy', easy],
    ['autopilot', autopilot],
  ])('%s rejects everything', (_name, bot) => {
    expect(answerTo('SECURITY_ESCORT', {}, () => {}, bot)).toBe('REJECT')
  })
  test('come before the own action and after it, and only from whoever is asked', () => {
    const table = tableAt('ACTION').offer(O2, 'SECURITY_ESCORT', O1)
    const accept = { type: 'dealResponse', dealId: 'D-05-001', response: 'ACCEPT' }
    expect(choice(table, normal, O1)).toEqual(accept)
    expect(choice(table.act(O1, 'PASS'), normal, O1)).toEqual(accept)
    expect(choice(table, normal, O2)).toBeUndefined()
    expect(choice(table.do(O1, accept as never), normal, O1)).toBeUndefined()
  })
})
