import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import { z } from 'zod'
import { ROLES } from '../storage/schema.ts'
import type { Administrator, Admins, Appointment } from './admins.ts'

/** A request of the command line about administrators. */
export type AdminWish =
  | ({ readonly verb: 'add' } & Appointment)
  | { readonly verb: 'remove'; readonly handle: string }
  | { readonly verb: 'list' }

/** What became of it. */
export type AdminAnswer = { readonly handle: string } | { readonly admins: readonly Administrator[] } | Refusal

const handle = z.string().max(64)
const wishSchema = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('add'), handle, role: z.enum(ROLES), codeHash: z.string().max(128) }),
  z.strictObject({ verb: z.literal('remove'), handle }),
  z.strictObject({ verb: z.literal('list') }),
])

const FOLDER = 'admin-wishes'
const NAME = /^[\w-]{36}\.wish$/
const LOOK_MS = 100

export function fulfil(admins: Admins, wish: AdminWish): Promise<AdminAnswer> {
  if (wish.verb === 'add') return admins.add(wish)
  if (wish.verb === 'remove') return admins.remove(wish.handle)
  return admins.list().then((all) => ({ admins: all }))
}

/**
 * Does what the command line has put into the folder of the embedded database, which a running server alone may use.
 * Whoever can write there could change the database itself, so nobody gets further by it; and no secret lies there, a
 * wish has only the hash of its code. To be called every second.
 */
export async function fulfilWishes(dataDir: string, admins: Admins): Promise<void> {
  const folder = join(dataDir, FOLDER)
  for (const name of (await namesIn(folder)).filter((one) => NAME.test(one))) {
    const wish = wishSchema.safeParse(await readJson(join(folder, name)))
    await rm(join(folder, name), { force: true })
    const answer = wish.success ? await fulfil(admins, wish.data) : refuse('BAD_REQUEST')
    await writeWhole(folder, name.replace('.wish', '.answer'), answer)
  }
}

/** Has the server that runs on this folder do it. Nothing when there is no answer in time: then it was not done. */
export async function handOver(dataDir: string, wish: AdminWish, withinMs: number): Promise<AdminAnswer | undefined> {
  const folder = join(dataDir, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const [asked, answered] = [join(folder, `${id}.wish`), join(folder, `${id}.answer`)]
  try {
    await writeWhole(folder, `${id}.wish`, wish)
    for (let waited = 0; waited < withinMs; waited += LOOK_MS) {
      await sleep(LOOK_MS)
      const answer = (await readJson(answered)) as AdminAnswer | undefined
      if (answer !== undefined) return isRefusal(answer) ? refuse(answer.code, answer.params) : answer
    }
    return undefined
  } finally {
    await rm(asked, { force: true })
    await rm(answered, { force: true })
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Under its name a file is always complete. */
async function writeWhole(folder: string, name: string, content: object): Promise<void> {
  const aside = join(folder, `${name}.new`)
  await writeFile(aside, JSON.stringify(content), { mode: 0o600 })
  await rename(aside, join(folder, name))
}
