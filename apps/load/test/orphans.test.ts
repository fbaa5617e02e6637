import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Place } from '../src/server-process.ts'
import { BUILD_MS, build } from './build.ts'

const PARENT = fileURLToPath(new URL('starting-and-dying.mjs', import.meta.url))
/** Accepts whoever calls, and says nothing. */
let silent: Server
let dir: string
beforeAll(async () => {
  build()
  dir = await mkdtemp(join(tmpdir(), 'ludoteca-orphans-'))
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
}, BUILD_MS)
afterAll(async () => {
  silent.close()
  await rm(dir, { recursive: true, force: true })
})

const PLACES: Record<string, () => Place> = {
  'that runs': () => ({ dataDir: join(dir, 'running') }),
  'that starts': () => ({ dataDir: join(dir, 'starting') }),
  'whose database does not answer': () => ({
    databaseUrl: `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`,
  }),
}

test.each([
  ['that runs', 'ready'],
  ['that starts', 'at once'],
  ['whose database does not answer', 'at once'],
])('a server %s ends when whoever started it is killed', { timeout: 60_000 }, async (which, when) => {
  const place = PLACES[which]?.() as Place
  const parent = spawn(process.execPath, [PARENT, JSON.stringify(place), when], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  try {
    await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000, interval: 20 })
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
