import { expect, test } from 'vitest'
import { autopilot, normal } from '../../src/bots/index.ts'
import { temperOf } from '../../src/bots/tempers.ts'
import type { Fact } from '../../src/facts.ts'
import { remarksIn } from '../../src/remarks/remarks.ts'
import { give, O1, promise, row, tableAt } from '../kit.ts'
import { choice } from './play.ts'

const COMMITS = Array.from({ length: 40 }, (_, i) => `match${i}${(i * 7919).toString(16).padStart(6, '0')}`)
const reveal = (round: number): Fact => ({ type: 'phaseChange', round, phase: 'REVEAL' })
const bids = (winnerId: string, ...others: readonly string[]): Fact => ({
  type: 'bidResults',
  lots: [
    {
      propertyId: 'P-01',
      winnerId,
      price: 4,
      tieBreak: 'NONE',
      bids: [winnerId, ...others].map((ownerId) => ({ ownerId, amount: 4, token: false })),
    },
  ],
  brokenPacts: [{ promiserId: 'O-03', payeeId: 'O-04', district: 'Centro' }],
})
const all = () => true

test('six bots at a table have six tempers, others in other matches, and everybody can tell them', () => {
  const at = (commit: string) => [0, 1, 2, 3, 4, 5].map((seat) => temperOf(commit, seat))
  for (const commit of COMMITS) expect(new Set(at(commit)).size).toBe(6)
  expect(new Set(COMMITS.map((commit) => temperOf(commit, 0))).size).toBe(6)
  expect(temperOf('', 0)).toBe('negociador')
})

test('the temper of a seat is what its bot plays by: the formal one keeps its word, the sore loser does not', () => {
  const kept = COMMITS.filter((commit) => {
    const table = tableAt('BID', (s) => {
      s.seedCommit = commit
      row(s, 'P-20', 'P-11')
      give(s, O1, { cash: 20 })
      promise(s, O1, 1, 'San Isidro')
    })
    return choice(table, normal, O1)?.type === 'bid'
  })
  expect(new Set(kept.map((commit) => temperOf(commit, O1)))).toEqual(new Set(['formal']))
})

test('who has cash for one bid makes it, whatever the temper; the autopilot keeps two for whom it plays', () => {
  for (const commit of COMMITS) {
    const table = tableAt('BID', (s) => {
      s.seedCommit = commit
      row(s, 'P-11')
      give(s, O1, { cash: 3 })
    })
    expect(choice(table, normal, O1)).toMatchObject({ type: 'bid', propertyId: 'P-11' })
    expect(choice(table, autopilot, O1)).toMatchObject({ type: 'bid', propertyId: null })
  }
})

test('a bot speaks at most once a round, one bot about each fact, and the same words every time', () => {
  const facts = [reveal(2), bids('O-01', 'O-02'), bids('O-01', 'O-02'), bids('O-02', 'O-01'), reveal(3), bids('O-01')]
  for (const commit of COMMITS) {
    const remarks = remarksIn(facts, commit, all)
    const speakers = remarks.map(({ seat, round }) => `${round} ${seat}`)
    expect(new Set(speakers).size).toBe(speakers.length)
    expect(remarks.length).toBeLessThanOrEqual(4)
    expect(remarksIn(facts, commit, all)).toEqual(remarks)
  }
})

test('it speaks of what happened to it: whoever is betrayed always does, and people never', () => {
  for (const commit of COMMITS) {
    expect(remarksIn([reveal(2), bids('O-01')], commit, all)[0]).toMatchObject({ seat: 3, kind: 'betrayed', round: 2 })
    expect(remarksIn([reveal(2), bids('O-01')], commit, (seat) => seat === 2)[0]).toMatchObject({ kind: 'brokePact' })
    expect(remarksIn([reveal(2), bids('O-01')], commit, () => false)).toEqual([])
  }
})

test('what only two have heard of is said in rounds in which the bot says nothing to everybody', () => {
  const offer = {
    type: 'dealsUpdate',
    deals: [{ status: 'REJECTED', fromOwnerId: 'O-01', toOwnerId: 'O-02', counterFields: null }],
  } as unknown as Fact
  let asides = 0
  for (const commit of COMMITS) {
    const publicly = (facts: readonly Fact[]) =>
      remarksIn(facts, commit, all).filter(({ kind }) => kind !== 'refuses' && kind !== 'refused')
    const lots = { ...bids('O-01', 'O-02'), brokenPacts: [] } as Fact
    expect(publicly([reveal(2), offer, lots])).toEqual(publicly([reveal(2), lots]))
    asides += remarksIn([reveal(2), offer], commit, all).length
  }
  expect(asides).toBeGreaterThan(0)
})
