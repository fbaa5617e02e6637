import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BIN, build, ludoteca, ludotecaEach, type Ran, scratch } from './run.ts'
import { endAll, type ServerProcess, startServer } from './server.ts'

const SLOW = 180_000
const folder = scratch()
const data = join(folder, 'data')
const backup = join(folder, 'backup.tar.gz')

beforeAll(build, 300_000)
afterAll(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Comes in as a guest and gives the cookie. */
async function arrive({ url }: ServerProcess): Promise<string> {
  const { headers } = await fetch(`${url}/api/guest`, { method: 'POST' })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function nameOf({ url }: ServerProcess, cookie: string): Promise<string> {
  const me = await fetch(`${url}/api/me`, { headers: { cookie } })
  return ((await me.json()) as { name: string }).name
}

/** Begins a request that the server has seen when this resolves, and that is not complete yet. */
async function beginRequest({ url }: ServerProcess, path: string, headers: Record<string, string>) {
  const begun: ClientRequest = request(`${url}${path}`, {
    method: 'PATCH',
    headers: { ...headers, expect: '100-continue' },
  })
  begun.flushHeaders()
  await once(begun, 'continue')
  return begun
}

describe('ludoteca serve', { timeout: SLOW }, () => {
  let server: ServerProcess
  let cookie: string
  beforeAll(async () => {
    server = await startServer(['--port', '0', '--data', data], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/flags-win',
    })
    cookie = await arrive(server)
  }, SLOW)

  test('says in one friendly line where it listens and which database it uses', async () => {
    const line =
      /^Ludoteca listens on http:\/\/127\.0\.0\.1:\d+ \(a new embedded database in \S+data\)\. Ctrl-C stops it\.\n$/
    expect(server.said.stderr).toMatch(line)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('says that a folder is in use, and by whom', async () => {
    const inUse = {
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`in use by process ${server.child.pid}`) as string,
    }
    expect(await ludoteca('serve', '--port', '0', '--data', data)).toEqual(inUse)
    expect(await ludoteca('backup', backup, '--data', data)).toEqual(inUse)
    expect(await ludoteca('restore', BIN, '--replace', '--data', data)).toEqual(inUse)
    expect(await ludoteca('careers', 'recompute', '--data', data)).toEqual(inUse)
  })

  test('finishes what has begun when it is asked to stop, and then nobody is let in any more', async () => {
    const before = await nameOf(server, cookie)
    const body = JSON.stringify({ name: 'Ana Sol' })
    const headers = { cookie, 'content-type': 'application/json', 'content-length': String(body.length) }
    const begun = await beginRequest(server, '/api/me', headers)
    server.child.kill('SIGTERM')
    await sleep(500)
    const answered = once(begun, 'response') as Promise<[IncomingMessage]>
    begun.end(body)
    const [answer] = await answered
    expect([before, answer.statusCode, JSON.parse(await text(answer))]).toEqual([
      expect.not.stringContaining('Ana'),
      200,
      expect.objectContaining({ name: 'Ana Sol' }),
    ])
    expect(await server.exit).toBe(0)
    await expect(fetch(server.url)).rejects.toThrow()
  })

  test('writes its log to standard output, each line a JSON document without secrets', () => {
    const lines = server.said.stdout.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toContain('request')
    expect(server.said.stdout).not.toContain(cookie.slice('ludoteca='.length))
  })

  test('is backed up and restored elsewhere with everything in it', async () => {
    expect(await ludoteca('backup', backup, '--data', data)).toMatchObject({ code: 0, stderr: '' })
    const elsewhere = join(folder, 'elsewhere')
    expect(await ludoteca('restore', backup, '--data', elsewhere)).toMatchObject({ code: 0, stderr: '' })
    expect(await ludoteca('restore', backup, '--data', elsewhere)).toMatchObject({ code: 1, stdout: '' })
    const again = await ludoteca('restore', backup, '--data', elsewhere, '--replace')
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining(join(elsewhere, 'pglite.1')) as string])
    const careers = await ludoteca('careers', 'recompute', '--data', elsewhere)
    expect(careers).toEqual({ code: 0, stdout: '0 matches were read again\n', stderr: '' })
    const restored = await startServer(['--port', '0'], { LUDOTECA_DATA: elsewhere })
    expect(restored.said.stderr).toContain('(embedded database in')
    expect(await nameOf(restored, cookie)).toBe('Ana Sol')
    restored.child.kill('SIGINT')
    expect(await restored.exit).toBe(0)
  })

  test('says that its database is gone or damaged, and what to do', async () => {
    const spoilt = join(folder, 'spoilt')
    expect(await ludoteca('restore', backup, '--data', spoilt)).toMatchObject({ code: 0 })
    rmSync(join(spoilt, 'pglite', 'global', 'pg_control'))
    const damaged = await ludoteca('serve', '--port', '0', '--data', spoilt)
    expect([damaged.code, damaged.stderr]).toEqual([
      1,
      expect.stringMatching(/^ludoteca: .* is damaged .*--replace.*\n$/),
    ])
    rmSync(join(spoilt, 'pglite', 'PG_VERSION'))
    const gone = await ludoteca('serve', '--port', '0', '--data', spoilt)
    expect([gone.code, gone.stderr]).toEqual([
      1,
      expect.stringMatching(/^ludoteca: there was a database .* is gone\. .*\n$/),
    ])
  })

  test('ends at once when it is asked to stop a second time', async () => {
    const other = await startServer(['--port', '0', '--data', data])
    const socket = connect(Number(new URL(other.url).port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n')
    await sleep(200)
    other.child.kill('SIGTERM')
    await sleep(50)
    other.child.kill('SIGTERM')
    await sleep(1000)
    expect(other.child.exitCode).toBeNull()
    other.child.kill('SIGTERM')
    expect(await other.exit).toBe(143)
    socket.destroy()
  })

  test('serves on when nobody reads what it says to people, without a fault', async () => {
    const other = join(folder, 'unread')
    await layEmptyDatabase(other)
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', other])
    child.stderr.destroy()
    const exit = once(child, 'exit')
    let log = ''
    child.stdout.on('data', (chunk) => (log += chunk))
    await expect.poll(() => log, { timeout: SLOW }).toMatch(/listening/)
    // By then it has written its line, and would have been drained.
    await sleep(2_000)
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(log).not.toMatch(/fault|"level":60/)
  })

  test('says that a port is taken, and leaves the folder to others', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    const { code, stderr } = await ludoteca('serve', '--port', String(port), '--data', data)
    squatter.close()
    expect([code, stderr]).toEqual([
      1,
      `ludoteca: port ${port} is taken; stop what listens there, or choose another with --port\n`,
    ])
    expect(await ludoteca('backup', backup, '--data', data)).toMatchObject({ code: 0 })
  })

  test('says that a database does not answer, without its password', async () => {
    const { code, stderr } = await ludoteca('serve', '--database-url', 'postgres://u:secret@127.0.0.1:1/games')
    expect(code).toBe(1)
    expect(stderr).toBe('ludoteca: the PostgreSQL at 127.0.0.1:1/games does not answer (ECONNREFUSED); does it run?\n')
  })
})

const nowhere = join(folder, 'nowhere')
const LINES: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['a port that is none', ['serve', '--port', '99999'], /the setting PORT cannot be used/],
  ['an address that is none', ['serve', '--database-url', 'secret'], /the setting DATABASE_URL cannot be used/],
  ['two places at once', ['serve', '--data', nowhere, '--database-url', 'postgres://x/y'], /not both/],
  ['a folder to back up into', ['backup', folder, '--data', nowhere], /it is a folder/],
  ['a backup that is not there', ['restore', join(folder, 'none'), '--data', nowhere], /cannot read .*none \(ENOENT\)/],
  ['a backup of nothing', ['backup', join(folder, 'b'), '--data', nowhere], /There is no database in/],
  ['something else than a backup', ['restore', BIN, '--data', nowhere], /damaged, or no backup at all/],
  ['a folder that cannot be', ['serve', '--port', '0', '--data', join(BIN, 'x')], /cannot use the folder .*ENOTDIR/],
]

describe('one clear line for', () => {
  let ran: readonly Ran[] = []
  beforeAll(async () => {
    ran = await ludotecaEach(LINES.map(([, args]) => args))
  }, SLOW)

  test.each(LINES)('%s', (what, _args, line) => {
    const { code, stdout, stderr } = ran[LINES.findIndex(([one]) => one === what)] as Ran
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(line)])
    expect(stderr).not.toContain('secret')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBeGreaterThan(0)
    expect(readdirSync(folder)).not.toContain('b')
  })
})
