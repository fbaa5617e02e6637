import type { RoomClient } from '@ludoteca/client'
import { type Box, type Move, type Seat, TABLE } from '@ludoteca/kernel'
import type { ShelfEntry } from '@ludoteca/registry'
import { expect, test, vi } from 'vitest'
import { startServer, Visitor } from '../whole/kit.ts'
import { postgresForAll } from '../whole/on-postgres.ts'
import { messagesIn, settleBeginning, settleIn } from '../whole/overhearing.ts'
import { ownTime, repeatableLuck } from '../whole/own-time.ts'
import { type Scene, TWINS, type Twins, type Way } from './twins.ts'

const postgres = postgresForAll()

/** Headers that say when somebody asked, not what there is. */
const PASSING = /^(date|x-ratelimit-.*|keep-alive|connection)$/

/** All that somebody who is not in the room can ask for, with headers: sizes and tags tell as well. */
async function askOutside(url: string, { api }: Visitor, roomId: string, matchId: string): Promise<string[]> {
  const paths = ['/api/rooms', `/api/rooms/${roomId}`, '/api/matches?listed=1', `/api/matches/${matchId}`]
  const records = ['', '?format=twin'].map((query) => `/api/matches/${matchId}/record${query}`)
  const answers: string[] = []
  for (const path of [...paths, ...records, `/api/matches/${matchId}/pictures`]) {
    const answer = await fetch(url + path, { headers: { cookie: api.cookie } })
    const headers = [...answer.headers].filter(([name]) => !PASSING.test(name))
    const text = `${path} ${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`
    // Each server has a port of its own.
    answers.push(text.replaceAll(new URL(url).host, 'here'))
  }
  return answers
}

/** Plays one way on a server of its own, and gives every message to those who may not know, and what HTTP says. */
async function play(twins: Twins, box: Box, way: Way): Promise<Record<string, string[]>> {
  const { seats, options, insiders } = twins
  const { id } = box.game
  const looks: boolean[] = []
  const lateJoin: Box['lateJoin'] = (state) => {
    const isOpen = box.lateJoin?.(state) ?? false
    looks.push(isOpen)
    return isOpen
  }
  const load = async () => ({ ...box, lateJoin })
  const entry: ShelfEntry = { id, packageName: `@ludoteca/${id}`, example: true, load }
  const env = ownTime()
  const server = await startServer(
    { databaseUrl: await postgres.createDatabase() },
    { env, shelf: [entry], rooms: { countdownMs: 1_000 } },
  )
  const visitors: Visitor[] = []
  for (let i = 0; i < seats + 2; i++) visitors.push(await Visitor.arrive(server.url))
  const outsider = visitors.pop() as Visitor
  const { roomId } = await (visitors[0] as Visitor).api.createRoom({ game: id, kind: 'public', seats, options })
  const heard: Record<string, string[]> = {}
  const clients: RoomClient[] = []
  for (const [i, visitor] of visitors.entries()) {
    const luck = { entropy: `${i}`, random: repeatableLuck(`${i}`) }
    const client = visitor.enter(roomId, i < seats ? 'PLAYER' : 'WATCHER', luck)
    const messages: string[] = []
    if (!insiders.includes(i)) heard[i < seats ? `seat ${i}` : 'a watcher'] = messages
    visitor.sockets[0]?.on('message', (data) => messages.push(...messagesIn(String(data))))
    await settleIn(client)
    clients.push(client)
  }
  const at = (seat: Seat) => clients[Math.max(seat, 0)] as RoomClient
  // Whether seats may still be taken is looked at now and then, and told to all: not while something else is told.
  const settleLateJoin = async () => {
    if (!clients[0]?.room?.lateJoin) return
    const before = looks.length
    await vi.waitUntil(() => looks.length > before, 60_000)
    if (!looks.at(-1)) await Promise.all(clients.map((client) => client.when(({ room }) => room?.lateJoin === false)))
  }
  // Everybody has heard everything when they have the answer to this.
  const settle = async () => {
    for (const client of clients) await client.send('PING', {})
  }
  // A room that starts when it is full has begun to.
  await at(0)
    .send('HOST_COMMAND', { command: 'START' })
    .catch(() => undefined)
  env.pass(1_000)
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  await settle()
  for (const messages of Object.values(heard)) settleBeginning(messages)
  const scene: Scene = {
    async move(seat, move) {
      await at(seat).submit(move as Move, seat === TABLE ? { seat } : {})
      await settleLateJoin()
      for (const client of clients) if (insiders.includes(clients.indexOf(client))) await client.send('PING', {})
    },
    view: <V>(seat: Seat) => at(seat).viewerState?.view as V,
  }
  await twins.opening(scene)
  await settle()
  await way(scene)
  await settle()
  const outside = await askOutside(server.url, outsider, roomId, at(0).matchId as string)
  for (const [i, client] of clients.entries()) {
    if (insiders.includes(i)) continue
    for (const move of i < seats ? twins.prying : [])
      await client
        .submit(move as unknown as Move)
        .then(settleLateJoin)
        .catch(() => undefined)
    await client.send('REQUEST_SNAPSHOT', { factCount: 0 })
    await settle()
  }
  await twins.closing(scene)
  await settle()
  for (const client of clients) client.close()
  await server.close()
  return { ...heard, outside }
}

test.each(Object.entries(TWINS))(
  'over sockets and HTTP, in %s nobody else receives one other byte',
  { timeout: 120_000 },
  async (_game, twins) => {
    const { box, ways } = twins
    const world = twins.elsewhere?.(box) ?? box
    const [first, ...others] = Object.values(ways) as [Way, ...Way[]]
    const real = await play(twins, box, first)
    for (const other of others.length === 0 ? [first] : others) {
      expect(await play(twins, world, other)).toEqual(real)
    }
    for (const messages of Object.values(real)) expect(messages.length).toBeGreaterThan(5)
  },
)
