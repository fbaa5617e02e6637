import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shelf } from '@ludoteca/registry'
import { administer, newEnrolment, type Running, readConfig, serve } from '@ludoteca/server'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import type { Page } from '@playwright/test'
import { codeNow } from './admin-door.ts'
import { expect } from './house.ts'

const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))

/** A server of its own, to be looked after, on which nobody has to learn a game first and no phase takes its time. */
export interface CaredHouse {
  readonly url: string
  /** Has whoever is at this page look after it, and brings them in. */
  appoint(page: Page, role: 'VIEWER' | 'OPERATOR'): Promise<void>
  close(): Promise<void>
}

export async function openCaredHouse(): Promise<CaredHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-browser-'))
  await layEmptyDatabase(folder)
  const config = readConfig({ PORT: '0', LUDOTECA_DATA: folder, LUDOTECA_BOT_MS: '0', LOG_LEVEL: 'silent' })
  const games = shelf.map((entry) => ({
    ...entry,
    load: async () => {
      const { pace, ...box } = await entry.load()
      return { ...box, ...(pace && { pace: { ...pace, leastMs: 0 } }) }
    },
  }))
  const running: Running = await serve(config, { shelf: games, tutorials: 'free', http: { site: SITE } })
  return {
    url: running.url,
    appoint: async (page, role) => {
      const handle = `eva_${randomBytes(4).toString('hex')}`
      const made = await page.request.post('/api/account', { data: { handle, password: 'correct horse battery' } })
      expect(made.status()).toBe(200)
      const { code, codeHash } = newEnrolment()
      expect(await administer(config, { verb: 'add', handle, role, codeHash })).toMatchObject({ handle })
      const enrolled = await page.request.post('/api/admin/enrol', { data: { code } })
      const { secret } = (await enrolled.json()) as { secret: string }
      const entered = await page.request.post('/api/admin/enrol/confirm', { data: { code: codeNow(secret) } })
      expect(entered.status()).toBe(200)
    },
    close: async () => {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
