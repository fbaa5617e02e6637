import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GroupLog } from '../../src/storage/log.ts'
import { Outage } from '../../src/storage/outage.ts'
import type { Sql } from '../../src/storage/sql.ts'
import { StorageDown } from '../../src/storage/storage.ts'
import { TwoClocks } from '../two-clocks.ts'
import { row } from './rows.ts'

/** A database that answers or does not. */
class Patient implements Sql {
  isWell = true

  async run<Row extends object>(): Promise<Row[]> {
    if (!this.isWell) throw new Error('ECONNREFUSED')
    return []
  }
}

const settings = { retryForMs: 10_000, batchRows: 100, waitingRows: 100 }

/** A log on a database that is away, with a move of a person and one of a clock on their way. */
function waiting() {
  const patient = new Patient()
  const env = new TwoClocks()
  const outage = new Outage(env, patient)
  const log = new GroupLog({ env, writer: patient, reader: patient, outage, notifyAs: null, settings })
  patient.isWell = false
  const byPerson = log.append([row('person', 1)])
  const byClock = log.append([{ ...row('clock', 1), by: 'clock' }])
  const fates: unknown[] = []
  const note = (fate: unknown) => void fates.push(fate)
  byPerson.then(note, note)
  byClock.then(note, note)
  return { patient, env, fates }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('what a clock has played is not stored after an outage, however short; what a person has is', async () => {
  const { patient, fates } = waiting()
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  patient.isWell = true
  for (let times = 0; times < 20 && fates.length < 2; times++) {
    await vi.advanceTimersByTimeAsync(50)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(fates).toEqual([expect.any(StorageDown), 'stored'])
})

test('setting the clock makes nobody give up sooner, or try for hours', async () => {
  const { env, fates } = waiting()
  const go = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      env.pass(100)
      await vi.advanceTimersByTimeAsync(100)
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  await go(1_000)
  env.set(7_200_000)
  await go(5_000)
  expect(fates).toHaveLength(1)
  env.set(-9_000_000)
  await go(5_000)
  expect(fates).toHaveLength(2)
})
