import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { BUILD_MS, build } from './build.ts'

const writer = fileURLToPath(new URL('acknowledging-writer.mjs', import.meta.url))
const breaker = fileURLToPath(new URL('breaking-database.mjs', import.meta.url))
const fullDisk = fileURLToPath(new URL('full-disk.mjs', import.meta.url))
const dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-killed-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

beforeAll(build, BUILD_MS)

/** Lets a process write until so many moves are acknowledged, kills it, and gives the last one of each match. */
async function killAfter(name: string, acknowledgements: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [writer, dataDir, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const last = new Map<string, number>()
  let count = 0
  for await (const line of createInterface(child.stdout)) {
    const [id = '', seq] = line.split(' ')
    if (seq !== undefined) last.set(id, Number(seq))
    // What it still says after this was acknowledged before it died, and counts as well.
    if (++count === acknowledgements) child.kill('SIGKILL')
  }
  const [, signal] = await exited
  expect(signal).toBe('SIGKILL')
  return last
}

describe('the embedded database', { timeout: 180_000 }, () => {
  test('is made whole even if the first attempt was cut short', async () => {
    await mkdir(join(dataDir, 'pglite.new', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'pglite.new', 'PG_VERSION'), '18\n')
    const storage = await openStorage({ dataDir }, system)
    expect(await storage.healthy()).toBe(true)
    await storage.close()
  })

  test('has every acknowledged move after its process was killed, again and again', async () => {
    for (const [round, acknowledgements] of [3, 40, 333, 1200].entries()) {
      const last = await killAfter(`round-${round}`, acknowledgements)
      const storage = await openStorage({ dataDir }, system)
      expect(last.size).toBeGreaterThan(0)
      for (const [id, seq] of last) {
        const stored = (await storage.log.after(id, 0)).map((row) => row.seq)
        expect(stored.slice(0, seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
        expect(stored.length % 2).toBe(0)
      }
      await storage.close()
    }
  })

  test('ends the process when it breaks instead of going on in disorder, and is whole the next time', async () => {
    const child = spawn(process.execPath, [breaker, dataDir], { stdio: 'pipe' })
    const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    // What a statement is refused for is no fault: 42P01, there is no such table.
    expect(said).toBe('42P01\n')
    expect(complaint).toMatch(/^The embedded database broke \(.+\)\. Is the disk full\? .+\n$/)
    expect(code).toBe(70)
    const storage = await openStorage({ dataDir }, system)
    const stored = await storage.db.selectFrom('setting').select('value').where('name', '=', 'before').execute()
    expect(stored).toEqual([{ value: 'stored' }])
    await storage.close()
  })
})

describe('on a full disk the embedded database', { timeout: 180_000 }, () => {
  const dir = join(dataDir, 'full')
  beforeAll(() => layEmptyDatabase(dir))
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, [fullDisk, dir, ...args], { stdio: 'pipe' })
    const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { said: said.trimEnd().split('\n'), complaint, code }
  }

  test('acknowledges nothing, is not ready, and goes on when there is room again', async () => {
    const refused = 'StorageDown away, not ready'
    expect(await run('playing', '0')).toEqual({
      said: [refused, refused, '1', '2', '3', 'true'],
      complaint: '',
      code: 0,
    })
    const storage = await openStorage({ dataDir: dir }, system)
    expect((await storage.log.after('m', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3])
    await storage.db.deleteFrom('move').execute()
    await storage.close()
  })

  test('ends the process with one line if its journal cannot grow, and has every acknowledged move', async () => {
    const { said, complaint, code } = await run('promising', '0')
    expect(complaint).toMatch(/^The embedded database broke \(.+\)\. Is the disk full\? .+\n$/)
    expect(code).toBe(70)
    const storage = await openStorage({ dataDir: dir }, system)
    const stored = (await storage.log.after('m', 0)).map(({ seq }) => String(seq))
    expect(said.length).toBeGreaterThan(100)
    expect(stored.slice(0, said.length)).toEqual(said)
    await storage.close()
  })

  test('is not opened, and says why', async () => {
    const { said } = await run('opening', '0')
    expect(said).toEqual([
      `DiskFull: the embedded database in ${join(dir, 'pglite')} cannot be opened: its disk is full (0 MB are left). ` +
        'Nothing that was stored is lost: make room and start again.',
    ])
  })
})
