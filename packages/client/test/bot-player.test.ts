import { type Ask, CROWD, drawFields, int, SeededChance, TABLE } from '@ludoteca/kernel'
import type { ViewerState } from '@ludoteca/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BotPlayer, decisionsOf, RemoteAsk, type RoomClient, refusalByDomains } from '../src/index.ts'
import { FakeServer, hastyClock } from './fake-server.ts'
import type { ToyMove } from './toy.ts'
import { ToyTable } from './toy-table.ts'

let server: FakeServer
let table: ToyTable
beforeEach(async () => {
  server = await FakeServer.start()
  table = new ToyTable(server)
})
afterEach(() => server.stop())

type ToyAsk = Ask<object, ToyMove>
/** Draws from the described domains, as bots that know no game do. */
const drawing = (ask: ToyAsk): ToyMove | undefined => {
  const [decision] = ask.decisions.filter(({ open }) => !open)
  const [choice] = decision?.choices ?? []
  return choice && (drawFields(choice.params, ask.chance, choice.type) as unknown as ToyMove)
}

async function playWith(bots: readonly ((ask: ToyAsk) => ToyMove | undefined)[]): Promise<number[]> {
  for (const seat of bots.keys()) {
    const client = server.connect()
    await client.when((c) => c.viewerState)
    expect(client.seat).toBe(seat)
  }
  const players = bots.map((bot, seat) => {
    const client = server.clients[seat] as RoomClient
    return new BotPlayer(client, { bot, chance: new SeededChance(`bot ${seat}`), clock: hastyClock })
  })
  await Promise.all(server.clients.map((client) => client.when((c) => c.outcome)))
  for (const [seat, client] of server.clients.entries()) {
    expect(client.viewerState?.view).toEqual(table.match.view(seat))
    expect(client.factCount).toBe(table.match.seq)
  }
  return players.map(({ moves }) => moves)
}

describe('bots over the wire', () => {
  test('play a match to its end, also when the rules refuse what the domains allow', async () => {
    const moves = await playWith([drawing, drawing])
    expect(moves[0]).toBe(table.match.log.filter(({ seat }) => seat === 0).length)
    expect(table.refusals).toContain('E_REPEATED')
    expect(table.refusals.every((code) => code === 'E_REPEATED')).toBe(true)
  })

  test('that say nothing play what the clock would', async () => {
    await playWith([() => undefined, () => undefined])
    expect(table.refusals).toEqual([])
    expect(table.match.log.map(({ move }) => (move as ToyMove).number).slice(0, 4)).toEqual([1, 2, 1, 2])
  })

  test('that insist on what the rules refuse play what the clock would', async () => {
    await playWith([() => ({ type: 'pick', number: 3 }), drawing])
    const picks = table.match.log.map(({ move }) => (move as ToyMove).number as number)
    for (const [at, pick] of picks.entries()) expect(pick).not.toBe(picks[at - 1])
  })

  test('are asked about what is optional once each time it comes up', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 10))
    const [first, second] = [server.connect(), server.connect()]
    await Promise.all([first, second].map((client) => client.when((c) => c.viewerState)))
    const [cheering, picking] = first.seat === 0 ? [second, first] : [first, second]
    const asked: string[][] = []
    const bot = (ask: ToyAsk): ToyMove | undefined => {
      asked.push(ask.decisions.map(({ prompt }) => prompt))
      return drawing(ask)
    }
    new BotPlayer(cheering, { bot, chance: new SeededChance('x'), clock: hastyClock })
    await vi.waitFor(() => expect(asked).toHaveLength(1), 30_000)
    for (let n = 0; n < 5; n++) {
      await pause()
      for (const connection of server.connections) connection.send('REACTION', { from: 'x', emoji: 'RISA' })
    }
    expect(asked).toEqual([['cheer']])
    await picking.submit({ type: 'pick', number: 6 } as ToyMove)
    await cheering.when((c) => c.factCount === 2)
    await vi.waitFor(() => expect(asked.at(-1)).toEqual(['cheer']), 30_000)
    expect(asked.filter(([prompt]) => prompt === 'cheer')).toHaveLength(2)
  })

  test('stop when they are told to', async () => {
    const client = server.connect()
    await client.when((c) => c.viewerState)
    const player = new BotPlayer(client, { bot: drawing, chance: new SeededChance('x'), clock: hastyClock })
    player.stop()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(table.match.seq).toBe(0)
  })
})

describe('a state as a question', () => {
  const state: ViewerState = {
    view: { x: 1 },
    current: ['bid', 'bid#2', 'trade', 'table:continue'],
    decisions: {
      bid: { open: false, choices: [{ type: 'bid', params: { amount: int(2, 5) } }], fallback: { type: 'pass' } },
      'bid#2': { open: false, choices: [{ type: 'pass', params: {} }], fallback: { type: 'pass' } },
      trade: { open: true, choices: [{ type: 'offer', params: { to: int(0, 3) } }], fallback: null },
      'table:continue': { open: false, choices: [{ type: 'continue', params: {} }], fallback: { type: 'continue' } },
      past: { open: false, choices: [{ type: 'old', params: {} }], fallback: { type: 'old' } },
    },
  }

  test('puts only what is asked now, and the table’s questions to the table', () => {
    expect(decisionsOf(state, 2).map(({ seat, prompt, open }) => [seat, prompt, open])).toEqual([
      [2, 'bid', false],
      [2, 'bid', false],
      [2, 'trade', true],
      [TABLE, 'continue', false],
    ])
    const ask = new RemoteAsk(state, CROWD, new SeededChance('x'))
    expect(ask.decisions).toHaveLength(3)
    expect(ask.view).toEqual({ x: 1 })
  })

  test.each([
    [{ type: 'bid', amount: 3 }, undefined],
    [{ type: 'pass' }, undefined],
    [
      { type: 'bid', amount: 6 },
      { code: 'E_RANGE', params: { param: 'amount' } },
    ],
    [
      { type: 'bid', amount: 'x' },
      { code: 'E_FORMAT', params: { param: 'amount' } },
    ],
    [{ type: 'bid' }, { code: 'E_FORMAT', params: { param: 'amount' } }],
    [
      { type: 'bid', amount: 3, more: 1 },
      { code: 'E_FORMAT', params: { param: 'more' } },
    ],
    [{ type: 'old' }, { code: 'E_PHASE', params: { move: 'old' } }],
    [7, { code: 'E_FORMAT', params: { param: 'type' } }],
  ])('judges %j by its domains', (move, refusal) => {
    expect(refusalByDomains(decisionsOf(state, 2), move)).toEqual(refusal)
  })

  test('that asks nothing is not this seat’s', () => {
    expect(refusalByDomains([], { type: 'bid' })).toEqual({ code: 'E_SEAT', params: { move: 'bid' } })
  })
})
