import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { answerOn } from './local-market.ts'

const LIMIT_SEC = 600

/** Two people at one device, who have agreed upon a time limit; the first has chosen the bull, and begins. */
async function setUp(page: Page): Promise<void> {
  await page.goto('/game/ludomercatus?set-up')
  await page.getByRole('textbox', { name: /Number of seats/ }).fill('2')
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ label: 'Person' })
  await page.getByText('What Player 1 brings along').click()
  await page.locator('summary', { hasText: 'Token' }).first().click()
  await page.getByRole('radio', { name: 'Bull' }).check()
  await page.getByText('What Player 2 brings along').click()
  await page.locator('summary', { hasText: 'Token' }).nth(1).click()
  await expect(page.getByRole('radio', { name: /^Bull/ }).nth(1)).toBeDisabled()
  await page.locator('summary', { hasText: /^Options/ }).click()
  await page.getByRole('radio', { name: 'The first seat' }).check()
  await page.getByRole('textbox', { name: 'Time limit in seconds' }).fill(String(LIMIT_SEC))
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(answerOn(page)).toBeVisible()
}

test('a token that was chosen stands for its player, and cash lies in its notes [3.1, 3.2]', async ({ page }) => {
  await setUp(page)
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  await expect(players.nth(0).getByRole('img', { name: 'bull' })).toBeVisible()
  await expect(players.nth(1).getByRole('img')).not.toHaveAccessibleName('bull')
  const notes = page.getByRole('list', { name: 'Cash in notes' }).first().getByRole('listitem')
  await expect(notes.first()).toContainText('2 × 500 dn')
  await expect(notes).toHaveCount(7)
})

test('until the first throw another token is chosen at the board [3.1]', async ({ page }) => {
  await setUp(page)
  const token = page.getByRole('list', { name: 'Players' }).getByRole('listitem').nth(0).getByRole('img')
  await page.getByRole('button', { name: 'Choose a token' }).click()
  await page.getByRole('menuitem', { name: 'Column' }).click()
  await expect(token).toHaveAccessibleName('column')
  await answerOn(page).click()
  await expect(page.getByRole('button', { name: 'Choose a token' })).toHaveCount(0)
})

test('the clock calls time on one device, also after the page was loaded again, and nobody else can [17.2]', async ({
  page,
}) => {
  await page.clock.install()
  await setUp(page)
  await expect(page.getByRole('button', { name: 'Call time' })).toHaveCount(0)
  await expect(page.getByText('Time left')).toBeVisible()
  await answerOn(page).click()
  await page.clock.fastForward((LIMIT_SEC - 200) * 1000)
  await page.reload()
  await page.clock.fastForward(3_600_000)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(answerOn(page)).toBeVisible()
  await page.clock.fastForward(150_000)
  await expect(page.getByText('Round 1', { exact: true })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Round 1, the last')).toBeVisible()
})

test.describe('where things may move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing is told or asked before the token has arrived, and one can skip', async ({ page }, info) => {
    await page.addInitScript(() => localStorage.setItem('ludoteca.settings.v1', JSON.stringify({ pace: 'slow' })))
    await setUp(page)
    await page.getByRole('tab', { name: 'Story' }).click()
    const told = page.getByText(/^Player 1 throws (doubles, )?\d and \d/)
    const panel = page.getByRole('region', { name: 'What is to be done' })
    await answerOn(page).click()
    const skip = panel.getByRole('button', { name: 'Skip' })
    await expect(skip).toBeVisible()
    await expect(told).toHaveCount(0)
    await expect(answerOn(page)).toBeHidden()
    await expect(skip).toBeVisible()
    await info.attach('in the air', { body: await page.screenshot(), contentType: 'image/png' })
    await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(1)
    await panel.getByRole('button', { name: 'Until I am asked' }).click()
    await expect(answerOn(page)).toBeVisible()
    await expect(told.first()).toBeVisible()
    await info.attach('arrived', { body: await page.screenshot(), contentType: 'image/png' })
  })
})
