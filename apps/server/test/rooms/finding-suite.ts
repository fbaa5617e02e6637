import { isRefusal } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { RoomStore } from '../../src/rooms/room-store.ts'
import { type FakeClock, type FakeListener, HERE, houseIn, type Process, personNamed, type Town } from './world.ts'

let clock: FakeClock
let house: Process

const host = (roomId: string, listener: FakeListener, command: HostCommand) =>
  house.rooms.host(roomId, listener.participantId, command)

/** How people find a room. */
export function findingSuite(where: () => Town): void {
  beforeEach(async () => {
    ;({ clock, house } = await houseIn(where()))
  })

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

  test('of many codes tried at once no more are looked at than of as many one after the other', async () => {
    const { id } = await house.open('Ana')
    const codes = Array.from({ length: 60 }, (_, i) => `XXXX${String.fromCharCode(65 + (i % 26))}`)
    const looked = await Promise.all(codes.map((code) => house.rooms.lookUp(code, 'café')))
    const joined = await Promise.all(
      codes.map((code, i) => house.rooms.join(code, personNamed(`P${i}`), { role: 'PLAYER' }, 'bar')),
    )
    for (const answers of [looked, joined]) {
      const codesOf = answers.map((answer) => ('code' in answer ? answer.code : 'in'))
      expect(codesOf.filter((code) => code === 'NOT_FOUND')).toHaveLength(20)
      expect(codesOf.filter((code) => code === 'RATE_LIMIT')).toHaveLength(40)
    }
    // Nobody guesses while nobody can say what there is.
    const reading = vi.spyOn(RoomStore.prototype, 'find').mockRejectedValue(new Error('away'))
    for (let i = 0; i < 30; i++) await expect(house.rooms.lookUp('XXXXX', 'park')).rejects.toThrow('away')
    reading.mockRestore()
    // Who looks for rooms that are there is held up by nothing.
    for (let i = 0; i < 30; i++) expect(await house.rooms.lookUp(id, 'park')).toMatchObject({ roomId: id })
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

    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'plaza', HERE)).toEqual({ id: fuller.id })
    expect(fuller.ana.room.seats[2]).toMatchObject({ kind: 'human', name: 'Zoe', connected: false })
    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'plaza', HERE)).toEqual({ id: fuller.id })
    const joined = await house.rooms.join(fuller.id, personNamed('Zoe'), { role: 'PLAYER' }, HERE)
    expect(joined).toMatchObject({ result: { role: 'PLAYER', seat: 2 } })
    expect(lonely.ana.room.seats[1]).toEqual({ kind: 'open' })
  })

  test('quick play sends nobody to a room without company', async () => {
    const { id, ana } = await house.open('Ana', { kind: 'public' })
    await house.cut(id, ana)
    const made = await house.rooms.quickPlay(personNamed('Zoe'), 'plaza', HERE)
    expect(made).not.toEqual({ id })
    expect(await house.rooms.quickPlay(personNamed('Ana'), 'plaza', HERE)).toEqual({ id })
  })

  test('quick play opens a public room where there is none, and none for games that do not exist', async () => {
    const made = await house.rooms.quickPlay(personNamed('Zoe'), 'ludomercatus', HERE)
    expect(await house.rooms.list({})).toMatchObject([{ roomId: isRefusal(made) || made.id, game: 'ludomercatus' }])
    expect(await house.rooms.quickPlay(personNamed('Zoe'), 'chess', HERE)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('who does not come for a seat that was kept loses it', async () => {
    const { id, ana } = await house.open('Ana', { kind: 'public' })
    await house.rooms.quickPlay(personNamed('Zoe'), 'plaza', HERE)
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
