import { describe, expect, test } from 'vitest'
import { deleteAccount } from '../../src/people/delete-account.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { type PlayedMatch, storePlayed } from '../careers/kit.ts'
import { DAY_MS, HOUR_MS, keptOf, laddersOn, NOW, newPerson, personOf, readAll } from './kit.ts'

const CALM_MS = 300_000
const LAST_WEEK = NOW - 7 * DAY_MS
/** So many matches that differ in what happened; all others are one of them with other people. */
const SEEDS = 12

/** Luck that is always the same. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

/** What is promised of seasons, whatever the database. `many` matches are computed twice. */
export function seasonSuite(storage: () => Storage, many: number): void {
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => newPerson(storage())))
  /** Nothing of the tests before. */
  const empty = async () => {
    await storage().db.deleteFrom('match').execute()
  }
  const play = (played: Partial<PlayedMatch> & Pick<PlayedMatch, 'seats'>) =>
    storePlayed(storage(), { seed: 'ladder 1', endedAt: NOW, ...played })
  const tables = async (id = 'current', now = NOW) => {
    const { ladders, seasons, faults } = laddersOn(storage(), now)
    await readAll(ladders, storage())
    expect(faults).toEqual([])
    return seasons.tables('imperio', id)
  }
  const scoreOf = async (accountId: string, id = 'current') => {
    const season = await tables(id)
    const person = await personOf(storage(), accountId)
    return season?.people.find((line) => line.person === person)
  }

  describe('a season', () => {
    test(
      `of ${many} stored matches comes to the same when it is computed again from their logs [12.6]`,
      async () => {
        await empty()
        const all = await people(30)
        const pick = numbers(22)
        const ids: string[] = []
        for (let i = 0; i < many; i++) {
          const own = new Set(Array.from({ length: 3 + pick(3) }, () => all[pick(all.length)] as string))
          const seats = Array.from({ length: 6 }, (_, seat) => [...own][seat] ?? null)
          ids.push(
            await storePlayed(storage(), {
              seed: `season ${i % SEEDS}`,
              seats,
              endedAt: LAST_WEEK + pick(12) * DAY_MS,
              notes: seats.map((id) => (id === null ? { strength: 'normal' } : { network: `net ${pick(6)}` })),
              byOf: (seat) => (seat === i % 9 ? 'autopilot' : null),
            }),
          )
          if (i % 40 === 0) await laddersOn(storage()).ladders.sweep()
        }
        const { ladders, seasons } = laddersOn(storage())
        await readAll(ladders, storage())
        await seasons.exclude(ids[7] as string, { reason: 'Se pasaban las respuestas.', by: 'rosa' })
        const both = async () => [
          await seasons.tables('imperio', '2026-W06'),
          await seasons.tables('imperio', 'current'),
        ]
        const [before, kept] = [await both(), await keptOf(storage())]
        expect(kept.seats.length).toBeGreaterThan(1.5 * many)
        expect(new Set(kept.seats.map(({ season }) => season)).size).toBeGreaterThan(1)
        expect(before[0]?.people.length).toBeGreaterThan(20)
        expect(before[0]?.teams[0]?.title).toBe('Reyes de la Semana')
        const { read, unreadable } = await ladders.recompute()
        expect([read, unreadable]).toEqual([many, []])
        expect(await keptOf(storage())).toEqual(kept)
        expect(await both()).toEqual(before)
        expect(await seasons.recompute('imperio', '2026-W06')).toMatchObject({ unreadable: [] })
        expect(await keptOf(storage())).toEqual(kept)
        expect(await both()).toEqual(before)
      },
      CALM_MS,
    )

    test('ends on Sunday at 23:59:59 in Lima, and the match counts in the week in which it ends [12.6]', async () => {
      await empty()
      const own = await people(3)
      const last = await play({ seats: [...own, null], endedAt: Date.parse('2026-02-08T23:59:59.999-05:00') })
      const first = await play({ seats: [...own, null], endedAt: Date.parse('2026-02-09T00:00:00-05:00') })
      await tables()
      const rows = (await keptOf(storage())).seats.filter(({ seat }) => seat === 0)
      expect(Object.fromEntries(rows.map(({ match_id, season }) => [match_id, season]))).toEqual({
        [last]: '2026-W06',
        [first]: '2026-W07',
      })
    })

    test('counts what the rules gave for the place, with the dynasty that was worn [decision 202]', async () => {
      await empty()
      const own = await people(4)
      const teams = ['T-03', 'T-09', 'T-03', 'T-17']
      const id = await play({ seats: own, teams })
      await tables()
      const rows = (await keptOf(storage())).seats.filter(({ match_id }) => match_id === id)
      expect(rows.map(({ team }) => team)).toEqual(teams)
      const byRank = [...rows].sort((a, b) => a.rank - b.rank).map(({ points }) => points)
      // Four owners: 60, 40, 20 and 0 for the place, and 20, 10 and 5 for the podium; crown and favourite bring 5 each.
      for (const [i, least] of [80, 50, 25, 0].entries()) {
        expect([0, 5, 10]).toContain((byRank[i] ?? -1) - least)
      }
    })

    test('needs three people who were there; with two it is no match of the ladder [decision 201]', async () => {
      await empty()
      const [ana = '', ben = '', cleo = ''] = await people(3)
      await play({ seats: [ana, ben, null, null] })
      // The third one never made a move of her own.
      await play({ seats: [ana, ben, cleo, null], byOf: (seat) => (seat === 2 ? 'autopilot' : null) })
      expect((await tables())?.people).toEqual([])
      await play({ seats: [ana, ben, cleo, null] })
      expect((await tables())?.people.map(({ matches }) => matches)).toEqual([1, 1, 1])
    })

    test('gives nothing to whoever was on autopilot for more than 20 % of the rounds [decision 201]', async () => {
      await empty()
      const [ana = '', ben = '', cleo = '', dan = ''] = await people(4)
      const seats = [ana, ben, cleo, dan]
      const away = (who: number, rounds: readonly number[]) =>
        play({ seats, byOf: (seat, _seq, round) => (seat === who && rounds.includes(round) ? 'autopilot' : null) })
      // Seven rounds: one of them is 14 %, two are 29 %.
      await away(0, [2, 5])
      await away(1, [3])
      const played = []
      for (const one of seats) played.push((await scoreOf(one))?.matches)
      expect(played).toEqual([1, 2, 2, 2])
    })

    test('splits the matches of whoever changes dynasty [decision 203]', async () => {
      await empty()
      const [ana = '', ben = '', cleo = ''] = await people(3)
      const seats = [ana, ben, cleo, null]
      await play({ seats, teams: ['T-01', 'T-02', 'T-02'] })
      await play({ seats, teams: ['T-05', 'T-02', 'T-02'], endedAt: NOW + 1 })
      const season = await tables()
      const own = await scoreOf(ana)
      expect(own).toMatchObject({ matches: 2, team: 'T-05' })
      const [first, second] = ['T-01', 'T-05'].map((id) => season?.teams.find(({ team }) => team === id))
      expect([first?.matches, second?.matches]).toEqual([1, 1])
      expect((first?.score ?? 0) + (second?.score ?? 0)).toBe(own?.score)
      expect(season?.teams.find(({ team }) => team === 'T-02')).toMatchObject({ players: 2, matches: 4 })
    })

    test('does not count when two of one dynasty and network meet for the fourth time that day [decision 204]', async () => {
      await empty()
      const [ana = '', ben = '', cleo = '', dan = ''] = await people(4)
      const home = { network: 'home' }
      for (let i = 0; i < 5; i++) {
        await play({
          seats: [ana, ben, cleo, dan],
          teams: ['T-01', 'T-01', 'T-02', 'T-03'],
          notes: [home, home, home, { network: `elsewhere ${i}` }],
          endedAt: NOW + i,
        })
      }
      expect((await scoreOf(dan))?.matches).toBe(3)
      await play({
        seats: [ana, ben, cleo, dan],
        teams: ['T-01', 'T-01', 'T-02', 'T-03'],
        notes: [home, home, home, home],
        endedAt: NOW + DAY_MS,
      })
      expect((await scoreOf(dan))?.matches).toBe(4)
    })

    test('gives its titles when it is over, for the week that follows [decision 204]', async () => {
      await empty()
      const own = await people(4)
      await play({ seats: own, teams: ['T-01', 'T-02', 'T-03', 'T-04'], endedAt: LAST_WEEK })
      const { seasons } = laddersOn(storage())
      expect((await tables('2026-W06', LAST_WEEK))?.teams.every(({ title }) => title === null)).toBe(true)
      const over = await tables('2026-W06')
      expect(over?.teams.map(({ title }) => title)).toEqual(['Reyes de la Semana', 'Escoltas', 'Podio', null])
      const running = await seasons.tables('imperio', 'current')
      expect(running && (await seasons.tablesBefore('imperio', running))?.teams).toEqual(over?.teams)
    })

    test('stays for 52 weeks and then goes, with the networks people came from [decision 204]', async () => {
      await empty()
      const own = await people(3)
      const notes = own.map(() => ({ network: 'home' }))
      const id = await play({ seats: [...own, null], notes })
      await tables()
      const later = laddersOn(storage(), NOW + 52 * 7 * DAY_MS)
      await later.ladders.tidy()
      expect((await later.seasons.list('imperio')).map((season) => season.id)).toEqual(['2027-W06', '2026-W07'])
      expect((await later.seasons.tables('imperio', '2026-W07'))?.people).toHaveLength(3)
      const tooLate = laddersOn(storage(), NOW + 53 * 7 * DAY_MS)
      await tooLate.ladders.tidy()
      expect((await tooLate.seasons.list('imperio')).map((season) => season.id)).toEqual(['2027-W07'])
      expect(await tooLate.seasons.tables('imperio', '2026-W07')).toBeUndefined()
      expect((await keptOf(storage())).seats).toEqual([])
      const networks = await storage().db.selectFrom('seat_note').select('network').where('match_id', '=', id).execute()
      expect(networks.every(({ network }) => network === null)).toBe(true)
      await tooLate.ladders.recompute()
      expect((await keptOf(storage())).seats).toEqual([])
    })

    test('is without a match that was taken out, with its reason, until it counts again', async () => {
      await empty()
      const own = await people(3)
      const id = await play({ seats: [...own, null] })
      const { ladders, seasons } = laddersOn(storage())
      await readAll(ladders, storage())
      expect(await seasons.exclude(id, { reason: 'Jugada entre cuentas de uno.', by: 'rosa' })).toBe(true)
      expect((await seasons.tables('imperio', 'current'))?.people).toEqual([])
      expect(await seasons.exclusions('imperio')).toEqual([
        { matchId: id, game: 'imperio', endedAt: NOW, reason: 'Jugada entre cuentas de uno.', by: 'rosa', at: NOW },
      ])
      await ladders.recompute()
      expect((await seasons.tables('imperio', 'current'))?.people).toEqual([])
      expect([await seasons.include(id), await seasons.include(id)]).toEqual([true, false])
      expect((await seasons.tables('imperio', 'current'))?.people).toHaveLength(3)
      expect(await seasons.exclude('nothing', { reason: '?', by: null })).toBe(false)
    })

    test('is the same for everybody else when an account goes, and leads to it no more', async () => {
      await empty()
      const [ana = '', ...others] = await people(4)
      await play({ seats: [ana, ...others], teams: ['T-01', 'T-01', 'T-02', 'T-03'] })
      const before = await tables()
      await storage()
        .db.transaction()
        .execute((tx) => deleteAccount(tx, ana))
      expect(await tables()).toEqual(before)
      await laddersOn(storage()).ladders.recompute()
      expect(await tables()).toEqual(before)
      expect(await personOf(storage(), ana)).toBeUndefined()
    })

    test('is written down once, whoever reads it how often and at the same time', async () => {
      await empty()
      const own = await people(3)
      await play({ seats: [...own, null] })
      await Promise.all(Array.from({ length: 3 }, () => laddersOn(storage()).ladders.sweep()))
      const kept = await keptOf(storage())
      expect(kept.seats).toHaveLength(3)
      await laddersOn(storage()).ladders.sweep()
      expect(await keptOf(storage())).toEqual(kept)
    })

    test('does not wait for a match whose log does not hold', async () => {
      await empty()
      const own = await people(3)
      const bad = await play({ seats: [...own, null], endedAt: NOW - HOUR_MS })
      await storage().db.updateTable('move').set({ seat: 9 }).where('match_id', '=', bad).where('seq', '=', 5).execute()
      await play({ seats: [...own, null] })
      const { ladders, faults, seasons } = laddersOn(storage())
      for (let i = 0; i < 3; i++) await ladders.sweep()
      expect(faults).toEqual([bad])
      expect((await seasons.tables('imperio', 'current'))?.people[0]?.matches).toBe(1)
      expect(await ladders.recompute()).toEqual({ read: 1, unreadable: [bad] })
      await empty()
    })
  })
}
