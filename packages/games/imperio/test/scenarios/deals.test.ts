import { describe, expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import { whyNotTerms } from '../../src/rules/deals/terms.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, O3, O4, offerOf, own, type Table, tableAt } from '../kit.ts'

const acting = (change: (s: State) => void = () => {}, round = 4) => tableAt('ACTION', change, { round })
const property = (s: State, id: string) =>
  s.properties.find(({ propertyId }) => propertyId === id) as State['properties'][number]
const sellOf = (propertyId: string, price: number) => ({ side: 'SELL', propertyId, price }) as const

describe('offers', () => {
  test('TS-50: a price may be neither a gift nor a robbery', () => {
    const table = acting((s) => {
      own(s, O1, 'P-10')
      own(s, O2, 'P-22')
      property(s, 'P-22').upgradeLevel = 1
    })
    const offer = (seat: number, propertyId: string, price: number) =>
      table.try(seat, offerOf('CASH_FOR_PROPERTY', O3, sellOf(propertyId, price)))
    expect([offer(O1, 'P-10', 2), offer(O1, 'P-10', 11)]).toEqual(['DEAL_PRICE', 'DEAL_PRICE'])
    expect([offer(O2, 'P-22', 2), offer(O2, 'P-22', 13)]).toEqual(['DEAL_PRICE', 'DEAL_PRICE'])
    // What cannot be compared with a number is no price.
    const fields = { ...sellOf('P-10', 6), price: { toString: 1 } as never }
    const terms = { templateId: 'CASH_FOR_PROPERTY', from: O1, to: O3, fields } as const
    expect(whyNotTerms(table.s, terms)?.code).toBe('DEAL_PRICE')
    expect([offer(O1, 'P-10', 10), offer(O2, 'P-22', 12)]).toEqual([undefined, undefined])
  })

  test('TS-51: a swap is legal up to a gap of half the dearer one', () => {
    const table = acting((s) => {
      own(s, O1, 'P-11', 'P-12')
      own(s, O2, 'P-01', 'P-02')
    })
    const swap = (takePropertyId: string) => offerOf('SWAP', O2, { givePropertyId: 'P-11', takePropertyId })
    expect(table.try(O1, swap('P-02'))).toBe('DEAL_PRICE')
    expect(table.try(O1, swap('P-12'))).toBe('BAD_PROPERTY')
    expect(table.try(O1, swap('P-01'))).toBeUndefined()
    table.answer(O2, 'D-04-001', 'ACCEPT').until('DEALS')
    expect([table.property('P-11').owner, table.property('P-01').owner]).toEqual([O2, O1])
  })

  test('an offer goes to another owner, and has exactly the fields of its template [4.4]', () => {
    const table = acting((s) => own(s, O1, 'P-10'))
    expect(table.try(O1, offerOf('CASH_FOR_PROPERTY', O1, sellOf('P-10', 5)))).toBe('DEAL_BAD_TARGET')
    expect(table.try(O1, offerOf('CASH_FOR_PROPERTY', 'BANK', sellOf('P-10', 5)))).toBe('DEAL_BAD_TARGET')
    expect(table.try(O1, offerOf('CASH_FOR_PROPERTY', 5, sellOf('P-10', 5)))).toBe('DEAL_BAD_TARGET')
    expect(table.try(O1, offerOf('BANK_LOAN', O2))).toBe('DEAL_BAD_TARGET')
    expect(table.try(O1, offerOf('CASH_FOR_PROPERTY', O2, { side: 'SELL', price: 5 }))).toBe('BAD_MESSAGE')
    expect(table.try(O1, offerOf('BANK_LOAN', 'BANK', { price: 3 }))).toBe('BAD_MESSAGE')
    expect(table.try(O2, offerOf('CASH_FOR_PROPERTY', O1, sellOf('P-10', 5)))).toBe('BAD_PROPERTY')
  })

  test('whoever offers to buy must have the cash [4.4]', () => {
    const table = acting((s) => {
      own(s, O2, 'P-10')
      give(s, O1, { cash: 4 })
    })
    expect(table.try(O1, offerOf('CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-10', price: 5 }))).toBe(
      'NO_CASH',
    )
  })

  test('one offer per owner and round; it is the action, even if it is rejected [4.3.1]', () => {
    const table = acting((s) => own(s, O1, 'P-10'))
    table.offer(O1, 'SECURITY_ESCORT', O2).answer(O2, 'D-04-001', 'REJECT')
    expect(table.try(O1, offerOf('SECURITY_ESCORT', O3))).toBe('DEAL_LIMIT')
    expect(table.try(O1, { type: 'action', action: 'PASS' })).toBe('ALREADY_SUBMITTED')
    table.act(O2, 'PASS')
    expect(table.try(O2, offerOf('SECURITY_ESCORT', O3))).toBe('ALREADY_SUBMITTED')
    table.until('DEALS')
    expect(table.deal('D-04-001')?.status).toBe('REJECTED')
  })

  test('ids count the offers of a round in order of arrival [decision 103]', () => {
    const table = acting().offer(O3, 'SECURITY_ESCORT', O1).offer(O1, 'BANK_LOAN', 'BANK')
    expect(table.s.deals.map(({ dealId, status }) => [dealId, status])).toEqual([
      ['D-04-001', 'PENDING'],
      ['D-04-002', 'ACCEPTED'],
    ])
  })

  test('offers end 8 s before the end of ACTION, counters 4 s before it [decision 102]', () => {
    const table = acting((s) => own(s, O2, 'P-22'))
    const clocks = () => table.position.decisions.findLast(({ open }) => !open)?.clockMs
    table.offer(O1, 'CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-22', price: 5 })
    table.offer(O3, 'CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-22', price: 5 })
    expect(clocks()).toBe(27_000)
    table.goOn()
    expect(clocks()).toBe(4_000)
    expect(table.try(O4, offerOf('SECURITY_ESCORT', O2))).toBe('DEAL_TOO_LATE')
    table.answer(O2, 'D-04-001', 'COUNTER', { price: 7 }).goOn()
    expect(clocks()).toBe(4_000)
    const late = { type: 'dealResponse', dealId: 'D-04-002', response: 'COUNTER', counterFields: { price: 7 } } as const
    expect(table.try(O2, late)).toBe('DEAL_TOO_LATE')
    table.answer(O1, 'D-04-001', 'ACCEPT').goOn()
    expect(table.s.phase).toBe('MOOD')
    table.until('DEALS')
    expect(table.s.deals.map(({ status }) => status)).toEqual(['RESOLVED', 'EXPIRED'])
  })

  test('without clocks the table closes ACTION at once', () => {
    const table = tableAt('ACTION', () => {}, { clocks: false })
    expect(table.goOn().s.phase).toBe('MOOD')
  })
})

describe('answers', () => {
  const offered = () =>
    acting((s) => own(s, O2, 'P-22')).offer(O1, 'CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-22', price: 5 })
  const response = (what: 'ACCEPT' | 'REJECT' | 'COUNTER', more = {}) =>
    ({ type: 'dealResponse', dealId: 'D-04-001', response: what, ...more }) as const

  test('TS-54: one counter, which only the sender may answer', () => {
    const table = offered()
    expect(table.try(O1, response('ACCEPT'))).toBe('DEAL_NOT_YOURS')
    expect(table.try(O2, response('COUNTER', { counterFields: { price: 11 } }))).toBe('DEAL_PRICE')
    expect(table.try(O2, response('COUNTER', { counterFields: { side: 'SELL' } }))).toBe('BAD_MESSAGE')
    expect(table.try(O2, response('ACCEPT', { counterFields: { price: 7 } }))).toBe('BAD_MESSAGE')
    table.answer(O2, 'D-04-001', 'COUNTER', { price: 7 })
    expect(table.deal('D-04-001')?.status).toBe('COUNTERED')
    expect(table.try(O2, response('ACCEPT'))).toBe('DEAL_NOT_YOURS')
    expect(table.try(O1, response('COUNTER', { counterFields: { price: 6 } }))).toBe('DEAL_NO_COUNTER')
    table.answer(O1, 'D-04-001', 'ACCEPT')
    expect(table.try(O1, response('REJECT'))).toBe('DEAL_CLOSED')
    table.until('DEALS')
    expect([table.owner(O1).cash, table.owner(O2).cash, table.property('P-22').owner]).toEqual([3, 17, O1])
  })

  test('a loan and an escort take no counter; the sender may turn a counter down [4.4]', () => {
    const table = acting((s) => own(s, O1, 'P-10')).offer(O3, 'SECURITY_ESCORT', O2)
    const counter = { dealId: 'D-04-001', counterFields: { payer: 'RECEIVER' } } as const
    expect(table.try(O2, { type: 'dealResponse', response: 'COUNTER', ...counter })).toBe('DEAL_NO_COUNTER')
    table.offer(O1, 'CASH_FOR_PROPERTY', O2, sellOf('P-10', 8)).answer(O2, 'D-04-002', 'COUNTER', { price: 4 })
    table.answer(O1, 'D-04-002', 'REJECT')
    expect(table.deal('D-04-002')?.status).toBe('REJECTED')
  })

  test('whoever accepts must be able to pay at that moment, and so must who counters [decision 106]', () => {
    const table = acting((s) => {
      own(s, O1, 'P-10')
      give(s, O2, { cash: 4 })
    }).offer(O1, 'CASH_FOR_PROPERTY', O2, sellOf('P-10', 5))
    expect(table.try(O2, response('ACCEPT'))).toBe('NO_CASH')
    expect(table.try(O2, response('COUNTER', { counterFields: { price: 5 } }))).toBe('NO_CASH')
    expect(table.try(O2, response('COUNTER', { counterFields: { price: 4 } }))).toBeUndefined()
  })

  test('only the two parties hear and see of an open deal [10]', () => {
    const table = offered()
    expect(table.position.told.filter(({ fact }) => fact.type === 'dealsUpdate').map(({ to }) => to)).toEqual([
      [O1, O2],
    ])
    expect(table.try(O3, response('ACCEPT'))).toBe('DEAL_NOT_YOURS')
    const seen = [O1, O2, O3].map((seat) => imperio.view(table.s, seat).deals.length)
    expect([...seen, imperio.view(table.s, 'spectator').deals.length]).toEqual([1, 1, 0, 0])
    expect(table.try(O3, { ...response('ACCEPT'), dealId: 'D-04-009' })).toBe('DEAL_NOT_YOURS')
    table.answer(O2, 'D-04-001', 'ACCEPT')
    expect(table.try(O3, response('ACCEPT'))).toBe('DEAL_NOT_YOURS')
    table.until('DEALS')
    expect(imperio.view(table.s, O3).deals).toMatchObject([{ status: 'RESOLVED' }])
    expect(table.last('dealsUpdate').deals).toMatchObject([{ dealId: 'D-04-001', status: 'RESOLVED' }])
  })

  test('rejected and expired deals are never shown to others [10]', () => {
    const table = offered().until('DEALS')
    expect(table.deal('D-04-001')?.status).toBe('EXPIRED')
    expect([O1, O3].map((seat) => imperio.view(table.s, seat).deals.length)).toEqual([1, 0])
  })

  test('a bot that said no is asked again with every offer and every counter, and not for what became of them', () => {
    const table = acting((s) => own(s, O2, 'P-22'))
    const stretches: (number | undefined)[] = []
    const note = () => {
      const decision = table.position.decisions.find(({ prompt }) => prompt === 'deals')
      stretches.push(decision?.open ? decision.poll?.(table.s) : undefined)
    }
    note()
    table.offer(O1, 'CASH_FOR_PROPERTY', O2, { side: 'BUY', propertyId: 'P-22', price: 5 })
    note()
    table.answer(O2, 'D-04-001', 'COUNTER', { price: 7 })
    note()
    table.answer(O1, 'D-04-001', 'ACCEPT')
    note()
    table.act(O2, 'PASS')
    note()
    expect(new Set(stretches.slice(0, 3)).size).toBe(3)
    expect(stretches.slice(3)).toEqual([stretches[2], stretches[2]])
  })

  test('ACTION waits for open deals when all have acted, and closes with the last answer [2.3.4]', () => {
    const table = offered().act(O2, 'PASS').act(O3, 'PASS').act(O4, 'PASS')
    expect(table.s.phase).toBe('ACTION')
    expect(table.answer(O2, 'D-04-001', 'REJECT').s.phase).toBe('MOOD')
  })
})

describe('DEALS', () => {
  test('TS-52: of two deals on one property the lower id wins', () => {
    const table = acting((s) => own(s, O2, 'P-06'))
    const buy = { side: 'BUY', propertyId: 'P-06', price: 7 } as const
    table.offer(O3, 'CASH_FOR_PROPERTY', O2, buy).offer(O1, 'CASH_FOR_PROPERTY', O2, buy)
    table.answer(O2, 'D-04-002', 'ACCEPT').answer(O2, 'D-04-001', 'ACCEPT').until('DEALS')
    expect(table.s.deals.map(({ status, invalidReason }) => [status, invalidReason])).toEqual([
      ['RESOLVED', null],
      ['INVALID', 'ALREADY_TRANSFERRED'],
    ])
    expect([table.property('P-06').owner, table.owner(O1).cash]).toEqual([O3, 10])
    expect(table.s.stats.map(({ dealsWithOwners }) => dealsWithOwners)).toEqual([0, 1, 1, 0])
    expect(table.s.news.filter(({ kind }) => kind === 'DEAL_DONE')).toMatchObject([{ owner: O3, rival: O2 }])
  })

  test('a property keeps its upgrades, insurance and modifiers when it is sold [4.4.1]', () => {
    const table = acting((s) => {
      own(s, O1, 'P-06')
      Object.assign(property(s, 'P-06'), { upgradeLevel: 1, insurance: 'BASIC' })
      property(s, 'P-06').tempRentBonus.push({ delta: -1, fromRound: 5, untilRound: 6 })
    })
    table.offer(O1, 'CASH_FOR_PROPERTY', O2, sellOf('P-06', 9)).answer(O2, 'D-04-001', 'ACCEPT').until('DEALS')
    expect(table.property('P-06')).toMatchObject({ owner: O2, upgradeLevel: 1, insurance: 'BASIC' })
    expect(table.property('P-06').tempRentBonus).toHaveLength(1)
  })

  test('what was agreed on is looked at again: a property that is gone or locked by then is not delivered [4.4.5]', () => {
    const sold = (change: (table: Table) => void) => {
      const table = acting((s) => own(s, O1, 'P-06', 'P-10'))
      table.offer(O1, 'CASH_FOR_PROPERTY', O2, sellOf('P-06', 7)).answer(O2, 'D-04-001', 'ACCEPT').until('MOOD')
      change(table)
      return table.until('DEALS')
    }
    const lost = sold((table) => Object.assign(table.property('P-06'), { owner: O3 }))
    expect(lost.deal('D-04-001')).toMatchObject({ status: 'INVALID', invalidReason: 'NOT_OWNED' })
    const locked = sold((table) => Object.assign(table.property('P-06'), { tradeLockedUntilRound: 4 }))
    expect(locked.deal('D-04-001')).toMatchObject({ status: 'INVALID', invalidReason: 'LOCKED' })
    expect([locked.property('P-06').owner, locked.owner(O1).cash, locked.owner(O2).cash]).toEqual([O1, 10, 10])
  })

  test('TS-53: cash spent in the election is missing in DEALS', () => {
    const table = acting((s) => {
      own(s, O1, 'P-10')
      give(s, O2, { cash: 5 })
      s.candidates = ['C-01', 'C-04']
    }, 3)
    table.offer(O1, 'CASH_FOR_PROPERTY', O2, sellOf('P-10', 5)).answer(O2, 'D-03-001', 'ACCEPT').until('VOTE')
    table.do(O2, { type: 'electionVote', candidateId: 'C-01', contribution: 2 }).until('DEALS')
    expect(table.deal('D-03-001')).toMatchObject({ status: 'INVALID', invalidReason: 'NO_CASH' })
    expect([table.property('P-10').owner, table.owner(O2).cash]).toEqual([O1, 3])
  })

  test.each([
    ['TS-55: who contributes is paid in the next INCOME', 1, 1],
    ['TS-55: who votes without a contribution is not', 0, 0],
  ])('%s', (_name, contribution, payment) => {
    const table = acting((s) => {
      s.candidates = ['C-01', 'C-04']
    }, 3)
    expect(table.try(O1, offerOf('ELECTION_PACT', O2, { candidateId: 'C-02' }))).toBe('BAD_CANDIDATE')
    table.offer(O1, 'ELECTION_PACT', O2, { candidateId: 'C-01' }).answer(O2, 'D-03-001', 'ACCEPT').until('VOTE')
    table.do(O2, { type: 'electionVote', candidateId: 'C-01', contribution }).until('DEALS')
    expect(table.deal('D-03-001')?.status).toBe('RESOLVED')
    table.until('INCOME', 4)
    const pact = table.last('incomeResults').owners.map(({ lines }) => lines.filter(({ line }) => line === 'PACT'))
    const paid = payment === 0 ? [] : [{ line: 'PACT', amount: 1, ref: 'D-03-001' }]
    expect(pact.slice(0, 2)).toEqual([paid.map((line) => ({ ...line, amount: -1 })), paid])
  })

  test.each([
    ['backs the other candidate', 'C-04', 2],
    ['does not vote', null, 0],
  ])('a pact pays nothing to who %s [4.4.3]', (_name, candidateId, contribution) => {
    const table = acting((s) => {
      s.candidates = ['C-01', 'C-04']
    }, 3)
    table.offer(O1, 'ELECTION_PACT', O2, { candidateId: 'C-04' })
    table.answer(O2, 'D-03-001', 'COUNTER', { candidateId: 'C-01' }).answer(O1, 'D-03-001', 'ACCEPT').until('VOTE')
    table.do(O2, { type: 'electionVote', candidateId, contribution }).until('DEALS')
    expect([table.deal('D-03-001')?.status, table.s.scheduled]).toEqual(['RESOLVED', []])
  })

  test('TS-56: who cannot pay the pact goes into debt, and the bank pays', () => {
    const table = tableAt('INCOME', (s) => {
      give(s, O1, { cash: 0 })
      s.scheduled = [{ kind: 'PACT', dealId: 'D-04-001', from: O1, to: O2, amount: 1, round: 5 }]
    })
    expect(table.owner(O1)).toMatchObject({ cash: 0, debt: 1 })
    expect(table.last('incomeResults').owners[O2]?.lines).toContainEqual({ line: 'PACT', amount: 1, ref: 'D-04-001' })
  })

  test('TS-57: a promise costs the acceptor 1, binds for one round, and is kept at its end', () => {
    const table = acting((s) => give(s, O3, { cash: 0 })).offer(O1, 'NON_COMPETE', O2, { district: 'Callao' })
    table.answer(O2, 'D-04-001', 'ACCEPT').until('DEALS')
    expect([table.owner(O1).cash, table.owner(O2).cash]).toEqual([11, 9])
    expect(table.s.pacts).toEqual([{ promiser: O1, payee: O2, district: 'Callao', round: 5, status: 'ACTIVE' }])
    table.until('BID', 5).until('EVENTS', 5)
    expect(table.s.stats[O1]?.pactsKept).toBe(0)
    table.until('PRESS', 5)
    expect(table.s.pacts[0]?.status).toBe('KEPT')
    expect(table.s.stats[O1]?.pactsKept).toBe(1)
    expect(table.until('REVEAL', 6).s.pacts).toEqual([])
  })

  test('nobody promises twice for one round [decision 113]; nobody accepts who cannot pay', () => {
    const table = acting((s) => give(s, O3, { cash: 0 })).offer(O1, 'NON_COMPETE', O2, { district: 'Callao' })
    table.answer(O2, 'D-04-001', 'ACCEPT').offer(O4, 'NON_COMPETE', O3, { district: 'Surco' })
    expect(table.try(O3, { type: 'dealResponse', dealId: 'D-04-002', response: 'ACCEPT' })).toBe('NO_CASH')
    table.s.pacts.push({ promiser: O1, payee: O3, district: 'Surco', round: 5, status: 'ACTIVE' })
    table.until('DEALS')
    expect(table.deal('D-04-001')).toMatchObject({ status: 'INVALID', invalidReason: 'ALREADY_PROMISED' })
  })

  test('whoever is bound in this round may promise for the next, and so may somebody else [decision 113]', () => {
    const table = acting((s) => {
      s.pacts.push({ promiser: O1, payee: O3, district: 'Surco', round: 4, status: 'ACTIVE' })
    })
    table.offer(O1, 'NON_COMPETE', O2, { district: 'Callao' }).offer(O3, 'NON_COMPETE', O4, { district: 'Callao' })
    table.answer(O2, 'D-04-001', 'ACCEPT').answer(O4, 'D-04-002', 'ACCEPT').until('DEALS')
    expect(table.s.deals.map(({ status }) => status)).toEqual(['RESOLVED', 'RESOLVED'])
    expect(table.s.pacts).toHaveLength(3)
  })

  test('TS-58: whoever pays for an escort is protected, the sender when nothing is said', () => {
    const table = acting().offer(O1, 'SECURITY_ESCORT', O2).offer(O3, 'SECURITY_ESCORT', O4, { payer: 'RECEIVER' })
    table.answer(O2, 'D-04-001', 'ACCEPT').answer(O4, 'D-04-002', 'ACCEPT').until('DEALS')
    expect(table.s.owners.map(({ cash }) => cash)).toEqual([9, 11, 11, 9])
    expect(table.s.owners.map(({ protectedUntilRound }) => protectedUntilRound)).toEqual([5, 0, 0, 5])
  })

  test('an escort needs the cash of whoever pays [4.4]', () => {
    const table = acting((s) => {
      give(s, O1, { cash: 0 })
      give(s, O2, { cash: 0 })
    })
    expect(table.try(O1, offerOf('SECURITY_ESCORT', O3))).toBe('NO_CASH')
    table.offer(O3, 'SECURITY_ESCORT', O2, { payer: 'RECEIVER' })
    expect(table.try(O2, { type: 'dealResponse', dealId: 'D-04-001', response: 'ACCEPT' })).toBe('NO_CASH')
    expect(table.try(O4, offerOf('SECURITY_ESCORT', O2, { payer: 'BANK' as 'SENDER' }))).toBe('BAD_MESSAGE')
  })

  test('TS-59: a locked property is in no deal while the lock lasts', () => {
    const lock = (s: State) => {
      own(s, O1, 'P-10')
      property(s, 'P-10').tradeLockedUntilRound = 7
    }
    const sale = offerOf('CASH_FOR_PROPERTY', O2, sellOf('P-10', 5))
    expect(acting(lock, 7).try(O1, sale)).toBe('DEAL_LOCKED')
    expect(acting(lock, 8).try(O1, sale)).toBeUndefined()
  })
})

describe('the bank [4.4.2]', () => {
  test.each([
    ['TS-36 at rate 0', 4, {}, 3, 4],
    ['TS-36 at Inflation 2', 4, { Inflation: 2 }, 3, 5],
    ['TS-37 Ventana Bancaria at rate 0', 5, {}, 4, 5],
    ['TS-37 Ventana Bancaria at rate 2', 5, { InterestRates: 2 }, 4, 7],
  ])('%s', (_name, round, meters, principal, repay) => {
    const table = acting((s) => Object.assign(s.meters, meters), round)
    table.offer(O1, 'BANK_LOAN', 'BANK').until('DEALS')
    expect(table.owner(O1).cash).toBe(10 + principal)
    expect(table.s.scheduled).toMatchObject([{ kind: 'LOAN', from: O1, amount: repay, round: round + 1 }])
    expect(table.s.stats[O1]?.dealsWithOwners).toBe(0)
    table.until('INCOME', round + 1)
    expect(table.last('incomeResults').owners[O1]?.lines).toContainEqual({
      line: 'LOAN',
      amount: -repay,
      ref: table.last('dealsUpdate').deals[0]?.dealId,
    })
  })

  test('TS-60: no loan in the last round, and none above the debt cap', () => {
    expect(acting(() => {}, 10).try(O1, offerOf('BANK_LOAN', 'BANK'))).toBe('DEAL_TEMPLATE')
    expect(acting(() => {}, 10).try(O1, offerOf('NON_COMPETE', O2, { district: 'Surco' }))).toBe('DEAL_TEMPLATE')
    expect(acting(() => {}, 4).try(O1, offerOf('ELECTION_PACT', O2, { candidateId: 'C-01' }))).toBe('DEAL_TEMPLATE')
    const indebted = acting((s) => give(s, O1, { debt: 7 }))
    expect(indebted.try(O1, offerOf('BANK_LOAN', 'BANK'))).toBe('DEBT_CAP')
  })
})
