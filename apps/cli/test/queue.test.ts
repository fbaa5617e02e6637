import { simulate, tournament } from '@ludoteca/lab'
import { startRedis, type TestRedis } from '@ludoteca/server/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { endAll, freezeAtWork, hears, installOtherRules, type LabProcess, start, startWorker } from './queue.ts'
import { build, ludoteca } from './run.ts'

const BANCA = ['simulate', 'banca', '--num', '400', '--format', 'json']
const PEARLS = ['simulate', 'pearls', '--num', '300', '--bots', 'normal,easy,random', '--format', 'json']
const SPEC = { game: 'pearls', options: {}, seed: 'q', matches: 200, movesMax: 1000 }

const TIMES = ['seconds', 'cpuSeconds', 'movesPerCpuSecond', 'matchesPerCpuSecond']

/** A report as bytes, without the numbers that a clock gave. */
function withoutTimes(json: string): string {
  return JSON.stringify(JSON.parse(json, (key, value) => (TIMES.includes(key) ? undefined : value)))
}

let server: TestRedis
const clients: Redis[] = []
let databases = 0

beforeAll(async () => {
  build()
  server = await startRedis()
}, 300_000)
afterAll(async () => {
  endAll()
  for (const client of clients) client.disconnect()
  await server.stop()
})

/** A queue of its own for each test, and a way to look into it. */
function openQueue(): { readonly queue: string; readonly redis: Redis } {
  const queue = `${server.url}/${databases++}`
  const redis = new Redis(queue, { maxRetriesPerRequest: null })
  clients.push(redis)
  return { queue, redis }
}

async function oneThread(args: readonly string[]): Promise<string> {
  const { stdout } = await ludoteca(...args, '--workers', '1')
  return withoutTimes(stdout)
}

async function reportOf(run: LabProcess): Promise<string> {
  const code = await run.exit
  if (code !== 0) throw new Error(`it ended with ${code}: ${run.said.stderr}`)
  return withoutTimes(run.said.stdout)
}

// They wait for clocks most of the time, so they wait together.
describe.concurrent('ludoteca simulate --queue', () => {
  test('gives the same bytes as one thread when one of two workers is killed on the way', async ({ expect }) => {
    const { queue, redis } = openQueue()
    const [victim] = await Promise.all([startWorker(queue), startWorker(queue)])
    const run = start([...BANCA, '--queue', queue])
    await freezeAtWork(victim, redis)
    victim.child.kill('SIGKILL')
    const report = await reportOf(run)
    expect(report).toBe(await oneThread(BANCA))
    expect(run.said.stderr).toContain('2 workers play in 2 threads')
    expect(run.said.stderr).toMatch(/a worker is gone: another plays matches \d+ to \d+/)
  })

  test('does not count what a worker brings after it was given up', async ({ expect }) => {
    const { queue, redis } = openQueue()
    const [sleeper, other] = await Promise.all([startWorker(queue), startWorker(queue)])
    const run = start([...BANCA, '--queue', queue])
    await freezeAtWork(sleeper, redis)
    await hears(run, 'a worker is gone')
    sleeper.child.kill('SIGCONT')
    const report = await reportOf(run)
    expect(report).toBe(await oneThread(BANCA))
    for (const { child } of [sleeper, other]) child.kill('SIGINT')
    expect(await Promise.all([sleeper.exit, other.exit])).toEqual([0, 0])
  })

  test('goes on when Redis dies and comes back empty', async ({ expect }) => {
    const own = await startRedis()
    try {
      const worker = await startWorker(own.url)
      const redis = new Redis(own.url, { maxRetriesPerRequest: null })
      redis.on('error', () => {})
      clients.push(redis)
      const run = start([...BANCA, '--queue', own.url])
      await freezeAtWork(worker, redis)
      await own.kill()
      worker.child.kill('SIGCONT')
      await hears(run, `lost ${own.url} (`)
      await own.restart()
      expect(await reportOf(run)).toBe(await oneThread(BANCA))
      expect(run.said.stderr).toContain(`${own.url} is back`)
    } finally {
      await own.stop()
    }
  })

  test('refuses a worker with other rules, and both say why', async ({ expect }) => {
    const { queue } = openQueue()
    const stranger = await startWorker(queue, installOtherRules())
    const run = start([...PEARLS, '--queue', queue])
    await hears(run, `process ${stranger.child.pid}): it plays pearls by rules 2, not by rules 1`)
    await hears(run, `waiting: of those at ${queue} nobody has this edition of pearls, rules 1`)
    await hears(stranger, `process ${run.child.pid}): this worker plays pearls by rules 2, not by rules 1`)
    await startWorker(queue)
    expect(await reportOf(run)).toBe(await oneThread(PEARLS))
    stranger.child.kill('SIGINT')
    await stranger.exit
    expect(stranger.said.stdout).toBe('played 0 matches in 0 stretches\n')
  })

  test('leaves nothing to do behind at Ctrl-C, and keeps what was finished', async ({ expect }) => {
    const { queue, redis } = openQueue()
    const worker = await startWorker(queue)
    const run = start(['simulate', 'pearls', '--num', '100000000', '--format', 'json', '--queue', queue])
    while ((await redis.xlen((await redis.keys('*:events'))[0] ?? 'none')) < 200) await hears(run, '1 worker plays')
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    const report = JSON.parse(run.said.stdout) as { interrupted: boolean; matches: number }
    expect(report.interrupted).toBe(true)
    expect(report.matches).toBeGreaterThan(0)
    worker.child.kill('SIGINT')
    expect(await worker.exit).toBe(0)
    const left = (await redis.keys('*')).map((key) => key.split(':').at(-1)).sort()
    // What the queue of this edition needs for its next run; Redis forgets it by itself.
    expect(left.filter((key) => key !== 'stalled-check')).toEqual(['events', 'id', 'meta'])
    expect(await Promise.all((await redis.keys('*')).map((key) => redis.ttl(key)))).not.toContain(-1)
  })
})

describe.concurrent('a queue', () => {
  test.each([
    ['playtest', 'aufbau', '--scenario', 'core-v1-strategies', '--runs', '6', '--rounds', '6'],
    ['fuzz', 'pearls', '--num', '20', '--format', 'json'],
  ])('does %s with the same bytes as one thread', async (...args) => {
    const { queue } = openQueue()
    await startWorker(queue)
    const run = start([...args, '--queue', queue])
    args.push('--workers', '1')
    const [report, { stdout }] = [await reportOf(run), await ludoteca(...args)]
    if (report !== withoutTimes(stdout)) throw new Error(`${report} is not ${stdout}`)
  })

  test('plays tournaments, with the same numbers as one thread', async ({ expect }) => {
    const { queue } = openQueue()
    await startWorker(queue)
    const spec = { ...SPEC, matches: 60, seats: 3 }
    expect(await tournament(spec, { queue })).toEqual(await tournament(spec, { workers: 0 }))
  })

  test('counts a stretch once that is told twice, and says how far it is', async ({ expect }) => {
    const { queue, redis } = openQueue()
    const worker = await startWorker(queue)
    const [, code] = /\((\w+)\)/.exec(worker.said.stderr) ?? []
    const echo = echoing(redis, `ludoteca-lab:stretches-${code}:events`)
    const seen: number[] = []
    const spec = { ...SPEC, bots: ['normal', 'easy'] }
    const { report } = await simulate(spec, { queue, progress: (finished) => seen.push(finished) })
    const told = await echo.end()
    expect(told).toBeGreaterThan(10)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect([seen.at(-1), report.matches]).toEqual([SPEC.matches, SPEC.matches])
    const alone = await simulate(spec, { workers: 0 })
    expect(withoutTimes(JSON.stringify(report))).toBe(withoutTimes(JSON.stringify(alone.report)))
  })

  test.each([
    ['http://127.0.0.1', 2, 'the address of a queue is redis://host:6379'],
    ['redis://127.0.0.1:1', 1, 'cannot reach redis://127.0.0.1:1 (ECONNREFUSED)'],
    ['redis://ana:secret@…', 1, 'cannot reach … (WRONGPASS'],
    ['redis://…/99', 1, 'cannot reach …/99 (ERR DB index is out of range)'],
  ])('at %s ends run and worker with %i and one clear line', async (address, code, line) => {
    const host = new URL(server.url).host
    const [queue, words] = [address.replace('…', host), line.replace('…', `redis://${host}`)]
    for (const args of [PEARLS, ['worker']]) {
      const ran = await ludoteca(...args, '--queue', queue)
      const isRight = ran.code === code && ran.stdout === '' && ran.stderr.startsWith(`ludoteca: ${words}`)
      if (!isRight || !/^[^\n]+\n$/.test(ran.stderr) || ran.stderr.includes('secret')) throw new Error(ran.stderr)
    }
  })
})

/** Tells every completed stretch a second time, as a Redis may that has lost its latest writes. */
function echoing(redis: Redis, stream: string): { end(): Promise<number> } {
  let isOver = false
  let told = 0
  const listen = async () => {
    for (let last = '0'; !isOver; ) {
      const [[, entries = []] = []] = ((await redis.xread('BLOCK', 100, 'STREAMS', stream, last)) ?? []) as [
        string,
        [string, string[]][],
      ][]
      for (const [id, fields] of entries) {
        last = id
        if (!fields.includes('completed') || fields.includes('echo')) continue
        await redis.xadd(stream, '*', ...fields, 'echo', '1')
        told++
      }
    }
    return told
  }
  const listening = listen()
  return {
    end() {
      isOver = true
      return listening
    },
  }
}
