import { startRedis, type TestRedis } from '@ludoteca/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../scripts/needs.ts'
import { readAddress } from '../src/queue/address.ts'
import { type Connection, connect } from '../src/queue/connection.ts'
import { misfit } from '../src/queue/edition.ts'
import { pack, unpack } from '../src/queue/jobs.ts'
import type { RunCard, WorkerCard } from '../src/queue/presence.ts'
import { Roster } from '../src/queue/roster.ts'

const NEEDS = { game: 'pearls', rules: 3, code: 'abc' }

describe('the address of a queue', () => {
  test.each([
    ['redis://localhost', 'redis://localhost'],
    ['redis://10.0.0.5:6379/', 'redis://10.0.0.5:6379'],
    ['rediss://ana:secret@lab.example:6380/1', 'rediss://lab.example:6380/1'],
  ])('%s is shown as %s', (text, shown) => {
    expect(readAddress(text)).toEqual({ url: text, shown })
  })

  test.each(['', 'localhost:6379', 'http://ana:secret@localhost', 'redis://', 'redis://h/one', 'redis://%:secret@h'])(
    '%o is refused without being repeated',
    (text) => {
      expect(() => readAddress(text)).toThrow(expect.objectContaining({ name: 'QueueFault', code: 'bad-address' }))
      expect(() => readAddress(text)).not.toThrow(/secret/)
    },
  )
})

describe('a worker', () => {
  test.each([
    [{ code: 'abc', rules: { pearls: 3 } }, undefined],
    [{ code: 'xyz', rules: { pearls: 2 } }, 'plays pearls by rules 2, not by rules 3'],
    [
      { code: 'xyz', rules: { pearls: 3 } },
      'has rules 3 of pearls, but other code around them, or another Node (xyz, not abc)',
    ],
    [{ code: 'xyz', rules: {} }, 'has no pearls'],
  ])('with %j: %s', (edition, why) => {
    expect(misfit(edition, NEEDS)).toBe(why)
  })
})

describe('whoever waits for a run', () => {
  const run: RunCard = { id: 'run', where: 'here', ...NEEDS }
  const worker = (id: string, code: string, threads: number): WorkerCard => {
    return { id, where: `host ${id}`, threads, code, rules: { pearls: 3 } }
  }

  test('hears once of each change who plays and who cannot', () => {
    const lines: string[] = []
    const roster = new Roster('redis://h', run, (line) => lines.push(line))
    const look = (...workers: WorkerCard[]) => [roster.look(workers), ...lines.splice(0)]
    const nobody = 'waiting: nobody works at redis://h yet; start workers with: npx ludoteca worker --queue redis://h'
    expect(look()).toEqual([0, nobody])
    expect(look()).toEqual([0])
    expect(look(worker('a', 'xyz', 4))).toEqual([
      0,
      'refused a worker (host a): it has rules 3 of pearls, but other code around them, or another Node (xyz, not abc)',
      'waiting: of those at redis://h nobody has this edition of pearls, rules 3',
    ])
    const able = [worker('a', 'xyz', 4), worker('b', 'abc', 1)]
    expect(look(...able)).toEqual([1, '1 worker plays in 1 thread'])
    expect(look(...able, worker('c', 'abc', 2))).toEqual([3, '2 workers play in 3 threads'])
    expect(look()).toEqual([0, nobody])
  })
})

test('what travels comes out as it went in, to the last bit', () => {
  const value = { list: [-0, 0.1 + 0.2, Number.NaN, undefined], map: new Map([['a', 1n]]), 'a\u2028"': Infinity }
  expect(unpack(pack(value))).toStrictEqual(value)
})

describe('a connection', needs('redis-server'), () => {
  let server: TestRedis
  const opened: Connection[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(async () => {
    for (const connection of opened) connection.close()
    await server.stop()
  })

  /** Opens one that writes down what happens to it. */
  async function open(patienceMs: number): Promise<string[]> {
    const happened: string[] = []
    const connection = await connect(readAddress(server.url), {
      patienceMs,
      away: () => happened.push('away'),
      back: () => happened.push('back'),
      lost: ({ code, message }) => happened.push(code, message),
    })
    opened.push(connection)
    return happened
  }

  test('is tried again while patience lasts, and then given up with a line', async () => {
    const [patient, hasty] = [await open(60_000), await open(100)]
    await server.kill()
    await expect.poll(() => hasty).toEqual(['away', 'lost', `lost ${server.url} (ECONNREFUSED)`])
    expect(patient).toEqual(['away'])
    await server.restart()
    await expect.poll(() => patient).toEqual(['away', 'back'])
  })
})
