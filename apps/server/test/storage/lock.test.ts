import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { DirectoryInUse, type DirectoryLock, lockDirectory } from '../../src/storage/lock.ts'
import { markOf, type ProcessMark } from '../../src/storage/process-mark.ts'

const root = await mkdtemp(join(tmpdir(), 'ludoteca-lock-'))
afterAll(() => rm(root, { recursive: true, force: true }))
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(root, 'data-'))
})

/** Leaves the lock of a process behind. */
async function leaveLock(mark: ProcessMark, number = 1): Promise<void> {
  await writeFile(join(dir, `lock.${number}`), JSON.stringify(mark))
}

/** The mark of a process that has run and is gone. */
async function deadProcess(): Promise<ProcessMark> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return { ...(await markOf(process.pid)), pid: child.pid ?? expect.fail('it did not start') }
}

/** Takes the lock as often at once as asked; who fails must fail because somebody was first. */
async function race(count: number): Promise<DirectoryLock[]> {
  const tries = await Promise.allSettled(Array.from({ length: count }, () => lockDirectory(dir)))
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(DirectoryInUse)
  return tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

describe('the lock of a data directory', () => {
  test('keeps a second user out, with directory and process in the message', async () => {
    await lockDirectory(dir)
    const second = lockDirectory(dir)
    await expect(second).rejects.toThrow(DirectoryInUse)
    await expect(second).rejects.toThrow(dir)
    await expect(second).rejects.toThrow(`process ${process.pid}`)
  })

  test('is free again when it is released', async () => {
    for (let times = 0; times < 3; times++) await (await lockDirectory(dir)).release()
    await lockDirectory(dir)
    expect(await readdir(dir)).toEqual(['lock.4'])
  })

  test('makes the directory if need be', async () => {
    await lockDirectory(join(dir, 'not', 'there', 'yet'))
  })

  test('is taken over from a process that has died', async () => {
    await leaveLock(await deadProcess())
    await lockDirectory(dir)
    expect(await readdir(dir)).toEqual(['lock.2'])
  })

  test('is taken over when only the number of the process is in use again', needs('linux'), async () => {
    await leaveLock({ ...(await markOf(process.pid)), began: '1' })
    await (await lockDirectory(dir)).release()
    await leaveLock({ ...(await markOf(process.pid)), boot: 'before the machine was started anew' }, 7)
    await lockDirectory(dir)
  })

  test('is not taken from a process that runs', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(child, 'spawn')
    const { pid = 0 } = child
    await leaveLock(await markOf(pid))
    await expect(lockDirectory(dir)).rejects.toThrow(`process ${pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await lockDirectory(dir)
  })

  test('of another machine is respected, and the message says which file to remove', async () => {
    await leaveLock({ ...(await deadProcess()), host: `not-${hostname()}` })
    await expect(lockDirectory(dir)).rejects.toThrow(join(dir, 'lock.1'))
  })

  test('that a power failure has spoilt is taken over', async () => {
    for (const text of ['', '{"pid":', 'null', '[]']) {
      await writeFile(join(dir, 'lock.90'), text)
      await (await lockDirectory(dir)).release()
      await rm(join(dir, 'lock.91'))
    }
  })

  test('goes to one of many who try at once, whatever was there before', async () => {
    const dead = await deadProcess()
    for (let round = 1; round <= 40; round++) {
      if (round % 2 === 0) await leaveLock(dead, round * 1000)
      const winners = await race(8)
      expect(winners).toHaveLength(1)
      await winners[0]?.release()
    }
    expect(await readdir(dir)).toHaveLength(1)
  })

  test('is held by one at a time while many come and go', async () => {
    let holders = 0
    let taken = 0
    const comeAndGo = async () => {
      for (let times = 0; times < 40; times++) {
        const [lock] = await race(1)
        if (lock === undefined) continue
        expect(++holders).toBe(1)
        taken++
        await new Promise((resolve) => setImmediate(resolve))
        holders--
        await lock.release()
      }
    }
    await Promise.all(Array.from({ length: 6 }, comeAndGo))
    expect(taken).toBeGreaterThan(5)
  })
})
