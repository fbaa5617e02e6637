import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

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

/** Starts one. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-redis-'))
  let server = await launch(port, folder)
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
      server = await launch(port, folder)
    },
    async stop() {
      await kill()
      process.removeListener('exit', killAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  server.once('error', () => {})
  if (server.pid === undefined) throw new Error('redis-server is not to be found: install it first')
  let said = ''
  const collect = (chunk: Buffer) => {
    said += chunk
  }
  server.stdout.on('data', collect)
  server.stderr.on('data', collect)
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
