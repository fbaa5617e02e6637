import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { BackupRefused, dumpData, restoreData } from '../../src/storage/backup.ts'
import { DirectoryInUse } from '../../src/storage/lock.ts'
import { openStorage } from '../../src/storage/open.ts'
import { layEmptyDatabase } from '../../src/testing/empty-database.ts'
import { newMatch, rows } from './rows.ts'

const root = await mkdtemp(join(tmpdir(), 'ludoteca-backup-'))
afterAll(() => rm(root, { recursive: true, force: true }))
const [first, second, file] = [join(root, 'first'), join(root, 'second'), join(root, 'backup.tar.gz')]
const id = newMatch()
const made = rows(id, 1, 50)

describe('backup and restore of the embedded database', { timeout: 180_000 }, () => {
  test('bring everything to another directory', async () => {
    await layEmptyDatabase(first)
    const storage = await openStorage({ dataDir: first }, system)
    await storage.log.append(made)
    await expect(dumpData(first, file)).rejects.toBeInstanceOf(DirectoryInUse)
    await storage.close()

    await dumpData(first, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await restoreData(file, second)
    const restored = await openStorage({ dataDir: second }, system)
    expect(await restored.log.after(id, 0)).toEqual(made)
    await expect(restoreData(file, second)).rejects.toBeInstanceOf(DirectoryInUse)
    await restored.close()
  })

  test('never overwrite a database', async () => {
    await expect(restoreData(file, second)).rejects.toThrow(BackupRefused)
    await expect(restoreData(file, second)).rejects.toThrow(second)
  })

  test('put a database aside when asked to, once the new one is complete', async () => {
    await writeFile(join(root, 'noise'), 'noise')
    await expect(restoreData(join(root, 'noise'), second, { replace: true })).rejects.toThrow(BackupRefused)
    expect(await namesIn(second)).toEqual(['has-database.txt', 'pglite'])
    expect(await restoreData(file, second, { replace: true })).toBe(join(second, 'pglite.1'))
    expect(await restoreData(file, second, { replace: true })).toBe(join(second, 'pglite.2'))
    expect(await namesIn(second)).toEqual(['has-database.txt', 'pglite', 'pglite.1', 'pglite.2'])
    const restored = await openStorage({ dataDir: second }, system)
    expect(await restored.log.after(id, 0)).toEqual(made)
    await expect(restoreData(file, second, { replace: true })).rejects.toBeInstanceOf(DirectoryInUse)
    await restored.close()
  })

  test('refuse what is no backup, and leave nothing behind', async () => {
    const [wrong, target] = [join(root, 'wrong.tar.gz'), join(root, 'third')]
    for (const content of ['hello', gzipSync('hello'), gzipSync('')]) {
      await writeFile(wrong, content)
      await expect(restoreData(wrong, target)).rejects.toThrow(wrong)
    }
    await expect(restoreData(join(root, 'missing'), target)).rejects.toThrow('ENOENT')
    expect(await namesIn(target)).toEqual([])
  })

  test('need a database to begin with', async () => {
    await expect(dumpData(join(root, 'nowhere'), file)).rejects.toThrow(BackupRefused)
    expect(await readdir(root)).not.toContain('nowhere')
  })
})

/** What a data directory holds besides its lock. */
async function namesIn(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => !name.startsWith('lock')).sort()
}
