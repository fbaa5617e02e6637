import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mixSeed } from '@ludoteca/kernel'
import { type Running, readConfig, serve } from '@ludoteca/server'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import type { Page } from '@playwright/test'
import { test as people } from './online-people.ts'

const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))
/** Of so many bytes is the server's part of a seed. */
const SEED_BYTES = 32
/** Tries enough for luck of one in some thousands. */
const TRIES_MAX = 50_000

/** The whole product in this process, with the server's part of a seed told in advance. */
export class ToldHouse {
  readonly url: string
  /** From now on every room that is opened has this part of the server. Nobody may arrive then: tokens are as long. */
  readonly tell: (serverSeed: string) => void
  readonly #running: Running
  readonly #folder: string

  private constructor(running: Running, folder: string, tell: (serverSeed: string) => void) {
    this.url = running.url
    this.tell = tell
    this.#running = running
    this.#folder = folder
  }

  static async open(graceMs: number): Promise<ToldHouse> {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-browser-'))
    await layEmptyDatabase(folder)
    let told: Buffer | undefined
    const bytes = (count: number) => (count === SEED_BYTES && told ? told : randomBytes(count))
    const config = readConfig({ PORT: '0', LUDOTECA_DATA: folder, LUDOTECA_BOT_MS: '60', LOG_LEVEL: 'silent' })
    const running = await serve(config, {
      env: { elapsed: () => performance.now(), now: Date.now, bytes },
      http: { site: SITE },
      rooms: { graceMs },
    })
    return new ToldHouse(running, folder, (serverSeed) => {
      told = Buffer.from(serverSeed, 'hex')
    })
  }

  async close(): Promise<void> {
    await this.#running.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** A test with several people on a server whose luck is told. It has one of its own: what was told stays told. */
export const test = people.extend<{ told: ToldHouse; graceMs: number }>({
  /** So long somebody may be away before the autopilot plays for them. */
  graceMs: [60_000, { option: true }],
  told: [
    async ({ graceMs }, use) => {
      const told = await ToldHouse.open(graceMs)
      await use(told)
      await told.close()
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ told }, use) => use(told.url),
})

/** What this person adds to the luck of a room is not drawn, but this. To be said before they enter one. */
export async function tellLuck(page: Page, entropy: string): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      server.send(String(message).replace(/"entropy":"[^"]*"/, `"entropy":"${entropy}"`))
    })
  })
}

/** The first part of the server with which the luck of a match is as wished, once these people have added theirs. */
export function serverSeedFor(entropies: readonly string[], isAsWished: (seed: string) => boolean): string {
  for (let i = 0; i < TRIES_MAX; i++) {
    const serverSeed = i.toString(16).padStart(2 * SEED_BYTES, '0')
    if (isAsWished(mixSeed([serverSeed, ...entropies]))) return serverSeed
  }
  throw new Error('no luck is as wished')
}
