import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive, markOf, type ProcessMark } from './process-mark.ts'

/** An exclusive lock of a data directory. */
export interface DirectoryLock {
  release(): Promise<void>
}

/** Another process uses the data directory. */
export class DirectoryInUse extends Error {
  constructor(dir: string, { pid, host }: ProcessMark, file: string) {
    const here = host === hostname()
    super(
      here
        ? `The data directory ${dir} is in use by process ${pid}. Stop it first, or choose another directory.`
        : `The data directory ${dir} is in use by process ${pid} on ${host}. If that one has ended, remove ${file}.`,
    )
    this.name = 'DirectoryInUse'
  }
}

const NAME = /^lock\.(\d+)$/

/**
 * Takes the directory for this process, or throws `DirectoryInUse`. PGlite itself does not notice a second process,
 * whose writes then vanish.
 *
 * Locks are numbered files, and the highest number counts. Taking one means to make the file with the next number,
 * which only one process can do; lower ones are cleared away, the highest stays for ever. So nobody can remove a lock
 * that was taken after he looked, which is where taking over a dead process's single lock file goes wrong.
 */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  await mkdir(dir, { recursive: true })
  const own = join(dir, `lock-${randomUUID()}`)
  await writeFile(own, JSON.stringify(await markOf(process.pid)))
  try {
    const file = await takeNext(dir, own)
    return { release: () => release(dir, file) }
  } finally {
    await rm(own, { force: true })
  }
}

async function takeNext(dir: string, own: string): Promise<string> {
  while (true) {
    const numbers = await numbersIn(dir)
    const highest = numbers[0] ?? 0
    const holder = highest > 0 ? await holderOf(lockFile(dir, highest)) : 'gone'
    if (holder === 'gone' && highest > 0) continue
    if (typeof holder === 'object' && (await isAlive(holder))) {
      throw new DirectoryInUse(dir, holder, lockFile(dir, highest))
    }

    const mine = lockFile(dir, highest + 1)
    // Unlike opening with O_EXCL, a link shows the file to others only with its content in it.
    if (!(await linked(own, mine))) continue
    const now = await numbersIn(dir)
    if (now[0] === highest + 1) {
      await Promise.all(now.slice(1).map((lower) => rm(lockFile(dir, lower), { force: true })))
      return mine
    }
    // There is a higher lock already: this number was free only because the holder of that lock had deleted it.
    await rm(mine, { force: true })
  }
}

/** Highest first. */
async function numbersIn(dir: string): Promise<number[]> {
  const numbers = (await readdir(dir)).flatMap((name) => NAME.exec(name)?.[1] ?? [])
  return numbers.map(Number).sort((a, b) => b - a)
}

async function holderOf(file: string): Promise<ProcessMark | 'free' | 'gone'> {
  try {
    return markIn(await readFile(file, 'utf8')) ?? 'free'
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 'gone'
    throw error
  }
}

/** The process that holds a lock; undefined when it was released, or when the file is damaged after a power failure. */
function markIn(text: string): ProcessMark | undefined {
  try {
    const mark: ProcessMark | null = JSON.parse(text)
    return Number.isInteger(mark?.pid) ? (mark ?? undefined) : undefined
  } catch {
    return undefined
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function release(dir: string, file: string): Promise<void> {
  const free = join(dir, `lock-${randomUUID()}`)
  await writeFile(free, '{}')
  await rename(free, file)
}

function lockFile(dir: string, number: number): string {
  return join(dir, `lock.${number}`)
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
