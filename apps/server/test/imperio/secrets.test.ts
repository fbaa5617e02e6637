import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, type Game, type Move, SeededChance } from '@ludoteca/kernel'
import type { ShelfEntry } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { startServer } from '../whole/kit.ts'
import { postgresForAll } from '../whole/on-postgres.ts'
import { messagesIn, settleBeginning } from '../whole/overhearing.ts'
import { ownTime } from '../whole/own-time.ts'
import { type Citizen, City, NO_BID_MOVE, noBid, viewOf } from './kit.ts'

const postgres = postgresForAll()

const imperio = imperioBox as unknown as Box
type Drive = (city: City, others: readonly [Citizen, Citizen, Citizen]) => Promise<void>

/** Plays on a server of its own, and gives every message to the first seat, who hosts, and to the first watcher. */
async function overheard(drive: Drive, options: object = {}, box = imperio): Promise<readonly string[][]> {
  const entry: ShelfEntry = { id: 'imperio', packageName: '@ludoteca/imperio', example: false, load: async () => box }
  const env = ownTime()
  const server = await startServer(
    { databaseUrl: await postgres.createDatabase() },
    { env, shelf: [entry], rooms: { countdownMs: 1_000 } },
  )
  const city = await City.gather(server.url, { owners: 4, watchers: 2, options, repeatable: true })
  const received = [city.visitors[0], city.visitors[4]].map((visitor) => {
    const messages: string[] = []
    visitor?.sockets[0]?.on('message', (data) => messages.push(...messagesIn(String(data))))
    return messages
  })
  await city.host.send('HOST_COMMAND', { command: 'START' })
  env.pass(1_000)
  await city.begun()
  // By now each has given something to the luck of the next match, and has its answer when this one has its own.
  for (const client of city.everybody) await client.send('PING', {})
  for (const messages of received) settleBeginning(messages)
  const [, second, third, fourth] = city.owners as [Citizen, Citizen, Citizen, Citizen]
  await drive(city, [second, third, fourth])
  for (const spy of [city.host, city.watchers[0] as Citizen]) await pry(spy)
  city.close()
  await server.close()
  return received
}

/** Does what is not allowed and asks for everything again: errors and snapshots must not tell more either. */
async function pry(spy: Citizen): Promise<void> {
  const answer = { type: 'dealResponse', dealId: 'D-01-001', response: 'ACCEPT' } as Move
  for (const move of [NO_BID_MOVE, answer]) await spy.submit(move).catch(() => undefined)
  await spy.send('REQUEST_SNAPSHOT', { factCount: 0 })
  // The snapshot follows its answer, and comes before the next one.
  await spy.send('PING', {})
}

async function expectSame(one: Drive, other: Drive, options: object = {}, elsewhere = imperio): Promise<void> {
  const [owner, watcher] = await overheard(one, options)
  const [otherOwner, otherWatcher] = await overheard(other, options, elsewhere)
  expect(owner?.length).toBeGreaterThan(15)
  expect(watcher?.length).toBeGreaterThan(10)
  expect(otherOwner).toEqual(owner)
  expect(otherWatcher).toEqual(watcher)
}

test('[10] a sealed bid leaves no trace', { timeout: 60_000 }, async () => {
  const bidding =
    (lot: number, extra: number): Drive =>
    async (city, [second, third]) => {
      await city.until('BID', 1)
      const { marketRow, reserves } = viewOf(second)
      const amount = (reserves[lot] as number) + extra
      await second.send('SUBMIT_BID', { propertyId: marketRow[lot] as string, amount, useFameToken: false })
      await noBid(third)
    }
  await expectSame(bidding(0, 0), bidding(1, 1))
})

test('[10] neither does a sealed vote with its contribution', { timeout: 60_000 }, async () => {
  const voting =
    (candidate: number, contribution: 0 | 2): Drive =>
    async (city, [second]) => {
      await city.until('VOTE', 3)
      const candidateId = viewOf(second).electionOptions[candidate] as string
      await second.send('SUBMIT_ELECTION_VOTE', { candidateId, contribution })
      await city.watchers[1]?.send('SUBMIT_ELECTION_VOTE', { candidateId })
    }
  await expectSame(voting(0, 0), voting(1, 2), { mode: 'STANDARD' })
})

test("[10] neither does another watcher's vote on the mood, nor a rumour", { timeout: 60_000 }, async () => {
  const whispering =
    (option: number, targetOwnerId: string): Drive =>
    async (city) => {
      await city.until('MOOD', 1)
      await city.watchers[1]?.send('SUBMIT_MOOD_VOTE', { optionId: city.view.moodOptions[option] as string })
      await city.watchers[1]?.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId })
    }
  await expectSame(whispering(0, 'O-01'), whispering(1, 'O-03'))
})

test('[10] neither does what others offer each other, and what becomes of it', { timeout: 60_000 }, async () => {
  const dealing =
    (to: 'O-03' | 'O-04', templateId: 'NON_COMPETE' | 'SECURITY_ESCORT', response: 'ACCEPT' | 'REJECT'): Drive =>
    async (city, [second, third, fourth]) => {
      await city.until('ACTION', 1)
      const fields = templateId === 'NON_COMPETE' ? { district: 'Miraflores' } : {}
      await second.send('SUBMIT_DEAL_OFFER', { templateId, toOwnerId: to, fields })
      const party = to === 'O-03' ? third : fourth
      const { dealId } = await party.when((client) => viewOf(client).deals[0])
      await party.send('SUBMIT_DEAL_RESPONSE', { dealId, response })
    }
  await expectSame(dealing('O-03', 'NON_COMPETE', 'ACCEPT'), dealing('O-04', 'SECURITY_ESCORT', 'REJECT'))
})

test('[10] a world with another seed, other piles and other preferences looks the same', {
  timeout: 60_000,
}, async () => {
  const throughTheRound: Drive = async (city) => {
    await city.until('DEALS', 1)
  }
  await expectSame(throughTheRound, throughTheRound, {}, elsewhere(imperio))
})

/** The same game, but as soon as bids are asked for the first time all that the first seat cannot see is otherwise. */
function elsewhere(box: Box): Box {
  const rules: Game = {
    ...box.game,
    apply(s, seat, move, io) {
      const state = s as { readonly phase: string; readonly round: number }
      const before = state.phase
      box.game.apply(s, seat, move, io)
      if (before === 'BID' || state.phase !== 'BID' || state.round > 1) return
      Object.assign(s, box.game.sample(s, 0, new SeededChance('else')))
    },
  }
  return { ...box, game: rules }
}
