import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { isAlive, markOf, type ProcessMark } from '../../src/storage/process-mark.ts'

/** What a service with ProtectProc sees of other users' processes. */
const hidden = async () => null
const shows = (stat: string) => async () => stat

describe('a process', () => {
  let child: ChildProcess
  let mark: ProcessMark
  beforeAll(async () => {
    child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(child, 'spawn')
    mark = await markOf(child.pid as number)
  })
  afterAll(() => void child.kill('SIGKILL'))

  test('runs, also when the system hides it from us', async () => {
    expect(await isAlive(mark)).toBe(true)
    expect(await isAlive(mark, hidden)).toBe(true)
  })

  test('no longer runs when another one has its number', needs('linux'), async () => {
    expect(await isAlive({ ...mark, began: '1' })).toBe(false)
    expect(await isAlive({ ...mark, boot: 'before the machine was started anew' }, hidden)).toBe(false)
  })

  test('no longer runs when it only waits for its parent to take notice', async () => {
    const stat = `${mark.pid} (node (1) x) Z ${'0 '.repeat(18)}${mark.began} 0`
    expect(await isAlive(mark, shows(stat))).toBe(false)
    expect(await isAlive(mark, shows(stat.replace(') Z', ') S')))).toBe(true)
  })

  test('no longer runs when there is none, hidden or not', async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await isAlive(mark)).toBe(false)
    expect(await isAlive(mark, hidden)).toBe(false)
  })
})
