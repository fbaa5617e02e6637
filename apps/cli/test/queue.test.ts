import { setTimeout as sleep } from 'node:timers/promises'
import { simulate, tournament } from '@ludoteca/lab'
import { startRedis, type TestRedis } from '@ludoteca/server/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../scripts/needs.ts'
import { endAll, freezeAtWork, hears, installOtherRules, type LabProcess, start, startWorker } from './queue.ts'
import { build, ludoteca } from './run.ts'

const PEARLS = { game: 'pearls', options: {}, bots: ['normal', 'easy'], seed: '1', matches: 1000, movesMax: 1000 }
const SIMULATE = ['simulate', 'pearls', '--num', '1000', '--bots', 'normal,easy', '--format', 'json']

const TIMES = ['seconds', 'cpuSeconds', 'movesPerCpuSecond', 'matchesPerCpuSecond']

/** A report as bytes, without the numbers that a clock gave. */
function withoutTimes(json: string): string {
  return JSON.stringify(JSON.parse(json, (key, value) => (TIMES.includes(key) ? undefined : value)))
}

let server: TestRedis
const clients: Redis[] = []
let databases = 0
/** What one thread says of the same matches. */
let alone: string

beforeAll(async () => {
  build()
  server = await startRedis()
  alone = withoutTimes(JSON.stringify((await simulate(PEARLS, { workers: 0 })).report))
}, 300_000)
afterAll(async () => {
  endAll()
  for (const client of clients) client.disconnect()
  await server.stop()
})

/** A queue of its own for each test, and a way to look into it. */
function openQueue(): { readonly queue: string; readonly redis: Redis } {
  const queue = `${server.url}/${databases++}`
  return { queue, redis: lookInto(queue) }
}

function lookInto(queue: string): Redis {
  const redis = new Redis(queue, { maxRetriesPerRequest: null })
  redis.on('error', () => {})
  clients.push(redis)
  return redis
}

/** A run of this process, which costs less than another; its workers are processes of their own. */
function runHere(queue: string) {
  const said: string[] = []
  const stopping = new AbortController()
  const crew = { queue, signal: stopping.signal, notice: (line: string) => said.push(line) }
  return {
    report: simulate(PEARLS, crew).then(({ report }) => withoutTimes(JSON.stringify(report))),
    stop: () => stopping.abort(),
    async hears(text: string): Promise<void> {
      while (!said.some((line) => line.includes(text))) await sleep(20)
    },
  }
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
describe.concurrent('a run over a queue', needs('redis-server'), () => {
  test('gives the same bytes as one thread when one of two workers is killed on the way', async () => {
    const { queue, redis } = openQueue()
    const [victim] = await Promise.all([startWorker(queue), startWorker(queue)])
    const run = start([...SIMULATE, '--queue', queue])
    await freezeAtWork(victim, redis)
    victim.child.kill('SIGKILL')
    expect(await reportOf(run)).toBe(await oneThread(SIMULATE))
    expect(run.said.stderr).toContain('2 workers play in 2 threads')
    expect(run.said.stderr).toMatch(/a worker is gone: another plays matches \d+ to \d+/)
  })

  test('does not count what a worker brings after it was given up', async () => {
    const { queue, redis } = openQueue()
    const [sleeper, other] = await Promise.all([startWorker(queue), startWorker(queue)])
    const run = runHere(queue)
    await freezeAtWork(sleeper, redis)
    await run.hears('a worker is gone')
    sleeper.child.kill('SIGCONT')
    expect(await run.report).toBe(alone)
    for (const { child } of [sleeper, other]) child.kill('SIGINT')
    expect(await Promise.all([sleeper.exit, other.exit])).toEqual([0, 0])
  })

  test('goes on when Redis dies and comes back empty', async () => {
    const own = await startRedis()
    try {
      const worker = await startWorker(own.url)
      const run = runHere(own.url)
      await freezeAtWork(worker, lookInto(own.url))
      await own.kill()
      worker.child.kill('SIGCONT')
      await run.hears(`lost ${own.url} (`)
      await own.restart()
      expect(await run.report).toBe(alone)
      await run.hears(`${own.url} is back`)
    } finally {
      await own.stop()
    }
  })

  test('refuses a worker with other rules, and both say why', async () => {
    const { queue } = openQueue()
    const stranger = await startWorker(queue, installOtherRules())
    const run = runHere(queue)
    await run.hears(`process ${stranger.child.pid}): it plays pearls by rules 2, not by rules 1`)
    await run.hears(`waiting: of those at ${queue} nobody has this edition of pearls, rules 1`)
    await hears(stranger, `process ${process.pid}): this worker plays pearls by rules 2, not by rules 1`)
    run.stop()
    expect(JSON.parse(await run.report)).toMatchObject({ matches: 0, interrupted: true })
    stranger.child.kill('SIGINT')
    await stranger.exit
    expect(stranger.said.stdout).toBe('played 0 matches in 0 stretches\n')
  })
})

describe('a queue', needs('redis-server'), () => {
  let queue: string
  let redis: Redis
  let worker: LabProcess
  let events: string

  beforeAll(async () => {
    ;({ queue, redis } = openQueue())
    worker = await startWorker(queue)
    const [, code] = /\((\w+)\)/.exec(worker.said.stderr) ?? []
    events = `ludoteca-lab:stretches-${code}:events`
  })

  test.each([
    ['playtest', 'aufbau', '--scenario', 'core-v1-strategies', '--runs', '4', '--rounds', '6'],
    ['fuzz', 'pearls', '--num', '20', '--format', 'json'],
    ['sweep', 'pearls', '--vary', 'pearls=3..5', '--num', '40', '--goal', 'length.mean < 10', '--format', 'json'],
  ])('does %s with the same bytes as one thread', async (...args) => {
    expect(await reportOf(start([...args, '--queue', queue]))).toBe(await oneThread(args))
  })

  test('plays tournaments, with the same numbers as one thread', async () => {
    const spec = { ...PEARLS, matches: 60, seats: 3 }
    expect(await tournament(spec, { queue })).toEqual(await tournament(spec, { workers: 0 }))
  })

  test('counts a stretch once that is told twice, and says how far it is', async () => {
    const echo = echoing(redis, events)
    const seen: number[] = []
    const { report } = await simulate(PEARLS, { queue, progress: (finished) => seen.push(finished) })
    expect(await echo.end()).toBeGreaterThan(10)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect([seen.at(-1), report.matches]).toEqual([PEARLS.matches, PEARLS.matches])
    expect(withoutTimes(JSON.stringify(report))).toBe(alone)
  })

  test('is left with nothing to do at Ctrl-C, and what was finished counts', async () => {
    const run = start(['simulate', 'pearls', '--num', '100000000', '--format', 'json', '--queue', queue])
    const finished = () => redis.xlen(events)
    await redis.xtrim(events, 'MAXLEN', 0)
    while ((await finished()) < 100) await hears(run, '1 worker plays')
    run.child.kill('SIGINT')
    expect(await run.exit).toBe(130)
    const report = JSON.parse(run.said.stdout) as { interrupted: boolean; matches: number }
    expect(report.interrupted).toBe(true)
    expect(report.matches).toBeGreaterThan(0)
    worker.child.kill('SIGINT')
    expect(await worker.exit).toBe(0)
    expect(worker.said.stdout).toMatch(/^played \d+ matches in \d+ stretches\n$/)
    const left = await redis.keys('*')
    // What the queue of this edition needs for its next run; Redis forgets it by itself.
    expect(
      left
        .map((key) => key.split(':').at(-1))
        .filter((key) => key !== 'stalled-check')
        .sort(),
    ).toEqual(['events', 'id', 'meta'])
    expect(await Promise.all(left.map((key) => redis.ttl(key)))).not.toContain(-1)
  })
})

describe('a queue that cannot be used', needs('redis-server'), () => {
  test.each([
    ['http://127.0.0.1', 'bad-address', 'the address of a queue is redis://host:6379'],
    ['redis://127.0.0.1:1', 'unreachable', 'cannot reach redis://127.0.0.1:1 (ECONNREFUSED)'],
    ['redis://ana:secret@…', 'unreachable', 'cannot reach redis://… (WRONGPASS'],
    ['redis://…/99', 'unreachable', 'cannot reach redis://…/99 (ERR DB index is out of range)'],
  ])('%s is a fault: %s', async (address, code, line) => {
    const { host } = new URL(server.url)
    const fault = { name: 'QueueFault', code, message: expect.stringContaining(line.replace('…', host)) }
    await expect(simulate(PEARLS, { queue: address.replace('…', host) })).rejects.toMatchObject(fault)
  })

  test('is one line to people, without its password', async () => {
    const queue = `redis://ana:secret@${new URL(server.url).host}`
    const away = await ludoteca(...SIMULATE, '--queue', queue)
    expect(away).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^ludoteca: cannot reach .*\n$/) })
    const misspelt = await ludoteca('worker', '--queue', queue.replace('redis', 'http'))
    expect(misspelt).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^ludoteca: the address of .*\n$/) })
    expect(away.stderr + misspelt.stderr).not.toContain('secret')
  })
})

/** Tells every completed stretch a second time, as a Redis may that has lost its latest writes. */
function echoing(redis: Redis, stream: string): { end(): Promise<number> } {
  let isOver = false
  let told = 0
  const listen = async () => {
    for (let last = '$'; !isOver; ) {
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
