import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { importMatch } from './kept-matches.ts'

const GOLDEN = { game: 'ludomercatus', golden: 'last-survivor-of-four' } as const

test.describe('a small phone with very large text', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'Very large' }).check()
  })

  test('shows whose turn it is on the board, above the panel', async ({ page }) => {
    await openMarket(page, 420)
    const stand = page.getByRole('region', { name: 'The board' }).getByRole('button', { name: /^Basilica Argentaria/ })
    await expect.poll(async () => (await stand.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        const [space, panel] = await Promise.all([stand.boundingBox(), panelOn(page).boundingBox()])
        return (panel?.y ?? 0) - ((space?.y ?? 0) + (space?.height ?? 0) / 2)
      })
      .toBeGreaterThan(20)
  })

  test('keeps the totals and the offer in sight while one trades', async ({ page }) => {
    await openMarket(page, 420)
    await expectTotalsInSight(page)
  })

  test('shows the final ranking as a whole', async ({ page }) => {
    await importMatch(page, GOLDEN)
    await page.getByRole('link', { name: 'Watch again' }).first().click()
    await page.getByRole('button', { name: 'Whole board' }).click()
    await page.getByRole('slider').press('End')
    const ranking = page.getByRole('region', { name: 'The board' }).getByText(/Ranking: 1\. Clara/)
    await expect(ranking).toBeAttached()
    const isCut = await ranking.evaluate(({ parentElement: plaque }) =>
      plaque ? plaque.scrollHeight > plaque.clientHeight : true,
    )
    expect(isCut).toBe(false)
  })
})

test('the totals of a trade and the offer are in sight on a low screen', async ({ page }) => {
  await openMarket(page, 420)
  await expectTotalsInSight(page)
  // An amount that is not allowed holds the offer up.
  await page.getByRole('textbox', { name: 'Cash' }).first().fill('99999')
  await expect(page.getByRole('button', { name: 'Make the offer' })).toHaveAccessibleDescription(
    /^Cash – “99999” cannot be taken/,
  )
})

async function openMarket(page: Page, moves: number): Promise<void> {
  await importMatch(page, { ...GOLDEN, moves })
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
}

async function expectTotalsInSight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Trade' })
  await expect(dialog.getByRole('button', { name: 'Make the offer' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(/^Cash afterwards/).first()).toBeInViewport({ ratio: 1 })
}

const panelOn = (page: Page) => page.getByRole('region', { name: 'What is to be done' })
