import type { RoomClient } from '@ludoteca/client'
import { type Box, type Game, type Move, SeededChance } from '@ludoteca/kernel'
import type { ShelfEntry } from '@ludoteca/registry'
import { box as plaza } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import { startServer, Visitor } from './kit.ts'
import { postgresForAll } from './on-postgres.ts'
import { messagesIn, settleBeginning, settleIn } from './overhearing.ts'
import { ownTime, repeatableLuck } from './own-time.ts'

const postgres = postgresForAll()

type Players = readonly [RoomClient, RoomClient, RoomClient, RoomClient]
type Drive = (players: Players, watcher: RoomClient, pass: (ms: number) => void) => Promise<void>

/** Plays on a server of its own and gives every message that the first seat's socket received. */
async function messagesOfFirstSeat(box: Box, options: object, drive: Drive): Promise<string[]> {
  const received: string[] = []
  const entry: ShelfEntry = { id: 'plaza', packageName: '@ludoteca/testgame', example: true, load: async () => box }
  const env = ownTime()
  const server = await startServer(
    { databaseUrl: await postgres.createDatabase() },
    { env, shelf: [entry], rooms: { countdownMs: 1_000 } },
  )
  const visitors: Visitor[] = []
  for (let i = 0; i < 5; i++) visitors.push(await Visitor.arrive(server.url))
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends', seats: 4, options })
  const clients: RoomClient[] = []
  for (const [i, visitor] of visitors.entries()) {
    const client = visitor.enter(roomId, i < 4 ? 'PLAYER' : 'WATCHER', {
      entropy: `${i}`,
      random: repeatableLuck(`${i}`),
    })
    if (i === 0) visitor.sockets[0]?.on('message', (data) => received.push(...messagesIn(String(data))))
    await settleIn(client)
    clients.push(client)
  }
  const [first] = clients as [RoomClient]
  await first.send('HOST_COMMAND', { command: 'START' })
  env.pass(1_000)
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  // By now each has given something to the luck of the next match, and has its answer when this one has its own.
  await Promise.all(clients.map((client) => client.send('PING', {})))
  settleBeginning(received)
  await drive(clients.slice(0, 4) as unknown as Players, clients[4] as RoomClient, env.pass)
  for (const client of clients) client.close()
  await server.close()
  return received
}

const asked = (client: RoomClient, prompt: string) =>
  client.when(({ viewerState }) => viewerState?.current.includes(prompt))
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false } as Move
const PASS = { type: 'action', action: 'PASS' } as Move
const OPTIONS = { rounds: 1 }
const game = plaza as unknown as Box

/** The host turns the page. */
async function turn(host: RoomClient): Promise<void> {
  const before = host.viewerState
  await host.submit({ type: 'continue' }, { seat: -1 })
  await host.when(({ viewerState }) => viewerState !== before)
}

/** Does what is not allowed and asks for everything again: errors and snapshots must not tell more either. */
async function pry(me: RoomClient): Promise<void> {
  for (const move of [NO_BID, { type: 'dealResponse', dealId: 'D-01-002', response: 'ACCEPT' } as Move]) {
    await me.submit(move).catch(() => undefined)
  }
  await me.submit({ type: 'bid', propertyId: 'P-99', amount: 1 } as Move).catch(() => undefined)
  await me.send('REQUEST_SNAPSHOT', { factCount: 0 })
  // The snapshot follows its answer, and comes before the next one.
  await me.send('PING', {})
}

test('sealed bids of others leave no trace in what a seat is sent', async () => {
  const bidding =
    (lot: number, extra: number): Drive =>
    async ([me, second, third], _, pass) => {
      await turn(me)
      pass(1_000)
      await asked(second, 'bid')
      const { propertyId, reserve } = viewOf<{ row: Lot[] }>(second).row[lot] as Lot
      await second.submit({ type: 'bid', propertyId, amount: reserve + extra, useFameToken: false } as Move)
      await me.submit(NO_BID)
      await third.submit(NO_BID)
      await pry(me)
    }
  const one = await messagesOfFirstSeat(game, OPTIONS, bidding(0, 0))
  const other = await messagesOfFirstSeat(game, OPTIONS, bidding(1, 1))
  expect(one.length).toBeGreaterThan(15)
  expect(other).toEqual(one)
})

test('deals that others make and break leave no trace, not even in the numbers of messages', async () => {
  const dealing =
    (isSecretive: boolean): Drive =>
    async (players, _, pass) => {
      const [me, second, third] = players
      await turn(me)
      for (const player of players) await asked(player, 'bid')
      const { propertyId, reserve } = viewOf<{ row: Lot[] }>(second).row[0] as Lot
      await second.submit({ type: 'bid', propertyId, amount: reserve, useFameToken: false } as Move)
      for (const player of players) if (player !== second) await player.submit(NO_BID)
      for (const player of players) await asked(player, 'action')
      pass(1_000)
      if (isSecretive) {
        const fields = { side: 'SELL', propertyId, price: 3 }
        await second.submit({ type: 'dealOffer', templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-03', fields } as Move)
        const deal = await third.when((client) => viewOf<{ deals: { dealId: string }[] }>(client).deals[0])
        await third.submit({ type: 'dealResponse', dealId: deal.dealId, response: 'REJECT' } as Move)
      }
      await me.submit(PASS)
      await pry(me)
      await second.submit(PASS)
    }
  const quiet = await messagesOfFirstSeat(game, OPTIONS, dealing(false))
  const secretive = await messagesOfFirstSeat(game, OPTIONS, dealing(true))
  expect(quiet.length).toBeGreaterThan(15)
  expect(secretive).toEqual(quiet)
})

test('a world that differs in all a seat may not know sends it the same messages', async () => {
  const throughTheRound: Drive = async (players, watcher, pass) => {
    const [me] = players
    await turn(me)
    for (const player of players) await player.submit(NO_BID)
    await pry(me)
    for (const player of players) await player.submit(PASS)
    pass(1_000)
    const [option] = viewOf<{ ballot: string[] }>(watcher).ballot
    await watcher.submit({ type: 'moodVote', optionId: option } as unknown as Move)
    await turn(me)
    await turn(me)
    await pry(me)
  }
  const real = await messagesOfFirstSeat(game, OPTIONS, throughTheRound)
  const other = await messagesOfFirstSeat(elsewhere(game, 0), OPTIONS, throughTheRound)
  expect(real.length).toBeGreaterThan(20)
  expect(other).toEqual(real)
})

/** The same game, but set up so that everything this viewer cannot see is otherwise. */
function elsewhere(box: Box, viewer: number): Box {
  const rules: Game = {
    ...box.game,
    setup: (config, seats, io) => box.game.sample(box.game.setup(config, seats, io), viewer, new SeededChance('else')),
  }
  return { ...box, game: rules }
}

interface Lot {
  readonly propertyId: string
  readonly reserve: number
}

function viewOf<V>(client: RoomClient): V {
  return client.viewerState?.view as V
}
