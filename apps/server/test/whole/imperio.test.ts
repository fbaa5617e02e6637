import { BotPlayer, type RoomClient } from '@ludoteca/client'
import type { messages } from '@ludoteca/imperio'
import { type Box, CROWD, type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/index.ts'
import type { TestPostgres } from '../../src/testing/postgres.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { scratch, startServer, Visitor } from './kit.ts'

interface View {
  readonly round: number
  readonly phase: string
}
interface MoodOptions {
  readonly options: readonly { readonly id: string }[]
}
type Citizen = RoomClient<typeof messages>
type CrowdMove = Move & { readonly watcher: string; readonly present?: boolean }

const viewOf = (client: RoomClient): View => client.viewerState?.view as unknown as View
const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ACK',
    (error: { code: string }) => error.code,
  )

/** Votes on the mood of every round, tries to do so twice, and keeps the answers. */
function voteOften(watcher: Citizen): { readonly answers: string[] } {
  const answers: string[] = []
  let round = 0
  watcher.on('change', () => {
    const view = viewOf(watcher)
    if (watcher.state !== 'joined' || view?.phase !== 'MOOD' || view.round === round) return
    round = view.round
    const fact = watcher.facts.findLast(({ type }) => type === 'moodOptionsReveal') as unknown as MoodOptions
    const optionId = fact.options[0]?.id as string
    for (let i = 0; i < 2; i++) void codeOf(watcher.send('SUBMIT_MOOD_VOTE', { optionId })).then((c) => answers.push(c))
  })
  return { answers }
}

/** Three people and a bot play a quick match; two watch and act, one of whom leaves. */
async function playWholeMatch(server: Running): Promise<void> {
  const box = (await findGame('imperio')?.load()) as Box
  const visitors = await Promise.all(Array.from({ length: 5 }, () => Visitor.arrive(server.url)))
  const [host] = visitors as [Visitor]
  const options = { mode: 'QUICK', clockPct: 5 }
  const { roomId } = await host.api.createRoom({ game: 'imperio', kind: 'friends', seats: 4, options })
  const clients: Citizen[] = []
  for (const [i, visitor] of visitors.entries()) {
    const client = visitor.enter(roomId, i < 3 ? 'PLAYER' : 'WATCHER')
    await client.whenJoined()
    clients.push(client)
  }
  const [first, second, third, watcher, guest] = clients as [Citizen, Citizen, Citizen, Citizen, Citizen]
  await second.send('SET_PROFILE', { preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
  expect((await first.when(({ room }) => room)).disclaimer).toBe(box.disclaimer)
  await first.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
  const { answers } = voteOften(watcher)
  await first.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  const bots = [first, second, third].map((client, i) => {
    return new BotPlayer<object, Move>(client, { bot: box.bots.normal, chance: new SeededChance(`bot ${i}`) })
  })
  await watcher.when((client) => viewOf(client).round >= 1)
  const rumours = [watcher, watcher, guest].map((who) =>
    codeOf(who.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-01' })),
  )
  expect(await Promise.all(rumours)).toEqual(['ACK', 'RUMOR_USED', 'ACK'])
  expect(await codeOf(first.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-02' }))).not.toBe('ACK')
  // While another one has not voted, a second vote meets the same phase.
  await guest.when((client) => viewOf(client).round >= 2)
  expect(answers).toEqual(['ACK', 'ALREADY_SUBMITTED'])
  await guest.send('LEAVE_ROOM', {})
  const { outcome } = await first.when(({ ended }) => ended)
  for (const bot of bots) bot.stop()

  const record = parseRecord(await host.api.record(first.matchId as string))
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(record.outcome).toEqual(outcome)
  const crowd = record.moves.flatMap(({ seat, move }) => (seat === CROWD ? [move as CrowdMove] : []))
  const watching = crowd.filter(({ type }) => type === 'watch')
  expect(watching.map(({ present }) => present)).toEqual([true, true, false])
  expect(crowd.findIndex(({ type }) => type === 'watcherRumor')).toBeGreaterThan(1)
  expect(crowd.filter(({ type }) => type === 'watcherRumor')).toHaveLength(2)
  const votes = crowd.filter(({ type }) => type === 'moodVote')
  expect(votes.length).toBeGreaterThan(3)
  expect(answers.filter((code) => code === 'ACK')).toHaveLength(votes.length)
  const brought = record.moves.filter(({ move, by }) => move.type === 'profile' && by === undefined)
  expect(brought.map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(brought[1]?.move).toMatchObject({ preferAutoPay: false, famePolicy: 'CONTROL_FIRST' })
  for (const client of clients) client.close()
}

const NAME = 'people, a bot and watchers who vote, rumour and leave play a quick match of Imperio'

describe('on PGlite', () => {
  test(NAME, { timeout: 240_000 }, async () => {
    await scratch(async (dataDir) => {
      const server = await startServer({ dataDir })
      try {
        await playWholeMatch(server)
      } finally {
        await server.close()
      }
    })
  })
})

describe('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await sharedPostgres()
  })

  test(NAME, { timeout: 240_000 }, async () => {
    const server = await startServer({ databaseUrl: await postgres.createDatabase() })
    try {
      await playWholeMatch(server)
    } finally {
      await server.close()
    }
  })
})
