import { type Box, isRefusal, type MatchRecord, verify } from '@ludoteca/kernel'
import { box as ludomercatus } from '@ludoteca/ludomercatus'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Records } from '../../src/tables/records/records.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const box = ludomercatus as unknown as Box
const boxes = [box]

afterEach(() => void vi.restoreAllMocks())

/** Matches that bots have played to their end, and what is read of them. */
async function played(count: number) {
  const process = new Process(boxes)
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await process.start('ludomercatus', [BOT, BOT]))
  while (process.ended.length < count) await settle()
  const read = vi.spyOn(process.store, 'after')
  const records = new Records(process.store, async () => box)
  return { process, ids, records, read }
}

describe('records of matches that are over', () => {
  test('are made once, however many ask for one at once or later', async () => {
    const { ids, records, read } = await played(1)
    const [id = ''] = ids
    const all = await Promise.all(Array.from({ length: 100 }, () => records.of(id)))
    expect(new Set([...all, await records.of(id)]).size).toBe(1)
    expect(read).toHaveBeenCalledTimes(1)
    expect(verify(ludomercatus.game, all[0] as MatchRecord)).toMatchObject({ seedHolds: true, divergence: undefined })
  })

  test('are made in slices: everybody else has a turn in between', async () => {
    const { process, ids, records } = await played(1)
    const [id = ''] = ids
    let ms = 0
    vi.spyOn(performance, 'now').mockImplementation(() => ms++)
    let turns = 0
    let isMaking = true
    const count = () => {
      turns++
      if (isMaking) setImmediate(count)
    }
    setImmediate(count)
    await records.of(id)
    isMaking = false
    // Each move takes a millisecond by that clock, and a slice five.
    expect(turns).toBeGreaterThan(process.store.rows(id).length / 10)
  })

  test('are made one at a time, and whoever asks for all there are is told to come again', async () => {
    const { process, ids } = await played(1)
    const [id = ''] = ids
    const started = await process.store.find(id)
    let [making, most] = [0, 0]
    const store = {
      find: async (matchId: string) => started && { ...started, id: matchId },
      after: async () => {
        most = Math.max(most, ++making)
        await settle()
        making--
        return process.store.after(id, 0)
      },
    }
    const records = new Records(store, async () => box)
    const asked = await Promise.all(Array.from({ length: 50 }, (_, i) => records.of(`${id}${i}`)))
    const refused = asked.filter(isRefusal)
    expect([most, refused.length, refused[0]?.code]).toEqual([1, 20, 'BUSY'])
    expect(isRefusal(await records.of(`${id}49`))).toBe(false)
  })

  test('are what pictures are made of, too', async () => {
    const { process, ids, read } = await played(1)
    const [id = ''] = ids
    const front = {
      name: 'front',
      assetType: 'a',
      width: 1,
      height: 1,
      title: 'Front',
      lines: [],
      text: '',
      draw: () => '<svg/>',
    }
    const views: unknown[] = []
    const share: Box['share'] = {
      pictures({ view }) {
        views.push(view)
        return [front]
      },
    }
    const records = new Records(process.store, async () => ({ ...box, share }) as unknown as Box)
    const asked = Array.from({ length: 9 }, () => records.pictures(id, []))
    expect(await Promise.all(asked)).toEqual(Array(9).fill([front]))
    await records.of(id)
    expect(read).toHaveBeenCalledTimes(1)
    expect(views[0]).toMatchObject({ players: expect.any(Array) })
  })

  test('that cannot be made keep nobody from the next one', async () => {
    const { process, ids, records, read } = await played(1)
    read.mockRejectedValueOnce(new Error('away'))
    await expect(records.of(ids[0] as string)).rejects.toThrow('away')
    expect(await records.of(ids[0] as string)).toMatchObject({ seed: expect.any(String) })
    expect(process.faults).toEqual([])
  })
})

test('the record of a running match is made without playing it again, and holds no move', async () => {
  const process = new Process(boxes)
  const id = await process.start('ludomercatus', [HUMAN, HUMAN])
  const read = vi.spyOn(process.store, 'after')
  const record = (await new Records(process.store, async () => box).of(id)) as MatchRecord
  expect(read).not.toHaveBeenCalled()
  expect(record).toMatchObject({ game: 'ludomercatus', moves: [], hashes: [] })
  expect(record.seed).toBeUndefined()
})
