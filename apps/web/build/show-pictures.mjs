// What is around a match, on a phone and on a desk: tutorials, what is passed on, profile pages, badges and portraits.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { playImperio } from './imperio-pictures.mjs'

const LOOKS = [
  { as: 'phone', viewport: { width: 390, height: 844 } },
  { as: 'desk', viewport: { width: 1280, height: 800 } },
]
/** For each game a line of its coach that is worth a picture, and what those who look at it speak. */
const LESSONS = {
  imperio: { line: 'Puja 4', locale: 'es-PE' },
  carcosa: { line: 'asomarse', locale: 'es-PE' },
  ludomercatus: { line: 'Offer him 240', locale: 'en-GB' },
  aufbau: { line: 'Öffne „Material“', locale: 'de-DE' },
  banca: { line: 'Raise your level', locale: 'en-GB' },
}
const READ = /^(Got it|Entendido|Verstanden)$/
/** The coach plays after 90 seconds: looked at so often, no line is missed. */
const STEP_MS = 9_000
const STEPS_MAX = 500
const REST_MS = 1200
const PASSWORD = 'nine rivers and none'

/** Takes all pictures into this folder. */
export async function takeShow(browser, url, folder) {
  mkdirSync(folder, { recursive: true })
  for (const [game, lesson] of Object.entries(LESSONS)) {
    for (const look of LOOKS) await takeLesson(browser, url, { game, ...lesson, ...look, folder })
  }
  for (const look of LOOKS) await takeLearnt(browser, url, { ...look, folder })
  await playImperio(browser, url, {
    async afterwards(rosa, beto) {
      for (const [page, as] of [
        [beto, 'phone'],
        [rosa, 'desk'],
      ]) {
        await takeEnd(browser, page, as, folder)
      }
    },
  })
}

/** Whoever reads what is to be read and does nothing sees all else played, until that line is said. */
async function takeLesson(browser, baseURL, { game, line, locale, as, viewport, folder }) {
  const page = await learn(browser, baseURL, { game, locale, viewport })
  await waitThrough(page, page.locator('[data-strip]').getByText(line))
  await take(page, folder, `tutorial-${game}-${as}`)
  await page.context().close()
}

async function takeLearnt(browser, baseURL, { as, viewport, folder }) {
  const page = await learn(browser, baseURL, { game: 'imperio', locale: 'es-PE', viewport })
  await waitThrough(page, page.getByRole('heading', { name: 'Ya sabes jugar' }))
  await take(page, folder, `learnt-${as}`)
  await page.context().close()
}

async function learn(browser, baseURL, { game, locale, viewport }) {
  const context = await browser.newContext({ baseURL, locale, viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`/game/${game}/learn`)
  await page.locator('[data-strip]').waitFor()
  return page
}

async function waitThrough(page, end) {
  const read = page.locator('[data-strip]').getByRole('button', { name: READ })
  for (let left = STEPS_MAX; left > 0 && !(await end.first().isVisible()); left--) {
    if (await read.isVisible()) await read.click()
    await page.clock.runFor(STEP_MS)
    await page.waitForTimeout(50)
  }
  await end.first().waitFor()
  await page.clock.resume()
}

/** What somebody has after a match: pictures to pass on, a page of their own, badges. */
async function takeEnd(browser, page, as, folder) {
  const cover = page.getByRole('figure').filter({ hasText: /^Portada/ })
  await cover.first().getByRole('button', { name: 'Copiar enlace' }).waitFor()
  await page.getByRole('heading', { name: 'Para compartir' }).scrollIntoViewIfNeeded()
  for (const picture of (await page.getByRole('figure').locator('img').all()).slice(0, 3)) await drawn(picture)
  await page.getByRole('heading', { name: 'Para compartir' }).scrollIntoViewIfNeeded()
  await take(page, folder, `pass-on-${as}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await cover.first().getByRole('button', { name: 'Copiar enlace' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await takeStrangers(browser, link, `share-page-${as}`, page.viewportSize(), folder)

  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Usuario', exact: true }).fill(as === 'phone' ? 'beto_lima' : 'rosa_lima')
  await page.getByLabel('Contraseña').fill(PASSWORD)
  await page.getByRole('button', { name: 'Quedarme con esta cuenta' }).click()
  const own = page.getByRole('link', { name: 'Ver mi página' })
  await own.waitFor()
  await page.getByRole('region', { name: 'Mensajes' }).getByRole('button').first().click()
  await page.getByText('Retrato', { exact: true }).first().click()
  for (const part of ['Pelo 3', 'Fondo 2', 'Accesorio 2']) {
    await page.getByRole('radio', { name: part }).first().check({ force: true })
  }
  await page.getByText('Retrato', { exact: true }).first().scrollIntoViewIfNeeded()
  await take(page, folder, `portrait-${as}`)
  await page.getByRole('region', { name: 'Tú' }).getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Guardado.').first().waitFor()
  const address = new URL(await own.getAttribute('href'), page.url()).href
  await page.goto('/badges')
  await page.getByText(/de 60/).first().click()
  await take(page, folder, `badges-${as}`)
  await takeStrangers(browser, address, `profile-${as}`, page.viewportSize(), folder)
}

/** How a page looks to somebody who has never been here. */
async function takeStrangers(browser, address, name, viewport, folder) {
  const context = await browser.newContext({ viewport, locale: 'es-PE', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address)
  await take(page, folder, name)
  await context.close()
}

/** Pictures are drawn once they are come by. */
async function drawn(picture) {
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image) => image.decode())
}

async function take(page, folder, name) {
  await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.waitForTimeout(REST_MS)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 66 })
  process.stderr.write(`docs/pictures/show/${name}.jpg\n`)
}
