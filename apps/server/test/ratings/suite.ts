import { type Box, NEWCOMER, type Rated, type Strength } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { deleteAccount } from '../../src/people/delete-account.ts'
import { rateMatch } from '../../src/ratings/rate.ts'
import { ratingsOf } from '../../src/storage/ratings.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { boxOf, type PlayedMatch, storePlayed } from '../careers/kit.ts'
import { keptOf, laddersOn, NOW, newPerson, personOf, readAll } from '../ladder/kit.ts'

const CALM_MS = 120_000
const BOTS: Readonly<Record<Strength, Rated>> = {
  random: { muMilli: 10_000, sigmaMilli: 300 },
  easy: { muMilli: 18_000, sigmaMilli: 300 },
  normal: { muMilli: 25_000, sigmaMilli: 300 },
}

/** Pearls with ratings: it is short, and somebody wins. */
async function findBox(game: string): Promise<Box | undefined> {
  const box = await boxOf(game)
  return game === 'pearls' ? { ...box, ladder: { rating: { bots: BOTS } } } : box
}

/** What is promised of ratings, whatever the database. */
export function ratingSuite(storage: () => Storage): void {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => newPerson(storage())))
  const empty = async () => {
    await storage().db.deleteFrom('match').execute()
  }
  const play = (played: Partial<PlayedMatch> & Pick<PlayedMatch, 'seats'>) =>
    storePlayed(storage(), { game: 'pearls', seed: 'ratings 1', endedAt: NOW, options: { pearls: 3 }, ...played })
  const on = () => laddersOn(storage(), NOW, findBox)
  const read = async () => {
    const { ladders, faults } = on()
    await readAll(ladders, storage())
    expect(faults).toEqual([])
  }
  const ratingOf = async (accountId: string, game = 'pearls') => {
    const person = (await personOf(storage(), accountId)) ?? ''
    return (await ratingsOf(storage().db, game, [person])).get(person)
  }
  const all = async (accountIds: readonly string[]) => {
    const ratings = []
    for (const id of accountIds) ratings.push(await ratingOf(id))
    return ratings
  }

  describe('ratings', () => {
    test(
      'come to the same from the logs, in whatever order matches were read: that in which they ended, then by id',
      async () => {
        await empty()
        const own = await people(6)
        const played: { id: string; at: number; seats: string[] }[] = []
        for (let i = 0; i < 48; i++) {
          const seats = [0, 1, 2].map((seat) => own[(i * 5 + seat * (1 + (i % 2))) % own.length] as string)
          // Some end at the same time, and the last ones first.
          const at = NOW - Math.floor(((i * 7) % 48) / 2)
          played.push({ id: await play({ seed: `ratings ${i % 9}`, seats, endedAt: at }), at, seats })
          if (i % 10 === 0) await on().ladders.sweep()
        }
        await read()
        const before = [await keptOf(storage()), await all(own)]
        const results = await storage().db.selectFrom('result').select(['match_id', 'seat', 'rank']).execute()
        const expected = new Map<string, Rated & { played: number }>()
        for (const { id, seats } of played.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
          const rankOf = (seat: number) => results.find((row) => row.match_id === id && row.seat === seat)?.rank ?? 0
          const after = rateMatch(
            seats.map((account, seat) => ({ rank: rankOf(seat), players: [expected.get(account) ?? NEWCOMER] })),
          )
          for (const [seat, account] of seats.entries()) {
            const { played: times = 0 } = expected.get(account) ?? {}
            expected.set(account, { ...(after[seat]?.[0] as Rated), played: times + 1 })
          }
        }
        expect(before[1]).toEqual(own.map((account) => expected.get(account)))
        expect(await on().ladders.recompute()).toEqual({ read: 48, unreadable: [] })
        expect([await keptOf(storage()), await all(own)]).toEqual(before)
      },
      CALM_MS,
    )

    test('are only for matches of at least two people who made a move of their own', async () => {
      await empty()
      const [ana = '', ben = ''] = await people(2)
      await play({ seats: [ana, null, null], notes: [{}, { strength: 'easy' }, { strength: 'normal' }] })
      await play({ seats: [ana, ben, null], byOf: (seat) => (seat === 1 ? 'autopilot' : null) })
      await read()
      expect(await all([ana, ben])).toEqual([undefined, undefined])
      await play({ seats: [ana, ben, null] })
      await read()
      expect((await all([ana, ben])).map((rating) => rating?.played)).toEqual([1, 1])
    })

    test('measure people by bots whose strength is known, which are rated by simulation and stay as they are', async () => {
      await empty()
      const [ana = '', ben = '', cleo = '', dan = ''] = await people(4)
      const id = await play({ seats: [ana, ben, null], notes: [{}, {}, { strength: 'easy' }] })
      await play({ seats: [cleo, dan, null] })
      await read()
      const rows = await storage().db.selectFrom('result').select(['seat', 'rank']).where('match_id', '=', id).execute()
      const ranks = rows.sort((a, b) => a.seat - b.seat).map(({ rank }) => rank)
      const side = (seat: number, player: Rated) => ({ rank: ranks[seat] as number, players: [player] })
      const withBot = rateMatch([side(0, NEWCOMER), side(1, NEWCOMER), side(2, BOTS.easy)])
      const without = rateMatch([side(0, NEWCOMER), side(1, NEWCOMER)])
      expect(await all([ana, ben, cleo, dan])).toEqual(
        [withBot[0], withBot[1], without[0], without[1]].map((rated) => ({ ...rated?.[0], played: 1 })),
      )
    })

    test('count a defeat also for who left it to the autopilot, and nothing for a seat that changed hands', async () => {
      await empty()
      const [ana = '', ben = '', cleo = '', dan = ''] = await people(4)
      await play({ seats: [ana, ben, cleo], byOf: (seat, seq) => (seat === 0 && seq > 3 ? 'autopilot' : null) })
      await play({ seats: [ana, ben, cleo], holders: [ana, ben, dan], endedAt: NOW + 1 })
      await read()
      expect((await all([ana, ben, cleo, dan])).map((rating) => rating?.played)).toEqual([2, 2, 1, undefined])
    })

    test('are worked out again without a match that was taken out, and with it once it counts again', async () => {
      await empty()
      const [ana = '', ben = ''] = await people(2)
      const first = await play({ seats: [ana, ben] })
      await read()
      const only = await all([ana, ben])
      await play({ seats: [ana, ben], endedAt: NOW + 1 })
      await read()
      const both = await all([ana, ben])
      const { seasons } = on()
      await seasons.exclude(first, { reason: 'Two windows of one person.', by: null })
      await read()
      // The second one was the same match.
      expect(await all([ana, ben])).toEqual(only)
      await seasons.include(first)
      await read()
      expect(await all([ana, ben])).toEqual(both)
    })

    test('stay as they are for others when an account goes', async () => {
      await empty()
      const [ana = '', ben = '', cleo = ''] = await people(3)
      await play({ seats: [ana, ben, cleo] })
      await play({ seats: [ana, cleo, ben], seed: 'ratings 2', endedAt: NOW + 1 })
      await read()
      const before = await all([ben, cleo])
      await storage()
        .db.transaction()
        .execute((tx) => deleteAccount(tx, ana))
      await on().ladders.recompute()
      expect(await all([ben, cleo])).toEqual(before)
    })

    test(
      'of souls of Carcosa go up and down together, against a house as strong as its difficulty',
      async () => {
        await empty()
        const [ana = '', ben = ''] = await people(2)
        const id = await play({ game: 'carcosa', seats: [ana, ben], options: { difficulty: 'EASY' } })
        await read()
        const house = (await boxOf('carcosa')).ladder?.rating?.house?.['EASY-2'] as Rated
        const won = await storage().db.selectFrom('result').select('won').where('match_id', '=', id).execute()
        const rank = won[0]?.won ? 1 : 2
        const [souls] = rateMatch([
          { rank, players: [NEWCOMER, NEWCOMER] },
          { rank: 3 - rank, players: [house] },
        ])
        expect(await ratingOf(ana, 'carcosa')).toEqual({ ...souls?.[0], played: 1 })
        expect(await ratingOf(ben, 'carcosa')).toEqual({ ...souls?.[1], played: 1 })
      },
      CALM_MS,
    )

    test(
      'are not for a house that somebody has changed, nor for matches with a King',
      async () => {
        await empty()
        const own = await people(3)
        const options = [
          { seats: own.slice(0, 2), options: { difficulty: 'EASY', baseActions: 4 } },
          { seats: own, options: { kingMode: 'SEAT' } },
        ]
        for (const match of options) await play({ game: 'carcosa', ...match })
        await read()
        expect((await keptOf(storage())).matches).toEqual([])
      },
      CALM_MS,
    )
  })
}
