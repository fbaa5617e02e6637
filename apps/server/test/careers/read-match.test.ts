import type { Box } from '@ludoteca/kernel'
import { isRefusal, Match } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { readMatch } from '../../src/careers/read-match.ts'
import type { StoredMove } from '../../src/tables/ports.ts'
import { started } from '../storage/rows.ts'
import { boxOf } from './kit.ts'

/** A match of Pearls in which everybody bids the lowest card they have, as tables store it. */
async function pearls(seats: readonly string[]) {
  const box = await boxOf('pearls')
  const people = seats.map((accountId, i) => ({ name: `P${i}`, kind: 'human' as const, accountId }))
  const begun = { ...started('m'), seats: people, options: { pearls: 3 }, rulesVersion: box.game.version }
  const match = Match.start(box.game, begun)
  if (isRefusal(match)) throw new Error(match.code)
  while (!match.outcome()) {
    const [open] = match.decisions
    if (open === undefined || open.open) throw new Error('nobody is awaited')
    match.submit(open.seat, open.fallback)
  }
  const rows = match.log.map((entry): StoredMove => ({ ...entry, at: entry.seq, key: String(entry.seq) }))
  const results = seats.map((accountId, seat) => ({ seat, accountId, rank: seat + 1, won: seat === 0 }))
  return { box, started: { ...begun, generator: match.generator }, rows, results }
}

test('a game without achievements still counts who played and who won', async () => {
  const { box, ...end } = await pearls(['ana', 'ben'])
  expect(await readMatch(box, end)).toEqual([
    { accountId: 'ana', seat: 0, rank: 1, earned: [], counted: { matches: 1, wins: 1 } },
    { accountId: 'ben', seat: 1, rank: 2, earned: [], counted: { matches: 1, wins: 0 } },
  ])
})

test('whoever had several seats has played one match, with what they did on all of them', async () => {
  const { box, ...end } = await pearls(['ben', 'ana', 'ben'])
  const career: NonNullable<Box['career']> = {
    achievements: ['a', 'b'].map((id) => ({ id, name: id, description: id, category: id, by: 'match' })),
    counters: [
      { id: 'sum', label: 'Sum', kind: 'sum' },
      { id: 'best', label: 'Best', kind: 'best' },
    ],
    badge: () => '',
    reader: () => ({
      hear: () => [],
      end: () => ({
        earned: [
          { seat: 0, achievement: 'a' },
          { seat: 2, achievement: 'b' },
          { seat: 2, achievement: 'a' },
        ],
        counted: [1, 2, 4].map((n) => ({ sum: n, best: n })),
      }),
    }),
  }
  expect(await readMatch({ ...box, career }, end)).toEqual([
    { accountId: 'ben', seat: 0, rank: 1, earned: ['a', 'b'], counted: { sum: 5, best: 4, matches: 1, wins: 1 } },
    { accountId: 'ana', seat: 1, rank: 2, earned: [], counted: { sum: 2, best: 2, matches: 1, wins: 0 } },
  ])
})

test('nothing is played again where nobody has an account any more', async () => {
  const { box, ...end } = await pearls(['ana', 'ben'])
  const nobody = end.results.map((result) => ({ ...result, accountId: null }))
  expect(await readMatch(box, { ...end, rows: [], results: nobody })).toEqual([])
})
