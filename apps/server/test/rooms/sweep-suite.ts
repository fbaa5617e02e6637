import { commitSeed, refuse } from '@ludoteca/kernel'
import { beforeEach, expect, test } from 'vitest'
import { FakeClock, type FakeListener, type Process, personNamed, type Town, until } from './world.ts'

let clock: FakeClock
let town: Town
let a: Process
let b: Process

/** What time brings. */
export function sweepSuite(where: () => Town): void {
  beforeEach(async () => {
    town = where()
    await town.empty()
    clock = new FakeClock()
    ;[a, b] = town.processes(clock)
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
    const { id, ana } = await match()
    const { state } = await town.db.selectFrom('room').select('state').executeTakeFirstOrThrow()
    const { serverSeed } = state as { serverSeed: string }
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/)
    const used = [...a.tables.started, ...b.tables.started].map((started) => started.serverSeed)
    const said = JSON.stringify([ana.heard, await a.rooms.view(id), await a.rooms.list({}), a.failures, b.failures])
    for (const secret of [serverSeed, ...used]) expect(said).not.toContain(secret)
  })

  test('a match that cannot be made leads back to the lobby', async () => {
    const { id, ana } = await a.open('Ana')
    await a.enter(id, 'Beto')
    a.tables.trouble = b.tables.trouble = () => refuse('E_CONFIG', { option: 'rounds' })
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    await pass(5000, id)
    expect((await a.rooms.view(id))?.status).toBe('lobby')
  })

  test('when the process that makes the match fails, another makes it and drops what was begun, seed and all', async () => {
    const { id, ana } = await a.open('Ana')
    const beto = await a.enter(id, 'Beto')
    const { serverSeedCommit } = ana.room
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 5000
    a.tables.trouble = async () => {
      await storedMatch(id, 'stray', null)
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
    await until(() => ana.room.matchId === 'match1-1')
    expect(beto.room.status).toBe('running')
    const [begun, made] = [a.tables.started[0]?.serverSeed ?? '', b.tables.started[0]?.serverSeed ?? '']
    expect(made).not.toBe(begun)
    expect(commitSeed(begun)).toBe(serverSeedCommit)
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
    await until(() => ana.room.matchId === 'match1-1')
  })

  test('tables hear who plays whenever it changes, in every process', async () => {
    const { id, ana, beto, matchId } = await match()
    await a.cut(id, beto)
    await pass(60_000, id, ana)
    const expected = { seats: [{ by: 'human' }, { by: 'autopilot' }, { by: 'bot', strength: 'easy' }], paused: false }
    expect(a.tables.controls.at(-1)).toEqual({ matchId, controls: expected })
    await until(() => JSON.stringify(b.tables.lastControls) === JSON.stringify(expected))
    expect(await b.rooms.controlsOf(id)).toEqual(expected)
    const told = a.tables.controls.length
    await a.rooms.setProfile(id, ana.participantId, { entropy: 'x' })
    expect(a.tables.controls).toHaveLength(told)
    await b.enter(id, 'Beto')
    await until(() => a.tables.lastControls?.seats[1]?.by === 'human')
  })

  test('who leaves hands over to the autopilot at once', async () => {
    const { id, beto } = await match()
    await a.rooms.leave(id, beto.participantId)
    expect(a.tables.lastControls?.seats[1]).toEqual({ by: 'autopilot' })
  })

  test('who deletes the account leaves every room, match or not, through whichever process', async () => {
    const { ana } = await match()
    const lobby = await a.open('Beto')
    const caro = await a.enter(lobby.id, 'Caro')
    await b.rooms.forget(personNamed('Beto').accountId)
    await until(() => caro.room.hostId === caro.participantId)
    expect(caro.room.seats[0]).toEqual({ kind: 'open' })
    await until(() => JSON.stringify(ana.room.seats[1]).includes('"left":true'))
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', autopilot: true, connected: false })
    await until(() => a.tables.lastControls?.seats[1]?.by === 'autopilot')
    expect(a.removed).toContain(`${lobby.ana.participantId} CLOSED`)
  })

  test('a match with nobody there pauses and goes on when somebody is back', async () => {
    const { id, ana, beto } = await match()
    await a.cut(id, ana)
    await a.cut(id, beto)
    expect(a.tables.lastControls).toMatchObject({ paused: true })
    await pass(120_000, id)
    await b.enter(id, 'Beto')
    expect(b.tables.lastControls).toMatchObject({
      paused: false,
      seats: [{ by: 'human' }, { by: 'human' }, { by: 'bot' }],
    })
  })

  test('people whose process died are found missing, and the autopilot counts from when they were last seen', async () => {
    const { id, ana, beto } = await match()
    await pass(29_000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ connected: true })
    await pass(2000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ connected: false, autopilot: false })
    await pass(28_000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: false })
    await pass(1000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: true })
    expect(beto.room.seats[0]).toMatchObject({ connected: true })
  })

  test('what others do in the room makes nobody seem to be there', async () => {
    const { id, ana } = await a.open('Ana', { seats: 3 })
    const beto = await a.enter(id, 'Beto')
    await a.rooms.requestSeat(id, beto.participantId, { seat: 2 })
    await pass(25_000, id, ana)
    await a.rooms.host(id, ana.participantId, { command: 'SET_OPTIONS', options: {}, seats: 2 })
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', connected: true })
    await pass(6000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', connected: false })
  })

  test('somebody who is believed away but still connected somewhere is there again with the next heartbeat', async () => {
    const { id, ana, beto } = await match()
    await b.cut(id, await b.enter(id, 'Beto'))
    await until(() => ana.room.seats[1]?.kind === 'human' && !ana.room.seats[1].connected)
    await a.rooms.heartbeat([{ roomId: id, participantId: beto.participantId }])
    expect(ana.room.seats[1]).toMatchObject({ connected: true })
    await a.rooms.heartbeat([{ roomId: id, participantId: 'nobody' }])
    await a.rooms.heartbeat([])
  })

  test('who has come back through another process is not lost when the first one notices that they went', async () => {
    const { id, ana, beto } = await match()
    const back = await b.enter(id, 'Beto')
    await a.cut(id, beto)
    expect(back.room.seats[1]).toMatchObject({ connected: true })
    await b.cut(id, back)
    await until(() => JSON.stringify(ana.room.seats[1]).includes('"connected":false'))
  })

  test('rooms survive a restart: seats, host, match and clocks are as they were', async () => {
    const { id, matchId } = await match()
    clock.at += 5000
    const again = town.lonely(clock, 'again')
    expect(await again.rooms.controlsOf(id)).toMatchObject({
      paused: false,
      seats: [{ by: 'human' }, { by: 'human' }, {}],
    })
    const back = await again.enter(id, 'Beto')
    expect(back.room).toMatchObject({ status: 'running', matchId })
    expect(again.rooms.standing(id, back.participantId)).toMatchObject({ seat: 1, host: false, matchId })
    await again.rooms.matchEnded(id, matchId)
    expect(back.room.status).toBe('ended')
  })

  test('after an outage of the server everybody is where they were, and has their time to come back', async () => {
    const { id: lobbyId } = await a.open('Caro', { seats: 2 })
    await a.enter(lobbyId, 'Dino')
    const { id, ana } = await match()
    await a.rooms.host(id, ana.participantId, { command: 'SET_ROOM', idle: 'continue' })
    clock.at += 240_000
    const again = town.lonely(clock, 'again')
    await again.rooms.sweep()
    expect((await again.rooms.view(lobbyId))?.seats).toMatchObject([{ name: 'Caro' }, { name: 'Dino' }])
    expect((await again.rooms.view(id))?.seats).toMatchObject([{ autopilot: false }, { autopilot: false }, {}])
    clock.at += 59_000
    await again.rooms.sweep()
    expect((await again.rooms.view(id))?.seats).toMatchObject([{ autopilot: false }, { autopilot: false }, {}])
    clock.at += 1000
    await again.rooms.sweep()
    expect((await again.rooms.view(id))?.seats).toMatchObject([{ autopilot: true }, { autopilot: true }, {}])
    expect((await again.rooms.view(lobbyId))?.seats).toMatchObject([{ name: 'Caro' }, { name: 'Dino' }])
  })

  test('nobody is lost because the storage was away and could not note that they were there', async () => {
    const { id, ana, beto } = await match()
    const caro = await b.enter(id, 'Caro')
    clock.at += 90_000
    await a.rooms.sweep()
    expect((await a.rooms.view(id))?.seats).toMatchObject([{ connected: true }, { connected: true }, {}])
    await b.rooms.sweep()
    const people = [ana, beto].map(({ participantId }) => ({ roomId: id, participantId }))
    await a.rooms.heartbeat(people)
    await b.rooms.heartbeat([{ roomId: id, participantId: caro.participantId }])
    await a.rooms.hearMissed()
    const view = await a.rooms.view(id)
    expect(view?.hostId).toBe(ana.participantId)
    expect(view?.seats).toMatchObject([
      { connected: true, autopilot: false },
      { connected: true, autopilot: false },
      {},
    ])
    expect(view?.watchers).toMatchObject([{ name: 'Caro', connected: true }])
  })

  test('a countdown goes on after a restart', async () => {
    const { id, ana } = await a.open('Ana')
    await a.enter(id, 'Beto')
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 20_000
    const again = town.lonely(clock, 'again')
    await again.rooms.sweep()
    expect(again.tables.started).toHaveLength(1)
    expect((await again.rooms.view(id))?.matchId).toBe('again-1')
  })

  test('after the match a rematch starts by itself with a new seed, or the lobby comes back', async () => {
    const { id, ana, beto, matchId } = await match()
    await b.rooms.matchEnded(id, matchId)
    await b.rooms.matchEnded(id, matchId)
    await b.rooms.matchEnded('XXXXX', matchId)
    await until(() => ana.room.status === 'ended')
    expect(await a.rooms.controlsOf(id)).toBeUndefined()
    await a.rooms.rematch(id, ana.participantId, { accept: true })
    await a.rooms.rematch(id, beto.participantId, { accept: true })
    await pass(5000, id, ana, beto)
    expect(ana.room.status).toBe('running')
    expect(ana.room.matchId).not.toBe(matchId)
    const seeds = [...a.tables.started, ...b.tables.started].map(({ serverSeed }) => serverSeed)
    expect(new Set(seeds).size).toBe(2)
    await a.rooms.matchEnded(id, ana.room.matchId as string)
    await pass(30_000, id, ana, beto)
    expect(ana.room).toMatchObject({ status: 'lobby', matchId: null })
  })

  test('an end that was lost with a process is found', async () => {
    const { id, ana, beto, matchId } = await match()
    await storedMatch(id, matchId, clock.at)
    await pass(100_000, id, ana, beto)
    expect(ana.room.status).toBe('ended')
  })

  test('nobody can hide the ends of matches by letters that the database cannot read', async () => {
    const { id, ana, beto, matchId } = await match()
    const extras = { odd: 'a\u0000b', half: '\ud800', matchId: 'of another room' }
    expect(await a.rooms.setProfile(id, beto.participantId, { entropy: '\u0000', extras })).toMatchObject({ ok: true })
    await storedMatch(id, matchId, clock.at)
    await pass(100_000, id, ana, beto)
    expect(ana.room.status).toBe('ended')
  })

  test('newcomers take seats while the rules allow it, and everybody sees until when', async () => {
    const { id, ana, beto } = await match()
    expect(ana.room.lateJoin).toBe(true)
    const caro = await a.enter(id, 'Caro')
    const dani = await a.enter(id, 'Dani')
    const answers = await Promise.all([
      a.rooms.requestSeat(id, caro.participantId, { seat: 2 }),
      b.rooms.requestSeat(id, dani.participantId, { seat: 2 }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'SEAT_TAKEN' })
    await until(() => a.tables.lastControls?.seats[2]?.by === 'human')
    a.tables.mayJoinLate = b.tables.mayJoinLate = false
    await a.rooms.leave(id, beto.participantId)
    const late = answers[0]?.ok ? dani : caro
    expect(await a.rooms.requestSeat(id, late.participantId, { seat: 1 })).toMatchObject({ code: 'BAD_PHASE' })
    await pass(1000, id, ana)
    expect(ana.room.lateJoin).toBe(false)
  })

  test('a room without anybody is deleted after five minutes, with everything that belongs to it', async () => {
    const { id, ana } = await a.open('Ana')
    await a.cut(id, ana)
    await pass(299_000, id)
    expect(await a.rooms.view(id)).toBeDefined()
    await pass(1000, id)
    expect(await a.rooms.view(id)).toBeUndefined()
    expect(await town.db.selectFrom('participant').selectAll().execute()).toEqual([])
  })

  test('a room that nobody came to is deleted, one with somebody in it is not', async () => {
    const created = await a.rooms.create(personNamed('Ana'), { game: 'plaza', kind: 'friends' })
    const { id, ana } = await a.open('Beto')
    await pass(300_000, id, ana)
    expect('id' in created && (await a.rooms.view(created.id))).toBeUndefined()
    await pass(600_000, id, ana)
    expect(await a.rooms.view(id)).toBeDefined()
  })

  test('a paused match is abandoned after seven days', async () => {
    const { id, ana, beto, matchId } = await match()
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
    const { id, ana, beto, matchId } = await match()
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

/** Time passes; these people stay connected to process a, and both processes look after the rooms. */
async function pass(ms: number, roomId: string, ...there: readonly FakeListener[]): Promise<void> {
  for (let left = ms; left > 0; left -= 10_000) {
    clock.at += Math.min(left, 10_000)
    if (there.length > 0) await a.rooms.heartbeat(there.map(({ participantId }) => ({ roomId, participantId })))
    await Promise.all([a.rooms.sweep(), b.rooms.sweep()])
  }
  // News travel in their own time; by now they have arrived.
  await Promise.all([a.rooms.hearMissed(), b.rooms.hearMissed()])
}

/** A running match of Ana and Beto, with a bot. */
async function match(idle: 'pause' | 'continue' = 'pause') {
  const { id, ana } = await a.open('Ana', { seats: 3, idle })
  const beto = await a.enter(id, 'Beto')
  await a.rooms.host(id, ana.participantId, { command: 'ADD_BOT', strength: 'easy' })
  await a.rooms.host(id, ana.participantId, { command: 'START' })
  await pass(5000, id, ana, beto)
  const matchId = ana.room.matchId as string
  return { id, ana, beto, matchId }
}

async function storedMatch(roomId: string, matchId: string, endedAt: number | null): Promise<void> {
  const json = JSON.stringify([])
  await town.db
    .insertInto('match')
    .values({
      id: matchId,
      room_id: roomId,
      game: 'plaza',
      rules_version: 1,
      options: '{}',
      seats: json,
      seed: 's',
      seed_commit: 'c',
      server_seed: 's',
      contributions: json,
      listed: false,
      started_at: clock.at,
      ended_at: endedAt,
    })
    .execute()
}
