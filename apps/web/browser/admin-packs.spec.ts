import { fileURLToPath } from 'node:url'
import type { Pack } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import type { Browser, Page } from '@playwright/test'
import { expectNothingSeriousInAnyLook } from './axe.ts'
import { type CaredHouse, openCaredHouse } from './cared-house.ts'
import { expect, test } from './house.ts'
import { keepPicture } from './online-people.ts'
import { addBot, openRoom, START } from './online-room.ts'

/** Where the pictures of the documents are, when they are to be taken anew: with LUDOTECA_PICTURES=1. */
const DOCS = process.env.LUDOTECA_PICTURES && new URL('../../../docs/pictures/admin/', import.meta.url)
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }

let house: CaredHouse
test.beforeAll(async () => {
  house = await openCaredHouse()
})
test.afterAll(() => house.close())

/** Somebody at a device of their own. */
async function arrive(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: house.url, locale: 'en-GB' })).newPage()
  await page.goto('/profile')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved.')).toBeVisible()
  return page
}

async function packWith(change: (pack: Record<string, never>) => void, version: string): Promise<string> {
  const builtIn = (await findGame('imperio')?.workshop?.())?.content?.builtIn
  const pack = JSON.parse(JSON.stringify(builtIn)) as Pack & { tables: Record<string, never> }
  change(pack.tables)
  return JSON.stringify({ ...pack, id: 'verano', version, title: 'Verano en Lima' })
}

/** A match of Imperio with three bots that has come to its first auction. */
async function startMatch(page: Page, clockPct: number): Promise<void> {
  const options = { 'Duración de las fases (%)': clockPct }
  await openRoom(page, { game: 'Imperio Inmobiliario', seats: 4, options })
  for (const seat of [2, 3, 4]) await addBot(page, seat)
  await page.getByRole('button', { name: START }).click()
}

async function keepBoth(page: Page, name: string, info: Parameters<typeof keepPicture>[2]): Promise<void> {
  for (const [size, viewport] of [
    ['desk', WIDE],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport)
    await keepPicture(page, `${name}, ${size}`, info)
    if (DOCS) await page.screenshot({ path: fileURLToPath(new URL(`${name.replaceAll(' ', '-')}-${size}.png`, DOCS)) })
  }
  await page.setViewportSize(WIDE)
}

/** Light and dark. */
async function lookBoth(page: Page, name: string, info: Parameters<typeof keepPicture>[2]): Promise<void> {
  await expectNothingSeriousInAnyLook(page, name, info)
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(WIDE)
}

const uploading = (page: Page, text: string) =>
  page
    .getByLabel('File (JSON)')
    .setInputFiles({ name: 'verano.json', mimeType: 'application/json', buffer: Buffer.from(text) })
const lineOf = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Content packs' }).getByRole('row').filter({ hasText: text })

test('a pack is checked, kept and activated; new matches play it, a running one does not, and one goes back', async ({
  browser,
}, info) => {
  test.setTimeout(240_000)
  const eva = await arrive(browser, 'Eva')
  await house.appoint(eva, 'OPERATOR')
  const before = await arrive(browser, 'Ana')
  await startMatch(before, 400)
  await expect(before.getByText('Subasta', { exact: true }).first()).toBeVisible()

  await test.step('what is wrong is said place by place', async () => {
    await eva.goto('/admin/packs')
    const broken = await packWith((tables: Record<string, never>) => {
      const [first] = tables.events as unknown as { title_es: string }[]
      if (first) first.title_es = 'Un título que no cabe de ninguna manera en la carta'
    }, '1')
    await uploading(eva, broken)
    await eva.getByRole('button', { name: 'Check and upload' }).click()
    await expect(eva.getByRole('alert').getByText('1 thing is wrong')).toBeVisible()
    await expect(eva.getByText('tables.events[0].title_es')).toBeVisible()
    await expect(eva.getByText('51 characters; there may be 1 to 28.')).toBeVisible()
    await keepBoth(eva, 'findings', info)
    await lookBoth(eva, 'findings', info)
  })

  await test.step('a good one is kept, and activated with a reason', async () => {
    const good = await packWith((tables: Record<string, never>) => {
      const properties = tables.properties as unknown as { nombre_es: string }[]
      for (const [i, property] of properties.entries()) property.nombre_es = `Sombrilla ${i + 1}`
    }, '2')
    await uploading(eva, good)
    await eva.getByRole('button', { name: 'Check and upload' }).click()
    await expect(eva.getByText('Nothing is wrong. It can be activated.')).toBeVisible()
    await expect(lineOf(eva, 'verano 2')).toContainText('Staged')
    await lineOf(eva, 'verano 2').getByRole('button', { name: 'Activate' }).click()
    const dialog = eva.getByRole('dialog', { name: 'Activate' })
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(dialog.getByText('Say why, in a few words.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('summer has come')
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(lineOf(eva, 'verano 2')).toContainText('Active')
    await keepBoth(eva, 'packs', info)
  })

  await test.step('it can be read table by table', async () => {
    await lineOf(eva, 'verano 2').getByRole('link', { name: 'Look at it' }).click()
    await expect(eva.getByRole('heading', { name: 'Verano en Lima' })).toBeVisible()
    await expect(eva.getByText('Sombrilla 7', { exact: true })).toBeVisible()
    await eva.getByLabel('Table').selectOption({ label: 'Eventos' })
    // What it is called comes first, and what is made of parts last.
    await expect(eva.getByRole('columnheader')).toHaveText([
      /^id$/,
      /^title_es$/,
      ...Array(4).fill(/^[a-zA-Z_]+$/),
      '…',
    ])
    await expect(eva.getByText('Llamadita con cupo')).toBeInViewport()
    await keepBoth(eva, 'a table', info)
    await lookBoth(eva, 'a table of a pack', info)
  })

  const fresh = await arrive(browser, 'Blas')
  await test.step('a new match has its names, the one that runs has not', async () => {
    await startMatch(fresh, 400)
    // The match is prepared first, four times as long as usual.
    await expect(fresh.getByText(/^Sombrilla \d+$/).first()).toBeVisible({ timeout: 60_000 })
    await keepPicture(fresh, 'a match with the pack', info)
    await before.reload()
    await expect(before.getByText('Subasta', { exact: true }).first()).toBeVisible()
    await expect(before.getByText(/Sombrilla/)).toHaveCount(0)
  })

  await test.step('after a roll back new matches are as before', async () => {
    await eva.goto('/admin/packs')
    await eva.getByRole('button', { name: 'Roll back' }).click()
    const dialog = eva.getByRole('dialog', { name: 'Roll back' })
    await dialog.getByLabel('Reason').fill('the summer is over')
    await dialog.getByRole('button', { name: 'Roll back' }).click()
    await expect(lineOf(eva, 'verano 2')).toContainText('Retired')
    await expect(lineOf(eva, 'verano 2').getByRole('cell').nth(4)).toContainText('1')
    const after = await arrive(browser, 'Cora')
    await startMatch(after, 400)
    await expect(after.getByText('Subasta', { exact: true }).first()).toBeVisible()
    await expect(after.getByText(/Sombrilla/)).toHaveCount(0)
    await fresh.reload()
    await expect(fresh.getByText(/^Sombrilla \d+$/).first()).toBeVisible()
  })

  await test.step('all of it is in the audit log, and a player finds nothing', async () => {
    await eva.goto('/admin/audit')
    await expect(eva.getByText('summer has come')).toBeVisible()
    await expect(eva.getByText('the summer is over')).toBeVisible()
    await before.goto('/admin/packs')
    await expect(before.getByRole('heading', { name: 'Content packs' })).toHaveCount(0)
  })
})

test('a match that is over is seen from inside, a running one is not, and it counts for the balance', async ({
  browser,
}, info) => {
  test.setTimeout(240_000)
  const eva = await arrive(browser, 'Eva')
  await house.appoint(eva, 'VIEWER')
  const ana = await arrive(browser, 'Ana')
  await startMatch(ana, 5)
  await eva.goto('/admin/matches')
  await eva.getByLabel('State').selectOption({ label: 'Running' })
  const running = eva.getByRole('row').filter({ hasText: 'Ana' }).first()
  await running.getByRole('link').click()
  await expect(eva.getByText('Until it is over nobody sees it from inside', { exact: false })).toBeVisible()
  await expect(eva.getByRole('link', { name: 'Look into its room' })).toBeVisible()
  await keepBoth(eva, 'a running match', info)
  const address = eva.url()

  await expect
    .poll(
      async () => {
        await eva.goto(address)
        await expect(eva.getByRole('heading', { name: 'Set-up' })).toBeVisible()
        return eva.getByRole('heading', { name: 'Played again' }).isVisible()
      },
      { timeout: 120_000, intervals: [5_000] },
    )
    .toBe(true)
  await expect(eva.getByText('✓ holds').nth(3)).toBeVisible()
  await expect(eva.getByText('✗')).toHaveCount(0)
  const stretches = await eva.getByLabel('From').locator('option').allTextContents()
  await eva
    .getByLabel('From')
    .selectOption({ label: stretches.find((text) => text.includes('Ronda 2 · Acción')) ?? '' })
  await expect(eva.getByText(/Ronda 2 · Acción/).nth(1)).toBeVisible()
  // What only one owner heard says who that was.
  await expect(eva.getByText('To Ana alone: Tu riesgo en esta ronda', { exact: false }).first()).toBeVisible()
  await keepBoth(eva, 'a match from inside', info)
  await eva.getByRole('button', { name: 'Position' }).first().click()
  // Below a long log: whoever asks for it is brought there.
  await expect(eva.getByRole('heading', { name: /^After move \d+: Ronda 2/ })).toBeInViewport()
  await expect(eva.getByRole('heading', { name: 'RiskScore' })).toBeVisible()
  await expect(eva.getByRole('heading', { name: 'Libro de cuentas' })).toBeVisible()
  await eva.getByRole('heading', { name: 'Caseros' }).scrollIntoViewIfNeeded()
  await keepBoth(eva, 'a position', info)
  await lookBoth(eva, 'a position', info)
  const downloading = eva.waitForEvent('download')
  await eva.getByRole('button', { name: 'Export (JSON)' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^imperio-.*\.ludo\.json$/)

  await eva.goto('/admin/balance')
  await expect(eva.getByRole('columnheader', { name: 'Precio / precio base' })).toBeVisible()
  await expect(eva.getByRole('group', { name: 'Asientos' }).getByRole('row')).toHaveCount(5, { timeout: 30_000 })
  await keepBoth(eva, 'balance', info)
  await lookBoth(eva, 'balance', info)
})
