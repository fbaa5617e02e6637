import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries, type PostgresSource } from './postgres-binaries.ts'
import { initialise, PostgresProcess } from './postgres-process.ts'
import { type ServerUser, serverUser } from './postgres-user.ts'

/** How to start one. */
export interface PostgresWishes {
  /** Where to look for the programs, in this order. */
  readonly sources?: readonly PostgresSource[]
  /** Lines of the server's configuration, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Whether its URLs lead through the loopback interface, or through a socket in its directory, which costs less. */
  readonly through?: 'loopback' | 'socket'
}

/** A PostgreSQL of one's own, gone without a trace afterwards, also when the process that started it is killed. */
export interface TestPostgres {
  readonly url: string
  /** Of the server's main process. */
  readonly pid: number
  /** Makes an empty database and gives its URL. */
  createDatabase(): Promise<string>
  /** As an operator does: connections are cut, nothing committed is lost. Also starts one that was killed. */
  restart(): Promise<void>
  /** At once, with SIGKILL. It stays dead until `restart`. */
  kill(): Promise<void>
  /** It stops answering without closing its connections. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  stop(): Promise<void>
}

const USER = 'ludoteca'

/** Starts a real PostgreSQL on a free port. Throws when there is none: nothing is skipped. */
export async function startPostgres({
  sources = ['system', 'package'],
  settings = {},
  through = 'loopback',
}: PostgresWishes = {}): Promise<TestPostgres> {
  const user = await serverUser()
  const dir = await ownDirectory(user)
  try {
    const bin = await findBinaries(sources, user, dir)
    const password = randomBytes(12).toString('hex')
    const passwordFile = join(dir, 'password')
    await writeFile(passwordFile, password)
    await give(passwordFile, user)
    await initialise({ bin, dir, user }, USER, passwordFile)
    const port = await freePort()
    const server = new PostgresProcess({ bin, dir, user }, { ...settings, port: String(port) })
    await server.start()
    const host = through === 'socket' ? encodeURIComponent(dir) : '127.0.0.1'
    return handle(server, dir, `postgres://${USER}:${password}@${host}:${port}`)
  } catch (error) {
    await rm(dir, { recursive: true, force: true })
    throw error
  }
}

function handle(server: PostgresProcess, dir: string, base: string): TestPostgres {
  let databases = 0
  return {
    url: `${base}/postgres`,
    get pid() {
      return server.pid
    },
    async createDatabase() {
      const name = `test_${++databases}`
      await execute(`${base}/postgres`, `create database ${name}`)
      return `${base}/${name}`
    },
    async restart() {
      await server.end('SIGINT')
      await server.start()
    },
    kill: () => server.end('SIGKILL'),
    freeze: () => server.freeze(),
    thaw: () => server.thaw(),
    async stop() {
      await server.end('SIGQUIT')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function ownDirectory(user: ServerUser): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'ludoteca-postgres-'))
  await chmod(dir, 0o755)
  await give(dir, user)
  return dir
}

async function give(file: string, { uid, gid }: ServerUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
