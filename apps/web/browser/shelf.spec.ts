import { expect, test } from './house.ts'
import { finishPearls, leavePearls, resultOn } from './local-pearls.ts'

test.use({ serviceWorkers: 'allow' })

test('the shelf shows every game, and one is played within two clicks', async ({ page }, testInfo) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const title of ['Banca', 'Imperio Inmobiliario', 'Ludomercatus', 'Pearls']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await testInfo.attach('shelf', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
  await page.getByRole('link', { name: 'Pearls', exact: true }).click()
  await page.getByRole('button', { name: 'Play now' }).click()
  // The match runs: bots sit at the table, and it waits for the person.
  const seats = page.getByRole('list', { name: 'At the table' })
  await expect(seats.getByText('bot, normal')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Bid a card' })).toBeVisible()
  await testInfo.attach('table', { body: await page.screenshot(), contentType: 'image/png' })
  await finishPearls(page)
  await expect(resultOn(page).getByRole('row')).toHaveCount(5)
  await expect(resultOn(page).getByRole('heading')).toHaveText(/wins?( together)?!$/)
  await testInfo.attach('result', { body: await page.screenshot(), contentType: 'image/png' })
})

test('a match that waits is gone on with from the shelf', async ({ page }, testInfo) => {
  await leavePearls(page)
  await page.goto('/')
  const question = page.getByRole('dialog', { name: 'Go on with this match?' })
  await expect(question).toContainText(/Pearls · Player 1, Ada, Bruno, Clara · \d+ moves/)
  await expect(question.getByRole('button', { name: 'Resume' })).toBeFocused()
  await testInfo.attach('question', { body: await page.screenshot(), contentType: 'image/png' })
  await question.getByRole('button', { name: 'Reset …' }).click()
  await page.getByRole('dialog', { name: 'Reset Pearls?' }).getByRole('button', { name: 'Keep everything' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  // Once is enough.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  await page.getByRole('link', { name: /^Continue \d+ moves: Pearls$/ }).click()
  await expect(page.getByRole('button', { name: 'Bid a card' })).toBeVisible()
})

test('whoever opens the app while a match waits goes on with the keyboard, or clears everything away', async ({
  page,
}) => {
  await leavePearls(page)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Bid a card' })).toBeVisible()
  const later = await page.context().newPage()
  await later.goto('/')
  await later.getByRole('button', { name: 'Reset …' }).click()
  await later.getByRole('dialog').getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(later).toHaveURL(/\/game\/pearls/)
  await expect(later.getByRole('button', { name: 'Start the match' })).toBeVisible()
})

test('addresses that lead nowhere say so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible()
})
