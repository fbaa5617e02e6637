import { beforeAll, expect, test } from 'vitest'
import { benchServer } from '../src/index.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

// How fast anything was says nothing on a busy machine; that everything was measured does.
test('the benchmark measures all it should', { timeout: 400_000 }, async () => {
  const steps: [number, number][] = []
  const report = await benchServer({
    databases: ['pglite', 'postgres'],
    rounds: 1,
    ms: 200,
    warmUpMoves: 20,
    fanOut: [
      { rooms: 1, atOnce: 'all', warmUpMoves: 20 },
      { rooms: 2, atOnce: 1, warmUpMoves: 20 },
    ],
    rooms: 3,
    // The first sixty turns of a match, in which most is bought, cost a quarter more than a whole one does.
    turns: 250,
    progress: (done, of) => steps.push([done, of]),
  })
  expect(report.fanOut.map(({ database, rooms }) => [database, rooms])).toEqual([
    ['pglite', 1],
    ['postgres', 1],
    ['pglite', 2],
    ['postgres', 2],
  ])
  for (const { server, rawFanOut, rawSameFrames, framesPerCommand, toRawFanOut, atOnce } of report.fanOut) {
    for (const { perSecond, perCpuSecond } of [server, rawFanOut, rawSameFrames]) {
      expect(perSecond).toBeGreaterThan(0)
      expect(perCpuSecond).toBeGreaterThan(0)
    }
    expect(toRawFanOut).toBeGreaterThan(0)
    // One at a time, everybody hears of every move in a frame of its own. Signs of life come on top.
    if (atOnce === 1) expect([20, 21]).toContain(Math.round(framesPerCommand))
    else expect(framesPerCommand).toBeLessThan(20)
  }
  for (const { log, tables, endToEnd, rawInsert, rawEcho } of report.durable) {
    for (const { perSecond } of [log, tables, endToEnd, rawInsert, rawEcho]) expect(perSecond).toBeGreaterThan(0)
  }
  expect(report.latency.map(({ participants }) => participants)).toEqual([20, 20, 4, 4])
  for (const { p50Ms, p99Ms, p99MsOfRounds, maxMs } of report.latency) {
    expect(p99MsOfRounds).toEqual([p99Ms])
    expect(p50Ms).toBeGreaterThan(0)
    expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
    expect(maxMs).toBeGreaterThanOrEqual(p99Ms)
  }
  // Bytes do not depend on the machine.
  for (const { count, mean } of [report.bytes.ordinary.watcher, report.bytes.ordinary.seat]) {
    expect(count).toBeGreaterThan(40)
    expect(mean).toBeGreaterThan(50)
    expect(mean).toBeLessThanOrEqual(500)
  }
  expect(report.targets.length).toBe(1 * 2 + 2 * 2 + 4 + 2)
  expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1])
})
