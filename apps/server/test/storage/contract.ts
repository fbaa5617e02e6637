import { afterAll, beforeAll, describe } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import { logContract } from './log-contract.ts'
import { matchContract } from './match-contract.ts'
import { notesContract } from './notes-contract.ts'

/** Making an embedded database is hard work for a busy machine. */
const OPEN_MS = 120_000

/** One suite for every database. It opens the storage once. */
export function storageContract(name: string, open: () => Promise<Storage>): void {
  describe(`storage on ${name}`, () => {
    let storage: Storage
    beforeAll(async () => {
      storage = await open()
    }, OPEN_MS)
    afterAll(() => storage?.close())

    logContract(() => storage)
    matchContract(() => storage)
    notesContract(() => storage)
  })
}
