import { describe, expect, test } from 'vitest'
import { COUNT_CLOCK, COUNT_MAX, counterBox } from './counter.ts'
import { FakeListener } from './fake-listener.ts'
import { HUMAN, Process, settle } from './kit.ts'

const COUNT = { type: 'count' }
const UNDO = { type: 'undo' }
let keys = 0
const input = (move: object) => ({ seat: 0, move, key: `memory ${++keys}` })

/** A process that counts how often moves are read. */
class CountingProcess extends Process {
  reads = 0

  constructor(undo: 'none' | 'any', store?: Process['store']) {
    super([counterBox(undo)], store, undefined, { snapshotEvery: 40 })
    const after = this.store.after.bind(this.store)
    this.store.after = (...args) => {
      this.reads++
      return after(...args)
    }
  }

  begin(): Promise<string> {
    return this.start('counter', [HUMAN, HUMAN])
  }

  async submit(matchId: string, move: object, times = 1, pauseMs = 0): Promise<void> {
    for (let i = 0; i < times; i++) {
      this.env.time += pauseMs
      expect(await this.tables.submit({ matchId, ...input(move) })).toEqual({ ok: true })
    }
  }

  async counted(matchId: string): Promise<unknown> {
    const listener = new FakeListener()
    await this.tables.attach(matchId, listener, { seat: 0, host: false })
    this.tables.detach(listener)
    return listener.viewerState?.view
  }
}

describe('a table keeps of a long match', () => {
  test('what is likely to be taken back; for more it reads', async () => {
    const process = new CountingProcess('any')
    const matchId = await process.begin()
    await process.submit(matchId, COUNT, 150)
    await process.submit(matchId, UNDO, 20)
    expect(process.reads).toBe(0)
    expect(await process.counted(matchId)).toEqual({ count: 130 })
    await process.submit(matchId, UNDO, 130)
    // Once for every few dozen.
    expect(process.reads).toBeGreaterThan(0)
    expect(process.reads).toBeLessThan(5)
    expect(await process.counted(matchId)).toEqual({ count: 0 })
    expect(await process.tables.submit({ matchId, ...input(UNDO) })).toMatchObject({ code: 'E_NOTHING' })
    expect(process.faults).toEqual([])
  })

  test('what is likely to be taken back, also when much is taken back at once', async () => {
    const process = new CountingProcess('any')
    const matchId = await process.begin()
    await process.submit(matchId, COUNT, 150)
    const all = Array.from({ length: 100 }, () => process.tables.submit({ matchId, ...input(UNDO) }))
    for (const answer of await Promise.all(all)) expect(answer).toEqual({ ok: true })
    expect(await process.counted(matchId)).toEqual({ count: 50 })
  })

  test('when the questions were put that may be put again', async () => {
    const process = new CountingProcess('any')
    const matchId = await process.begin()
    // It has just let go of others.
    await process.submit(matchId, COUNT, 128, COUNT_CLOCK / 4)
    await process.submit(matchId, UNDO, 2, COUNT_CLOCK / 10)
    expect(await process.counted(matchId)).toEqual({ count: 126 })
    // The clock that ran before the third last move has run out.
    process.env.time += COUNT_CLOCK / 10
    const late = await process.tables.submit({ matchId, ...input(UNDO) })
    expect(late).toMatchObject({ ok: false, code: 'E_UNDO' })
  })

  test('nothing where nothing can be taken back: whoever tries has nothing read', async () => {
    const process = new CountingProcess('none')
    const matchId = await process.begin()
    await process.submit(matchId, COUNT, 50)
    expect(await process.tables.submit({ matchId, ...input(UNDO) })).toMatchObject({ ok: false, code: 'E_UNDO' })
    expect(process.reads).toBe(0)
  })

  test('enough to take over what others take back; else it reads', async () => {
    const here = new CountingProcess('any')
    const matchId = await here.begin()
    const there = new CountingProcess('any', here.store)
    there.controls = here.controls
    await here.submit(matchId, COUNT, 150)
    expect(await there.counted(matchId)).toEqual({ count: 150 })
    for (const [times, count] of [
      [10, 140],
      [100, 40],
    ] as const) {
      await here.submit(matchId, UNDO, times)
      there.tables.catchUp([matchId], false)
      await settle()
      expect(await there.counted(matchId)).toEqual({ count })
    }
    await there.submit(matchId, COUNT)
    expect(await there.counted(matchId)).toEqual({ count: 41 })
    expect(there.faults).toEqual([])
  })

  test.each([
    ['could be made again', COUNT_MAX - 1],
    ['is not allowed any more', COUNT_MAX],
  ])('few keys: whether a move was made that %s is looked up', async (_, moves) => {
    const process = new CountingProcess('none')
    const matchId = await process.begin()
    const first = input(COUNT)
    await process.tables.submit({ matchId, ...first })
    await process.submit(matchId, COUNT, moves - 1)
    let lookUps = 0
    const hasKey = process.store.hasKey.bind(process.store)
    process.store.hasKey = (...args) => {
      lookUps++
      return hasKey(...args)
    }
    expect(await process.tables.submit({ matchId, ...first })).toEqual({ ok: true })
    expect(lookUps).toBeGreaterThan(0)
    expect(process.store.rows(matchId)).toHaveLength(moves)
  })
})
