import type { RoomClient } from '@ludoteca/client'
import { type Move, TABLE } from '@ludoteca/kernel'
import { NASTY_VALUES, OBJECT_NAMES } from '@ludoteca/kernel/nasty'
import type { ClientPayload } from '@ludoteca/protocol'
import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { Visitor } from './kit.ts'
import { serverForAll } from './on-postgres.ts'

const server = serverForAll()
/** Longer ones are refused before anybody looks at what they say. */
const LENGTH_MAX = 500
const VALUES = NASTY_VALUES.filter((value) => JSON.stringify(value).length < LENGTH_MAX)
/** Each client tries only some of them. */
const SHARES = 8
/** What nonsense must never be answered: that it was done, or that something broke or is busy. */
const WRONG = ['ACK', 'SERVER', 'BUSY', 'CLOSING', 'RATE_LIMIT']

const answerTo = (client: RoomClient, move: object): Promise<string> =>
  client.send('SUBMIT_MOVE', { move: move as ClientPayload<'SUBMIT_MOVE'>['move'] }).then(
    () => 'ACK',
    ({ code }: { code: string }) => code,
  )

/** What this client is asked, with an answer that will do. The host is also asked for the table. */
function questionTo({ viewerState }: RoomClient): { readonly move: Move; readonly isForTable: boolean } | undefined {
  for (const key of viewerState?.current ?? []) {
    const move = viewerState?.decisions[key]?.fallback
    if (move) return { move, isForTable: key.startsWith('table:') }
  }
  return undefined
}

async function openMatch(game: string, seats: number, options: object) {
  const visitors = await Promise.all(Array.from({ length: seats + 1 }, () => Visitor.arrive(server.url)))
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({ game, kind: 'friends', seats, options })
  const clients: RoomClient[] = []
  for (const [i, visitor] of visitors.entries()) {
    const client = visitor.enter(roomId, i < seats ? 'PLAYER' : 'WATCHER')
    await client.whenJoined()
    clients.push(client)
  }
  await clients[0]?.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  return clients
}

/** All that anybody is shown, once everything that was sent has arrived. */
async function shownTo(clients: readonly RoomClient[]): Promise<readonly string[]> {
  await Promise.all(clients.map((client) => client.send('PING', {})))
  return clients.map(({ viewerState, factCount, clocks }) => JSON.stringify({ viewerState, factCount, clocks }))
}

/** Lets somebody answer, whoever is asked: nonsense of those who have acted is explained in another way. */
async function goOn(clients: readonly RoomClient[]): Promise<void> {
  const asked = await Promise.any(clients.map((client) => client.when((c) => questionTo(c) && c)))
  const { move, isForTable } = questionTo(asked) as NonNullable<ReturnType<typeof questionTo>>
  await asked.submit(move, isForTable ? { seat: TABLE } : {})
}

/** One after the other: whoever does not wait for answers is asked to slow down. */
async function talkNonsense(client: RoomClient, types: readonly string[], share: number) {
  const bent = types.flatMap((type) =>
    VALUES.filter((_, n) => n % SHARES === share % SHARES).map((value, n) => {
      return { type, [OBJECT_NAMES[n % OBJECT_NAMES.length] as string]: value }
    }),
  )
  const answers: (readonly [code: string, move: string])[] = []
  for (const move of [...OBJECT_NAMES.map((type) => ({ type })), { type: '' }, { type: 'nobody knows' }, ...bent]) {
    answers.push([await answerTo(client, move), JSON.stringify(move)])
  }
  return answers
}

describe.each(shelf)('a match of $id', ({ id, load }) => {
  test('answers nonsense with its reason, does not change, and takes the next move at once', {
    timeout: 90_000,
  }, async () => {
    const { game } = await load()
    const options = Object.hasOwn(game.options, 'clocks') ? { clocks: false } : {}
    const clients = await openMatch(id, game.seats.min, options)
    for (let round = 0; round < 3; round++) {
      await goOn(clients)
      const before = await shownTo(clients)
      const types = new Set(clients.flatMap((client) => questionTo(client)?.move.type ?? []))
      const answers = await Promise.all(clients.map((client, i) => talkNonsense(client, [...types], i)))
      expect(answers.flat().filter(([code]) => WRONG.includes(code))).toEqual([])
      expect(await shownTo(clients)).toEqual(before)
    }
    await goOn(clients)
    for (const client of clients) client.close()
  })
})
