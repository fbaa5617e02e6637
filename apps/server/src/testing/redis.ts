import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const READY_MS = 10_000

/** A Redis of its own for tests, on a free port of the loopback. */
export interface TestRedis {
  readonly url: string
  /** It stops answering without closing its connections. */
  freeze(): void
  thaw(): void
  /** It dies at once. */
  kill(): Promise<void>
  /** Starts again on the same port, empty. */
  restart(): Promise<void>
  /** It dies and leaves nothing behind. */
  stop(): Promise<void>
}

/** Starts one; installs it first where that is possible. */
export async function startRedis(): Promise<TestRedis> {
  const program = await findRedis()
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-redis-'))
  let server = await launch(program, port, folder)
  const killAtExit = () => server.kill('SIGKILL')
  process.once('exit', killAtExit)
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill,
    async restart() {
      await kill()
      server = await launch(program, port, folder)
    },
    async stop() {
      await kill()
      process.removeListener('exit', killAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findRedis(): Promise<string> {
  const installed = await onPath()
  if (installed !== undefined) return installed
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await run('apt-get', ['install', '-y', 'redis-server'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
      .catch(() => run('apt-get', ['update']).then(() => run('apt-get', ['install', '-y', 'redis-server'])))
      .catch(() => undefined)
    const found = await onPath()
    if (found !== undefined) return found
  }
  throw new Error('Tests of shared limits need redis-server: install it (apt-get install redis-server) and run again.')
}

async function onPath(): Promise<string | undefined> {
  const found = await run('sh', ['-c', 'command -v redis-server']).catch(() => undefined)
  return found?.stdout.trim() || undefined
}

async function launch(program: string, port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk
  }
  server.stdout.on('data', hear)
  server.stderr.on('data', hear)
  const giveUpAt = Date.now() + READY_MS
  while (!said.includes('Ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      server.kill('SIGKILL')
      throw new Error(`redis-server did not start: ${said.slice(-500)}`)
    }
    await sleep(20)
  }
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
