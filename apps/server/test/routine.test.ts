import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Routine } from '../src/routine.ts'

const PATIENCE = { timeout: 30_000 }
const quiet = { info() {}, warn() {}, error() {} }

test('a chore that fails is reported without what the error says, and done again', async () => {
  const warnings: object[] = []
  let times = 0
  const run = async () => {
    times++
    throw new Error('the seed is 42')
  }
  const log = { ...quiet, warn: (fields: object) => void warnings.push(fields) }
  const routine = new Routine(log, [{ name: 'dishes', everyMs: 1, run }])
  await vi.waitUntil(() => times >= 3, PATIENCE)
  await routine.stop()
  expect(warnings[0]).toMatchObject({ chore: 'dishes', error: 'Error' })
  expect(JSON.stringify(warnings)).not.toContain('42')
})

test('a chore is begun again only when it is done; other chores do not wait for it', async () => {
  let finish: () => void = () => {}
  let begun = 0
  let others = 0
  const slow = () => {
    begun++
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  const routine = new Routine(quiet, [
    { name: 'slow', everyMs: 1, run: slow },
    { name: 'other', everyMs: 1, run: async () => void others++ },
  ])
  await vi.waitUntil(() => others > 5, PATIENCE)
  expect(begun).toBe(1)
  finish()
  await vi.waitUntil(() => begun === 2, PATIENCE)
  finish()
  await routine.stop()
})

test('stopping waits for what is being done, and nothing is begun afterwards', async () => {
  let begun = 0
  let done = 0
  let tell: () => void = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    tell = resolve
  })
  const run = async () => {
    begun++
    tell()
    await sleep(30)
    done++
  }
  const routine = new Routine(quiet, [{ name: 'dishes', everyMs: 1, run }])
  await hasBegun
  await routine.stop()
  expect([begun, done]).toEqual([1, 1])
  await sleep(20)
  expect(begun).toBe(1)
})
