import { isRefusal } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import { beforeEach, expect, test } from 'vitest'
import type { Rooms as SocketRooms } from '../../src/sockets/ports.ts'
import { type FakeClock, type FakeListener, HERE, houseIn, type Process, personNamed, type Town } from './world.ts'

let clock: FakeClock
let house: Process

const host = (roomId: string, listener: FakeListener, command: HostCommand) =>
  house.rooms.host(roomId, listener.participantId, command)

/** Who may come in, and what they learn. */
export function comingInSuite(where: () => Town): void {
  beforeEach(async () => {
    ;({ clock, house } = await houseIn(where()))
  })

  test('who opens a room is its host and hears of everything that changes, in the same bytes as the others', async () => {
    const { id, ana } = await house.open('Ana')
    expect(id).toMatch(/^[A-HJKMNP-Z]{5}$/)
    expect(ana.room).toMatchObject({ roomId: id, hostId: ana.participantId, status: 'lobby' })
    const beto = await house.enter(id, 'Beto')
    await house.rooms.setReady(id, beto.participantId, { ready: true })
    expect(ana.room.seats.slice(0, 2)).toMatchObject([{ name: 'Ana' }, { name: 'Beto', ready: true }])
    expect(ana.sent.at(-1)).toEqual(beto.sent.at(-1))
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
