import { BotPlayer, type OpenSocket, type RoomClient } from '@ludoteca/client'
import { commitSeed, type Move, SeededChance } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { scratch, startServer, Visitor } from './kit.ts'

type Rewrite = (text: string) => string

/** As if the server were another one: what is heard, or said, is changed on its way. */
function tampering({ api }: Visitor, { heard = same, said = same }: { heard?: Rewrite; said?: Rewrite }): OpenSocket {
  return (url) => {
    const socket = new WebSocket(url, { headers: { cookie: api.cookie ?? '' } })
    const listen = (type: string, listener: (event: { data?: unknown }) => void) => {
      socket.addEventListener(type as 'message', (event) => {
        listener(type === 'message' ? { data: heard(String(event.data)) } : event)
      })
    }
    return {
      send: (text: string) => socket.send(said(text)),
      close: (code?: number) => socket.close(code),
      addEventListener: listen as ReturnType<OpenSocket>['addEventListener'],
    }
  }
}

const same: Rewrite = (text) => text
/** A room that shows what the match will not be made of. */
const showsAnother: Rewrite = (text) =>
  text.includes('"ROOM_STATE"')
    ? text.replace(/"serverSeedCommit":"\w+"/, `"serverSeedCommit":"${commitSeed('x')}"`)
    : text
const mixesInAnother: Rewrite = (text) => text.replace('"entropy":"of Caro"', '"entropy":"that suits better"')

test('a player notices a server that takes another secret than it showed, or another text than it was given', async () => {
  await scratch(async (dataDir) => {
    const server = await startServer({ dataDir })
    const visitors = [0, 1, 2].map(() => Visitor.arrive(server.url))
    const [ana, beto, caro] = (await Promise.all(visitors)) as [Visitor, Visitor, Visitor]
    const { roomId } = await ana.api.createRoom({ game: 'pearls', kind: 'friends', seats: 3 })
    const clients: RoomClient[] = []
    for (const [visitor, options] of [
      [ana, { entropy: 'of Ana' }],
      [beto, { entropy: 'of Beto', socket: tampering(beto, { heard: showsAnother }) }],
      [caro, { entropy: 'of Caro', socket: tampering(caro, { said: mixesInAnother }) }],
    ] as const) {
      const client = visitor.enter(roomId, 'PLAYER', options)
      await client.when(({ stake }) => stake)
      // Its answer comes after that to the text.
      await client.send('PING', {})
      clients.push(client)
    }
    await clients[0]?.send('HOST_COMMAND', { command: 'START' })
    const box = await (findGame('pearls') as NonNullable<ReturnType<typeof findGame>>).load()
    const bots = clients.map((client, i) => {
      return new BotPlayer<object, Move>(client, { bot: box.bots.normal, chance: new SeededChance(`bot ${i}`) })
    })
    await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
    for (const bot of bots) bot.stop()
    expect(clients.map(({ fairness: { verdict, reason } }) => [verdict, reason])).toEqual([
      ['held', undefined],
      ['broken', 'commitment'],
      ['broken', 'text'],
    ])
    for (const client of clients) client.close()
    await server.close()
  })
})
