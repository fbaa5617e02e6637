import { expect, test, vi } from 'vitest'
import { RoomNews } from '../../src/rooms/room-news.ts'

const AWAY = new Error('away')

test('news of rooms that could not be read are read with everything else, as soon as that works', async () => {
  const hearRooms = vi.fn().mockRejectedValueOnce(AWAY)
  const hearMissed = vi.fn().mockRejectedValueOnce(AWAY).mockResolvedValue(undefined)
  const failed = vi.fn()
  new RoomNews({ hearRooms, hearMissed }, failed).hear(['ABCDE'])
  await expect.poll(() => hearMissed.mock.calls.length).toBe(2)
  expect(hearRooms).toHaveBeenCalledWith(['ABCDE'])
  expect(failed.mock.calls).toEqual([[AWAY], [AWAY]])
})

test('news that are missed while everything is read are read once more', async () => {
  let goOn = () => {}
  const first = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const hearMissed = vi.fn().mockReturnValueOnce(first).mockResolvedValue(undefined)
  const news = new RoomNews({ hearRooms: vi.fn(), hearMissed }, vi.fn())
  news.hearMissed()
  news.hearMissed()
  news.hearMissed()
  expect(hearMissed).toHaveBeenCalledTimes(1)
  goOn()
  await expect.poll(() => hearMissed.mock.calls.length).toBe(2)
})
