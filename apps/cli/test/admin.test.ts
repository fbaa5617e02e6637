import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, ludoteca, scratch } from './run.ts'
import { endAll, startServer } from './server.ts'

const SLOW = 300_000
const folder = scratch()
const data = join(folder, 'data')
const CODE = /^ {4}([a-z2-9]{4}(?:-[a-z2-9]{4}){3})$/m

beforeAll(build, SLOW)
afterAll(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

test('before there is a database it says what to do, and makes none', { timeout: SLOW }, async () => {
  const { code, stderr } = await ludoteca('admin', 'add', 'ana', '--data', data)
  expect(code).toBe(1)
  expect(stderr).toContain('Start the server once, keep an account in the browser')
  await expect(readdir(data)).rejects.toThrow('ENOENT')
})

test('a server that runs does it itself, and afterwards the database is used directly', { timeout: SLOW }, async () => {
  await layEmptyDatabase(data)
  const server = await startServer(['--port', '0', '--data', data])
  const post = (path: string, cookie: string, body?: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const guest = cookieOf(await post('/api/guest', ''))
  const cookie = cookieOf(await post('/api/account', guest, { handle: 'ana', password: 'nine rivers and none' }))
  const stage = async () => {
    const answer = await fetch(`${server.url}/api/admin/me`, { headers: { cookie } })
    return answer.ok ? ((await answer.json()) as { stage: string }).stage : answer.status
  }
  expect(await stage()).toBe(404)

  const unknown = await ludoteca('admin', 'add', 'nobody', '--data', data)
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('nobody has the handle nobody')])
  const added = await ludoteca('admin', 'add', 'ana', '--role', 'moderator', '--data', data)
  expect([added.code, added.stderr]).toEqual([0, ''])
  expect(added.stdout).toContain('ana is moderator now.')
  const [, enrolment] = CODE.exec(added.stdout) ?? []
  expect(await stage()).toBe('enrol')
  const { status } = await post('/api/admin/enrol', cookie, { code: enrolment })
  expect(status).toBe(200)
  expect((await ludoteca('admin', 'list', '--data', data)).stdout).toMatch(/ana +moderator +not yet/)
  expect(await readdir(join(data, 'admin-wishes'))).toEqual([])
  expect(server.said.stdout + server.said.stderr).not.toContain(enrolment)
  server.child.kill('SIGTERM')
  await server.exit

  const removed = await ludoteca('admin', 'remove', 'ana', '--data', data)
  expect([removed.code, removed.stdout]).toEqual([0, 'ana no longer looks after this server\n'])
  expect((await ludoteca('admin', 'remove', 'ana', '--data', data)).code).toBe(1)
  expect((await ludoteca('admin', 'list', '--data', data)).stdout).toContain('nobody looks after this server yet')
})

test('says what is wrong with what was asked', { timeout: SLOW }, async () => {
  expect(await ludoteca('admin', 'add', 'ana', '--role', 'king')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('admin', 'add', '--data', data)).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('admin', 'list', '--data', 'a', '--database-url', 'b')).toMatchObject({ code: 2 })
})
