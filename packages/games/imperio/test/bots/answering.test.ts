import { describe, expect, test } from 'vitest'
import { autopilot, easy } from '../../src/bots/index.ts'
import type { DealFields } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import { type Given, give, O1, O2, type offerOf, own, tableAt } from '../kit.ts'
import { choice, plain as normal, type Player } from './play.ts'

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

// Round 5 of 10: five incomes are still to come.
describe('the sale of a property', () => {
  const buy = (price: number): DealFields => ({ side: 'BUY', propertyId: 'P-01', price })
  const sell = (price: number): DealFields => ({ side: 'SELL', propertyId: 'P-01', price })
  const late = { round: 9 }
  const owner = (s: State) => {
    give(s, O2, { cash: 30 })
    own(s, O1, 'P-01')
  }
  // P-01 is worth 8 and pays 3 once more.
  test('the seller wants what it is worth with all rents to come, and one more', () => {
    expect(answerTo('CASH_FOR_PROPERTY', buy(12), owner, normal, late)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', buy(11), owner, normal, late)).toBe('COUNTER')
    expect(answerTo('CASH_FOR_PROPERTY', buy(7), owner, normal, late)).toBe('REJECT')
  })
  test('and what its set pays less without it', () => {
    const inSet = (s: State) => {
      owner(s)
      own(s, O1, 'P-13')
    }
    expect(answerTo('CASH_FOR_PROPERTY', buy(14), inSet, normal, late)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', buy(13), inSet, normal, late)).not.toBe('ACCEPT')
  })
  test('a counter says the least that he takes, if the buyer has it', () => {
    const counter = (cash: number) => {
      const start = (s: State) => {
        owner(s)
        give(s, O2, { cash })
      }
      return choice(tableAt('ACTION', start, late).offer(O2, 'CASH_FOR_PROPERTY', O1, buy(10)), normal, O1)
    }
    expect(counter(12)).toMatchObject({ response: 'COUNTER', counterFields: { price: 12 } })
    expect(counter(11)).toMatchObject({ response: 'REJECT' })
  })
  test('the buyer pays less than it brings him, and keeps some cash', () => {
    const rich = (cash: number) => (s: State) => {
      give(s, O1, { cash })
      own(s, O2, 'P-01')
    }
    expect(answerTo('CASH_FOR_PROPERTY', sell(10), rich(12), normal, late)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', sell(11), rich(20), normal, late)).toBe('COUNTER')
    expect(answerTo('CASH_FOR_PROPERTY', sell(10), rich(11), normal, late)).toBe('REJECT')
  })
  test('whoever completes a set pays for both rents', () => {
    const completing = (s: State) => {
      give(s, O1, { cash: 20 })
      own(s, O1, 'P-13')
      own(s, O2, 'P-01')
    }
    expect(answerTo('CASH_FOR_PROPERTY', sell(12), completing, normal, late)).toBe('ACCEPT')
    expect(answerTo('CASH_FOR_PROPERTY', sell(13), completing, normal, late)).toBe('COUNTER')
  })
})

describe('a swap', () => {
  // P-01 Miraflores 8/3, P-06 Surco 7/2, P-07 La Molina 7/2, P-17 and P-30 Surco, too.
  const swap = (givePropertyId: string, takePropertyId: string): DealFields => ({ givePropertyId, takePropertyId })
  const both = (s: State) => {
    own(s, O1, 'P-06')
    own(s, O2, 'P-01', 'P-07')
  }
  test('must bring something', () => {
    expect(answerTo('SWAP', swap('P-01', 'P-06'), both)).toBe('ACCEPT')
    expect(answerTo('SWAP', swap('P-07', 'P-06'), both)).toBe('REJECT')
  })
  test('counts what a set pays less that it breaks', () => {
    const inSet = (s: State) => {
      both(s)
      own(s, O1, 'P-17')
    }
    expect(answerTo('SWAP', swap('P-01', 'P-06'), inSet)).toBe('REJECT')
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
  const has =
    (cash: number, rival = 9) =>
    (s: State) => {
      give(s, O1, { cash })
      give(s, O2, { cash: rival })
      own(s, O1, 'P-01')
    }
  const promised = (district: 'Miraflores' | 'Surco', change: (s: State) => void) =>
    answerTo('NON_COMPETE', { district }, change)
  test('a rival who stays away is worth 1 where he would be in the way, and with cash to spare', () => {
    expect(promised('Miraflores', has(3))).toBe('ACCEPT')
    expect(promised('Miraflores', has(2))).toBe('REJECT')
    expect(promised('Miraflores', has(5, 4))).toBe('REJECT')
  })
  test('where he would not be, another district is asked for', () => {
    const table = tableAt('ACTION', has(3)).offer(O2, 'NON_COMPETE', O1, { district: 'Surco' })
    const counter = choice(table, normal, O1)
    expect(counter).toMatchObject({ response: 'COUNTER', counterFields: { district: 'Miraflores' } })
    expect(choice(table.do(O1, counter as never), normal, O2)).toMatchObject({ response: 'ACCEPT' })
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
