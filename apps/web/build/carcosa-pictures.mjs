// Takes a picture of every scene of Carcosa, on a phone and on a desk: one person has all souls on one device.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { SCENES } from './carcosa-scenes.mjs'

const LOOKS = [
  { as: 'desk', viewport: { width: 1280, height: 800 } },
  { as: 'phone', viewport: { width: 390, height: 844 } },
]
/** Whatever floats over the table has gone by then. */
const REST_MS = 3200

/** Takes all pictures into this folder, or those of the scenes that are named. */
export async function takeCarcosa(browser, baseURL, folder, names = Object.keys(SCENES)) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) {
    const { record, act, moves, whole = false } = SCENES[name]
    const text = record()
    for (const { as, viewport } of LOOKS) {
      const reducedMotion = moves ? 'no-preference' : 'reduce'
      const context = await browser.newContext({ baseURL, viewport, locale: 'es-PE', reducedMotion })
      const page = await context.newPage()
      await open(page, name, text)
      await act?.(page)
      if (!moves) await page.waitForTimeout(REST_MS)
      await page.mouse.move(0, 0)
      await page.screenshot({ path: join(folder, `${name}-${as}.jpg`), type: 'jpeg', quality: 66, fullPage: whole })
      process.stderr.write(`docs/pictures/carcosa/${name}-${as}.jpg\n`)
      await context.close()
    }
  }
}

/** Brings the match to this device from a file, and opens it where it stops. */
async function open(page, name, record) {
  await page.goto('/game/carcosa')
  const file = { name: `${name}.ludo.json`, mimeType: 'application/json', buffer: Buffer.from(record) }
  await page.locator('input[type=file]').setInputFiles(file)
  const link = page.locator('a[href^="/local/"], a[href^="/replay/"]').first()
  const [id] = ((await link.getAttribute('href')) ?? '').split('/').slice(2)
  await page.goto(`/local/${id.split('?')[0]}`)
  const house = page.getByRole('region', { name: 'La casa de Carcosa' })
  const goOn = page.getByRole('button', { name: 'Seguir', exact: true })
  await house.or(goOn).first().waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await house.waitFor()
  await page.waitForLoadState('networkidle')
}
