import { type Box, drawAny, isRefusal, Match, type MatchRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box } from '@ludoteca/ludomercatus'
import { expect, test } from 'vitest'
import type { StartedMatch } from '../../src/tables/ports.ts'
import { FakeListener } from './fake-listener.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const boxes = [box] as unknown as Box[]

async function playedOut(process: Process, matchId: string): Promise<MatchRecord> {
  const watcher = new FakeListener('watcher')
  await process.tables.attach(matchId, watcher, { seat: null, host: false })
  while (watcher.end === undefined) await settle()
  return (await process.tables.record(matchId)) as MatchRecord
}

test('a match begins with the generator of today, and its record says so', async () => {
  const process = new Process(boxes)
  const matchId = await process.start('ludomercatus', [BOT, BOT])
  expect(await process.store.find(matchId)).toMatchObject({ generator: 'chacha12' })
  const record = await playedOut(process, matchId)
  expect(record).toMatchObject({ formatVersion: 2, generator: 'chacha12' })
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
})

test('a match of before goes on with its own generator, from its log and from snapshots', async () => {
  const first = new Process(boxes)
  const started = await first.store.find(await first.start('ludomercatus', [HUMAN, HUMAN]))
  const old: StartedMatch = { ...(started as StartedMatch), id: 'old', generator: 'xoroshiro128+' }
  await first.store.create(old)
  // What people play, as rules of before would have it.
  const twin = Match.start(box.game, old)
  if (isRefusal(twin)) throw new Error(twin.code)
  const dice = new SeededChance('people')
  const play = async (process: Process, moves: number) => {
    for (let i = 0; i < moves; i++) {
      const next = drawAny(twin.position.state, twin.decisions, dice)
      if (next === undefined) throw new Error('nobody moves')
      twin.submit(next.seat, next.move)
      const answer = await process.tables.submit({ matchId: 'old', ...next, key: `key ${twin.seq}` })
      expect(answer).toEqual({ ok: true })
    }
  }
  await play(first, 25)
  expect(await first.store.snapshotAt('old', 25)).toBeDefined()
  const second = new Process(boxes, first.store)
  second.controls = first.controls
  await play(second, 25)
  expect(first.store.rows('old').map(({ draws }) => draws)).toEqual(twin.log.map(({ draws }) => draws))
  expect(twin.log.flatMap(({ draws }) => draws).length).toBeGreaterThan(10)
  const third = new Process(boxes, first.store)
  third.controls = { seats: [BOT, BOT], paused: false }
  const record = await playedOut(third, 'old')
  expect(record).toMatchObject({ formatVersion: 1 })
  expect(record).not.toHaveProperty('generator')
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
})
