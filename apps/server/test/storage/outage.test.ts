import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Outage } from '../../src/storage/outage.ts'
import type { Sql } from '../../src/storage/sql.ts'
import { StorageDown } from '../../src/storage/storage.ts'

const GONE = new Error('ECONNREFUSED')
const DEADLOCK = Object.assign(new Error('deadlock'), { severity: 'ERROR', code: '40P01' })

/** A database that answers or does not, and remembers when it was asked. */
class Patient implements Sql {
  isWell = false
  readonly askedAt: number[] = []

  async run<Row extends object>(): Promise<Row[]> {
    this.askedAt.push(Date.now())
    if (!this.isWell) throw GONE
    return []
  }
}

function ailing(luck = 255) {
  const patient = new Patient()
  const env = { now: Date.now, elapsed: Date.now, bytes: (count: number) => new Uint8Array(count).fill(luck) }
  return { patient, outage: new Outage(env, patient) }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('a database that does not answer', () => {
  test('is asked by one for all, with pauses that grow', async () => {
    const { patient, outage } = ailing()
    let woken = 0
    for (let i = 0; i < 500; i++) {
      outage.suspect(GONE)
      void outage.wait(60_000).then(() => woken++)
    }
    await vi.advanceTimersByTimeAsync(20_000)
    expect(patient.askedAt).toEqual([0, 100, 300, 700, 1500, 3100, 6300, 11_300, 16_300])
    expect([outage.isAway, woken]).toEqual([true, 0])
    patient.isWell = true
    await vi.advanceTimersByTimeAsync(5_000)
    expect([outage.isAway, woken]).toEqual([false, 500])
  })

  test('is asked at other moments by other processes', async () => {
    const [one, other] = [ailing(0), ailing(100)]
    one.outage.suspect(GONE)
    other.outage.suspect(GONE)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(one.patient.askedAt.slice(0, 4)).toEqual([0, 50, 150, 350])
    expect(other.patient.askedAt).not.toContain(50)
  })

  test('turns away whoever asks something else, at once', async () => {
    const { patient, outage } = ailing()
    const news: unknown[] = []
    outage.subscribe((...told) => void news.push(told))
    await outage.pass()
    outage.suspect(GONE)
    await expect(outage.pass()).rejects.toBeInstanceOf(StorageDown)
    patient.isWell = true
    await vi.advanceTimersByTimeAsync(1_000)
    await outage.pass()
    expect(news).toEqual([
      [true, GONE],
      [false, GONE],
    ])
  })

  test('is not away if it answers when asked: only a connection was lost', async () => {
    const { patient, outage } = ailing()
    patient.isWell = true
    const news: boolean[] = []
    outage.subscribe((isAway) => void news.push(isAway))
    outage.suspect(GONE)
    await outage.pass()
    expect(news).toEqual([])
  })

  test('and answers that it is well but does nothing is left alone for longer and longer', async () => {
    const { patient, outage } = ailing()
    patient.isWell = true
    for (let i = 0; i < 8; i++) {
      outage.suspect(GONE)
      await vi.advanceTimersByTimeAsync(5_000)
      vi.setSystemTime(patient.askedAt.at(-1) ?? 0)
    }
    const pauses = patient.askedAt.slice(1).map((at, i) => at - (patient.askedAt[i] ?? 0))
    expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 5000])
  })

  test('is not waited for when there is haste, nor asked any more when all is over', async () => {
    const { patient, outage } = ailing()
    outage.suspect(GONE)
    const waiting = outage.wait(60_000)
    await vi.advanceTimersByTimeAsync(1_000)
    outage.hasten()
    await waiting
    await outage.wait(60_000)
    outage.close()
    await outage.whenBack()
    const { length } = patient.askedAt
    await vi.advanceTimersByTimeAsync(60_000)
    expect(patient.askedAt).toHaveLength(length)
  })
})

test('a statement that lost against another one says nothing about the database', () => {
  const { patient, outage } = ailing()
  expect(outage.suspect(DEADLOCK)).toBe(false)
  expect(patient.askedAt).toEqual([])
})
