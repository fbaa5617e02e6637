import { describe, expect, test } from 'vitest'
import { eventCard } from '../../src/data/cards/deck.ts'
import { effects } from '../../src/data/cards/define.ts'
import type { Effects } from '../../src/data/cards/types.ts'
import { chooseFor } from '../../src/rules/events/choice.ts'
import { strike } from '../../src/rules/events/strike.ts'
import type { Owner, State } from '../../src/state.ts'
import { city, hit } from '../city.ts'
import { give, O1, O2, own, tableAt } from '../kit.ts'

const PROTECTED = { protectedUntilRound: 5 }

describe('choices that are taken for the owner [5.6.1]', () => {
  test('TS-72: the cupo is paid, or not', () => {
    const paid = hit('E-001')
    expect([paid.cash, paid.fame, paid.rents]).toEqual([6, 4, []])
    expect(paid.result.mitigationsApplied).toEqual({ autoChoiceTaken: 'PAY' })
    const refused = hit('E-001', { preferAutoPay: false })
    expect([refused.cash, refused.fame, refused.rents]).toEqual([8, 3, ['-1 (1)']])
    expect(refused.result.mitigationsApplied).toEqual({ autoChoiceTaken: 'PENALTY' })
    expect(hit('E-001', { cash: 2 }).cash).toBe(0)
    const poor = hit('E-001', { cash: 1 })
    expect([poor.cash, poor.fame, poor.rents]).toEqual([1, 3, ['-1 (1)']])
  })

  test('TS-73: protection softens whichever branch is taken', () => {
    const paid = hit('E-001', PROTECTED)
    expect([paid.cash, paid.result.mitigationsApplied.securityContractUsed]).toEqual([7, true])
    const refused = hit('E-001', { ...PROTECTED, preferAutoPay: false })
    expect([refused.cash, refused.fame, refused.rents]).toEqual([8, 4, ['-1 (1)']])
    expect([paid, refused].map(({ s }) => s.stats[O1]?.securitySaves)).toEqual([1, 1])
  })

  test('TS-74: a letter from the tax office', () => {
    expect(hit('E-015').cash).toBe(5)
    const inOrder = hit('E-015', { compliance: 2 })
    expect([inOrder.cash, inOrder.result.mitigationsApplied.compliancePrevented]).toEqual([6, true])
    const poor = hit('E-015', { cash: 2 })
    expect([poor.cash, poor.owner.debt, poor.fame]).toEqual([2, 3, 3])
    expect(poor.result.effectsApplied).toEqual({ cashDelta: 0, debtDelta: 3, fameDelta: -1 })
    expect(hit('E-015', { preferAutoPay: false }).cash).toBe(5)
  })

  test('TS-75: a page that is paid for, and an arrow that is missing', () => {
    // It is no scandal for sure, so there must have been some before.
    const amongOthers = (s: State) => Object.assign(s, { pressResolved: 2, pressHeavy: 2 })
    expect(hit('E-033', {}, amongOthers).cash).toBe(6)
    const poor = hit('E-033', { cash: 1 }, amongOthers)
    expect([poor.cash, poor.fame]).toEqual([1, 1])
    const stubborn = hit('E-017', { preferAutoPay: false })
    expect([stubborn.cash, stubborn.rents]).toEqual([8, ['-1 (1)']])
    expect(hit('E-017').cash).toBe(7)
  })

  test('TS-76: between papers and a patron the safer way is taken', () => {
    const queue = hit('E-039')
    expect([queue.owner.compliance, queue.owner.politicalExposure]).toEqual([2, 0])
    expect(queue.result.effectsApplied.complianceDelta).toBe(1)
    const full = hit('E-039', { compliance: 3, politicalExposure: 3 })
    expect([full.owner.compliance, full.owner.politicalExposure]).toEqual([3, 3])
    expect(full.result.mitigationsApplied.autoChoiceTaken).toBe('A')
    expect(full.result.effectsApplied.complianceDelta).toBeUndefined()
    // With all papers in order the queue does nothing, but the patron would still do harm.
    expect(hit('E-039', { compliance: 3 }).result.mitigationsApplied.autoChoiceTaken).toBe('A')
  })
})

test('of two options the one that leaves less risk is taken, whichever stands first [decision 133]', () => {
  const option = (id: 'A' | 'B', given: Partial<Effects>) => ({ id, label_es: '', effects: effects(given) })
  const [queue, patron] = [option('A', { compliance: 1 }), option('B', { politicalExposure: 1 })]
  const rumour = (nextRiskCenti: number) => option('B', { nextRiskCenti })
  const taken = (options: (typeof queue)[], has: Partial<Owner> = {}) => {
    const s = city((fresh) => give(fresh, O1, has))
    return chooseFor(s, O1, { ...eventCard('E-039'), choice: { kind: 'NON_NUMERIC', options } })[1]
  }
  expect(taken([patron, queue])).toBe('A')
  expect(taken([patron, queue], { compliance: 3 })).toBe('A')
  expect(taken([patron, queue], { compliance: 3, politicalExposure: 3 })).toBe('B')
  // A point of either weighs 25.
  expect([taken([queue, rumour(-30)]), taken([queue, rumour(-20)])]).toEqual(['B', 'A'])
  const exposed = option('A', { politicalExposure: 1 })
  expect([taken([rumour(20), exposed]), taken([rumour(30), exposed])]).toEqual(['B', 'A'])
})

test('a card may trouble the next round [4.1.4]', () => {
  const s = city()
  strike(s, 1, { ...eventCard('E-030'), effects: effects({ nextRiskCenti: 40 }) }, O1, null)
  expect(s.owners.map(({ riskNext }) => riskNext)).toEqual([40, 0, 0, 0])
})

describe('insurance [5.6.1]', () => {
  const LEVELS = ['NONE', 'BASIC', 'FULL'] as const
  const results = (cardId: string, who = {}) => LEVELS.map((insurance) => hit(cardId, { insurance, ...who }))

  test('TS-77: fire', () => {
    const found = results('E-045').map(({ cash, fame, rents }) => [cash, fame, ...rents])
    expect(found).toEqual([
      [5, 3, '-2 (1)'],
      [7, 4, '-1 (1)'],
      [8, 4, '-1 (1)'],
    ])
    expect(results('E-045').map(({ result }) => result.mitigationsApplied.insuranceUsed)).toEqual([
      undefined,
      'BASIC',
      'FULL',
    ])
    expect(results('E-045').map(({ s }) => s.stats[O1]?.insuranceSavedMax)).toEqual([0, 2, 3])
  })

  test('TS-78: the tenant with a lawyer', () => {
    const found = (compliance: number) => results('E-050', { compliance }).map(({ cash, fame }) => [cash, fame])
    expect(found(1)).toEqual([
      [5, 3],
      [6, 3],
      [8, 4],
    ])
    expect(found(2)).toEqual([
      [5, 4],
      [6, 4],
      [8, 4],
    ])
  })

  test('TS-79: a crack, an accident, a pipe', () => {
    const cash = (cardId: string) => results(cardId).map((found) => found.cash)
    expect([cash('E-047'), cash('E-052'), cash('E-046')]).toEqual([
      [5, 6, 7],
      [6, 7, 8],
      [6, 7, 8],
    ])
    expect(results('E-052').map(({ fame }) => fame)).toEqual([3, 3, 4])
    expect(results('E-047').map(({ rents }) => rents)).toEqual([['-1 (2)'], ['-1 (2)'], ['-1 (2)']])
    expect(results('E-046').map(({ rents }) => rents)).toEqual([['-1 (1)'], ['-1 (1)'], ['-1 (1)']])
  })

  test('moths and the sea: any insurance pays for the former, FULL spares the rent from the latter', () => {
    expect(results('E-048').map(({ cash }) => cash)).toEqual([7, 8, 8])
    expect(results('E-044').map(({ cash, rents }) => [cash, ...rents])).toEqual([[6, '-1 (1)'], [7, '-1 (1)'], [8]])
    expect(results('E-036').map(({ cash, rents }) => [cash, ...rents])).toEqual([
      [6, '-1 (1)'],
      [7, '-1 (1)'],
      [8, '-1 (1)'],
    ])
  })

  test('what insures against nothing here is not said to have helped', () => {
    expect(hit('E-003', { insurance: 'FULL' }).result.mitigationsApplied).toEqual({})
  })
})

describe('security and papers [5.6.3, 5.6.5]', () => {
  test('TS-80: extortion of a protected owner', () => {
    const bare = hit('E-007')
    expect([bare.cash, bare.fame]).toEqual([5, 3])
    const safe = hit('E-007', PROTECTED)
    expect([safe.cash, safe.fame]).toEqual([6, 4])
    // Protection that ended in the last round is none.
    expect(hit('E-007', { protectedUntilRound: 4 }).cash).toBe(5)
    expect([bare, safe].map(({ s }) => s.stats[O1]?.securitySaves)).toEqual([0, 1])
    // It is also of use where it saves Fame alone, and of none where only rent is lost.
    const proud = hit('E-001', { ...PROTECTED, cash: 1 })
    expect([proud.result.mitigationsApplied.securityContractUsed, proud.s.stats[O1]?.securitySaves]).toEqual([true, 1])
    const empty = hit('E-009', { ...PROTECTED, cash: 0 })
    expect([empty.result.mitigationsApplied.securityContractUsed, empty.s.stats[O1]?.securitySaves]).toEqual([
      undefined,
      0,
    ])
  })

  test('TS-81: papers in order', () => {
    const licence = hit('E-012', { compliance: 3 })
    expect([licence.cash, licence.rents]).toEqual([7, []])
    expect([hit('E-010', { compliance: 2 }).cash, hit('E-019', { compliance: 3 }).cash]).toEqual([8, 8])
    expect([hit('E-010').cash, hit('E-019', { compliance: 2 }).cash]).toEqual([7, 6])
  })

  test('protection also helps against burglars, which saves nothing from extortion', () => {
    const safe = hit('E-002', PROTECTED)
    expect([safe.cash, safe.rents, safe.s.stats[O1]?.securitySaves]).toEqual([7, [], 0])
    expect([hit('E-002').cash, hit('E-002').rents]).toEqual([6, ['-1 (1)']])
    const cupo = hit('E-009', { ...PROTECTED, preferAutoPay: true })
    expect([cupo.cash, cupo.s.stats[O1]?.securitySaves]).toEqual([8, 1])
  })
})

test('what softens a blow comes in its order: mood, insurance, compliance, Fame, cap [decision 135]', () => {
  const mood = (s: State) => Object.assign(s, { mood: 'M-06' })
  // Doubled to 2 first, then 1 less; the other way round nothing would be lost.
  expect(hit('E-052', { insurance: 'FULL' }, mood).fame).toBe(3)
  // Set to 1 first, then 1 less; the other way round 1 would be lost.
  expect(hit('E-045', { insurance: 'BASIC', famePolicy: 'CONTROL_FIRST' }).cash).toBe(8)
  // Papers cancel the loss of Fame, so that no curtain is paid for: Control is the next of this policy.
  const papers = hit('E-050', { compliance: 2, fame: 8, famePolicy: 'CORTINA_FIRST' }, mood)
  expect([papers.fame, papers.result.mitigationsApplied.fameSpendUsed]).toEqual([6, 'CONTROL_DANOS'])
  expect(hit('E-019', { compliance: 3, famePolicy: 'CONTROL_FIRST' }).fame).toBe(4)
  // The choice compares what is printed, before anything helps [decision 133].
  expect(hit('E-015', { cash: 2, compliance: 2 }).result.mitigationsApplied.autoChoiceTaken).toBe('PENALTY')
  // The cap comes last: 1 of 3 is saved, 1 fits below it, 1 is over.
  expect(hit('E-047', { damage: 3, insurance: 'BASIC' }).rents).toEqual(['-1 (1)', '-1 (2)'])
})

describe('Fame that is spent [4.6]', () => {
  test('TS-90: Control de daños', () => {
    const { cash, fame, result, owner } = hit('E-045', { famePolicy: 'CONTROL_FIRST' })
    expect([cash, fame, result.mitigationsApplied.fameSpendUsed]).toEqual([6, 1, 'CONTROL_DANOS'])
    expect(owner.fameSpent).toBe(true)
  })

  test('TS-91: everything is on television', () => {
    const doubled = (famePolicy: 'NONE' | 'CORTINA_FIRST') =>
      hit('E-020', { fame: 8, famePolicy }, (s) => {
        s.mood = 'M-06'
      })
    expect([doubled('NONE').cash, doubled('NONE').fame]).toEqual([7, 2])
    const hidden = doubled('CORTINA_FIRST')
    expect([hidden.cash, hidden.fame, hidden.s.stats[O1]?.cortinaUsed]).toEqual([7, 5, 1])
  })

  test('TS-92: Cortina de humo hides what is worth it to its owner', () => {
    const who = { fame: 5, famePolicy: 'CORTINA_FIRST', cortinaFrom: 2 } as const
    const big = hit('E-023', who)
    expect([big.fame, big.owner.politicalExposure]).toEqual([2, 0])
    const small = hit('E-027', who)
    expect([small.fame, small.result.mitigationsApplied.fameSpendUsed]).toEqual([4, undefined])
  })

  test('Cortina de humo hides any one loss of Fame, if its owner wants it to [seed 6.7]', () => {
    const { fame, result, s } = hit('E-027', { fame: 5, famePolicy: 'CORTINA_FIRST' })
    expect([fame, result.effectsApplied.fameDelta, result.mitigationsApplied.fameSpendUsed]).toEqual([2, 0, 'CORTINA'])
    expect(s.stats[O1]?.cortinaUsed).toBe(1)
  })

  test.each([
    ['E-027', 1, [1]],
    ['E-021', 2, [1, 2]],
    ['E-020', 3, [1, 2, 3]],
  ] as const)('%s takes %i: who has asked for no more than that hides it [4.6]', (cardId, _loss, hidden) => {
    const isHidden = (cortinaFrom: number) =>
      hit(cardId, { fame: 9, famePolicy: 'CORTINA_FIRST', cortinaFrom }).result.mitigationsApplied.fameSpendUsed ===
      'CORTINA'
    expect([1, 2, 3, 4].filter(isHidden)).toEqual(hidden)
  })

  test('matches of version 1 hide what takes 2 or more, and nothing less', () => {
    const before = (cardId: string) =>
      hit(cardId, { fame: 5, famePolicy: 'CORTINA_FIRST' }, (s) => {
        delete s.preferences[O1]?.cortinaFrom
      }).fame
    expect([before('E-027'), before('E-021')]).toEqual([4, 2])
  })

  test('once in a round, and again in the next [4.6]', () => {
    const table = tableAt('PRESS', (s) => give(s, O1, { fame: 2, cash: 8, fameSpent: true }))
    expect(table.owner(O1).fameSpent).toBe(true)
    table.until('ACTION', 6)
    table.act(O1, 'PASS', { yape: true }).until('MOOD', 6)
    expect(table.owner(O1)).toMatchObject({ fame: 0, cash: 9, fameSpent: true })
  })

  test('a policy goes on to the other spend when the first is of no use', () => {
    expect(hit('E-021', { famePolicy: 'CONTROL_FIRST' }).fame).toBe(1)
    const cash = hit('E-003', { famePolicy: 'CORTINA_FIRST' })
    expect([cash.cash, cash.fame]).toEqual([8, 2])
    // Both would be of use: the first one is taken, and only that.
    expect(hit('E-020', { famePolicy: 'CONTROL_FIRST' }).cash).toBe(8)
    expect(hit('E-020', { famePolicy: 'CONTROL_FIRST' }).fame).toBe(0)
    expect(hit('E-020', { famePolicy: 'CORTINA_FIRST' }).cash).toBe(7)
  })

  test('only with enough Fame, once in a round, and never against one’s policy', () => {
    expect([1, 2].map((fame) => hit('E-003', { fame, famePolicy: 'CONTROL_FIRST' }).cash)).toEqual([7, 8])
    expect(hit('E-021', { fame: 3, famePolicy: 'CORTINA_FIRST' }).s.stats[O1]?.cortinaUsed).toBe(1)
    expect(hit('E-021', { fame: 2, famePolicy: 'CORTINA_FIRST' }).fame).toBe(0)
    expect(hit('E-003', { fameSpent: true, famePolicy: 'CONTROL_FIRST' }).cash).toBe(7)
    expect(hit('E-003', { famePolicy: 'NONE' }).fame).toBe(4)
  })

  test('a hidden scandal is none [decision 119]', () => {
    const seen = hit('E-021')
    const hidden = hit('E-021', { famePolicy: 'CORTINA_FIRST' })
    const counts = ({ s }: typeof seen) => [s.stats[O1]?.scandalsHit, s.limelight[O1]?.scandals, s.news[0]?.kind]
    expect([counts(seen), counts(hidden)]).toEqual([
      [1, 1, 'SCANDAL'],
      [0, 0, 'EVENT_PRENSA'],
    ])
    // Whoever has no Fame has none to lose.
    expect(counts(hit('E-021', { fame: 0 }))).toEqual([0, 0, 'EVENT_PRENSA'])
  })
})

describe('what a card does [5.6.8]', () => {
  test('good luck: cash, Fame, papers, rent', () => {
    const investor = hit('E-042')
    expect([investor.cash, investor.rents]).toEqual([10, ['1 (2)']])
    expect(hit('E-037', { compliance: 2 }).owner).toMatchObject({ cash: 9, compliance: 3 })
    expect(hit('E-032', { politicalExposure: 2 }).owner).toMatchObject({ fame: 6, politicalExposure: 1 })
    // Not even a mood or a curtain takes from a gain; the mood doubles it.
    const viral = hit('E-031', { famePolicy: 'CORTINA_FIRST' }, (s) => {
      s.mood = 'M-06'
    })
    expect([viral.fame, viral.rents]).toEqual([8, ['1 (1)']])
    expect(investor.s.stats[O1]?.negativeEventsHit).toBe(0)
  })

  test('a trade lock lasts through the rounds it names, and never shortens another', () => {
    expect(hit('E-016').property.tradeLockedUntilRound).toBe(7)
    expect(hit('E-018').result.effectsApplied.tradeLockedUntilRound).toBe(6)
    const locked = hit('E-018', {}, (s) => {
      for (const property of s.properties) property.tradeLockedUntilRound = 9
    })
    expect(locked.property.tradeLockedUntilRound).toBe(9)
  })

  test('a report exposes, and cash may go below 0 [3.1]', () => {
    const report = hit('E-023')
    expect([report.owner.politicalExposure, report.result.effectsApplied.exposureDelta]).toEqual([1, 1])
    expect(hit('E-046', { cash: 1 }).cash).toBe(-1)
  })

  test('debt beyond the cap sells at once, and says so [3.6.2]', () => {
    const { owner, result, s } = hit('E-015', { cash: 2, debt: 9 })
    expect([owner.debt, owner.cash, s.properties.some((property) => property.owner === O1)]).toEqual([10, 3, false])
    expect(result.effectsApplied).toEqual({
      cashDelta: 1,
      debtDelta: 1,
      fameDelta: -1,
      forcedSales: [{ propertyId: 'P-11', price: 3 }],
    })
    expect(s.stats[O1]).toMatchObject({ forcedSales: 1, forcedSalesThisRound: 0 })
  })

  test('whoever was hit is marked; a bystander is not', () => {
    const { s, result } = hit('E-047', {}, (fresh) => {
      own(fresh, O2, 'P-12')
      give(fresh, O2, { cash: 5 })
    })
    expect(s.owners.map(({ lastTargetedRound, lastHardHitRound }) => [lastTargetedRound, lastHardHitRound])).toEqual([
      [5, 5],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(result).toMatchObject({ slot: 1, cardId: 'E-047', targetOwnerId: 'O-01', targetPropertyId: 'P-11' })
    expect(result.district).toBe('Independencia/Los Olivos')
    expect(s.stats[O1]?.negativeEventsHit).toBe(1)
    expect(hit('E-030').owner).toMatchObject({ lastTargetedRound: 5, lastHardHitRound: 0 })
    expect(hit('E-030').result.targetPropertyId).toBeUndefined()
  })

  test('the card’s own headlines are told with their gaps filled [decision 232]', () => {
    expect(hit('E-013').result.headlines).toEqual([
      'Vecino del 201 junta firmas contra {O-01}',
      'Ruido en Los Olivos: nadie duerme, todos firman',
    ])
  })
})
