import { CROWD } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { MeterId } from '../../src/data/meters.ts'
import { imperio } from '../../src/game.ts'
import { changeMeter, meterOf } from '../../src/rules/meters.ts'
import type { State } from '../../src/state.ts'
import { bareState, type Given, give, O1, O2, O3, O4, type Table, tableAt } from '../kit.ts'

const voting = (change: (s: State) => void = () => {}) =>
  tableAt(
    'VOTE',
    (s) => {
      s.candidates = ['C-01', 'C-04']
      change(s)
    },
    { round: 3 },
  )
const vote = (table: Table, seat: number, candidateId: string, contribution: number) =>
  table.do(seat, { type: 'electionVote', candidateId, contribution })
const tap = (table: Table, watcher: string, candidateId: string) =>
  table.do(CROWD, { type: 'electionVote', candidateId, watcher })

describe('elections [6.1]', () => {
  test('TS-61: the larger contributions win', () => {
    const table = voting()
    vote(table, O1, 'C-01', 2)
    vote(table, O2, 'C-04', 2)
    vote(table, O3, 'C-01', 1)
    vote(table, O4, 'C-04', 0)
    expect(table.last('electionResult')).toMatchObject({
      scores: { 'C-01': 3, 'C-04': 2 },
      winnerId: 'C-01',
      decidedBy: 'SCORE',
    })
    expect(table.s.bundle).toEqual({ candidateId: 'C-01', fromRound: 4, untilRound: 5 })
    expect(table.s.stats.map(({ electionWinsBacked }) => electionWinsBacked)).toEqual([1, 0, 1, 0])
    expect(table.s.news).toMatchObject([{ kind: 'ELECTION', cardId: 'C-01' }])
  })

  test('TS-62: watchers decide a tie', () => {
    const table = voting()
    vote(table, O1, 'C-01', 2)
    vote(table, O2, 'C-04', 2)
    tap(table, 'w1', 'C-01')
    for (const watcher of ['w2', 'w3', 'w4', 'w5']) tap(table, watcher, 'C-04')
    table.goOn()
    const { winnerId, decidedBy, watcherVotes } = table.last('electionResult')
    expect([winnerId, decidedBy, watcherVotes]).toEqual(['C-04', 'WATCHERS', { 'C-01': 1, 'C-04': 4 }])
  })

  test('TS-62: the coin decides what watchers leave open', () => {
    const table = voting()
    vote(table, O1, 'C-01', 2)
    vote(table, O2, 'C-04', 2)
    for (const [watcher, id] of Object.entries({ w1: 'C-01', w2: 'C-01', w3: 'C-04', w4: 'C-04' }))
      tap(table, watcher, id)
    table.goOn()
    expect(table.last('electionResult')).toMatchObject({ winnerId: 'C-04', decidedBy: 'COIN' })
  })

  test('TS-63: contributions are spent and expose, also for the loser; a bare vote costs nothing', () => {
    const table = voting((s) => give(s, O4, { politicalExposure: 3 }))
    vote(table, O1, 'C-04', 2)
    vote(table, O2, 'C-01', 0)
    vote(table, O3, 'C-01', 2)
    vote(table, O4, 'C-01', 1)
    expect(table.s.owners.map(({ cash, politicalExposure }) => [cash, politicalExposure])).toEqual([
      [8, 1],
      [10, 0],
      [8, 1],
      [9, 3],
    ])
  })

  test('somebody wins even if nobody votes; votes are sealed and final [6.1.3, decision 69]', () => {
    const table = voting()
    vote(table, O1, 'C-01', 1)
    expect(imperio.view(table.s, O2)).toMatchObject({ submitted: [true, false, false, false], own: { vote: null } })
    expect(table.owner(O1).cash).toBe(10)
    const again = { type: 'electionVote', candidateId: 'C-04', contribution: 0 } as const
    expect(table.try(O1, again)).toBe('ALREADY_SUBMITTED')
    expect(voting().goOn().last('electionResult').decidedBy).toBe('COIN')
  })

  test('a vote names a candidate on the ballot, and gives what one has, up to 2 [2.4.7]', () => {
    const table = voting((s) => give(s, O1, { cash: 1 }))
    const ballot = (candidateId: string, contribution: number) =>
      table.try(O1, { type: 'electionVote', candidateId, contribution })
    expect([ballot('C-02', 0), ballot('C-01', 3), ballot('C-01', 2)]).toEqual([
      'BAD_CANDIDATE',
      'BAD_AMOUNT',
      'NO_CASH',
    ])
    expect(table.try(CROWD, { type: 'electionVote', candidateId: 'C-02', watcher: 'w' })).toBe('BAD_CANDIDATE')
    tap(table, 'w', 'C-01')
    expect(table.try(CROWD, { type: 'electionVote', candidateId: 'C-01', watcher: 'w' })).toBe('ALREADY_SUBMITTED')
  })

  test('VOTE closes early when all owners and all watchers have voted [2.3.4]', () => {
    const table = voting((s) => {
      s.audience = ['w1']
    })
    for (const seat of [O1, O2, O3, O4]) vote(table, seat, 'C-01', 0)
    expect(table.s.phase).toBe('VOTE')
    expect(tap(table, 'w1', 'C-04').s.phase).toBe('DEALS')
  })

  test('VOTE replaces MOOD in election rounds [2.1]', () => {
    const phases: string[] = []
    const table = tableAt('REVEAL', () => {}, { round: 2 }).until('REVEAL', 4)
    for (const fact of table.told) if (fact.type === 'phaseChange' && fact.round === 3) phases.push(fact.phase)
    expect(phases).toEqual(['REVEAL', 'BID', 'INCOME', 'ACTION', 'VOTE', 'DEALS', 'EVENTS', 'PRESS'])
  })
})

describe('meters [6.2]', () => {
  const city = (bundle: string | null, base: Partial<Record<MeterId, number>>) => {
    const s = bareState({ mode: 'STANDARD' }, 4)
    s.round = 5
    Object.assign(s.meters, base)
    s.bundle = bundle === null ? null : { candidateId: bundle, fromRound: 4, untilRound: 5 }
    return s
  }
  const rates = (s: State) => meterOf(s, 'InterestRates')

  test('TS-64: sums are formed before they are clamped', () => {
    expect(rates(city('C-02', {}))).toBe(0)
    expect(rates(city('C-02', { Inflation: 2 }))).toBe(0)
    expect(rates(city(null, { Inflation: 2 }))).toBe(1)
  })

  test('TS-65: inflation and a weak central bank both raise the rates', () => {
    const s = city('C-04', { BCRP: 1 })
    expect([meterOf(s, 'BCRP'), meterOf(s, 'Inflation'), rates(s)]).toEqual([0, 2, 2])
  })

  test('TS-66: the meters behind the weights, with C-01 in office', () => {
    const s = city('C-01', { PoliticalStability: 1 })
    expect([meterOf(s, 'Security'), meterOf(s, 'PoliticalStability')]).toEqual([2, 1])
  })

  test('TS-68: what G-02 does to the meters, and a strong central bank against it', () => {
    const s = city(null, {})
    changeMeter(s, 'Inflation', 1)
    changeMeter(s, 'InterestRates', 1)
    expect([meterOf(s, 'Inflation'), s.meters.InterestRates, rates(s)]).toEqual([2, 1, 2])
    const strong = city(null, { BCRP: 3 })
    expect(changeMeter(strong, 'Inflation', 1)).toBe(0)
    changeMeter(strong, 'InterestRates', 1)
    expect([meterOf(strong, 'Inflation'), rates(strong)]).toEqual([1, 1])
  })

  test('a bundle counts in its two rounds alone, and a base stays on its scale', () => {
    const s = city('C-01', {})
    const security = [3, 4, 5, 6].map((round) => {
      s.round = round
      return meterOf(s, 'Security')
    })
    expect(security).toEqual([1, 2, 2, 1])
    expect([changeMeter(s, 'Security', 5), changeMeter(s, 'Security', -9), s.meters.Security]).toEqual([2, -3, 0])
  })
})

describe('moods [6.4]', () => {
  const mooding = (change: (s: State) => void = () => {}, given: Given = {}) =>
    tableAt(
      'MOOD',
      (s) => {
        s.moodOptions = ['M-01', 'M-02']
        change(s)
      },
      given,
    )
  const watched = (...watchers: string[]) =>
    mooding((s) => {
      s.audience = watchers
    })
  const like = (table: Table, watcher: string, optionId: string) =>
    table.do(CROWD, { type: 'moodVote', optionId, watcher })

  test('TS-67: a tie goes to the positive option; without a vote there is no mood', () => {
    const table = watched('w1', 'w2', 'w3', 'w4')
    for (const [watcher, id] of Object.entries({ w1: 'M-02', w2: 'M-02', w3: 'M-01' })) like(table, watcher, id)
    expect(table.s.phase).toBe('MOOD')
    like(table, 'w4', 'M-01')
    expect(table.last('moodResult')).toMatchObject({ votes: { 'M-01': 2, 'M-02': 2 }, winnerId: 'M-01' })
    expect(table.s.news).toMatchObject([{ kind: 'MOOD_RESULT', cardId: 'M-01' }])
    const quiet = watched('w1').goOn()
    expect([quiet.last('moodResult').winnerId, quiet.s.moodNext, quiet.s.news]).toEqual([null, null, []])
  })

  test('the winner is active in the next round only [6.4.3]', () => {
    const table = like(watched('w1', 'w2'), 'w1', 'M-02').goOn()
    expect([table.s.mood, table.s.moodNext]).toEqual([null, 'M-02'])
    expect(table.until('REVEAL', 6).s.mood).toBe('M-02')
    expect(table.until('REVEAL', 7).s.mood).toBeNull()
  })

  test('in the last round the mood is news only [decision 42]', () => {
    const table = mooding(
      (s) => {
        s.audience = ['w1']
      },
      { round: 10 },
    )
    like(table, 'w1', 'M-02')
    expect([table.last('moodResult').winnerId, table.s.moodNext]).toEqual(['M-02', null])
  })

  test('owners vote only when nobody watches [2.4.6]', () => {
    const own = { type: 'moodVote', optionId: 'M-02' } as const
    const table = watched('w1')
    expect(table.try(O1, own)).toBe('NOT_WATCHER')
    expect(imperio.view(table.s, O1).moodVoters).toBe('WATCHERS')
    const alone = mooding()
    expect(alone.last('moodOptionsReveal').voters).toBe('OWNERS')
    for (const seat of [O1, O2, O3]) alone.do(seat, own)
    expect(alone.try(O1, own)).toBe('ALREADY_SUBMITTED')
    expect(alone.try(O4, { type: 'moodVote', optionId: 'M-05' })).toBe('BAD_MESSAGE')
    alone.do(O4, { type: 'moodVote', optionId: null })
    expect(alone.last('moodResult')).toMatchObject({ votes: { 'M-01': 0, 'M-02': 3 }, winnerId: 'M-02' })
  })

  test('a watcher who has not said that he is here decides all the same', () => {
    const table = mooding()
    for (const seat of [O1, O2, O3]) table.do(seat, { type: 'moodVote', optionId: 'M-02' })
    like(table, 'stray', 'M-01').goOn()
    expect(table.last('moodResult')).toMatchObject({ votes: { 'M-01': 1, 'M-02': 0 }, winnerId: 'M-01' })
    expect(table.s.strays).toBe(true)
  })

  test('each watcher votes once, and the phase waits for all who are here [2.3]', () => {
    const table = like(watched('w1', 'w2'), 'w1', 'M-02')
    expect(table.try(CROWD, { type: 'moodVote', optionId: 'M-01', watcher: 'w1' })).toBe('ALREADY_SUBMITTED')
    expect(table.s.phase).toBe('MOOD')
    expect(like(table, 'w2', 'M-01').s.phase).toBe('DEALS')
  })

  test('whoever comes after the phase has begun does not vote, and nobody waits for him [2.4.6]', () => {
    const table = watched('w1').do(CROWD, { type: 'watch', present: true, watcher: 'w2' })
    table.do(CROWD, { type: 'watch', present: true, watcher: 'w1' })
    expect(table.try(CROWD, { type: 'moodVote', optionId: 'M-01', watcher: 'w2' })).toBe('BAD_PHASE')
    expect(like(table, 'w1', 'M-02').s.phase).toBe('DEALS')
  })

  test('votes are counted in public only if the options say so [2.4.6]', () => {
    const shown = (showLiveMoodPct: boolean) => {
      const table = mooding((s) => s.audience.push('w1', 'w2'), { showLiveMoodPct })
      return imperio.view(like(table, 'w1', 'M-02').s, O1).liveMoodPct
    }
    expect([shown(true), shown(false)]).toEqual([[0, 100], null])
  })

  test('the phase is shorter when nobody watches [2.2]', () => {
    const clock = (table: Table) => table.position.decisions.findLast(({ open }) => !open)?.clockMs
    expect([clock(watched('w1')), clock(mooding())]).toEqual([15_000, 10_000])
  })
})
