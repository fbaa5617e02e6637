import type { HostCommand } from '@ludoteca/protocol'
import { beforeEach, expect, test } from 'vitest'
import { type FakeClock, FakeListener, HERE, houseIn, type Process, personNamed, type Town } from './world.ts'

let clock: FakeClock
let house: Process
let town: Town

const host = (roomId: string, listener: FakeListener, command: HostCommand) =>
  house.rooms.host(roomId, listener.participantId, command)

/** Who hears what of a room, in one process and in several. */
export function hearingSuite(where: () => Town): void {
  beforeEach(async () => {
    ;({ clock, house, town } = await houseIn(where()))
  })

  test('who was kicked hears of it and of nothing after; who leaves is not told', async () => {
    const { id, ana } = await house.open('Ana')
    const beto = await house.enter(id, 'Beto')
    const caro = await house.enter(id, 'Caro')
    const heard = beto.seq
    await host(id, ana, { command: 'KICK', participantId: beto.participantId })
    expect(house.removed).toEqual([`${beto.participantId} KICKED`])
    expect(beto.seq).toBe(heard)
    await house.rooms.leave(id, caro.participantId)
    expect(house.removed).toHaveLength(1)
    expect(await house.rooms.join(id, personNamed('Beto'), { role: 'PLAYER' }, HERE)).toMatchObject({ code: 'KICKED' })
  })

  test('everybody but the host is told that the room was closed, and it is gone', async () => {
    const { id, ana } = await house.open('Ana')
    const beto = await house.enter(id, 'Beto')
    expect(await host(id, ana, { command: 'CLOSE' })).toEqual({ ok: true })
    expect(house.removed).toEqual([`${beto.participantId} CLOSED`])
    expect(await house.rooms.view(id)).toBeUndefined()
    expect(await town.db.selectFrom('participant').selectAll().execute()).toEqual([])
  })

  test('reactions reach those who listen and come only from people in the room', async () => {
    const { id, ana } = await house.open('Ana')
    const beto = await house.enter(id, 'Beto')
    house.rooms.reaction(id, beto.participantId, 'RISA')
    expect(ana.sent.at(-1)).toMatchObject({ type: 'REACTION' })
    expect(JSON.parse(ana.sent.at(-1)?.payload ?? '')).toEqual({ from: beto.participantId, emoji: 'RISA' })
    const heard = ana.seq
    house.rooms.reaction(id, 'nobody', 'RISA')
    house.rooms.reaction('XXXXX', beto.participantId, 'RISA')
    expect(ana.seq).toBe(heard)
  })

  test('a listener that comes late or to a room nobody kept is told all the same', async () => {
    const { id, ana } = await house.open('Ana')
    const restarted = town.lonely(clock, 'match')
    const late = new FakeListener(ana.participantId)
    restarted.rooms.attach(id, late)
    await expect.poll(() => late.seq).toBe(1)
    expect(late.room.roomId).toBe(id)
    expect(restarted.matches).toEqual([null])
  })

  test('a connection that took the place of another one keeps its person there', async () => {
    const { id, ana } = await house.open('Ana')
    const second = await house.enter(id, 'Ana')
    await house.cut(id, ana)
    expect(second.room.seats[0]).toMatchObject({ connected: true })
    await house.cut(id, second)
    expect((await house.rooms.view(id))?.seats[0]).toMatchObject({ connected: false })
  })

  test('rooms to which nobody listens are not kept in memory', async () => {
    const { id, ana } = await house.open('Ana')
    house.rooms.detach(ana)
    expect(house.rooms.standing(id, ana.participantId)).toBeDefined()
    clock.at += 31_000
    await house.rooms.sweep()
    expect(house.rooms.standing(id, ana.participantId)).toBeUndefined()
    expect(await house.rooms.view(id)).toBeDefined()
  })

  test('nobody is told twice what they know', async () => {
    const { id, ana } = await house.open('Ana')
    const heard = ana.seq
    await house.rooms.connected(id, ana.participantId)
    await house.rooms.setReady(id, ana.participantId, { ready: false })
    await house.rooms.refresh([id])
    expect(ana.seq).toBe(heard)
  })

  test('people who join through both at once all get in, each on a seat of their own', async () => {
    const [a, b] = town.processes(clock)
    const { id } = await a.open('Ana')
    const names = Array.from({ length: 18 }, (_, i) => `Gente ${i}`)
    const joined = await Promise.all(
      names.map((name, i) => (i % 2 ? a : b).rooms.join(id, personNamed(name), { role: 'PLAYER' }, HERE)),
    )
    const seats = joined.flatMap((answer) => (answer.ok && answer.result.seat !== null ? [answer.result.seat] : []))
    expect(joined.every(({ ok }) => ok)).toBe(true)
    expect(seats.sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    await expect.poll(async () => (await b.rooms.view(id))?.watchers.length).toBe(7)
  })

  test('a change in one is heard in the other', async () => {
    const [a, b] = town.processes(clock)
    const { id, ana } = await a.open('Ana')
    const beto = await b.enter(id, 'Beto')
    await expect.poll(() => ana.room.seats[1]).toMatchObject({ name: 'Beto' })
    await a.rooms.host(id, ana.participantId, { command: 'KICK', participantId: beto.participantId })
    await expect.poll(() => b.removed).toEqual([`${beto.participantId} KICKED`])
  })

  test('without news, nobody is refused because of something old', async () => {
    const a = town.lonely(clock, 'a')
    const b = town.lonely(clock, 'b')
    const { id, ana } = await a.open('Ana', { seats: 2 })
    const beto = await b.enter(id, 'Beto')
    await a.rooms.leave(id, ana.participantId)
    expect(beto.room.hostId).toBe(ana.participantId)
    expect(await b.rooms.host(id, beto.participantId, { command: 'SET_ROOM', locked: true })).toEqual({ ok: true })
    expect(beto.room).toMatchObject({ hostId: beto.participantId, locked: true })
  })

  test('news that come while a room is being opened are not lost', async () => {
    const a = town.lonely(clock, 'a')
    const b = town.lonely(clock, 'b')
    const { id, ana } = await a.open('Ana')
    b.meanwhile = async () => {
      await a.rooms.setReady(id, ana.participantId, { ready: true })
      await b.rooms.refresh([id])
    }
    const beto = await b.enter(id, 'Beto')
    expect(beto.room.seats[0]).toMatchObject({ name: 'Ana', ready: true })
  })

  test('after missed news everything that is open is read again', async () => {
    const a = town.lonely(clock, 'a')
    const b = town.lonely(clock, 'b')
    const { id, ana } = await a.open('Ana')
    const gone = await a.open('Caro')
    await b.enter(id, 'Beto')
    await b.rooms.host(gone.id, gone.ana.participantId, { command: 'CLOSE' })
    expect(ana.room.seats[1]).toEqual({ kind: 'open' })
    await a.rooms.refreshAll()
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto' })
    expect(a.removed).toEqual([`${gone.ana.participantId} CLOSED`])
  })

  test('after missed news a match hears who plays, also when nobody here listens to its room', async () => {
    const a = town.lonely(clock, 'a')
    const b = town.lonely(clock, 'b')
    const { id, ana } = await a.open('Ana', { seats: 2 })
    const beto = await a.enter(id, 'Beto')
    await a.rooms.host(id, ana.participantId, { command: 'START' })
    clock.at += 5000
    await a.rooms.sweep()
    await a.rooms.leave(id, beto.participantId)
    await b.rooms.refreshAll()
    expect(b.tables.controls).toEqual([])
    b.tables.roomIds = [id]
    await b.rooms.refreshAll()
    expect(b.tables.lastControls?.seats).toEqual([{ by: 'human' }, { by: 'autopilot' }])
  })
}
