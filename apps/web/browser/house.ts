import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import { test as base } from '@playwright/test'

/** The command line as it is installed. */
export const BIN = join(dirname(fileURLToPath(import.meta.url)), '../../cli/bin/ludoteca.mjs')
/** Bots must not take their time here. */
const BOT_MS = '60'

/** The whole product as `npm start` runs it, on a port and a folder of its own. */
export class House {
  readonly url: string
  /** Where its database is. */
  readonly folder: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess, folder: string) {
    this.url = url
    this.#child = child
    this.folder = folder
  }

  /** `fill` lays something into the database before the server has it. */
  static async open(fill?: (folder: string) => Promise<void>): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-browser-'))
    await layEmptyDatabase(folder)
    await fill?.(folder)
    const env = { ...process.env, LUDOTECA_BOT_MS: BOT_MS }
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--data', folder], {
      env,
      // Through the channel it notices when the tests are gone, however they ended.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    for await (const line of createInterface(child.stderr as Readable)) {
      const url = /listens on (\S+)/.exec(line)?.[1]
      if (url) return new House(url, child, folder)
    }
    throw new Error('the server did not start')
  }

  async close(): Promise<void> {
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** A test with a server of its own worker; pages open on it by their paths. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
})

export { expect } from '@playwright/test'
