import { randomBytes } from 'node:crypto'
import type { Statistics } from '@ludoteca/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Admins } from '../../src/admin/admins.ts'
import { hashCode } from '../../src/admin/codes.ts'
import { system } from '../../src/environment.ts'
import type { Running } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open.ts'
import { bytesOf, codeAt, STEP_MS } from '../../src/testing/authenticator.ts'
import { startServer, Visitor } from './kit.ts'
import { postgresForAll } from './on-postgres.ts'

const postgres = postgresForAll()
let databaseUrl = ''
let one: Running
let two: Running
let cookie = ''

/** Two processes on one database, and somebody who looks after them through the first. */
beforeAll(async () => {
  databaseUrl = await postgres.createDatabase()
  one = await startServer({ databaseUrl })
  two = await startServer({ databaseUrl })
  const visitor = await Visitor.arrive(one.url)
  await visitor.api.claim('watchful', 'nine rivers and none')
  cookie = visitor.api.cookie ?? ''
  const code = randomBytes(9).toString('hex')
  const storage = await openStorage({ databaseUrl }, system)
  await new Admins(storage.db, system).add({ handle: 'watchful', role: 'MODERATOR', codeHash: hashCode(code) })
  await storage.close()
  const { secret } = await ask<{ secret: string }>(one, 'POST', '/api/admin/enrol', { code })
  const now = codeAt(bytesOf(secret), Math.floor(Date.now() / STEP_MS))
  await ask(one, 'POST', '/api/admin/enrol/confirm', { code: now })
})
afterAll(async () => {
  await Promise.all([one?.close(), two?.close()])
})

async function ask<T = object>({ url }: Running, method: string, path: string, body?: object): Promise<T> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return JSON.parse((await answer.text()) || '{}')
}

async function inRoom(server: Running) {
  const visitor = await Visitor.arrive(server.url)
  const { roomId } = await visitor.api.createRoom({ game: 'plaza', kind: 'friends' })
  const client = visitor.enter(roomId, 'PLAYER')
  await client.whenJoined()
  return { visitor, client }
}

test('a warning reaches the person at once, whichever process it was given through, and nobody else', async () => {
  const [anyone, other] = await Promise.all([inRoom(two), inRoom(two)])
  const heard: unknown[] = []
  for (const [who, { client }] of Object.entries({ anyone, other })) {
    client.on('error', ({ code, params }) => heard.push([who, code, params]))
  }
  const { accountId } = await anyone.visitor.api.guest()
  await ask(one, 'POST', `/api/admin/accounts/${accountId}/sanction`, { kind: 'warning', reason: 'be kind' })
  await vi.waitUntil(() => heard.length > 0, 5_000)
  expect(heard).toEqual([['anyone', 'WARNED', { reason: 'be kind' }]])
  expect(anyone.client.state).toBe('joined')
  expect((await anyone.visitor.api.guest()).warning).toBe('be kind')
})

test('what either process has counted is on the dashboard of both, also after one has stopped', async () => {
  const trafficOf = async (server: Running) => (await ask<Statistics>(server, 'GET', '/api/admin/dashboard')).traffic
  // Whoever is asked adds what it has counted.
  await trafficOf(two)
  const before = await trafficOf(one)
  await inRoom(one)
  await inRoom(two)
  const { client } = await inRoom(two)
  await client.send('HOST_COMMAND', { command: 'REMATCH' } as never).catch(() => {})
  const refusals = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
  expect((await trafficOf(two)).refusals).not.toEqual({})
  const after = await trafficOf(one)
  expect(after.joins).toBe(before.joins + 3)
  expect(refusals(after.refusals)).toBe(refusals(before.refusals) + 1)
  expect(await trafficOf(two)).toEqual(after)
  await inRoom(two)
  await two.close()
  expect((await trafficOf(one)).joins).toBe(before.joins + 4)
})
