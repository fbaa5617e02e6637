import type { RoomClient } from '@ludoteca/client'
import { type Box, Guided } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { box as plaza } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import type { Running } from '../../src/index.ts'
import { scratch, startServer, Visitor } from './kit.ts'

const game = pearls as unknown as Box
const strict: Box = { ...game, tutorial: { ...(game.tutorial as NonNullable<Box['tutorial']>), isMandatory: true } }
const PROOF = new Guided(strict).follow().moves
const shelf = [strict, plaza as unknown as Box].map((box) => ({
  id: box.game.id,
  packageName: '',
  example: true,
  load: async () => box,
}))

/** A server that asks for the tutorial of Pearls, as one does that nobody has told anything else. */
async function withServer(run: (server: Running) => Promise<void>): Promise<void> {
  await scratch(async (dataDir) => {
    const server = await startServer({ dataDir }, { shelf, tutorials: 'asked' })
    try {
      await run(server)
    } finally {
      await server.close()
    }
  })
}

const REQUIRED = { code: 'TUTORIAL_REQUIRED', params: { game: 'pearls' } }

/** Why somebody was not let in, or nothing. */
function refusalOf(client: RoomClient) {
  return client.whenJoined().then(
    () => undefined,
    (error: { code: string; params: object }) => ({ code: error.code, params: error.params }),
  )
}

test('whoever has not finished a mandatory tutorial comes into no room of that game, and into the same one afterwards', async () => {
  await withServer(async (server) => {
    const host = await Visitor.arrive(server.url)
    const wish = { game: 'pearls', kind: 'public', seats: 3 } as const
    await expect(host.api.createRoom(wish)).rejects.toMatchObject({ status: 403, ...REQUIRED })
    await expect(host.api.quickPlay('pearls')).rejects.toMatchObject({ status: 403, ...REQUIRED })
    expect(await host.api.finishTutorial('pearls', PROOF)).toMatchObject({ game: 'pearls' })
    expect((await host.api.tutorials()).map((each) => each.game)).toEqual(['pearls'])
    const { roomId } = await host.api.createRoom(wish)
    expect(await refusalOf(host.enter(roomId, 'PLAYER'))).toBeUndefined()

    for (const role of ['PLAYER', 'WATCHER'] as const) {
      const guest = await Visitor.arrive(server.url)
      // The room can be looked at, and keeps no seat for whoever was turned away.
      expect((await guest.api.room(roomId)).game).toBe('pearls')
      const client = guest.enter(roomId, role)
      expect(await refusalOf(client)).toEqual(REQUIRED)
      await expect(guest.api.quickPlay('pearls')).rejects.toMatchObject(REQUIRED)
      expect(client.failure?.message).toBe(
        'First comes the tutorial of this game. It does not take long, and the room waits.',
      )
      const { seats, watchers } = await host.api.room(roomId)
      expect(seats.filter(({ kind }) => kind === 'human').length + watchers.length).toBe(1)
      await expect(guest.api.finishTutorial('pearls', PROOF.slice(1))).rejects.toMatchObject({ code: 'BAD_PROOF' })
      expect(await refusalOf(guest.enter(roomId, role))).toEqual(REQUIRED)
      await guest.api.finishTutorial('pearls', PROOF)
      const again = guest.enter(roomId, role)
      expect(await refusalOf(again)).toBeUndefined()
      await again.send('LEAVE_ROOM', {})
    }
  })
})

test('a room cannot be turned into one of a game that its host has not learnt; who is there already stays', async () => {
  await withServer(async (server) => {
    const host = await Visitor.arrive(server.url)
    const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends', seats: 3 })
    const client = host.enter(roomId, 'PLAYER')
    await client.whenJoined()
    const guest = await Visitor.arrive(server.url)
    await guest.enter(roomId, 'PLAYER').whenJoined()
    const choose = () => client.send('HOST_COMMAND', { command: 'SET_GAME', game: 'pearls' })
    await expect(choose()).rejects.toMatchObject(REQUIRED)
    expect(client.room?.game).toBe('plaza')
    await host.api.finishTutorial('pearls', PROOF)
    await choose()
    await client.when(({ room }) => room?.game === 'pearls')
    // The guest has a place here: a broken line does not cost it.
    expect(await refusalOf(guest.enter(roomId, 'PLAYER'))).toBeUndefined()
    expect(await refusalOf((await Visitor.arrive(server.url)).enter(roomId, 'PLAYER'))).toEqual(REQUIRED)
  })
})

test('a game whose tutorial is no duty asks nobody', async () => {
  await withServer(async (server) => {
    const host = await Visitor.arrive(server.url)
    expect((await host.api.quickPlay('plaza')).game).toBe('plaza')
  })
})
