import type { HostCommand } from '@ludoteca/protocol'
import { beforeEach, expect, test } from 'vitest'
import { type FakeClock, type FakeListener, houseIn, type Process, personNamed, type Town } from './world.ts'

let clock: FakeClock
let house: Process
let town: Town

const host = (roomId: string, listener: FakeListener, command: HostCommand) =>
  house.rooms.host(roomId, listener.participantId, command)

/** What hosts and players may ask of a room, and what comes of asking twice. */
export function commandsSuite(where: () => Town): void {
  beforeEach(async () => {
    ;({ clock, house, town } = await houseIn(where()))
  })

  test('[1.8] who accepts the disclaimer of a game is written down once, and nameless when the account is gone', async () => {
    const { accountId } = personNamed('Ana')
    await town.db.insertInto('account').values({ id: accountId, name: 'Ana', created_at: 1, seen_at: 1 }).execute()
    const { id, ana } = await house.open('Ana', { game: 'imperio', kind: 'public' })
    const noted = () => town.db.selectFrom('acceptance').selectAll().where('room_id', '=', id).execute()
    const labels = { teamSet: 'REAL_LABEL' }
    const refused = await host(id, ana, { command: 'SET_OPTIONS', options: labels })
    expect(refused).toMatchObject({ code: 'BAD_OPTIONS', params: { reason: 'DISCLAIMER_REQUIRED' } })
    expect(await noted()).toEqual([])
    const at = clock.now()
    for (let i = 0; i < 2; i++) {
      const options = { ...labels, realLabelsAccepted: true }
      expect(await host(id, ana, { command: 'SET_OPTIONS', options })).toEqual({ ok: true })
      clock.at += 1000
    }
    expect(await noted()).toEqual([{ room_id: id, account_id: accountId, game: 'imperio', at }])
    expect(JSON.stringify(ana.room)).not.toContain(accountId)
    await town.db.deleteFrom('account').where('id', '=', accountId).execute()
    expect(await noted()).toEqual([{ room_id: id, account_id: null, game: 'imperio', at }])
  })

  test('[1.3] a room among friends begins with real labels, a public one with the parody, and stays within its terms', async () => {
    const friends = await house.open('Ana', { game: 'imperio', kind: 'friends' })
    expect(friends.ana.room.options).toMatchObject({ teamSet: 'REAL_LABEL', realLabelsAccepted: false })
    const open = { command: 'SET_ROOM', kind: 'public' } as const
    const refused = await host(friends.id, friends.ana, open)
    expect(refused).toMatchObject({ code: 'BAD_OPTIONS', params: { reason: 'DISCLAIMER_REQUIRED' } })
    const parody = { command: 'SET_OPTIONS', options: { teamSet: 'PARODY' } } as const
    expect(await host(friends.id, friends.ana, parody)).toEqual({ ok: true })
    expect(await host(friends.id, friends.ana, open)).toEqual({ ok: true })
    const strangers = await house.open('Beto', { game: 'imperio', kind: 'public' })
    expect(strangers.ana.room.options).toMatchObject({ teamSet: 'PARODY' })
    const another = { command: 'SET_GAME', game: 'imperio' } as const
    const changed = await house.open('Caro', { kind: 'friends' })
    expect(await host(changed.id, changed.ana, another)).toEqual({ ok: true })
    expect(changed.ana.room.options).toMatchObject({ teamSet: 'REAL_LABEL' })
  })

  test('[1.7.4] a game says in its own words why somebody may not bring something along', async () => {
    const { id, ana } = await house.open('Ana', { game: 'imperio', options: { uniqueTeams: true } })
    const beto = await house.enter(id, 'Beto')
    const seat = ana.room.seats[0] as { brings?: { team?: string } }
    const team = seat.brings?.team as string
    const answer = await house.rooms.setProfile(id, beto.participantId, { team })
    expect(answer).toMatchObject({ ok: false, code: 'TEAM_TAKEN', message: 'Esa dinastía ya está tomada.' })
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
}
