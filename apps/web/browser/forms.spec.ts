import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { BancaEvening } from './local-banca.ts'

test('a number that cannot be taken is named and holds everything up until it is mended', async ({ page }) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await evening.nameEverybody()
  await page.getByText('Money at the start').click()
  const money = page.getByRole('textbox', { name: 'Initial money' })
  const problem = page.getByText('From 1,000 to 1,000,000', { exact: true })
  const next = evening.button('Next')
  await money.fill('5')
  await money.blur()
  await expect(problem).toBeVisible()
  await expect(money).toHaveValue('5')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toHaveAccessibleDescription(/^Initial money – “5” cannot be taken/)
  await money.press('Enter')
  await expect(money).toBeVisible()
  await evening.button('Initial money: +100').click()
  await expect(money).toHaveValue('10100')
  await expect(problem).toBeHidden()
  await expect(next).not.toHaveAttribute('aria-disabled')
})

test('dialogs and menus keep to what the server allows, and hold the page still', async ({ page }) => {
  const problems = problemsOn(page)
  await page.goto('/game/ludomercatus')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('button', { name: /^Porta Mercatus/ }).click()
  await expect(page.getByRole('dialog', { name: 'Porta Mercatus' })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await page.getByRole('button', { name: 'More about this match' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(problems).toEqual([])
})

/** What the browser complains about, as it comes. */
function problemsOn(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return problems
}
