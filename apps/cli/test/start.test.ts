import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, scratch } from './run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = scratch()

beforeAll(build, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isThere(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}

test('npm start serves on one port with the embedded database', { timeout: 120_000 }, async () => {
  // Without what comes before it, which installs and builds, and other tests run beside this one.
  const flags = ['start', '--ignore-scripts', '--', '--port', '0', '--data', folder]
  const child = spawn('npm', flags, { cwd: root, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = once(child, 'exit')
  try {
    let said = ''
    const url = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (chunk) => {
        said += chunk
        const [, found] = /listens on (\S+) \(a new embedded database/.exec(said) ?? []
        if (found) resolve(found)
      })
      void exit.then(() => reject(new Error(`it ended: ${said}`)))
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html')
    const games = (await (await fetch(`${url}/api/games`)).json()) as { games: { id: string }[] }
    expect(games.games.map(({ id }) => id)).toContain('banca')
  } finally {
    const group = -(child.pid as number)
    process.kill(group, 'SIGTERM')
    // npm may end before what it has started.
    while (isThere(group)) await sleep(50)
  }
})
