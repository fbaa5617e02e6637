import { afterEach, expect, test, vi } from 'vitest'
import { closeInTime, NotClosed } from '../src/closing-time.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function listen() {
  const errors: string[] = []
  return { errors, log: { info() {}, warn() {}, error: (_: object, line: string) => void errors.push(line) } }
}

test('a server that has closed everything ends nobody', async () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const { log, errors } = listen()
  await closeInTime(1_000, log, async () => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(errors).toEqual([])
  expect(exit).not.toHaveBeenCalled()
})

test('a server that cannot close something says so, and the process ends with an error', async () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const { log, errors } = listen()
  const closing = closeInTime(1_000, log, () => new Promise(() => {}))
  const outcome = expect(closing).rejects.toBeInstanceOf(NotClosed)
  await vi.advanceTimersByTimeAsync(1_000)
  await outcome
  expect(errors).toEqual(['the server could not close everything in time; the process ends'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('a server that fails to close something fails with that', async () => {
  const { log } = listen()
  await expect(closeInTime(1_000, log, () => Promise.reject(new Error('stuck lock')))).rejects.toThrow('stuck lock')
})
