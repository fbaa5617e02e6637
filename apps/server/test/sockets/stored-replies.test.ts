import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { StoredReplies } from '../../src/sockets/stored-replies.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'

describe('answers in the database', () => {
  let folder: string
  let storage: Storage
  let now = 1000
  const env = { now: () => now++, elapsed: () => now, bytes: (count: number) => new Uint8Array(count) }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ludoteca-answers-'))
    await layEmptyDatabase(folder)
    storage = await openStorage({ dataDir: folder }, env)
  }, 120_000)
  afterAll(async () => {
    await storage.close()
    await rm(folder, { recursive: true })
  })

  test('come back in order, the first one for each key, and to nobody else', async () => {
    const answers = new StoredReplies(storage.db, env)
    const no = { ok: false, code: 'NOT_HOST', params: { a: 1, b: null }, message: '¡No!' } as const
    await answers.store('ana', 'k1', { ok: true, result: { calls: 1 } })
    await answers.store('ana', 'k2', no)
    await answers.store('bruno', 'k1', { ok: true })
    await answers.store('ana', 'k1', no)
    expect(await new StoredReplies(storage.db, env).recent('ana')).toEqual([
      { key: 'k1', reply: { ok: true, result: { calls: 1 } } },
      { key: 'k2', reply: no },
    ])
    expect(await answers.recent('bruno')).toEqual([{ key: 'k1', reply: { ok: true } }])
    expect(await answers.recent('carla')).toEqual([])
  })

  test('are kept as far as memory reaches, newest last: whoever is refused for ever fills no disk', async () => {
    const answers = new StoredReplies(storage.db, env)
    const no = { ok: false, code: 'not-offered', params: {}, message: 'No.' } as const
    await answers.store('ana', 'first', { ok: true })
    for (let i = 0; i < 230; i++) await answers.store('diego', `k${i}`, no)
    await answers.store('diego', 'k229', no)
    const keys = (await answers.recent('diego')).map(({ key }) => key)
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([64, 'k166', 'k229'])
    expect((await answers.recent('ana')).map(({ key }) => key)).toContain('first')
  })
})
