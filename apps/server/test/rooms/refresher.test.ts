import { expect, test, vi } from 'vitest'
import { RoomRefresher } from '../../src/rooms/refresher.ts'

const AWAY = new Error('away')

test('news of rooms that could not be read are read with everything else, as soon as that works', async () => {
  const refresh = vi.fn().mockRejectedValueOnce(AWAY)
  const refreshAll = vi.fn().mockRejectedValueOnce(AWAY).mockResolvedValue(undefined)
  const failed = vi.fn()
  new RoomRefresher({ refresh, refreshAll }, failed).refresh(['ABCDE'])
  await expect.poll(() => refreshAll.mock.calls.length).toBe(2)
  expect(refresh).toHaveBeenCalledWith(['ABCDE'])
  expect(failed.mock.calls).toEqual([[AWAY], [AWAY]])
})

test('news that are missed while everything is read are read once more', async () => {
  let goOn = () => {}
  const first = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const refreshAll = vi.fn().mockReturnValueOnce(first).mockResolvedValue(undefined)
  const refresher = new RoomRefresher({ refresh: vi.fn(), refreshAll }, vi.fn())
  refresher.refreshAll()
  refresher.refreshAll()
  refresher.refreshAll()
  expect(refreshAll).toHaveBeenCalledTimes(1)
  goOn()
  await expect.poll(() => refreshAll.mock.calls.length).toBe(2)
})
