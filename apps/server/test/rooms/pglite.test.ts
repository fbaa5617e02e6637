import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { absenceSuite } from './absence-suite.ts'
import { roomsSuite } from './rooms-suite.ts'
import { sweepSuite } from './sweep-suite.ts'
import { Town } from './world.ts'

let town: Town
let dir: string

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ludoteca-rooms-'))
  const storage = await openStorage({ dataDir: join(dir, 'data') }, system)
  town = new Town([storage, storage])
}, 120_000)
afterAll(async () => {
  await town.close()
  await rm(dir, { recursive: true })
})

describe('rooms in the embedded database', () => roomsSuite(() => town))
describe('sweeps of the embedded database', () => sweepSuite(() => town))
describe('absence of the embedded database', () => absenceSuite(() => town))
