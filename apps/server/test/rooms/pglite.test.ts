import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { roomSuites } from './suites.ts'
import { Town } from './world.ts'

let town: Town
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ludoteca-rooms-'))
  await layEmptyDatabase(dir)
  const storage = await openStorage({ dataDir: dir }, system)
  town = new Town([storage, storage])
}, 120_000)
afterAll(async () => {
  await town.close()
  await rm(dir, { recursive: true })
})

describe('rooms in the embedded database', () => roomSuites(() => town))
