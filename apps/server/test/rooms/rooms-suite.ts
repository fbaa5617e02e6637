import { isRefusal } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Rooms as SocketRooms } from '../../src/sockets/ports.ts'
import { FakeClock, FakeListener, HERE, type Process, personNamed, type Town } from './world.ts'

let clock: FakeClock
let house: Process
let town: Town

const host = (roomId: string, listener: FakeListener, command: HostCommand) =>
  house.rooms.host(roomId, listener.participantId, command)

/** What people see of rooms. */
export function roomsSuite(where: () => Town): void {
  beforeEach(async () => {
    town = where()
    await town.empty()
    clock = new FakeClock()
    house = town.lonely(clock)
  })

  describe('coming in', comingIn)
  describe('finding a room', findingRooms)
  describe('listening', listening)
  describe('several processes', severalProcesses)
}

function comingIn(): void {
  test('who opens a room is its host and hears of everything that changes, in the same bytes as the others', async () => {
    const { id, ana } = await house.open('Ana')
    expect(id).toMatch(/^[A-HJKMNP-Z]{5}$/)
    expect(ana.room).toMatchObject({ roomId: id, hostId: ana.participantId, status: 'lobby' })
    const beto = await house.enter(id, 'Beto')
    await house.rooms.setReady(id, beto.participantId, { ready: true })
    expect(ana.room.seats.slice(0, 2)).toMatchObject([{ name: 'Ana' }, { name: 'Beto', ready: true }])
    expect(ana.heard.at(-1)).toEqual(beto.heard.at(-1))
    expect(ana.room.version).toBeGreaterThan(1)
  })

  test('joining answers with participant, role and seat, and says when seats are full', async () => {
    const { id } = await house.open('Ana', { seats: 2 })
    const beto = await house.rooms.join(id, personNamed('Beto'), { role: 'OWNER' }, HERE)
    expect(beto).toMatchObject({ ok: true, result: { role: 'PLAYER', seat: 1 } })
    const caro = await house.rooms.join(id, personNamed('Caro'), { role: 'PLAYER' }, HERE)
    expect(caro).toMatchObject({ ok: true, result: { role: 'WATCHER', seat: null, notice: 'SEATS_FULL' } })
    const dani = await house.rooms.join(id, personNamed('Dani'), { role: 'WATCHER' }, HERE)
    expect(dani).toMatchObject({ ok: true, result: { role: 'WATCHER', seat: null } })
    expect(dani.ok && dani.result).not.toHaveProperty('notice')
  })

  test('who leaves and comes back is the same participant, so that nobody votes twice', async () => {
    const { id } = await house.open('Ana')
    const other = await house.open('Beto')
    const watcher = await house.enter(id, 'Caro', 'WATCHER')
    await house.rooms.leave(id, watcher.participantId)
    expect((await house.enter(id, 'Caro', 'WATCHER')).participantId).toBe(watcher.participantId)
    expect((await house.enter(other.id, 'Caro', 'WATCHER')).participantId).not.toBe(watcher.participantId)
    expect(watcher.participantId).toMatch(/^[a-z2-7]{12}$/)
  })

  test('an unknown room, game or participant is answered, not thrown', async () => {
    expect(await house.rooms.join('XXXXX', personNamed('Ana'), { role: 'PLAYER' }, HERE)).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await house.rooms.create(personNamed('Ana'), { game: 'chess', kind: 'public' })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await house.rooms.join('\u0000', personNamed('Ana'), { role: 'PLAYER' }, HERE)).toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const id of ['XXXXX', '\u0000', '']) expect(await house.rooms.view(id)).toBeUndefined()
    const { id, ana } = await house.open('Ana')
    expect(await house.rooms.leave(id, 'nobody')).toMatchObject({ ok: false, code: 'NOT_JOINED' })
    expect(await house.rooms.rematch('XXXXX', 'nobody', { accept: true })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await host(id, ana, { command: 'SET_GAME', game: 'chess' })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await host('XXXXX', ana, { command: 'START' })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a command that comes again is not obeyed again, through whichever process and however late', async () => {
    const { id, ana } = await house.open('Ana', { seats: 6 })
    const other = town.lonely(clock, 'other')
    const addBot = ({ rooms }: Process, key: string) =>
      rooms.host(id, ana.participantId, { command: 'ADD_BOT', strength: 'easy' }, key)
    const bots = async () => (await other.rooms.view(id))?.seats.filter(({ kind }) => kind === 'bot').length
    for (const process of [house, house, other, town.lonely(clock, 'third')]) {
      expect(await addBot(process, 'one')).toEqual({ ok: true })
    }
    expect(await bots()).toBe(1)
    expect(await addBot(house, 'two')).toEqual({ ok: true })
    expect(await bots()).toBe(2)
    const start = () => house.rooms.host(id, ana.participantId, { command: 'START' }, 'three')
    expect([await start(), await start()]).toEqual([{ ok: true }, { ok: true }])
    const cancel = () => house.rooms.host(id, ana.participantId, { command: 'CANCEL_START' }, 'four')
    expect([await cancel(), await start(), await cancel()]).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(ana.room.status).toBe('lobby')
    expect([await house.rooms.leave(id, ana.participantId, 'five'), await house.rooms.view(id)]).toEqual([
      { ok: true },
      undefined,
    ])
    expect(await house.rooms.leave(id, ana.participantId, 'five')).toEqual({ ok: true })
  })

  test('a refused command may come again and be obeyed', async () => {
    const { id, ana } = await house.open('Ana', { seats: 2 })
    const start = () => house.rooms.host(id, ana.participantId, { command: 'START' }, 'one')
    expect(await start()).toMatchObject({ code: 'CANNOT_START' })
    await house.enter(id, 'Beto')
    expect(await start()).toEqual({ ok: true })
  })

  test('a room stored before commands were remembered obeys them all the same', async () => {
    const { id, ana } = await house.open('Ana')
    const { state } = await town.db.selectFrom('room').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    const { done: _, ...old } = state as { done: unknown }
    await town.db
      .updateTable('room')
      .set({ state: JSON.stringify(old) })
      .where('id', '=', id)
      .execute()
    const { rooms } = town.lonely(clock, 'later')
    expect(await rooms.setReady(id, ana.participantId, { ready: true }, 'one')).toEqual({ ok: true })
  })

  test('an account opens at most five rooms in ten minutes; wishes that were refused do not count', async () => {
    const person = personNamed('Ana')
    const wish = { game: 'plaza', kind: 'friends' } as const
    const refused = await house.rooms.create(person, { ...wish, seats: 99 })
    expect(refused).toMatchObject({ code: 'BAD_OPTIONS', params: { option: 'seats' } })
    for (let i = 0; i < 5; i++) expect(isRefusal(await house.rooms.create(person, wish))).toBe(false)
    expect(await house.rooms.create(person, wish)).toMatchObject({ code: 'RATE_LIMIT' })
    expect(isRefusal(await house.rooms.create(personNamed('Beto'), wish))).toBe(false)
    clock.at += 600_000
    expect(isRefusal(await house.rooms.create(person, wish))).toBe(false)
  })

  test('rooms fit what sockets expect of them', async () => {
    const port: SocketRooms = house.rooms
    const { id, ana } = await house.open('Ana', { game: 'banca' })
    const standing = port.standing(id, ana.participantId)
    expect(standing).toEqual({ seat: 0, host: true, matchId: null, locale: expect.any(String) })
    await host(id, ana, { command: 'SET_GAME', game: 'ludomercatus' })
    expect(port.standing(id, ana.participantId)?.locale).toBe('en')
    expect(port.standing(id, 'nobody')).toBeUndefined()
    expect(port.standing('XXXXX', ana.participantId)).toBeUndefined()
  })
}

function findingRooms(): void {
  test('who tries codes finds no room any more, even by its code, and who is in it already is not held up', async () => {
    const { id } = await house.open('Ana')
    const join = (roomId: string, name: string, address: string) =>
      house.rooms.join(roomId, personNamed(name), { role: 'PLAYER' }, address)
    for (let i = 0; i < 10; i++) {
      expect(await house.rooms.lookUp(id, 'café')).toMatchObject({ roomId: id })
      expect(await join('XXXXX', 'Zoe', 'café')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await house.rooms.lookUp('YYYYY', 'café')).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await join('XXXXX', 'Zoe', 'café')).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await join(id, 'Zoe', 'café')).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await house.rooms.lookUp(id, 'café')).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await join(id, 'Ana', 'café')).toMatchObject({ ok: true })
    expect(await join(id, 'Beto', 'elsewhere')).toMatchObject({ ok: true })
    clock.at += 600_000
    expect(await join(id, 'Zoe', 'café')).toMatchObject({ ok: true })
  })

  test('public rooms are listed, newest first, and can be filtered; friends rooms never are', async () => {
    const first = await house.open('Ana', { kind: 'public' })
    clock.at += 1000
    const second = await house.open('Beto', { kind: 'public', game: 'banca' })
    await house.open('Caro', { kind: 'friends' })
    const list = await house.rooms.list({})
    expect(list.map(({ roomId }) => roomId)).toEqual([second.id, first.id])
    expect(list[1]).toMatchObject({ game: 'plaza', status: 'lobby', host: 'Ana', players: 1, seats: 12, watchers: 0 })
    expect(await house.rooms.list({ game: 'banca' })).toHaveLength(1)
    expect(await house.rooms.list({ status: 'running' })).toEqual([])
  })

  test('the list holds fifty rooms, and rooms nobody came to hide none where somebody is', async () => {
    const { id, ana } = await house.open('Ana', { kind: 'public' })
    clock.at += 1000
    for (let i = 0; i < 51; i++) await house.rooms.create(personNamed(`P${i}`), { game: 'plaza', kind: 'public' })
    const list = await house.rooms.list({})
    expect(list).toHaveLength(50)
    expect(list[0]).toMatchObject({ roomId: id, host: 'Ana' })
    await house.cut(id, ana)
    expect((await house.rooms.list({})).map(({ roomId }) => roomId)).not.toContain(id)
  })

  test('quick play keeps a seat in the fullest lobby that is open', async () => {
    const lonely = await house.open('Ana', { kind: 'public' })
    const fuller = await house.open('Beto', { kind: 'public' })
    await house.enter(fuller.id, 'Caro')
    const full = await house.open('Dani', { kind: 'public', seats: 2 })
    await house.enter(full.id, 'Elsa')
    const locked = await house.open('Fito', { kind: 'public' })
    for (const name of ['G', 'H', 'I']) await house.enter(locked.id, name)
    await host(locked.id, locked.ana, { command: 'SET_ROOM', locked: true })
    await house.open('Otra', { kind: 'public', game: 'banca' })

    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'plaza')).toEqual({ id: fuller.id })
    expect(fuller.ana.room.seats[2]).toMatchObject({ kind: 'human', name: 'Zoe', connected: false })
    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'plaza')).toEqual({ id: fuller.id })
    const joined = await house.rooms.join(fuller.id, personNamed('Zoe'), { role: 'PLAYER' }, HERE)
    expect(joined).toMatchObject({ result: { role: 'PLAYER', seat: 2 } })
    expect(lonely.ana.room.seats[1]).toEqual({ kind: 'open' })
  })

  test('quick play sends nobody to a room without company', async () => {
    const { id, ana } = await house.open('Ana', { kind: 'public' })
    await house.cut(id, ana)
    const made = await house.rooms.quickPlay(personNamed('Zoe'), 'plaza')
    expect(made).not.toEqual({ id })
    expect(await house.rooms.quickPlay(personNamed('Ana'), 'plaza')).toEqual({ id })
  })

  test('quick play opens a public room where there is none, and none for games that do not exist', async () => {
    const made = await house.rooms.quickPlay(personNamed('Zoe'), 'ludomercatus')
    expect(await house.rooms.list({})).toMatchObject([{ roomId: isRefusal(made) || made.id, game: 'ludomercatus' }])
    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'chess')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('who does not come for a seat that was kept loses it', async () => {
    const { id, ana } = await house.open('Ana', { kind: 'public' })
    await house.rooms.quickPlay(personNamed('Zoe'), 'plaza')
    await house.rooms.heartbeat([{ roomId: id, participantId: ana.participantId }])
    clock.at += 60_000
    await house.rooms.heartbeat([{ roomId: id, participantId: ana.participantId }])
    await house.rooms.sweep()
    expect(ana.room.seats[1]).toEqual({ kind: 'open' })
  })

  test('a heartbeat may be that of thousands', async () => {
    const { id, ana } = await house.open('Ana')
    const people = Array.from({ length: 10_000 }, (_, i) => ({ roomId: id, participantId: `somebody ${i}` }))
    clock.at += 60_000
    await house.rooms.heartbeat([...people, { roomId: id, participantId: ana.participantId }])
    await house.rooms.sweep()
    expect(ana.room.seats[0]).toMatchObject({ connected: true })
  })
}

function listening(): void {
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
    expect(ana.heard.at(-1)).toMatchObject({ type: 'REACTION' })
    expect(JSON.parse(ana.heard.at(-1)?.payload ?? '')).toEqual({ from: beto.participantId, emoji: 'RISA' })
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
    await house.rooms.hearRooms([id])
    expect(ana.seq).toBe(heard)
  })
}

function severalProcesses(): void {
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
      await b.rooms.hearRooms([id])
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
    await a.rooms.hearMissed()
    expect(ana.room.seats[1]).toMatchObject({ name: 'Beto' })
    expect(a.removed).toEqual([`${gone.ana.participantId} CLOSED`])
  })
}
