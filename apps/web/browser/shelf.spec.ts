import { expect, test } from './house.ts'

test('the shelf shows every game, and one is played within two clicks', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const title of ['Banca', 'Ludomercatus', 'Pearls']) await expect(page.getByText(title).first()).toBeVisible()
})

test('addresses that lead nowhere say so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'To the games' })).toBeVisible()
})
