import type { Page } from '@playwright/test'
import { openAufbau, readyOn } from './aufbau-table.ts'
import { deedOn, houseOn, openCarcosa } from './carcosa-table.ts'
import { expect, House, test } from './house.ts'
import { importMatch, type Stretch } from './kept-matches.ts'

/*
 * The main screens beside the pictures somebody has approved, in browser/approved. After a change that is meant:
 * npm run test:browser -- visual --update-snapshots, then look at every picture that changed before committing it.
 */
const PHONE = { width: 360, height: 780 }
const NOON = new Date('2026-03-01T12:00:00Z')
const HOUSE = { golden: 'the-way-out', moves: 4 } as const
/** The actions of the fifth round, before anybody has done anything. */
const ESTATE = { golden: 'strategies', moves: 66 } as const
const MARKET: Stretch = { game: 'ludomercatus', golden: 'last-survivor-of-four', moves: 420 }

test.beforeEach(async ({ page }) => {
  // “Two minutes ago” is the same every day.
  await page.clock.setFixedTime(NOON)
})

/** Compares what is in sight, once everything is there. */
async function compare(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await expect(page).toHaveScreenshot(`${name}.png`)
}

for (const [name, path] of [
  ['shelf', '/'],
  ['game-page', '/game/banca'],
  ['settings', '/settings'],
  ['gallery', '/gallery'],
] as const) {
  test(`${name} looks as approved`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await compare(page, name)
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the shelf looks as approved', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await compare(page, 'shelf-dark')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the shelf looks as approved', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await compare(page, 'shelf-phone')
  })

  test('Ludomercatus looks as approved', async ({ page }) => {
    await importMatch(page, MARKET)
    await page.getByRole('link', { name: 'Continue' }).first().click()
    await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
    await compare(page, 'ludomercatus-phone')
  })

  test('the house of Carcosa looks as approved', async ({ page }) => {
    await openCarcosa(page, HOUSE)
    await expect(deedOn(page, 'Terminar turno')).toBeVisible()
    await compare(page, 'carcosa-phone')
  })

  test('the estate of Aufbau looks as approved', async ({ page }) => {
    await openAufbau(page, ESTATE)
    await expect(readyOn(page)).toBeInViewport({ ratio: 1 })
    await compare(page, 'aufbau-phone')
  })
})

test('the table of Banca looks as approved', async ({ page }) => {
  await importMatch(page, { game: 'banca', golden: 'table-last-player' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.goto(`${new URL(page.url()).pathname}?move=24`)
  await expect(page.getByText('Move 24 of')).toBeVisible()
  await compare(page, 'banca')
})

test('the table of Ludomercatus looks as approved, and its board is whole', async ({ page }) => {
  await importMatch(page, MARKET)
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The board' })).toBeInViewport({ ratio: 1 })
  await compare(page, 'ludomercatus')
})

test('the table of Carcosa looks as approved, and its house is whole', async ({ page }) => {
  await openCarcosa(page, HOUSE)
  await expect(deedOn(page, 'Terminar turno')).toBeVisible()
  for (const place of await houseOn(page).locator('[data-node]').all()) await expect(place).toBeInViewport({ ratio: 1 })
  await compare(page, 'carcosa')
})

test('the table of Aufbau looks as approved', async ({ page }) => {
  await openAufbau(page, ESTATE)
  await expect(readyOn(page)).toBeInViewport({ ratio: 1 })
  await compare(page, 'aufbau')
})

test('the table that plays any game looks as approved', async ({ page }) => {
  await importMatch(page, { game: 'pearls', golden: 'three-divers', moves: 6 })
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'The position' })).toBeVisible()
  await compare(page, 'generic')
})

test('a replay looks as approved', async ({ page }) => {
  await importMatch(page, { game: 'ludomercatus', golden: 'round-limit' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.goto(`${new URL(page.url()).pathname}?move=107`)
  await expect(page.getByText('Move 107 of')).toBeVisible()
  await compare(page, 'replay')
})

test('the lobby without a room looks as approved', async ({ page }) => {
  // Others open rooms in the house that tests share.
  const house = await House.open()
  try {
    await page.goto(`${house.url}/lobby`)
    await expect(page.getByText('No public room is open right now.')).toBeVisible()
    await compare(page, 'lobby')
  } finally {
    await house.close()
  }
})
