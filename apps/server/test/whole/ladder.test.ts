import { BotPlayer } from '@ludoteca/client'
import { type Move, SeededChance } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { openStorage, system } from '../../src/index.ts'
import { scratch, startServer, Visitor } from './kit.ts'

test('two people and a bot play: soon both are rated, and nobody notes where they came from', {
  timeout: 240_000,
}, async () => {
  const box = await findGame('ludomercatus')?.load()
  if (box === undefined) throw new Error('there is no such game')
  await scratch(async (dataDir) => {
    const server = await startServer({ dataDir })
    let matchId = ''
    try {
      const visitors = [await Visitor.arrive(server.url), await Visitor.arrive(server.url)]
      const [ana, ben] = visitors as [Visitor, Visitor]
      const wish = { game: 'ludomercatus', kind: 'friends', seats: 3, options: { roundLimit: 2 } } as const
      const { roomId } = await ana.api.createRoom(wish)
      const clients = visitors.map((visitor) => visitor.enter(roomId, 'PLAYER'))
      const [host, guest] = clients as [(typeof clients)[0], (typeof clients)[0]]
      for (const client of clients) await client.when(({ stake }) => stake)
      await host.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy', seat: 2 })
      expect(await ana.api.roomRatings(roomId)).toEqual([])
      await host.send('HOST_COMMAND', { command: 'START' })
      await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
      const bots = clients.map((client, i) => {
        return new BotPlayer<object, Move>(client, { bot: box.bots.normal, chance: new SeededChance(`bot ${i}`) })
      })
      await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
      for (const bot of bots) bot.stop()
      matchId = guest.matchId as string
      await expect
        .poll(() => ben.api.roomRatings(roomId), { timeout: 60_000 })
        .toMatchObject([{ played: 1 }, { played: 1 }])
      const stranger = await Visitor.arrive(server.url)
      await expect(stranger.api.roomRatings(roomId)).rejects.toMatchObject({ status: 404 })
      for (const client of clients) client.close()
    } finally {
      await server.close()
    }
    const storage = await openStorage({ dataDir }, system)
    try {
      const notes = await storage.db.selectFrom('seat_note').selectAll().where('match_id', '=', matchId).execute()
      expect(notes.map(({ network, changed, strength }) => [network, changed, strength])).toEqual([
        [null, false, null],
        [null, false, null],
        [null, null, 'easy'],
      ])
    } finally {
      await storage.close()
    }
  })
})
