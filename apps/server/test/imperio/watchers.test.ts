import { expect, test } from 'vitest'
import { Visitor } from '../whole/kit.ts'
import { serverForAll } from '../whole/on-postgres.ts'
import { type Citizen, City, codeOf, viewOf } from './kit.ts'

const server = serverForAll()

const rumor = (watcher: Citizen | undefined, targetOwnerId: string) =>
  codeOf(watcher?.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId }) ?? Promise.reject(new Error('nobody watches')))

test('[1.6] one rumour each, three about one owner, none in the last round', { timeout: 60_000 }, async () => {
  const city = await City.open(server, { owners: 1, bots: 3, watchers: 5 })
  await city.until('BID', 1)
  const [first, second, third, fourth, fifth] = city.watchers
  expect(await rumor(first, 'O-02')).toBe('ACK')
  expect(await rumor(first, 'O-03')).toBe('RUMOR_USED')
  expect([await rumor(second, 'O-02'), await rumor(third, 'O-02')]).toEqual(['ACK', 'ACK'])
  expect(await rumor(fourth, 'O-02')).toBe('RUMOR_FULL')
  // That one was not used up.
  expect(await rumor(fourth, 'O-01')).toBe('ACK')
  expect(city.view.rumorCenti).toEqual([0, 0, 0, 0])
  await city.until('REVEAL', 2)
  expect(city.view.rumorCenti).toEqual([20, 60, 0, 0])
  await city.until('REVEAL', 7)
  expect(await rumor(fifth, 'O-01')).toBe('RUMOR_LATE')
  city.close()
})

test('[2.4.7, 7.2] a watcher has one vote in an election and one for each award', { timeout: 60_000 }, async () => {
  const city = await City.open(server, { owners: 2, bots: 2, watchers: 2, options: { mode: 'STANDARD' } })
  const [one, two] = city.watchers as [Citizen, Citizen]
  await city.until('VOTE', 3)
  const [a, b] = city.view.electionOptions as [string, string]
  expect(await codeOf(one.send('SUBMIT_ELECTION_VOTE', { candidateId: a, contribution: 1 }))).toBe('BAD_MESSAGE')
  expect(await codeOf(one.send('SUBMIT_ELECTION_VOTE', { candidateId: 'C-99' }))).toBe('BAD_CANDIDATE')
  expect(await codeOf(one.send('SUBMIT_ELECTION_VOTE', { candidateId: a }))).toBe('ACK')
  expect(await codeOf(one.send('SUBMIT_ELECTION_VOTE', { candidateId: b }))).toBe('ALREADY_SUBMITTED')
  // Who comes now has come too late for this one.
  const late: Citizen = (await Visitor.arrive(server.url)).enter(city.roomId, 'WATCHER')
  await late.when(({ viewerState }) => viewerState)
  await city.host.when((client) => viewOf(client).watcherCount === 3)
  expect(await codeOf(late.send('SUBMIT_ELECTION_VOTE', { candidateId: b }))).toBe('BAD_PHASE')
  await city.pass()
  const result = city.host.facts.findLast(({ type }) => type === 'electionResult')
  expect(result).toMatchObject({ watcherVotes: { [a]: 1, [b]: 0 } })

  await city.until('ACTION', 5)
  for (const owner of city.owners) await owner.send('SUBMIT_ACTION', { action: 'PR' })
  await city.until('AWARDS', 5)
  const [award] = viewOf(one).nominees
  const { awardId, seats } = award as NonNullable<typeof award>
  const ownerId = `O-0${(seats[0] as number) + 1}`
  expect(await codeOf(one.send('SUBMIT_AWARD_VOTE', { awardId, ownerId }))).toBe('ACK')
  expect(await codeOf(one.send('SUBMIT_AWARD_VOTE', { awardId, ownerId }))).toBe('ALREADY_SUBMITTED')
  expect(await codeOf(two.send('SUBMIT_AWARD_VOTE', { awardId, ownerId: 'O-12' }))).toBe('BAD_MESSAGE')
  expect(await codeOf(two.send('SUBMIT_AWARD_VOTE', { awardId: 'AW-XXX', ownerId }))).toBe('BAD_MESSAGE')
  expect(viewOf(two).awardVotesCast).toBe(1)
  late.close()
  city.close()
})

test('[2.4.6] a watcher has one vote on the mood; nobody learns of it before the end', {
  timeout: 60_000,
}, async () => {
  const city = await City.open(server, { owners: 2, bots: 2, watchers: 2 })
  const [one, two] = city.watchers as [Citizen, Citizen]
  await city.until('MOOD', 1)
  const [good, bad] = city.view.moodOptions as [string, string]
  const before = JSON.stringify([city.view, viewOf(two)])
  expect(await codeOf(one.send('SUBMIT_MOOD_VOTE', { optionId: bad }))).toBe('ACK')
  expect(await codeOf(one.send('SUBMIT_MOOD_VOTE', { optionId: good }))).toBe('ALREADY_SUBMITTED')
  for (const client of [city.host, two]) await client.send('PING', {})
  expect(JSON.stringify([city.view, viewOf(two)])).toBe(before)
  expect(await codeOf(two.send('SUBMIT_MOOD_VOTE', { optionId: bad }))).toBe('ACK')
  await city.past(1, 'MOOD')
  expect(city.host.facts.findLast(({ type }) => type === 'moodResult')).toMatchObject({
    votes: { [good]: 0, [bad]: 2 },
    winnerId: bad,
  })
  city.close()
})
