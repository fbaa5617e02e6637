import type { RoomClient } from '@ludoteca/client'
import { type ClientPayload, MessageCatalogue } from '@ludoteca/protocol'
import { messages } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import { Visitor } from './kit.ts'
import { serverForAll } from './on-postgres.ts'

const server = serverForAll()
const catalogue = new MessageCatalogue([messages])
type Messages = typeof messages
type Player = RoomClient<Messages>

interface View {
  readonly row: readonly { readonly propertyId: string; readonly reserve: number }[]
  readonly ballot: readonly string[]
  readonly deals: readonly { readonly dealId: string }[]
  readonly phase: string
}
const viewOf = (client: RoomClient): View => client.viewerState?.view as unknown as View

/** Two players and a watcher at a match of plaza, with every frame they were sent. */
async function openMatch(options: object) {
  const frames: string[] = []
  const visitors = [
    await Visitor.arrive(server.url),
    await Visitor.arrive(server.url),
    await Visitor.arrive(server.url),
  ]
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends', seats: 2, options })
  const clients: Player[] = []
  for (const [i, visitor] of visitors.entries()) {
    const client = visitor.enter(roomId, i < 2 ? 'PLAYER' : 'WATCHER')
    visitor.sockets[0]?.on('message', (data) => frames.push(String(data)))
    await client.whenJoined()
    clients.push(client)
  }
  const [one, two, watcher] = clients as [Player, Player, Player]
  await one.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  const until = (phase: string) => Promise.all(clients.map((client) => client.when((c) => viewOf(c).phase === phase)))
  const goOn = () => one.submit({ type: 'continue' }, { seat: -1 })
  return { one, two, watcher, clients, frames, until, goOn }
}

describe("messages of a game's own, on a game that has all kinds", () => {
  test('each of the eight submits is the move it names, and each announced fact arrives as its message', async () => {
    const { one, two, watcher, clients, frames, until, goOn } = await openMatch({ rounds: 3, clocks: false })
    const sent = new Set<string>()
    const send = async <T extends keyof Messages['moves']>(
      who: Player,
      type: T,
      payload: ClientPayload<T, Messages>,
    ) => {
      await who.send(type, payload)
      sent.add(type)
    }
    await goOn()
    await until('BID')
    const { propertyId, reserve } = viewOf(one).row[0] as View['row'][0]
    await send(one, 'SUBMIT_BID', { propertyId, amount: reserve, useFameToken: false })
    await send(two, 'SUBMIT_BID', { propertyId: null, amount: 0, useFameToken: false })
    await until('ACTION')
    await send(one, 'SUBMIT_DEAL_OFFER', {
      templateId: 'CASH_FOR_PROPERTY',
      toOwnerId: 'O-02',
      fields: { side: 'SELL', propertyId, price: 1 },
    })
    const { dealId } = await two.when((client) => viewOf(client).deals[0])
    await send(two, 'SUBMIT_DEAL_RESPONSE', { dealId, response: 'ACCEPT' })
    for (const who of [one, two]) await send(who, 'SUBMIT_ACTION', { action: 'PASS' })
    await until('MOOD')
    await send(watcher, 'SUBMIT_MOOD_VOTE', { optionId: viewOf(watcher).ballot[0] as string })
    await send(watcher, 'SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-01' })
    for (let page = 0; page < 4; page++) await goOn()
    const pass = async () => {
      await until('BID')
      for (const who of [one, two]) await send(who, 'SUBMIT_BID', { propertyId: null, amount: 0, useFameToken: false })
      await until('ACTION')
      for (const who of [one, two]) await send(who, 'SUBMIT_ACTION', { action: 'PASS' })
    }
    await pass()
    await until('VOTE')
    const candidateId = viewOf(one).ballot[0] as string
    await send(one, 'SUBMIT_ELECTION_VOTE', { candidateId, contribution: 0 })
    await send(watcher, 'SUBMIT_ELECTION_VOTE', { candidateId })
    for (let page = 0; page < 4; page++) await goOn()
    await pass()
    for (let page = 0; page < 3; page++) await goOn()
    await until('AWARDS')
    const award = await watcher.when(({ facts }) => facts.find(({ type }) => type === 'awardsOpen'))
    const { awards } = award as unknown as { awards: { awardId: string }[] }
    await send(watcher, 'SUBMIT_AWARD_VOTE', { awardId: awards[0]?.awardId as string, ownerId: 'O-01' })
    await goOn()
    await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))

    expect(sent).toEqual(new Set(Object.keys(messages.moves)))
    // Checked to the last key on the way.
    const received = new Set(frames.flatMap((frame) => catalogue.parseServerFrame(frame).map(({ type }) => type)))
    const required = [
      ...['ROOM_STATE', 'MATCH_START', 'PHASE_CHANGE', 'REVEAL_MARKET', 'MARKET_SIGNALS_REVEAL', 'MOOD_OPTIONS_REVEAL'],
      ...['ELECTION_OPTIONS_REVEAL', 'DEALS_UPDATE', 'EVENT_RESULTS', 'PRESS_TICKER', 'ACHIEVEMENT_UNLOCK'],
      ...['SHARE_ASSET_READY', 'STATE_SNAPSHOT', 'MATCH_END'],
    ]
    expect([...received]).toEqual(expect.arrayContaining(required))
    expect(Object.keys(messages.facts)).toEqual(expect.arrayContaining(required.slice(2, 11)))
    for (const client of clients) client.close()
  })

  test('somebody without a seat moves for the crowd alone, signed by the server', async () => {
    const { one, watcher, clients, until, goOn } = await openMatch({ rounds: 1, clocks: false })
    await expect(
      watcher.send('SUBMIT_BID', { propertyId: null, amount: 0, useFameToken: false }),
    ).rejects.toMatchObject({
      code: 'E_SEAT',
    })
    await expect(watcher.submit({ type: 'continue' }, { seat: -1 })).rejects.toMatchObject({ code: 'NOT_HOST' })
    await expect(watcher.submit({ type: 'continue' }, { seat: 0 })).rejects.toMatchObject({ code: 'NOT_PLAYER' })
    await expect(one.submit({ type: 'moodVote' }, { seat: -2 })).rejects.toMatchObject({ code: 'NOT_WATCHER' })
    await goOn()
    await until('BID')
    await expect(one.send('SUBMIT_MOOD_VOTE', { optionId: 'M-01' })).rejects.toMatchObject({ code: 'E_PHASE' })
    for (const client of clients) client.close()
  })
})
