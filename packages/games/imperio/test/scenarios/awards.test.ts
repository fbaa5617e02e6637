import { CROWD } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import { coin } from '../../src/rules/hash.ts'
import type { State } from '../../src/state.ts'
import type { Limelight } from '../../src/stats.ts'
import { type Given, give, MS, O1, O2, O3, O4, type Table, tableAt } from '../kit.ts'

/** At AWARDS, with two who watch. */
function awards(change: (s: State) => void = () => {}, given: Given = {}): Table {
  const table = tableAt(
    'PRESS',
    (s) => {
      s.audience = ['w1', 'w2']
      change(s)
    },
    given,
  )
  table.s.agenda.splice(-1, 0, { step: 'open', phase: 'AWARDS' })
  return table.goOn()
}
const light = (s: State, seat: number, has: Partial<Limelight>) => Object.assign(s.limelight[seat] ?? {}, has)
const vote = (table: Table, watcher: string, awardId: string, ownerId: string) =>
  table.try(CROWD, { type: 'awardVote', awardId, ownerId, watcher })

describe('nominees [7.2.2]', () => {
  test('those who gained most Fame; among equals the poorer, then by id', () => {
    const table = awards((s) => {
      for (const [seat, fameGained] of [1, 2, 1, 1].entries()) light(s, seat, { fameGained })
      give(s, O1, { cash: 20 })
    })
    expect(table.last('awardsOpen').awards).toEqual([{ awardId: 'AW-FAV', nominees: ['O-02', 'O-03', 'O-04'] }])
    expect(imperio.view(table.s, O1).nominees).toEqual([{ awardId: 'AW-FAV', seats: [O2, O3, O4] }])
  })

  test('those with most to answer for; among equals who lost more Fame', () => {
    const table = awards((s) => {
      light(s, O1, { loansDefaulted: 1, forcedSales: 1 })
      light(s, O2, { scandals: 1, fameLost: 3 })
      light(s, O3, { pactsBroken: 1, forcedSales: 1 })
      light(s, O4, { loansDefaulted: 1 })
    })
    expect(table.last('awardsOpen').awards).toEqual([{ awardId: 'AW-AMP', nominees: ['O-03', 'O-02', 'O-01'] }])
  })

  test('without any nominee there is no phase', () => {
    expect(awards().s.phase).toBe('REVEAL')
  })

  test('each phase counts from the one before; points of the match are kept', () => {
    const table = awards((s) => light(s, O2, { scandals: 2, fameGained: 1, fameLost: 4 }))
    expect(table.s.limelight[O2]).toEqual({
      fameGained: 0,
      fameLost: 0,
      scandals: 0,
      pactsBroken: 0,
      loansDefaulted: 0,
      forcedSales: 0,
      ampayBefore: 4,
    })
  })
})

describe('votes [7.2.3]', () => {
  const both = (s: State) => {
    light(s, O1, { fameGained: 1 })
    light(s, O2, { fameGained: 1, scandals: 1 })
  }

  test('one for each award, for a nominee', () => {
    const table = awards(both)
    expect(vote(table, 'w1', 'AW-FAV', 'O-03')).toBe('BAD_MESSAGE')
    expect(vote(table, 'w1', 'AW-AMP', 'O-01')).toBe('BAD_MESSAGE')
    expect(vote(table, 'w1', 'AW-XXX', 'O-01')).toBe('BAD_MESSAGE')
    expect(vote(table, 'w1', 'AW-FAV', 'O-01')).toBeUndefined()
    expect(vote(table, 'w1', 'AW-FAV', 'O-02')).toBe('ALREADY_SUBMITTED')
    expect(vote(table, 'w1', 'AW-AMP', 'O-02')).toBeUndefined()
    expect(imperio.view(table.s, O1).awardVotesCast).toBe(2)
    expect(JSON.stringify(imperio.view(table.s, CROWD))).not.toContain('w1')
  })

  test('the phase ends when all who watch have voted on everything, or with the clock', () => {
    const table = awards((s) => {
      both(s)
      s.audience = ['w1', 'w2', 'w3']
    })
    for (const watcher of ['w1', 'w2', 'w3']) {
      vote(table, watcher, 'AW-FAV', 'O-02')
      expect(table.s.phase).toBe('AWARDS')
      vote(table, watcher, 'AW-AMP', 'O-02')
    }
    expect([table.s.phase, table.s.awardVotes['AW-FAV'], table.s.awardVotes['AW-AMP']]).toEqual([
      'REVEAL',
      [0, 3, 0, 0],
      [0, 3, 0, 0],
    ])
    expect(imperio.view(table.s, O1).awardVotesCast).toBe(6)
    const slow = awards(both)
    vote(slow, 'w1', 'AW-FAV', 'O-01')
    expect([slow.goOn().s.phase, slow.s.awardVotes['AW-FAV']]).toEqual(['REVEAL', [1, 0, 0, 0]])
  })

  test('with a stranger among them nobody knows how many there are [2.3.4]', () => {
    const table = awards((s) => {
      both(s)
      s.audience = ['w1']
    })
    vote(table, 'w9', 'AW-FAV', 'O-01')
    vote(table, 'w1', 'AW-FAV', 'O-01')
    vote(table, 'w1', 'AW-AMP', 'O-02')
    expect(table.s.phase).toBe('AWARDS')
  })

  test('owners do not vote', () => {
    const table = awards(both)
    expect(table.try(O1, { type: 'awardVote', awardId: 'AW-FAV', ownerId: 'O-01', watcher: 'w1' })).toBeDefined()
  })
})

describe('awards at the end [7.2.4]', () => {
  const ended = (votes: Partial<State['awardVotes']>, change: (s: State) => void = () => {}) =>
    tableAt(
      'PRESS',
      (s) => {
        Object.assign(s.awardVotes, votes)
        change(s)
      },
      { round: 10 },
    ).goOn()

  test('TS-97: votes of all phases are added up, and Fame comes before the ranking', () => {
    const table = ended({ 'AW-FAV': [3 + 1, 2 + 3, 0, 0] })
    expect(table.last('awardResults').awards).toEqual([
      { awardId: 'AW-FAV', winnerId: 'O-02', votes: { 'O-01': 4, 'O-02': 5 } },
      { awardId: 'AW-AMP', winnerId: null, votes: {} },
    ])
    expect([table.owner(O2).fame, table.s.ranking[0], table.s.stats[O2]?.awardFavorito]).toEqual([2, O2, 1])
    const order = table.told.map(({ type }) => type)
    expect(order.indexOf('awardResults')).toBeLessThan(order.indexOf('matchEnded'))
  })

  test('a tie for the favourite: more Fame; then the coin', () => {
    const votes = { 'AW-FAV': [1, 1, 0, 0] }
    expect(ended(votes, (s) => give(s, O1, { fame: 1 })).owner(O1).fame).toBe(3)
    expect(ended(votes, (s) => give(s, O2, { fame: 1 })).owner(O2).fame).toBe(3)
    const tossed = [
      [1, 1, 0, 0],
      [1, 0, 1, 0],
      [1, 0, 0, 1],
      [0, 1, 1, 0],
      [0, 0, 1, 1],
    ].map((counts) => {
      const tied = ['O-01', 'O-02', 'O-03', 'O-04'].filter((_, seat) => counts[seat] === 1)
      const winner = ended({ 'AW-FAV': counts }).last('awardResults').awards[0]?.winnerId
      expect(winner).toBe(coin(MS, 'AW-FAV', tied))
      return winner === tied[0]
    })
    expect(new Set(tossed).size).toBe(2)
  })

  test('a tie for the Ampay: more points in the whole match; it costs 1 Fame, if there is any', () => {
    const votes = { 'AW-AMP': [2, 2, 0, 0] }
    const shamed = ended(votes, (s) => {
      light(s, O1, { ampayBefore: 3 })
      light(s, O2, { ampayBefore: 2, scandals: 1 })
      give(s, O2, { fame: 3 })
    })
    expect([shamed.owner(O2).fame, shamed.s.stats[O2]?.awardAmpay, shamed.s.stats[O1]?.awardAmpay]).toEqual([2, 1, 0])
    const remembered = ended(votes, (s) => {
      light(s, O1, { ampayBefore: 5 })
      light(s, O2, { ampayBefore: 2, scandals: 1 })
    })
    expect(remembered.last('awardResults').awards[1]?.winnerId).toBe('O-01')
    expect(ended({ 'AW-AMP': [0, 0, 1, 0] }).owner(O3).fame).toBe(0)
  })

  test('without votes nobody wins', () => {
    const table = ended({})
    expect(table.last('awardResults').awards.map(({ winnerId }) => winnerId)).toEqual([null, null])
    expect(table.s.owners.map(({ fame }) => fame)).toEqual([0, 0, 0, 0])
  })
})
