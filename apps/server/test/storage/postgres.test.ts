import { afterAll } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { startPostgres } from '../../src/testing/postgres.ts'
import { storageContract } from './contract.ts'

const postgres = await startPostgres()
afterAll(() => postgres.stop())

storageContract('PostgreSQL', async () => openStorage({ databaseUrl: await postgres.createDatabase() }, system))
