import { commitSeed, refuse } from '@ludoteca/kernel'
import { beforeEach, expect, test } from 'vitest'
import { storedMatch } from './stored-match.ts'
import { TownTime } from './town-time.ts'
import { type FakeClock, type Process, personNamed, type Town, until } from './world.ts'

/** What time brings. */
export function sweepSuite(where: () => Town): void {
  let time: TownTime
  let clock: FakeClock
  let a: Process
  let b: Process
  beforeEach(async () => {
    time = await TownTime.begin(where())
    ;({ clock, a, b } = time)
  })

  test('when the countdown is over one process makes the match, and everybody hears of it', async () => {
    const { id, ana } = await a.open('Ana', { kind: 'public' })
    const beto = await b.enter(id, 'Beto')
    await a.rooms.setProfile(id, ana.participantId, { entropy: 'luck' })
    const { serverSeedCommit } = ana.room
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 4999
    await Promise.all([a.rooms.sweep(), b.rooms.sweep()])
    expect([...a.tables.started, ...b.tables.started]).toEqual([])
    clock.at += 1
    await Promise.all([a.rooms.sweep(), b.rooms.sweep(), a.rooms.sweep()])
    const started = [...a.tables.started, ...b.tables.started]
    expect(started).toMatchObject([{ roomId: id, contributions: [{ name: 'Ana', entropy: 'luck' }], listed: true }])
    expect(commitSeed(started[0]?.serverSeed ?? '')).toBe(serverSeedCommit)
    await until(() => beto.room.status === 'running' && ana.room.status === 'running')
    expect(beto.room.matchId).toBe(ana.room.matchId)
    expect(a.matches.at(-1)).toBe(ana.room.matchId)
    expect(b.matches.at(-1)).toBe(ana.room.matchId)
    expect(ana.room.serverSeedCommit).not.toBe(serverSeedCommit)
  })

  test('the seed reaches neither listeners nor views nor answers', async () => {
    const { id, ana } = await time.match()
    const { state } = await time.town.db.selectFrom('room').select('state').executeTakeFirstOrThrow()
    const { serverSeed } = state as { serverSeed: string }
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
    const used = [...a.tables.started, ...b.tables.started].map((started) => started.serverSeed)
    const said = JSON.stringify([ana.sent, await a.rooms.view(id), await a.rooms.list({}), a.failures, b.failures])
    for (const secret of [serverSeed, ...used]) expect(said).not.toContain(secret)
  })

  test('a match that cannot be made leads back to the lobby', async () => {
    const { id, ana } = await a.open('Ana')
    await a.enter(id, 'Beto')
    a.tables.trouble = b.tables.trouble = () => refuse('E_CONFIG', { option: 'rounds' })
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    await time.pass(5000, id)
    expect((await a.rooms.view(id))?.status).toBe('lobby')
  })

  test('when the process that makes the match fails, another drops it, seed and all, and people add to the next', async () => {
    const { id, ana } = await a.open('Ana')
    const beto = await a.enter(id, 'Beto')
    const { serverSeedCommit } = ana.room
    await a.rooms.setProfile(id, ana.participantId, { entropy: 'to the first' })
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 5000
    a.tables.trouble = async () => {
      await storedMatch(time.town.db, { roomId: id, matchId: 'stray', startedAt: clock.at })
      throw new Error('the storage is away')
    }
    await a.rooms.sweep()
    expect(a.failures).toHaveLength(1)
    expect(ana.room).toMatchObject({ status: 'countdown', matchId: null })
    await b.rooms.sweep()
    expect(b.tables.started).toEqual([])
    clock.at += 15_000
    await b.rooms.sweep()
    expect(b.tables.abandoned).toEqual(['stray'])
    await until(() => ana.room.countdownEndsAt === clock.at + 5000)
    const shown = ana.room.serverSeedCommit
    expect(shown).not.toBe(serverSeedCommit)
    await a.rooms.setProfile(id, beto.participantId, { entropy: 'to the second' })
    clock.at += 5000
    await b.rooms.sweep()
    await until(() => ana.room.matchId === 'match1-1' && beto.room.status === 'running')
    const [begun, made] = [a.tables.started[0], b.tables.started[0]]
    expect(begun).toMatchObject({ contributions: [{ name: 'Ana', entropy: 'to the first' }] })
    expect(made).toMatchObject({ contributions: [{ name: 'Beto', entropy: 'to the second' }] })
    expect([begun, made].map((match) => commitSeed(match?.serverSeed ?? ''))).toEqual([serverSeedCommit, shown])
  })

  test('a process that was too slow drops the match it made', async () => {
    const { id, ana } = await a.open('Ana')
    await a.enter(id, 'Beto')
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 5000
    let goOn = () => {}
    a.tables.patience = new Promise((resolve) => {
      goOn = resolve
    })
    const slow = a.rooms.sweep()
    await until(() => a.tables.started.length === 1)
    clock.at += 15_000
    await b.rooms.sweep()
    goOn()
    await slow
    expect(a.tables.abandoned).toEqual(['match0-1'])
    expect(b.tables.abandoned).toEqual([])
    clock.at += 5000
    await b.rooms.sweep()
    await until(() => ana.room.matchId === 'match1-1')
  })

  test('a countdown goes on after a restart', async () => {
    const { id, ana } = await a.open('Ana')
    await a.enter(id, 'Beto')
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 20_000
    const again = time.town.lonely(clock, 'again')
    await again.rooms.sweep()
    expect(again.tables.started).toHaveLength(1)
    expect((await again.rooms.view(id))?.matchId).toBe('again-1')
  })

  test('after the match a rematch starts by itself with a new seed, or the lobby comes back', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await b.rooms.matchEnded(id, matchId)
    await b.rooms.matchEnded(id, matchId)
    await b.rooms.matchEnded('XXXXX', matchId)
    await until(() => ana.room.status === 'ended')
    expect(await a.seating.controlsOf(id)).toBeUndefined()
    await a.rooms.rematch(id, ana.participantId, { accept: true })
    await a.rooms.rematch(id, beto.participantId, { accept: true })
    await time.pass(5000, id, ana, beto)
    expect(ana.room.status).toBe('running')
    expect(ana.room.matchId).not.toBe(matchId)
    const seeds = [...a.tables.started, ...b.tables.started].map(({ serverSeed }) => serverSeed)
    expect(new Set(seeds).size).toBe(2)
    await a.rooms.matchEnded(id, ana.room.matchId as string)
    await time.pass(30_000, id, ana, beto)
    expect(ana.room).toMatchObject({ status: 'lobby', matchId: null })
  })

  test('an end that was lost with a process is found', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await storedMatch(time.town.db, { roomId: id, matchId, startedAt: clock.at, endedAt: clock.at })
    await time.pass(100_000, id, ana, beto)
    expect(ana.room.status).toBe('ended')
  })

  test('a match whose room is gone is given up, although who dissolved it died before it could do so', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await storedMatch(time.town.db, { roomId: id, matchId, startedAt: clock.at })
    await storedMatch(time.town.db, { roomId: 'GONES', matchId: 'stranded', startedAt: clock.at })
    await storedMatch(time.town.db, { roomId: 'GONES', matchId: 'over', startedAt: clock.at, endedAt: clock.at })
    await time.pass(100_000, id, ana, beto)
    expect(new Set([...a.tables.abandoned, ...b.tables.abandoned])).toEqual(new Set(['stranded']))
  })

  test('nobody can hide the ends of matches by letters that the database cannot read', async () => {
    const { id, ana, beto, matchId } = await time.match()
    const extras = { odd: 'a\u0000b', half: '\ud800', matchId: 'of another room' }
    expect(await a.rooms.setProfile(id, beto.participantId, { entropy: '\u0000', extras })).toMatchObject({ ok: true })
    await storedMatch(time.town.db, { roomId: id, matchId, startedAt: clock.at, endedAt: clock.at })
    await time.pass(100_000, id, ana, beto)
    expect(ana.room.status).toBe('ended')
  })

  test('newcomers take seats while the rules allow it, and everybody sees until when', async () => {
    const { id, ana, beto, matchId } = await time.match()
    expect(ana.room.lateJoin).toBe(true)
    const caro = await a.enter(id, 'Caro')
    const dani = await a.enter(id, 'Dani')
    const answers = await Promise.all([
      a.rooms.requestSeat(id, caro.participantId, { seat: 2 }),
      b.rooms.requestSeat(id, dani.participantId, { seat: 2 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'SEAT_TAKEN' })
    const [first, late] = answers[0]?.ok ? [caro, dani] : [dani, caro]
    await until(() => a.tables.lastControls?.newcomers?.[0]?.participantId === first.participantId)
    await a.rooms.seatTaken(id, matchId, { seat: 2, participantId: first.participantId, belongings: {} })
    await until(() => a.tables.lastControls?.seats[2]?.by === 'human')
    a.tables.mayJoinLate = b.tables.mayJoinLate = false
    await a.rooms.leave(id, beto.participantId)
    expect(await a.rooms.requestSeat(id, late.participantId, { seat: 1 })).toMatchObject({ code: 'BAD_PHASE' })
    await time.pass(1000, id, ana)
    expect(ana.room.lateJoin).toBe(false)
  })

  test('a room without anybody is deleted after five minutes, with everything that belongs to it', async () => {
    const { id, ana } = await a.open('Ana')
    await a.cut(id, ana)
    await time.pass(299_000, id)
    expect(await a.rooms.view(id)).toBeDefined()
    await time.pass(1000, id)
    expect(await a.rooms.view(id)).toBeUndefined()
    expect(await time.town.db.selectFrom('participant').selectAll().execute()).toEqual([])
  })

  test('a room that nobody came to is deleted, one with somebody in it is not', async () => {
    const created = await a.rooms.create(personNamed('Ana'), { game: 'plaza', kind: 'friends' })
    const { id, ana } = await a.open('Beto')
    await time.pass(300_000, id, ana)
    expect('id' in created && (await a.rooms.view(created.id))).toBeUndefined()
    await time.pass(600_000, id, ana)
    expect(await a.rooms.view(id)).toBeDefined()
  })

  test('a paused match is abandoned after seven days', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await a.cut(id, ana)
    await a.cut(id, beto)
    clock.at += 7 * 24 * 3_600_000 - 1
    await a.rooms.sweep()
    expect(await a.rooms.view(id)).toBeDefined()
    clock.at += 1
    await Promise.all([a.rooms.sweep(), b.rooms.sweep()])
    expect(await a.rooms.view(id)).toBeUndefined()
    expect([...a.tables.abandoned, ...b.tables.abandoned]).toEqual([matchId])
  })

  test('the host alone in a match closes it, and the match is abandoned', async () => {
    const { id, ana, beto, matchId } = await time.match()
    expect(await a.rooms.host(id, ana.participantId, { command: 'CLOSE' })).toMatchObject({ code: 'BAD_PHASE' })
    await a.rooms.leave(id, beto.participantId)
    expect(await a.rooms.host(id, ana.participantId, { command: 'CLOSE' })).toEqual({ ok: true })
    expect(a.tables.abandoned).toEqual([matchId])
  })

  test('a room in trouble does not keep a sweep from the others', async () => {
    const broken = await a.open('Ana')
    await a.enter(broken.id, 'Beto')
    const fine = await a.open('Caro')
    await a.enter(fine.id, 'Dani')
    await a.rooms.host(broken.id, broken.ana.participantId, { command: 'START' })
    clock.at += 1
    await a.rooms.host(fine.id, fine.ana.participantId, { command: 'START' })
    clock.at += 5000
    a.tables.trouble = () => {
      a.tables.trouble = undefined
      throw new Error('once')
    }
    await a.rooms.sweep()
    expect(a.failures).toHaveLength(1)
    expect(fine.ana.room.status).toBe('running')
  })
}
