import { type MatchRecord, readCareer, startOf } from '@ludoteca/kernel'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deleteAccount } from '../../src/people/delete-account.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { Records } from '../../src/tables/records/records.ts'
import { matchStore } from '../../src/tables/store.ts'
import { boxOf, careersOn, kept, newAccount, storePlayed } from './kit.ts'

const CALM_MS = 60_000

/** What is promised of careers, whatever the database. */
export function careerSuite(storage: () => Storage): void {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => newAccount(storage())))
  const isRead = async (id: string) =>
    (await storage().db.selectFrom('match').select('career_read').where('id', '=', id).executeTakeFirst())?.career_read

  describe('what matches bring to accounts', () => {
    test(
      'is what the pure reading of their records says',
      async () => {
        const [ana = '', ben = ''] = await people(2)
        const id = await storePlayed(storage(), { seed: 'careers 1', seats: [ana, null, ben, null] })
        const { careers, faults } = careersOn(storage())
        await careers.sweep()
        expect(faults).toEqual([])
        const box = await boxOf('imperio')
        const record = (await new Records(matchStore(storage()), boxOf).of(id)) as MatchRecord
        expect(startOf(record).seed).toBe('careers 1')
        const read = readCareer(box, record)
        const { matches, achievements } = await kept(storage(), [ana, ben])
        for (const [seat, account] of [ana, undefined, ben].entries()) {
          if (account === undefined) continue
          const [row] = matches.filter(({ account_id }) => account_id === account)
          const won = record.outcome?.winners.includes(seat) ? 1 : 0
          expect(row).toMatchObject({ match_id: id, game: 'imperio', at: 5_000, seat, seats: 4 })
          expect(row?.counted).toEqual({ ...read[seat]?.counted, matches: 1, wins: won })
          const own = achievements.filter((one) => one.account_id === account)
          const goals = won === 1 ? ['A-WIN-01'] : []
          expect(own.map(({ achievement }) => achievement).sort()).toEqual(
            [...(read[seat]?.earned ?? []), ...goals].sort(),
          )
          for (const one of own) expect(one).toMatchObject({ match_id: id, at: 5_000, times: 1 })
        }
        expect(achievements.length).toBeGreaterThan(3)
      },
      CALM_MS,
    )

    test(
      'is written down once, whoever reads it how often and at the same time',
      async () => {
        const [ana = ''] = await people(1)
        const id = await storePlayed(storage(), { seed: 'careers 2', seats: [ana, null, null, null] })
        const several = Array.from({ length: 3 }, () => careersOn(storage()).careers)
        await Promise.all(several.map((careers) => careers.sweep()))
        const first = await kept(storage(), [ana])
        await careersOn(storage()).careers.sweep()
        // Somebody who had begun before and comes late.
        expect(await kept(storage(), [ana])).toEqual(first)
        expect(first.matches).toHaveLength(1)
        for (const { times } of first.achievements) expect(times).toBe(1)
        expect(await isRead(id)).toBe(true)
      },
      CALM_MS,
    )

    test(
      'is nothing before all of it is written, and all of it after the next try',
      async () => {
        const [ana = ''] = await people(1)
        const id = await storePlayed(storage(), { seed: 'careers 3', seats: [ana, null, null, null] })
        const { db } = storage()
        await sql`alter table career_match add constraint planted check (account_id <> ${sql.lit(ana)})`.execute(db)
        await expect(careersOn(storage()).careers.sweep()).rejects.toThrow('planted')
        expect(await kept(storage(), [ana])).toEqual({ matches: [], achievements: [] })
        expect(await isRead(id)).toBe(false)
        await sql`alter table career_match drop constraint planted`.execute(db)
        await careersOn(storage()).careers.sweep()
        expect((await kept(storage(), [ana])).matches).toHaveLength(1)
      },
      CALM_MS,
    )

    test(
      'comes to the same when it is computed again from the logs, in whatever order matches are read',
      async () => {
        const [ana = '', ben = ''] = await people(2)
        const { careers } = careersOn(storage())
        const ends = [9_000, 6_000, 8_000, 7_000, 6_000]
        for (const [i, endedAt] of ends.entries()) {
          await storePlayed(storage(), { seed: `careers 4 ${i % 3}`, seats: [ana, ben, null, null], endedAt })
          if (i % 2 === 0) await careers.sweep()
        }
        await careers.earn(ana, 'imperio', 'A-TUT-01')
        await careers.sweep()
        const before = await kept(storage())
        const own = before.achievements.filter(({ account_id }) => account_id === ana)
        expect(own.some(({ times, at }) => times > 1 && at === 6_000)).toBe(true)
        // The match that ended last was the same as one that ended before it: nothing of it came first.
        expect(own.some(({ match_id, at }) => match_id !== null && at === 9_000)).toBe(false)
        const { read, unreadable } = await careers.recompute()
        expect([read >= ends.length, unreadable]).toEqual([true, []])
        expect(await kept(storage())).toEqual(before)
      },
      CALM_MS,
    )

    test(
      'counts victories over all matches of an account: the first crown once, the fifth with the fifth',
      async () => {
        const [ana = ''] = await people(1)
        const box = await boxOf('imperio')
        const id = await storePlayed(storage(), { seed: 'careers 5', seats: [null, null, null, null] })
        const won = (await matchStore(storage()).find(id))?.outcome?.winners[0] as number
        const seats = [null, null, null, null].map((_, seat) => (seat === won ? ana : null))
        const goals = box.career?.achievements.filter(({ by }) => typeof by === 'object').map((one) => one.id)
        const reached = async () => {
          await careersOn(storage()).careers.sweep()
          const { achievements } = await kept(storage(), [ana])
          return achievements
            .filter(({ achievement }) => goals?.includes(achievement))
            .map((one) => [one.achievement, one.at])
        }
        for (let i = 1; i <= 4; i++) await storePlayed(storage(), { seed: 'careers 5', seats, endedAt: 10_000 + i })
        expect(await reached()).toEqual([['A-WIN-01', 10_001]])
        await storePlayed(storage(), { seed: 'careers 5', seats, endedAt: 20_000 })
        expect(await reached()).toEqual([
          ['A-WIN-01', 10_001],
          ['A-WIN-05', 20_000],
        ])
        // One that is read late, but ended before: the fifth crown came sooner than was known.
        await storePlayed(storage(), { seed: 'careers 5', seats, endedAt: 10_000 })
        expect(await reached()).toEqual([
          ['A-WIN-01', 10_000],
          ['A-WIN-05', 10_004],
        ])
      },
      CALM_MS,
    )

    test(
      'is nothing for a seat that the autopilot played to the end, or most of the time',
      async () => {
        const [ana = '', ben = ''] = await people(2)
        const byOf = (seat: number, seq: number) => (seat === 0 || seq > 40 ? ('autopilot' as const) : null)
        await storePlayed(storage(), { seed: 'careers 6', seats: [ana, ben, null, null], byOf })
        await careersOn(storage()).careers.sweep()
        const { matches, achievements } = await kept(storage(), [ana, ben])
        expect(matches).toEqual([])
        expect(achievements.filter(({ account_id }) => account_id === ana)).toEqual([])
      },
      CALM_MS,
    )

    test(
      'goes to whoever held the seat in the end, and not what was earned before they came',
      async () => {
        const [ana = '', ben = ''] = await people(2)
        const whole = await storePlayed(storage(), { seed: 'careers 7', seats: [ana, null, null, null], endedAt: 1 })
        const byOf = (_seat: number, seq: number) => (seq > 20 && seq < 80 ? ('autopilot' as const) : null)
        const seats = [ana, null, null, null]
        await storePlayed(storage(), { seed: 'careers 7', seats, holders: [ben], byOf, endedAt: 2 })
        await careersOn(storage()).careers.sweep()
        const { matches, achievements } = await kept(storage(), [ana, ben])
        expect(matches.filter(({ account_id }) => account_id === ana).map(({ match_id }) => match_id)).toEqual([whole])
        const earnedBy = (id: string) =>
          achievements.filter((one) => one.account_id === id).map((one) => one.achievement)
        expect(earnedBy(ana)).toEqual(expect.arrayContaining(earnedBy(ben)))
        expect(earnedBy(ben).length).toBeLessThan(earnedBy(ana).length)
      },
      CALM_MS,
    )

    test(
      'is nothing where a match was given up, or teaches',
      async () => {
        const [ana = ''] = await people(1)
        const id = await storePlayed(storage(), { game: 'pearls', seed: 'careers 8', seats: [ana, null] })
        const pearls = await boxOf('pearls')
        const { tutorial } = pearls
        const teaches = { ...pearls, tutorial: { ...(tutorial as NonNullable<typeof tutorial>), seed: 'careers 8' } }
        await careersOn(storage(), async (game) => (game === 'pearls' ? teaches : boxOf(game))).careers.sweep()
        expect([await isRead(id), (await kept(storage(), [ana])).matches]).toEqual([true, []])
        const other = await storePlayed(storage(), { game: 'pearls', seed: 'careers 9', seats: [ana, null] })
        await storage().db.updateTable('match').set({ outcome: null }).where('id', '=', other).execute()
        await careersOn(storage()).careers.sweep()
        expect([await isRead(other), (await kept(storage(), [ana])).matches]).toEqual([false, []])
      },
      CALM_MS,
    )

    test(
      'does not wait for a match whose log does not hold, or whose game is gone',
      async () => {
        const [ana = ''] = await people(1)
        const bad = await storePlayed(storage(), {
          seed: 'careers 10',
          seats: [ana, null, null, null],
          endedAt: 30_000,
        })
        await storage()
          .db.updateTable('move')
          .set({ seat: 9 })
          .where('match_id', '=', bad)
          .where('seq', '=', 5)
          .execute()
        const gone = await storePlayed(storage(), {
          game: 'pearls',
          seed: 'careers 11',
          seats: [ana, null],
          endedAt: 31_000,
        })
        await storage().db.updateTable('match').set({ game: 'chess' }).where('id', '=', gone).execute()
        const good = await storePlayed(storage(), { seed: 'careers 12', seats: [ana, null, null, null], endedAt: 1 })
        const find = async (game: string) => (game === 'chess' ? undefined : boxOf(game))
        const { careers, faults } = careersOn(storage(), find)
        for (let i = 0; i < 3; i++) await careers.sweep()
        expect(faults).toEqual([bad])
        expect([await isRead(bad), await isRead(gone), await isRead(good)]).toEqual([false, false, true])
        for (const id of [bad, gone]) await storage().db.deleteFrom('match').where('id', '=', id).execute()
      },
      CALM_MS,
    )

    test('can be given where no match brings it, once', async () => {
      const [ana = ''] = await people(1)
      const { careers } = careersOn(storage())
      expect(await careers.earn(ana, 'imperio', 'A-TUT-01')).toBe(true)
      expect(await careers.earn(ana, 'imperio', 'A-TUT-01')).toBe(false)
      expect(await careers.earn('nobody', 'imperio', 'A-TUT-01')).toBe(false)
      for (const [game, id] of [
        ['imperio', 'A-WIN-01'],
        ['imperio', 'A-AUC-01'],
        ['imperio', 'constructor'],
        ['chess', 'A-TUT-01'],
      ] as const) {
        await expect(careers.earn(ana, game, id).catch((error: Error) => Promise.reject(error))).rejects.toThrow()
      }
      expect((await kept(storage(), [ana])).achievements).toEqual([
        { account_id: ana, game: 'imperio', achievement: 'A-TUT-01', match_id: null, at: 77_000, times: 1 },
      ])
    })

    test(
      'goes with the account, also when it goes while a match is read',
      async () => {
        const [ana = '', ben = ''] = await people(2)
        const { db } = storage()
        await storePlayed(storage(), { seed: 'careers 13', seats: [ana, ben, null, null] })
        await careersOn(storage()).careers.sweep()
        expect((await kept(storage(), [ana])).matches).toHaveLength(1)
        await db.transaction().execute((tx) => deleteAccount(tx, ana))
        expect(await kept(storage(), [ana])).toEqual({ matches: [], achievements: [] })
        await storePlayed(storage(), { seed: 'careers 14', seats: [ben, null, null, null] })
        const reading = careersOn(storage()).careers.sweep()
        await db.transaction().execute((tx) => deleteAccount(tx, ben))
        await reading
        expect(await kept(storage(), [ben])).toEqual({ matches: [], achievements: [] })
      },
      CALM_MS,
    )
  })
}
