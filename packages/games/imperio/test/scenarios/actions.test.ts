import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import { isProtected } from '../../src/owners.ts'
import { developCostOf } from '../../src/rules/actions.ts'
import { riskLevelOf, riskOf } from '../../src/rules/risk.ts'
import { bareState, give, O1, O2, O3, O4, own, promise, tableAt } from '../kit.ts'

test('TS-44: what it costs to develop', () => {
  const s = bareState({}, 4)
  const costs = (mood: string | null) => {
    s.mood = mood
    return [0, 1, 2, 3].map((value) => {
      s.meters.ConstructionEnforcement = value
      return developCostOf(s)
    })
  }
  expect(costs(null)).toEqual([3, 4, 4, 5])
  expect(costs('M-03')).toEqual([2, 3, 3, 4])
})

test('DEVELOP adds a level up to what the card allows [4.1]', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-11')
    own(s, O2, 'P-21', 'P-06')
    give(s, O3, { cash: 2 })
    own(s, O3, 'P-10')
  })
  const develop = (propertyId: string) => ({ type: 'action', action: 'DEVELOP', propertyId }) as const
  expect(table.try(O1, develop('P-06'))).toBe('BAD_PROPERTY')
  expect(table.try(O2, develop('P-21'))).toBe('NO_SLOTS')
  expect(table.try(O3, develop('P-10'))).toBe('NO_CASH')
  expect(table.try(O1, { type: 'action', action: 'DEVELOP' })).toBe('BAD_MESSAGE')
  table.do(O1, develop('P-11')).until('MOOD')
  expect(table.property('P-11').upgradeLevel).toBe(1)
  expect(table.owner(O1)).toMatchObject({ cash: 7, riskNext: 5 })
  expect(table.s.stats[O1]?.upgradesBuilt).toBe(1)
  table.until('ACTION', 6)
  expect(table.try(O1, develop('P-11'))).toBe('NO_SLOTS')
})

test('TS-45: insurance costs 1, then 2; or 3 at once', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-11')
    own(s, O2, 'P-10')
  })
  const insure = (propertyId: string, level: 'BASIC' | 'FULL') => ({ propertyId, level })
  table.act(O1, 'INSURE', insure('P-11', 'BASIC')).act(O2, 'INSURE', insure('P-10', 'FULL')).until('MOOD')
  expect(table.last('actionResults').actions).toEqual([
    { ownerId: 'O-01', action: 'INSURE', propertyId: 'P-11', level: 'BASIC', cost: 1, yape: false },
    { ownerId: 'O-02', action: 'INSURE', propertyId: 'P-10', level: 'FULL', cost: 3, yape: false },
    { ownerId: 'O-03', action: 'PASS', cost: 0, yape: false },
    { ownerId: 'O-04', action: 'PASS', cost: 0, yape: false },
  ])
  expect([table.property('P-11').insurance, table.property('P-10').insurance]).toEqual(['BASIC', 'FULL'])
  table.until('ACTION', 6)
  const again = { type: 'action', action: 'INSURE', ...insure('P-11', 'BASIC') } as const
  expect(table.try(O1, again)).toBe('INSURANCE_MAX')
  expect(table.try(O2, { ...again, propertyId: 'P-10', level: 'FULL' })).toBe('INSURANCE_MAX')
  const before = table.owner(O1).cash
  table.act(O1, 'INSURE', insure('P-11', 'FULL')).until('MOOD')
  expect(before - table.owner(O1).cash).toBe(2)
})

test('TS-46: a Security Contract covers this round and the next', () => {
  const table = tableAt('ACTION').act(O1, 'SECURITY')
  expect(isProtected(table.s, O1)).toBe(false)
  const covered = [5, 6, 7].map((round) => isProtected(table.until('EVENTS', round).s, O1))
  expect(covered).toEqual([true, true, false])
  expect(table.last('actionResults').actions[O1]?.cost).toBe(0)
})

test('TS-47: PR brings Fame now and attention in the next round', () => {
  const table = tableAt(
    'ACTION',
    (s) => {
      for (const seat of [O1, O2]) give(s, seat, { cash: 4 })
      own(s, O1, 'P-11')
      own(s, O2, 'P-35')
      // A quiet week: nobody is hit.
      s.mood = 'M-05'
    },
    { mode: 'QUICK', round: 1 },
  )
  table.act(O1, 'PR').until('MOOD')
  expect(table.owner(O1).fame).toBe(1)
  table.until('DEALS', 2)
  expect([riskOf(table.s, O1), riskOf(table.s, O2)]).toEqual([180, 110])
})

test('TS-48: an audit at Compliance 3 still calms', () => {
  const table = tableAt('ACTION', (s) => give(s, O1, { compliance: 3 }))
  table.act(O1, 'AUDIT').act(O2, 'AUDIT').until('MOOD')
  expect(table.owner(O1)).toMatchObject({ compliance: 3, riskNext: -50 })
  expect(table.owner(O2)).toMatchObject({ compliance: 2, riskNext: -50 })
})

test('TS-49: a yape pays what is missing, once per match', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O1, 'P-06')
    give(s, O1, { cash: 2, fame: 2 })
    give(s, O2, { fame: 1 })
    give(s, O3, { fame: 2, fameSpent: true })
  })
  expect(table.try(O2, { type: 'action', action: 'PASS', yape: true })).toBe('NO_FAME')
  expect(table.try(O3, { type: 'action', action: 'PASS', yape: true })).toBe('FAME_SPEND_USED')
  table.act(O1, 'DEVELOP', { propertyId: 'P-06', yape: true })
  expect(table.owner(O1).cash).toBe(2)
  table.until('MOOD')
  expect(table.owner(O1)).toMatchObject({ cash: 0, fame: 0, yapeUsed: true, fameSpent: true })
  expect(table.property('P-06').upgradeLevel).toBe(1)
  table.until('ACTION', 6)
  give(table.s, O1, { fame: 2 })
  expect(table.try(O1, { type: 'action', action: 'PASS', yape: true })).toBe('YAPE_USED')
})

test('a yape counts as credited for the own answers to deals [decision 228]', () => {
  const table = tableAt('ACTION', (s) => {
    own(s, O2, 'P-11')
    give(s, O1, { cash: 2, fame: 2 })
  })
  table.act(O1, 'PASS', { yape: true })
  table.offer(O2, 'CASH_FOR_PROPERTY', O1, { side: 'SELL', propertyId: 'P-11', price: 3 })
  table.answer(O1, 'D-05-001', 'ACCEPT').until('DEALS')
  expect(table.deal('D-05-001')?.status).toBe('RESOLVED')
})

test('a pact may be broken as the action; it takes effect when ACTION closes [4.5]', () => {
  const table = tableAt('ACTION', (s) => promise(s, O1, O2, 'Callao')).act(O1, 'BREAK_PACT')
  expect(table.s.pacts[0]?.status).toBe('ACTIVE')
  table.until('MOOD')
  expect(table.s.pacts[0]?.status).toBe('BROKEN')
  expect(table.owner(O1)).toMatchObject({ fame: 1, riskNext: 100, brokePactUsed: true })
  expect(table.owner(O2).cash).toBe(10)
})

test('actions are sealed until all have acted, then carried out together [decisions 67, 68]', () => {
  const table = tableAt('ACTION').act(O1, 'PR').act(O2, 'AUDIT')
  expect(table.owner(O1).fame).toBe(0)
  expect(imperio.view(table.s, O2)).toMatchObject({
    submitted: [true, true, false, false],
    own: { action: { action: 'AUDIT' } },
  })
  expect(table.told.some(({ type }) => type === 'actionResults')).toBe(false)
  expect(table.try(O1, { type: 'action', action: 'PASS' })).toBe('ALREADY_SUBMITTED')
  table.act(O3, 'PASS').act(O4, 'PASS')
  expect(table.s.phase).toBe('MOOD')
  expect(table.last('actionResults').actions.map(({ action }) => action)).toEqual(['PR', 'AUDIT', 'PASS', 'PASS'])
})

test('without an action an owner passes [2.3.3]', () => {
  const table = tableAt('ACTION').act(O1, 'PR').goOn().goOn().goOn()
  expect(table.s.phase).toBe('MOOD')
  expect(table.last('actionResults').actions.map(({ action }) => action)).toEqual(['PR', 'PASS', 'PASS', 'PASS'])
})

test('the policy for Fame may be changed with any action, and nobody else sees it [1.9, 10]', () => {
  const table = tableAt('ACTION').act(O1, 'PASS', { famePolicy: 'CORTINA_FIRST', cortinaFrom: 3 })
  expect(imperio.view(table.s, O1).own).toMatchObject({ famePolicy: 'CORTINA_FIRST', cortinaFrom: 3 })
  expect(JSON.stringify(imperio.view(table.s, O2))).not.toContain('CORTINA_FIRST')
})

test('TS-69: every term of the RiskScore', () => {
  const table = tableAt('DEALS', (s) => {
    own(s, O1, 'P-05', 'P-09')
    give(s, O1, { cash: 12, fame: 4, compliance: 2, politicalExposure: 1 })
    give(s, O1, { lastPrRound: 4, riskNow: 50, protectedUntilRound: 5, lastTargetedRound: 4 })
    s.rumors[O1] = 2
  })
  expect(riskOf(table.s, O1)).toBe(225)
  table.s.mood = 'M-04'
  expect(riskOf(table.s, O1)).toBe(255)
})

test('whoever is in Centro stands near the government, with or without its tag, and only once [5.1]', () => {
  const s = tableAt('DEALS', (s) => {
    for (const seat of [O1, O2, O3]) give(s, seat, { cash: 0 })
    own(s, O1, 'P-21')
    own(s, O2, 'P-04')
    own(s, O3, 'P-09')
  }).s
  // 100 + 35 − 25, and 10 for each of them.
  expect([O1, O2, O3].map((seat) => riskOf(s, seat))).toEqual([120, 120, 120])
})

test('TS-70: the RiskScore lies between 50 and 350', () => {
  const table = tableAt(
    'DEALS',
    (s) => {
      give(s, O1, { cash: 9, compliance: 3 })
      own(s, O2, 'P-01', 'P-02', 'P-03', 'P-04', 'P-05', 'P-06', 'P-07', 'P-08')
      give(s, O2, { cash: 9, fame: 9 })
      own(s, O3, 'P-10', 'P-22', 'P-34')
    },
    { mode: 'QUICK' },
  )
  expect([riskOf(table.s, O1), riskOf(table.s, O2)]).toEqual([50, 350])
  // Three on the coast: 100 + 3 * 35 + 20 (Wealth 23) − 25 + 10.
  expect(riskOf(table.s, O3)).toBe(210)
})

test('tiers of Wealth and Fame end at 3; debt lowers Wealth [3.8]', () => {
  const riskWith = (has: Parameters<typeof give>[2]) => riskOf(tableAt('DEALS', (s) => give(s, O1, has)).s, O1)
  expect([24, 25, 49, 75, 500].map((cash) => riskWith({ cash }))).toEqual([75, 95, 95, 135, 135])
  expect([riskWith({ cash: 34, debt: 9 }), riskWith({ cash: 34, debt: 10 })]).toEqual([95, 75])
  expect([2, 3, 8, 9, 30].map((fame) => riskWith({ cash: 0, fame }))).toEqual([75, 95, 115, 135, 135])
})

test('in the first round nobody was talked about or targeted before [5.1]', () => {
  expect(riskOf(tableAt('DEALS', () => {}, { round: 1 }).s, O1)).toBe(75)
})

test('others see only three levels of risk [decision 125]', () => {
  expect([149, 150, 249, 250].map(riskLevelOf)).toEqual(['LOW', 'MID', 'MID', 'HIGH'])
  const table = tableAt('ACTION', (s) => own(s, O1, 'P-05', 'P-09'))
  expect(imperio.view(table.s, O2).riskLevels[O1]).toBe('MID')
  expect(imperio.view(table.s, O1).own?.riskCenti).toBe(riskOf(table.s, O1))
  expect(imperio.view(table.s, TABLE).own).toBeNull()
})
