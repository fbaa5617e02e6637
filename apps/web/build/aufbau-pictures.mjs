// Takes a picture of every scene of Aufbau, on a desk and on a tablet: one person against bots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from './aufbau-scenes.mjs'

const LOOKS = [
  { as: 'desk', viewport: { width: 1280, height: 800 } },
  { as: 'tablet', viewport: { width: 820, height: 1180 } },
]
/** Whatever moves has come to rest by then. */
const REST_MS = 900
const HEIGHT_MAX = 2600

/** Takes all pictures into this folder, or those of the scenes that are named. */
export async function takeAufbau(browser, baseURL, folder, names = Object.keys(SCENES)) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const { record, act, isWatched = false, whole = false } = SCENES[name]
    const text = record()
    for (const { as, viewport } of LOOKS) {
      const context = await browser.newContext({ baseURL, viewport, locale: 'de-DE', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await open(page, name, text, isWatched)
      await act?.(page)
      await page.waitForTimeout(REST_MS)
      await page.mouse.move(0, 0)
      if (whole) await stretch(page, viewport)
      await page.screenshot({ path: join(folder, `${name}-${as}.jpg`), type: 'jpeg', quality: 66 })
      process.stderr.write(`docs/pictures/aufbau/${name}-${as}.jpg\n`)
      await context.close()
    }
  }
}

/** A window as high as the page, so that what sticks to its edges does not lie across it. */
async function stretch(page, { width }) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, HEIGHT_MAX) })
  await page.waitForTimeout(REST_MS)
}

/** Brings the match to this device from a file, and opens it where it stops: to go on with it, or only to look on. */
async function open(page, name, record, isWatched) {
  await page.goto('/game/aufbau')
  const file = { name: `${name}.ludo.json`, mimeType: 'application/json', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  const link = page.locator('a[href^="/local/"], a[href^="/replay/"]').first()
  const [id] = ((await link.getAttribute('href')) ?? '').split('/').slice(2)
  await page.goto(`/${isWatched ? 'replay' : 'local'}/${id.split('?')[0]}`)
  const table = page.getByRole('region', { name: 'Tisch von Aufbau' })
  const goOn = page.getByRole('button', { name: 'Weiterspielen', exact: true })
  await table.or(goOn).first().waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await table.waitFor()
}
