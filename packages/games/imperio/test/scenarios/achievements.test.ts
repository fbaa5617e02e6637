import { Position, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { ACHIEVEMENTS, OF_THE_ACCOUNT, type StatId, type Trigger } from '../../src/data/achievements.ts'
import type { Fact } from '../../src/facts.ts'
import { imperio } from '../../src/game.ts'
import { Moment, readerOf } from '../../src/rules/achievements/statistics.ts'
import { announceUnlocked, fire } from '../../src/rules/achievements/trigger.ts'
import { propertyAt } from '../../src/rules/properties.ts'
import type { State } from '../../src/state.ts'
import type { Stats } from '../../src/stats.ts'
import { city, hit } from '../city.ts'
import { give, O1, O2, O3, O4, own, row, tableAt } from '../kit.ts'

const SIX = ['P-01', 'P-02', 'P-03', 'P-04', 'P-05', 'P-06']
const stat = (name: keyof Stats, value: number) => (s: State) => Object.assign(s.stats[O1] ?? {}, { [name]: value })
const has = (given: Parameters<typeof give>[2]) => (s: State) => give(s, O1, given)
const owns =
  (...ids: string[]) =>
  (s: State) =>
    own(s, O1, ...ids)
const built = (id: string, given: object) => (s: State) => {
  own(s, O1, id)
  Object.assign(propertyAt(s, id), given)
}
const ranked =
  (...ranking: number[]) =>
  (s: State) =>
    Object.assign(s, { ranking })

/** For each achievement: not yet, and now. */
const CASES: readonly [id: string, notYet: (s: State) => void, now: (s: State) => void][] = [
  ['A-BET-01', stat('pactsBroken', 0), stat('pactsBroken', 1)],
  ['A-AUC-01', stat('auctionsWon', 0), stat('auctionsWon', 1)],
  ['A-AUC-02', stat('auctionStreak', 2), stat('auctionStreak', 3)],
  ['A-AUC-03', stat('wonAtReserve', 0), stat('wonAtReserve', 1)],
  ['A-AUC-04', stat('maxOverpay', 3), stat('maxOverpay', 4)],
  ['A-AUC-05', stat('wonByOne', 0), stat('wonByOne', 1)],
  ['A-AUC-06', stat('wonByCoin', 0), stat('wonByCoin', 1)],
  ['A-AUC-07', stat('wonByFame', 0), stat('wonByFame', 1)],
  ['A-AUC-08', stat('wonBasePriceMax', 9), stat('wonBasePriceMax', 10)],
  ['A-AUC-09', stat('prestigeWins', 0), stat('prestigeWins', 1)],
  ['A-PROP-03', owns('P-01', 'P-02'), owns('P-01', 'P-02', 'P-03')],
  ['A-PROP-05', owns(...SIX.slice(2)), owns(...SIX.slice(1))],
  ['A-PROP-08', owns(...SIX, 'P-07'), owns(...SIX, 'P-07', 'P-08')],
  ['A-SET-01', owns('P-10', 'P-11'), owns('P-10', 'P-22')],
  ['A-SET-03', owns('P-10', 'P-22', 'P-09', 'P-21'), owns('P-10', 'P-22', 'P-09', 'P-21', 'P-11', 'P-23')],
  ['A-DIS-05', owns('P-10', 'P-22', 'P-09', 'P-05', 'P-06'), owns('P-10', 'P-11', 'P-09', 'P-05', 'P-06')],
  ['A-WAR-01', stat('guerraSets', 0), stat('guerraSets', 1)],
  ['A-MAR-03', owns('P-10', 'P-22', 'P-11'), owns('P-10', 'P-22', 'P-13')],
  ['A-DEV-01', stat('upgradesBuilt', 0), stat('upgradesBuilt', 1)],
  ['A-DEV-02', built('P-20', { upgradeLevel: 1 }), built('P-20', { upgradeLevel: 2 })],
  ['A-DEV-04', stat('upgradesBuilt', 3), stat('upgradesBuilt', 4)],
  ['A-RENT-10', stat('rentThisRound', 9), stat('rentThisRound', 10)],
  ['A-RENT-20', stat('rentThisRound', 19), stat('rentThisRound', 20)],
  ['A-WEA-50', has({ cash: 49 }), has({ cash: 50 })],
  ['A-WEA-100', has({ cash: 103, debt: 4 }), has({ cash: 104, debt: 4 })],
  ['A-TAX-05', stat('leaderTaxPaid', 4), stat('leaderTaxPaid', 5)],
  ['A-LOAN-01', stat('loansRepaid', 0), stat('loansRepaid', 1)],
  ['A-LOAN-02', stat('loansDefaulted', 0), stat('loansDefaulted', 1)],
  ['A-SURV-01', has({ cash: 1 }), has({ cash: 0 })],
  ['A-SURV-02', stat('forcedSales', 0), stat('forcedSales', 1)],
  ['A-DEBT-10', has({ debt: 9 }), has({ debt: 10 })],
  ['A-EVT-03', stat('negativeEventsHit', 2), stat('negativeEventsHit', 3)],
  ['A-EVT-00', stat('negativeEventsHit', 1), stat('negativeEventsHit', 0)],
  ['A-INS-01', built('P-20', { insurance: 'BASIC' }), built('P-20', { insurance: 'FULL' })],
  ['A-INS-02', stat('insuranceSavedMax', 1), stat('insuranceSavedMax', 2)],
  ['A-INS-03', owns('P-01', 'P-02', 'P-03'), (s) => insured(s, 'P-01', 'P-02', 'P-03')],
  ['A-SEC-01', stat('securitySaves', 0), stat('securitySaves', 1)],
  ['A-COM-03', has({ compliance: 2 }), has({ compliance: 3 })],
  ['A-POL-03', has({ politicalExposure: 2 }), has({ politicalExposure: 3 })],
  ['A-CAP-01', stat('damageCapHits', 0), stat('damageCapHits', 1)],
  ['A-EXP-01', has({ expropriated: false }), has({ expropriated: true })],
  ['A-OBR-01', stat('infraOnOwned', 0), stat('infraOnOwned', 1)],
  ['A-SHK-01', has({ cash: 9 }), (s) => Object.assign(s, { lastShockRound: 5 })],
  ['A-FAME-05', has({ fame: 4 }), has({ fame: 5 })],
  ['A-FAME-10', has({ fame: 9 }), has({ fame: 10 })],
  ['A-FAME-CR', has({ fame: 2 }), has({ fame: 3 })],
  ['A-SCA-01', stat('scandalsHit', 0), stat('scandalsHit', 1)],
  ['A-FS-01', has({ yapeUsed: false }), has({ yapeUsed: true })],
  ['A-FS-02', stat('cortinaUsed', 0), stat('cortinaUsed', 1)],
  ['A-DEAL-01', stat('dealsWithOwners', 0), stat('dealsWithOwners', 1)],
  ['A-DEAL-03', stat('dealsWithOwners', 2), stat('dealsWithOwners', 3)],
  ['A-PACT-01', stat('pactsKept', 0), stat('pactsKept', 1)],
  ['A-ELE-01', stat('electionWinsBacked', 0), stat('electionWinsBacked', 1)],
  ['A-PUB-01', stat('awardFavorito', 0), stat('awardFavorito', 1)],
  ['A-PUB-02', stat('awardAmpay', 0), stat('awardAmpay', 1)],
  ['A-RUM-03', (s) => void s.rumors.fill(2), (s) => void s.rumors.fill(3)],
  ['A-COME-01', ranked(O1, O2, O3, O4), comeback],
  ['A-WIN-01', ranked(O2, O1, O3, O4), ranked(O1, O2, O3, O4)],
]

function insured(s: State, ...ids: string[]): void {
  for (const [i, id] of ids.entries()) built(id, { insurance: i === 0 ? 'FULL' : 'BASIC' })(s)
}
function comeback(s: State): void {
  s.ranking = [O1, O2, O3, O4]
  stat('wasLastAfterRound2', 1)(s)
}

function unlockedBy(change: (s: State) => void, trigger: Trigger): string[] {
  const s = city((fresh) => {
    fresh.ranking = [O4, O3, O2, O1]
    change(fresh)
  })
  fire(s, trigger)
  return s.unlocked.filter(({ seat }) => seat === O1).map(({ achievementId }) => achievementId)
}

describe('conditions [7.3]', () => {
  test.each(CASES)('%s', (id, notYet, now) => {
    const { on } = ACHIEVEMENTS.find((achievement) => achievement.id === id) ?? { on: 'ROUND_END' }
    expect(unlockedBy(notYet, on)).not.toContain(id)
    expect(unlockedBy(now, on)).toContain(id)
    const another: Trigger = on === 'MATCH_END' ? 'ROUND_END' : 'MATCH_END'
    expect(unlockedBy(now, another)).not.toContain(id)
  })

  test('there are sixty; two of them belong to the account, not to a match', () => {
    const tested = new Set(CASES.map(([id]) => id))
    expect(ACHIEVEMENTS).toHaveLength(60)
    expect(ACHIEVEMENTS.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual(OF_THE_ACCOUNT)
  })

  test('every condition of several must hold', () => {
    const sold = (s: State) => {
      has({ cash: 0 })(s)
      stat('forcedSalesThisRound', 1)(s)
    }
    expect(unlockedBy(sold, 'INCOME_RESOLVED')).not.toContain('A-SURV-01')
    const broke = (s: State) => {
      s.lastShockRound = 5
      has({ cash: 4 })(s)
    }
    expect(unlockedBy(broke, 'EVENTS_RESOLVED')).not.toContain('A-SHK-01')
    expect(unlockedBy((s) => insured(s, 'P-01', 'P-02'), 'ROUND_END')).not.toContain('A-INS-03')
    const second = (s: State) => {
      has({ fame: 3 })(s)
      give(s, O2, { fame: 4 })
    }
    expect(unlockedBy(second, 'MATCH_END')).not.toContain('A-FAME-CR')
  })

  test('every statistic has a number', () => {
    const s = city((fresh) => {
      insured(fresh, 'P-10', 'P-22')
      own(fresh, O1, 'P-11', 'P-12')
    })
    const moment = new Moment(s)
    const read = (name: StatId) => readerOf(name)(moment, O1)
    for (const { all } of ACHIEVEMENTS)
      for (const { stat: name } of all) expect(read(name), name).toEqual(expect.any(Number))
    expect(read('wealth')).toBe(28)
    expect([read('properties'), read('setsOwned'), read('districtsOwned'), read('costaProperties')]).toEqual([
      4, 1, 3, 2,
    ])
    give(s, O2, { fame: 4 })
    give(s, O3, { fame: 4 })
    s.ranking = [O2, O1, O3, O4]
    expect([read('fameRank'), read('finalRank')]).toEqual([3, 2])
    expect([read('fullInsured'), read('uninsured'), read('maxUpgradeLevel')]).toEqual([1, 2, 0])
  })
})

describe('when they are told [7.3.4]', () => {
  const told = (s: State): Extract<Fact, { type: 'achievementUnlock' }>[] => {
    const position = new Position(imperio, s, new SeededChance('told'))
    const facts: Fact[] = []
    announceUnlocked(s, { chance: position.chance, tell: (fact: Fact) => void facts.push(fact), reveal() {} })
    return facts as Extract<Fact, { type: 'achievementUnlock' }>[]
  }

  test('in list order, then by owner, once in a match', () => {
    const s = city((fresh) => {
      for (const seat of [O1, O2]) {
        own(fresh, seat, ...(seat === O1 ? ['P-01', 'P-03', 'P-05'] : ['P-02', 'P-04', 'P-06']))
        give(fresh, seat, { compliance: 3 })
      }
      Object.assign(fresh.stats[O2] ?? {}, { auctionsWon: 1 })
    })
    fire(s, 'ROUND_END')
    fire(s, 'BIDS_RESOLVED')
    fire(s, 'ROUND_END')
    expect(s.owners[O1]?.achievements).toEqual([])
    expect(told(s).map(({ achievementId, ownerId, first }) => `${achievementId} ${ownerId} ${first}`)).toEqual([
      'A-AUC-01 O-02 true',
      'A-PROP-03 O-01 true',
      'A-PROP-03 O-02 false',
      'A-COM-03 O-01 true',
      'A-COM-03 O-02 false',
    ])
    expect(s.owners[O1]?.achievements).toEqual(['A-PROP-03', 'A-COM-03'])
    fire(s, 'ROUND_END')
    expect(s.unlocked).toEqual([])
  })

  test('some have a trophy', () => {
    const s = city((fresh) => own(fresh, O1, 'P-10', 'P-22'))
    fire(s, 'ROUND_END')
    expect(told(s)).toMatchObject([{ achievementId: 'A-SET-01', trophy: true }])
  })

  test('those of the round after the headlines, those of the end after the ranking', () => {
    const table = tableAt(
      'BID',
      (s) => {
        row(s, 'P-11')
      },
      { round: 10 },
    )
    table.bid(O1, 'P-11', 2).closeBids().until('PRESS')
    const types = () => table.told.map(({ type }) => type)
    expect(types().lastIndexOf('pressTicker')).toBeLessThan(types().indexOf('achievementUnlock'))
    expect(table.owner(O1).achievements).toEqual(expect.arrayContaining(['A-AUC-01', 'A-AUC-03']))
    const before = types().length
    table.until('END')
    const atEnd = types().slice(before)
    expect(atEnd.indexOf('matchEnded')).toBeLessThan(atEnd.indexOf('achievementUnlock'))
    expect(table.s.owners.flatMap(({ achievements }) => achievements)).toContain('A-WIN-01')
  })

  test('owners come in their order, whoever was first to unlock', () => {
    const s = city()
    for (const seat of [O3, O1, O2]) s.unlocked.push({ achievementId: 'A-COM-03', seat })
    expect(told(s).map(({ ownerId }) => ownerId)).toEqual(['O-01', 'O-02', 'O-03'])
  })

  test('EVENTS is a trigger, too', () => {
    const table = tableAt('DEALS', (s) => void s.rumors.fill(3)).goOn()
    expect(table.s.unlocked).toContainEqual({ achievementId: 'A-RUM-03', seat: O1 })
  })

  test('what an event counts is there when EVENTS is over', () => {
    const { s } = hit('E-007', { protectedUntilRound: 5 })
    fire(s, 'EVENTS_RESOLVED')
    expect(s.unlocked).toEqual([{ achievementId: 'A-SEC-01', seat: O1 }])
  })
})

test('last places count from round 2 to the last but one, and only where nobody shares them [7.3]', () => {
  const lastIn = (round: number, ...cash: number[]) => {
    const rich = (s: State) => {
      for (const [seat, has] of cash.entries()) give(s, seat, { cash: has })
    }
    return tableAt('PRESS', rich, { round }).s.stats.map(({ wasLastAfterRound2 }) => wasLastAfterRound2)
  }
  expect(lastIn(2, 9, 1, 5, 5)).toEqual([0, 1, 0, 0])
  expect(lastIn(9, 9, 1, 5, 5)).toEqual([0, 1, 0, 0])
  for (const round of [1, 10]) expect(lastIn(round, 9, 1, 5, 5)).toEqual([0, 0, 0, 0])
  expect(lastIn(5, 9, 1, 1, 5)).toEqual([0, 0, 0, 0])
})
