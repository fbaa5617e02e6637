import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../src/testing/postgres.ts'
import { copyPackage, packageDirs } from '../../src/testing/postgres-binaries.ts'
import { serverUser } from '../../src/testing/postgres-user.ts'
import { BUILD_MS, build } from './build.ts'

const root = await mkdtemp(join(tmpdir(), 'ludoteca-harness-'))
afterAll(() => rm(root, { recursive: true, force: true }))

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(build, BUILD_MS)

describe('a PostgreSQL for tests', () => {
  const sources = ['system', 'package'] as const
  const started: string[] = []

  test.each(sources)('from the %s starts, restarts, dies, comes back and leaves nothing', async (source) => {
    const postgres = await startPostgres({ sources: [source], settings: { fsync: 'off', work_mem: '7MB' } }).catch(
      (error: Error) => error.message,
    )
    // A machine may have only one of the two; the last test sees to it that it has one.
    if (typeof postgres === 'string') return expect(postgres).toContain('These tests need a PostgreSQL')
    started.push(source)
    const url = await postgres.createDatabase()
    const dir = dirname(String(await ask(url, 'show data_directory')))
    expect(await ask(url, 'show work_mem')).toBe('7MB')
    await ask(url, 'create table kept as select 7 as n')

    const first = postgres.pid
    await postgres.restart()
    expect(isRunning(first)).toBe(false)
    expect(postgres.pid).not.toBe(first)
    expect(await ask(url, 'select n from kept')).toBe(7)

    await postgres.freeze()
    const asked = ask(url, 'select n from kept')
    expect(await Promise.race([asked, sleep(300, 'silence')])).toBe('silence')
    await postgres.thaw()
    expect(await asked).toBe(7)
    await postgres.freeze()
    await postgres.restart()
    expect(await ask(url, 'select n from kept')).toBe(7)

    await postgres.kill()
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED')
    await postgres.restart()
    expect(await ask(url, 'select n from kept')).toBe(7)

    await postgres.stop()
    expect(isRunning(postgres.pid)).toBe(false)
    expect(existsSync(dir)).toBe(false)
    await postgres.stop()
  })

  test('is to be had on this machine', () => {
    expect(started).not.toEqual([])
  })

  test('needs the password', async () => {
    const postgres = await startPostgres()
    const guess = new URL(postgres.url)
    guess.password = 'guess'
    await expect(ask(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await postgres.stop()
  })

  test('that is nowhere to be found fails with what to do', async () => {
    await expect(startPostgres({ sources: [] })).rejects.toThrow('apt-get install postgresql')
  })

  test('ends with the process that started it, however that one ends', async () => {
    const script = `
      import { startPostgres } from ${JSON.stringify(new URL('../../dist/testing/postgres.js', import.meta.url).href)}
      const postgres = await startPostgres()
      process.stdout.write(postgres.pid + ' ' + postgres.url + '\\n')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface(child.stdout), 'line')
    const [pid, url] = String(line).split(' ')
    const dir = dirname(String(await ask(url ?? '', 'show data_directory')))
    expect(isRunning(Number(pid))).toBe(true)
    child.kill('SIGKILL')
    await expect.poll(() => isRunning(Number(pid)), { timeout: 30_000 }).toBe(false)
    await expect.poll(() => existsSync(dir), { timeout: 30_000 }).toBe(false)
  })

  test('is copied with its links when it cannot run where it is', async () => {
    const user = await serverUser()
    const [bin = expect.fail('the package is not installed')] = packageDirs()
    const bare = join(root, 'private', 'native')
    const isLink = async (file: string) => (await lstat(file)).isSymbolicLink()
    await cp(dirname(bin), bare, { recursive: true, filter: async (file) => !(await isLink(file)) })
    await chmod(dirname(bare), 0o700)
    await chmod(root, 0o755)
    const copy = await copyPackage(bare, user, join(root, 'native'))
    const { stdout } = await promisify(execFile)(join(copy ?? '', 'postgres'), ['--version'], { ...user, cwd: '/' })
    expect(stdout).toContain('PostgreSQL')
    const links: { target: string }[] = JSON.parse(await readFile(join(bare, 'pg-symlinks.json'), 'utf8'))
    for (const { target } of links) expect(await isLink(join(root, target))).toBe(true)
    expect((await readdir(join(root, 'native', 'lib'))).filter((file) => file.endsWith('.a'))).toEqual([])
  })
})
