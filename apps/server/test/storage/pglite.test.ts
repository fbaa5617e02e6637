import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { storageContract } from './contract.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-data-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

storageContract('PGlite', () => openStorage({ dataDir }, system))
