import { beforeEach, expect, test } from 'vitest'
import { SharedTime } from '../../src/shared-time.ts'
import { findMatch, setWakeAt } from '../../src/storage/matches.ts'
import { JUMPS, TwoClocks } from '../two-clocks.ts'
import { storedMatch } from './stored-match.ts'
import { TownTime } from './town-time.ts'
import { type FakeClock, type Process, personNamed, type Town, until } from './world.ts'

/** Who is there, who is not, and who plays for them. */
export function absenceSuite(where: () => Town): void {
  let time: TownTime
  let clock: FakeClock
  let a: Process
  let b: Process
  beforeEach(async () => {
    time = await TownTime.begin(where())
    ;({ clock, a, b } = time)
  })

  test('tables hear who plays whenever it changes, in every process', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await a.cut(id, beto)
    await time.pass(60_000, id, ana)
    const expected = {
      seats: [{ by: 'human' }, { by: 'autopilot' }, { by: 'bot', strength: 'easy' }],
      paused: false,
      watchers: [],
    }
    expect(a.tables.controls.at(-1)).toEqual({ matchId, controls: expected })
    await until(() => JSON.stringify(b.tables.lastControls) === JSON.stringify(expected))
    expect(await b.seating.controlsOf(id)).toEqual(expected)
    const told = a.tables.controls.length
    await a.rooms.setProfile(id, ana.participantId, { entropy: 'x' })
    expect(a.tables.controls).toHaveLength(told)
    await b.enter(id, 'Beto')
    await until(() => a.tables.lastControls?.seats[1]?.by === 'human')
  })

  test('tables hear who watches, through whichever process they came', async () => {
    const { id, ana } = await time.match()
    const caro = await b.enter(id, 'Caro')
    await until(() => a.tables.lastControls?.watchers?.includes(caro.participantId) === true)
    expect(a.tables.lastControls?.watchers).not.toContain(ana.participantId)
    await b.cut(id, caro)
    await until(() => a.tables.lastControls?.watchers?.length === 0)
    expect((await b.seating.controlsOf(id))?.watchers).toEqual([])
  })

  test('[1.5.4] who does nothing any more is played by the autopilot, for all to see, until they act or come in again', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await a.rooms.attends(id, matchId, 1, false)
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', connected: true, autopilot: true })
    await until(() => b.tables.lastControls?.seats[1]?.by === 'autopilot')
    await a.rooms.attends(id, matchId, 1, true)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: false })
    await a.rooms.attends(id, matchId, 1, false)
    await a.enter(id, 'Beto')
    expect(ana.room.seats[1]).toMatchObject({ autopilot: false })
    await a.rooms.attends(id, 'another match', 1, false)
    // A bot's seat is nobody's.
    await a.rooms.attends(id, matchId, 2, false)
    expect(ana.room.seats).toMatchObject([{ autopilot: false }, { autopilot: false }, { kind: 'bot' }])
    await a.rooms.leave(id, beto.participantId)
    await a.rooms.attends(id, matchId, 1, true)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: true })
  })

  test('whoever is played by the autopilot is played, even if no process has the match in memory', async () => {
    const { id, ana, beto, matchId } = await time.match('continue')
    await storedMatch(time.town.db, { roomId: id, matchId, startedAt: clock.at })
    const dueAt = async () => (await findMatch(time.town.db, matchId))?.wakeAt
    await a.cut(id, beto)
    await time.pass(50_000, id, ana)
    expect(await dueAt()).toBeNull()
    await time.pass(10_000, id, ana)
    expect(await dueAt()).toBe(clock.at + 2_000)
    await setWakeAt(time.town.db, matchId, null)
    await b.enter(id, 'Beto')
    await b.enter(id, 'Caro')
    expect(await dueAt()).toBeNull()
  })

  test('a match that goes on after a pause is looked at, also when only bots have something to do', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await storedMatch(time.town.db, { roomId: id, matchId, startedAt: clock.at })
    const dueAt = async () => (await findMatch(time.town.db, matchId))?.wakeAt
    for (const person of [ana, beto]) await a.cut(id, person)
    await time.pass(70_000, id)
    expect(await dueAt()).toBeNull()
    await a.enter(id, 'Ana')
    expect(await dueAt()).toBe(clock.at + 2_000)
  })

  test('who leaves hands over to the autopilot at once', async () => {
    const { id, beto } = await time.match()
    await a.rooms.leave(id, beto.participantId)
    expect(a.tables.lastControls?.seats[1]).toEqual({ by: 'autopilot' })
  })

  test('who deletes the account leaves every room, match or not, through whichever process', async () => {
    const { ana } = await time.match()
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
    const { id, ana, beto } = await time.match()
    await a.cut(id, ana)
    await a.cut(id, beto)
    expect(a.tables.lastControls).toMatchObject({ paused: true })
    await time.pass(120_000, id)
    await b.enter(id, 'Beto')
    expect(b.tables.lastControls).toMatchObject({
      paused: false,
      seats: [{ by: 'human' }, { by: 'human' }, { by: 'bot' }],
    })
  })

  test('people whose process died are found missing, and the autopilot counts from when they were last seen', async () => {
    const { id, ana, beto } = await time.match()
    await time.pass(29_000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ connected: true })
    await time.pass(2000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ connected: false, autopilot: false })
    await time.pass(28_000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: false })
    await time.pass(1000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ autopilot: true })
    expect(beto.room.seats[0]).toMatchObject({ connected: true })
  })

  test('what others do in the room makes nobody seem to be there', async () => {
    const { id, ana } = await a.open('Ana', { seats: 3 })
    const beto = await a.enter(id, 'Beto')
    await a.rooms.requestSeat(id, beto.participantId, { seat: 2 })
    await time.pass(25_000, id, ana)
    await a.rooms.host(id, ana.participantId, { command: 'SET_OPTIONS', options: {}, seats: 2 })
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', connected: true })
    await time.pass(6000, id, ana)
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto', connected: false })
  })

  test('somebody who is believed away but still connected somewhere is there again with the next heartbeat', async () => {
    const { id, ana, beto } = await time.match()
    await b.cut(id, await b.enter(id, 'Beto'))
    await until(() => ana.room.seats[1]?.kind === 'human' && !ana.room.seats[1].connected)
    await a.rooms.heartbeat([{ roomId: id, participantId: beto.participantId }])
    expect(ana.room.seats[1]).toMatchObject({ connected: true })
    await a.rooms.heartbeat([{ roomId: id, participantId: 'nobody' }])
    await a.rooms.heartbeat([])
  })

  test('who has come back through another process is not lost when the first one notices that they went', async () => {
    const { id, ana, beto } = await time.match()
    const back = await b.enter(id, 'Beto')
    await a.cut(id, beto)
    expect(back.room.seats[1]).toMatchObject({ connected: true })
    await b.cut(id, back)
    await until(() => JSON.stringify(ana.room.seats[1]).includes('"connected":false'))
  })

  test('rooms survive a restart: seats, host, match and clocks are as they were', async () => {
    const { id, matchId } = await time.match()
    clock.at += 5000
    const again = time.town.lonely(clock, 'again')
    expect(await again.seating.controlsOf(id)).toMatchObject({
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
    const { id, ana } = await time.match()
    await a.rooms.host(id, ana.participantId, { command: 'SET_ROOM', idle: 'continue' })
    clock.at += 240_000
    const again = time.town.lonely(clock, 'again')
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

  test('who was away when the storage went has their time to come back after it, in every process', async () => {
    const { id, ana, beto } = await time.match()
    await a.cut(id, beto)
    await time.pass(50_000, id, ana)
    clock.at += 25_000
    for (const { rooms } of [a, b]) rooms.resume(clock.now())
    await time.pass(59_000, id, ana)
    expect((await b.rooms.view(id))?.seats).toMatchObject([{ autopilot: false }, { autopilot: false }, {}])
    await time.pass(1_000, id, ana)
    expect((await b.rooms.view(id))?.seats).toMatchObject([{ autopilot: false }, { autopilot: true }, {}])
  })

  test('after it a rematch is still on offer, and an empty room is still there', async () => {
    const { id, ana, beto, matchId } = await time.match()
    await a.rooms.matchEnded(id, matchId)
    const { id: emptyId, ana: caro } = await a.open('Caro')
    await a.cut(emptyId, caro)
    clock.at += 299_000
    for (const { rooms } of [a, b]) rooms.resume(clock.now())
    await time.pass(20_000, id, ana, beto)
    expect(ana.room.status).toBe('ended')
    expect(await a.rooms.view(emptyId)).toBeDefined()
    await time.pass(10_000, id, ana, beto)
    expect(ana.room.status).toBe('lobby')
    await time.pass(270_000, id, ana, beto)
    expect(await a.rooms.view(emptyId)).toBeUndefined()
  })

  test.each(JUMPS)('nobody is missed, thrown out or waited for when somebody sets the clock by %i ms', async (ms) => {
    const env = new TwoClocks()
    const house = await SharedTime.open({ env, storage: where().storages[0], log: { warn: () => {} } })
    ;[a, b] = where().processes(house)
    const { id, ana } = await a.open('Ana', { seats: 2 })
    const beto = await b.enter(id, 'Beto')
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 5) {
        env.pass(5_000)
        await house.look()
        await a.rooms.heartbeat([{ roomId: id, participantId: ana.participantId }])
        await Promise.all([a.rooms.sweep(), b.rooms.sweep()])
      }
      return (await b.rooms.view(id))?.seats
    }
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    env.set(ms)
    // It follows the clock by some milliseconds.
    await pass(10)
    await until(() => ana.room.matchId !== null)
    await b.cut(id, beto)
    env.set(ms)
    expect(await pass(55)).toMatchObject([{ connected: true, autopilot: false }, { autopilot: false }])
    env.set(-3 * ms)
    expect(await pass(10)).toMatchObject([{ connected: true, autopilot: false }, { autopilot: true }])
  })

  test('nobody is lost because the storage was away and could not note that they were there', async () => {
    const { id, ana, beto } = await time.match()
    const caro = await b.enter(id, 'Caro')
    clock.at += 90_000
    await a.rooms.sweep()
    expect((await a.rooms.view(id))?.seats).toMatchObject([{ connected: true }, { connected: true }, {}])
    await b.rooms.sweep()
    const people = [ana, beto].map(({ participantId }) => ({ roomId: id, participantId }))
    await a.rooms.heartbeat(people)
    await b.rooms.heartbeat([{ roomId: id, participantId: caro.participantId }])
    await a.rooms.refreshAll()
    const view = await a.rooms.view(id)
    expect(view?.hostId).toBe(ana.participantId)
    expect(view?.seats).toMatchObject([
      { connected: true, autopilot: false },
      { connected: true, autopilot: false },
      {},
    ])
    expect(view?.watchers).toMatchObject([{ name: 'Caro', connected: true }])
  })
}
