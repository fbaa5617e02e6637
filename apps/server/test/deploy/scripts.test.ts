import { lstat, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api, BotPlayer, type RoomClient } from '@ludoteca/client'
import { type MatchRecord, type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { startServer, Visitor } from '../whole/kit.ts'
import { build, DEPLOY, PATH, run } from './programs.ts'

let root: string
let settings: string

beforeAll(async () => {
  build()
  root = await mkdtemp(join(tmpdir(), 'ludoteca-scripts-'))
  settings = join(root, 'ludoteca.env')
}, 300_000)
afterAll(() => rm(root, { recursive: true, force: true }))

interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a script as an operator does. */
async function script(name: 'backup.sh' | 'restore.sh', ...args: string[]): Promise<Ran> {
  const env = { ...process.env, PATH, LUDOTECA_ENV: settings }
  const done = run(`${DEPLOY}${name}`, args, { env, cwd: root })
  return done.then(
    (said) => ({ code: 0, ...said }),
    ({ code, stdout, stderr }: Ran) => ({ code, stdout, stderr }),
  )
}

type Where = { dataDir: string } | { databaseUrl: string }

/** What Ana bids in the first rounds. */
const BIDS = [3, 1].map((card) => ({ type: 'bid', card }))
const rounds = ({ facts }: RoomClient) => facts.filter(({ type }) => type === 'bidsShown').length

/** Somebody claims an account, opens a room, and plays the first rounds of a match against a bot. */
async function live(where: Where): Promise<string> {
  const server = await startServer(where)
  try {
    const ana = await Visitor.arrive(server.url)
    await ana.api.claim('ana', 'a long password')
    const { roomId } = await ana.api.createRoom({ game: 'pearls', kind: 'friends', seats: 2 })
    const client = ana.enter(roomId, 'PLAYER')
    await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
    await client.send('HOST_COMMAND', { command: 'START' })
    await client.when(({ viewerState }) => viewerState)
    for (const [i, bid] of BIDS.entries()) {
      await client.submit(bid)
      await client.when((seen) => rounds(seen) > i)
    }
    client.close()
    return roomId
  } finally {
    await server.close()
  }
}

/** Ana comes back and plays her match to its end, of which this is the record. */
async function playOn(where: Where, roomId: string): Promise<MatchRecord> {
  const server = await startServer(where)
  try {
    const ana = new Visitor(server.url)
    await ana.api.logIn('ana', 'a long password')
    const client = ana.enter(roomId, 'PLAYER')
    const player = new BotPlayer<object, Move>(client, {
      bot: pearls.bots.normal as never,
      chance: new SeededChance('Ana'),
    })
    await client.when(({ ended }) => ended)
    player.stop()
    client.close()
    return parseRecord(await ana.api.record(client.matchId as string))
  } finally {
    await server.close()
  }
}

/** Who is known and which room is open. */
async function whatIsThere(where: Where, roomId: string): Promise<object> {
  const server = await startServer(where)
  try {
    const api = new Api(server.url)
    const known = await api.logIn('ana', 'a long password').then(
      () => true,
      () => false,
    )
    const room = await api.room(roomId).then(
      ({ game }) => game,
      () => undefined,
    )
    return { known, room }
  } finally {
    await server.close()
  }
}

const EVERYTHING = { known: true, room: 'pearls' }
const NOTHING = { known: false, room: undefined }

describe('the embedded database', { timeout: 180_000, ...needs('bash') }, () => {
  let data: string
  let file: string
  let roomId: string
  beforeAll(async () => {
    data = join(root, 'data')
    await writeFile(settings, `# as systemd reads it\nLUDOTECA_DATA=elsewhere\nLUDOTECA_DATA="${data}"\n`)
    await layEmptyDatabase(data)
    roomId = await live({ dataDir: data })
  }, 180_000)

  test('is backed up into a file that nobody else can read', async () => {
    const { code, stdout } = await script('backup.sh', 'backups')
    expect(code).toBe(0)
    file = stdout.trim()
    expect(file).toMatch(/\/backups\/ludoteca-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await readdir(join(root, 'backups'))).toHaveLength(1)
    expect((await readdir(data)).filter((name) => name.includes('backup'))).toEqual([])
  })

  test('comes back whole after it was wiped', async () => {
    await rm(data, { recursive: true })
    await layEmptyDatabase(data)
    expect(await whatIsThere({ dataDir: data }, roomId)).toEqual(NOTHING)
    const restored = await script('restore.sh', file)
    expect(restored).toMatchObject({ code: 0, stderr: expect.stringContaining(join(data, 'pglite.1')) as string })
    expect(await whatIsThere({ dataDir: data }, roomId)).toEqual(EVERYTHING)
    expect((await readdir(data)).filter((name) => name.endsWith('.gz'))).toEqual([])
  })

  test('stays as it is while a server uses it, and when the file is no backup of it', async () => {
    const server = await startServer({ dataDir: data })
    const inUse = { code: 1, stderr: expect.stringContaining('in use by process') as string }
    expect(await script('backup.sh', 'backups')).toMatchObject(inUse)
    expect(await script('restore.sh', file)).toMatchObject(inUse)
    await server.close()
    await writeFile(join(root, 'noise'), 'noise')
    expect(await script('restore.sh', 'noise')).toMatchObject({ code: 1, stderr: expect.stringContaining('damaged') })
    expect(await whatIsThere({ dataDir: data }, roomId)).toEqual(EVERYTHING)
    expect((await readdir(data)).filter((name) => name.endsWith('.gz'))).toEqual([])
  })

  test('comes back with a match that goes on after the moves it had', async () => {
    const record = await playOn({ dataDir: data }, roomId)
    const bids = record.moves.filter(({ seat }) => seat === 0).map(({ move }) => move)
    expect(bids.slice(0, BIDS.length)).toEqual(BIDS)
    expect(bids).toHaveLength(7)
    expect(verify(pearls.game as never, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  })

  test('is restored without harm to what a link in its folder leads to', async () => {
    const precious = join(root, 'precious')
    await writeFile(precious, 'as it was')
    await symlink(precious, join(data, 'restore.tar.gz'))
    expect(await script('restore.sh', file)).toMatchObject({ code: 0 })
    // Its size, lest a failure print a whole database.
    expect((await stat(precious)).size).toBe('as it was'.length)
    expect(await whatIsThere({ dataDir: data }, roomId)).toEqual(EVERYTHING)
  })

  test('is backed up into a file of its own, though a link may stand where the backup should', async () => {
    const spy = join(root, 'links')
    await mkdir(spy)
    const plant = `#!/bin/sh\nln -s ${join(root, 'precious')} ${join(data, 'backup.tar.gz')}\n`
    await writeFile(join(spy, 'node'), plant, { mode: 0o755 })
    const env = { ...process.env, PATH: `${spy}:${PATH}`, LUDOTECA_ENV: settings }
    const { stdout } = await run(`${DEPLOY}backup.sh`, ['linked'], { env, cwd: root })
    expect((await lstat(stdout.trim())).isFile()).toBe(true)
  })
})

describe('PostgreSQL', { timeout: 180_000, ...needs('bash', 'pg_dump', 'postgres') }, () => {
  let postgres: TestPostgres
  let databaseUrl: string
  let file: string
  let roomId: string
  beforeAll(async () => {
    postgres = await startPostgres({ sources: ['system'] })
    databaseUrl = await postgres.createDatabase()
    await writeFile(settings, `DATABASE_URL=${databaseUrl}\n`)
    roomId = await live({ databaseUrl })
  }, 180_000)
  afterAll(() => postgres?.stop())

  async function execute(statement: string): Promise<void> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  test('is backed up while a server uses it, and only the newest backups are kept', async () => {
    const folder = join(root, 'dumps')
    await mkdir(folder)
    const old = ['ludoteca-2020-01-01T000000Z.dump', 'ludoteca-2020-01-02T000000Z.dump', 'notes.txt']
    for (const name of old) await writeFile(join(folder, name), '')
    const server = await startServer({ databaseUrl })
    const { code, stdout } = await script('backup.sh', 'dumps', '2')
    await server.close()
    expect(code).toBe(0)
    file = stdout.trim()
    const names = (await readdir(folder)).sort()
    expect(names).toEqual([old[1], file.slice(folder.length + 1), 'notes.txt'])
  })

  test('comes back whole after it was wiped, and what was there is kept', async () => {
    await execute('drop schema public cascade; create schema public; create table newer (id int)')
    const restored = await script('restore.sh', file)
    expect(restored).toMatchObject({ code: 0, stderr: expect.stringContaining('before-restore-') as string })
    expect(await whatIsThere({ databaseUrl }, roomId)).toEqual(EVERYTHING)
    await expect(execute('select * from newer')).rejects.toThrow('does not exist')
    expect((await readdir(join(root, 'dumps'))).filter((name) => name.startsWith('before-restore-'))).toHaveLength(1)
  })

  test('stays as it is while a server uses it, and when the file is damaged or of another kind', async () => {
    const server = await startServer({ databaseUrl })
    expect(await script('restore.sh', file)).toMatchObject({
      code: 1,
      stderr: 'restore.sh: a server is using the database; stop it first\n',
    })
    await server.close()
    await writeFile(join(root, 'cut.dump'), 'PGDMP and no more')
    await writeFile(join(root, 'noise'), 'noise')
    expect((await script('restore.sh', 'cut.dump')).code).not.toBe(0)
    const { code, stderr } = await script('restore.sh', 'noise')
    expect([code, stderr]).toEqual([1, expect.stringContaining('no backup of PostgreSQL') as string])
    expect(await whatIsThere({ databaseUrl }, roomId)).toEqual(EVERYTHING)
  })

  test('keeps its password from those who list processes', async () => {
    const password = decodeURIComponent(new URL(databaseUrl).password)
    expect(password).not.toBe('')
    const spy = join(root, 'spy')
    await mkdir(spy)
    await writeFile(join(spy, 'pg_dump'), `#!/bin/sh\necho "$@" > ${join(spy, 'arguments')}\nexit 1\n`, { mode: 0o755 })
    const env = { ...process.env, PATH: `${spy}:${PATH}`, LUDOTECA_ENV: settings }
    await expect(run(`${DEPLOY}backup.sh`, ['dumps'], { env, cwd: root })).rejects.toThrow()
    const { stdout } = await run('cat', [join(spy, 'arguments')])
    expect(stdout).toContain('--dbname=postgres')
    expect(stdout).not.toContain(password)
    expect((await readdir(join(root, 'dumps'))).filter((name) => name.endsWith('.new'))).toEqual([])
  })
})

test('without settings, or told nonsense, they say so', needs('bash'), async () => {
  await writeFile(settings, 'PORT=8080\n')
  expect(await script('backup.sh', 'backups')).toMatchObject({ code: 1, stderr: expect.stringContaining('neither') })
  await writeFile(settings, `LUDOTECA_DATA=${root}\n`)
  expect(await script('backup.sh')).toMatchObject({ code: 1, stderr: expect.stringContaining('which folder?') })
  expect(await script('backup.sh', 'x', 'many')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no number'),
  })
  expect(await script('restore.sh')).toMatchObject({ code: 1, stderr: expect.stringContaining('which backup?') })
  expect(await script('restore.sh', 'none')).toMatchObject({ code: 1, stderr: 'restore.sh: cannot read none\n' })
  await rm(settings)
  expect(await script('restore.sh', 'x')).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot read the') })
})
