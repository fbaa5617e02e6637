// Takes pictures of the tables of Imperio, of a server that has been there for some weeks, also as an administrator sees
// them, and of ratings in a room.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { enrolAdmin, keepAccount } from './admin-pictures.mjs'
import { fillSeasons } from './season-records.mjs'

const VIEWS = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1280, height: 800 } },
]
/** The server reads what is over a little at a time. */
const READ_MS_MAX = 180_000

export async function takeLadder(browser, bin, folder, adminFolder) {
  mkdirSync(folder, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'ludoteca-ladder-'))
  await fillSeasons(data)
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const baseURL = await address(server)
    await isRead(baseURL)
    for (const { name, viewport } of VIEWS) {
      const page = await browser.newPage({ baseURL, viewport, locale: 'es-PE' })
      await takeOf(page, folder, name)
      await page.close()
    }
    await takeInside(await browser.newPage({ baseURL, locale: 'en-GB' }), { bin, data }, adminFolder)
  } finally {
    server.kill('SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(data, { recursive: true, force: true })
  }
}

async function takeInside(page, { bin, data }, folder) {
  mkdirSync(folder, { recursive: true })
  await keepAccount(page, 'Ada', 'ada')
  await enrolAdmin(page, { bin, data, handle: 'ada' })
  await page.goto('/admin/ladder')
  await page.getByLabel('Season', { exact: true }).selectOption({ index: 1 })
  await page.getByText('Reyes de la Semana').first().waitFor()
  for (const { name, viewport } of VIEWS) {
    await page.setViewportSize(viewport)
    await take(page, join(folder, `ladder-${name}.png`))
  }
}

async function takeOf(page, folder, name) {
  await page.goto('/ladder/imperio')
  await page.getByRole('table', { name: 'Dinastías' }).waitFor()
  await take(page, join(folder, `week-${name}.png`))
  await page.getByLabel('Temporada').selectOption({ index: 1 })
  await page.getByText('Reyes de la Semana').first().waitFor()
  if (name === 'phone') await page.getByRole('heading', { name: 'Dinastías', exact: true }).evaluate(toTop)
  await take(page, join(folder, `titles-${name}.png`))
  await page.goto('/new-room?game=ludomercatus')
  await page.getByRole('button', { name: 'Abrir la sala' }).click()
  await page.getByRole('button', { name: 'Poner un bot en el asiento 2' }).click()
  await page.getByRole('menuitem').first().waitFor()
  await take(page, join(folder, `bots-${name}.png`))
}

function toTop(heading) {
  scrollTo(0, heading.getBoundingClientRect().top + scrollY - 90)
}

async function isRead(baseURL) {
  const until = Date.now() + READ_MS_MAX
  for (let people = 0; people < 10; ) {
    if (Date.now() > until) throw new Error('the server does not read the matches')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    people = (await (await fetch(`${baseURL}/api/ladder/current`)).json()).people.length
  }
}

async function take(page, path) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.screenshot({ path })
  process.stderr.write(`${path}\n`)
}

async function address({ stderr }) {
  for await (const line of createInterface(stderr)) {
    const url = /listens on (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the server did not start')
}
