import { readFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import { expect, test } from './house.ts'
import { BancaEvening } from './local-banca.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan']

test('somebody who starts over is asked first, and is back at the set-up', async ({ page }) => {
  const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
  await evening.nameEverybody()
  await evening.openTheBank(2)
  await evening.press(evening.button('Nobody leaves: go on'))
  await page.reload()
  await evening.press(evening.button('Reset …'))
  const sure = page.getByRole('dialog', { name: 'Reset Banca?' })
  await expect(sure).toContainText('one match, not over yet')
  await evening.press(sure.getByRole('button', { name: 'Keep everything' }))
  await evening.press(evening.button('Reset …'))
  await evening.press(sure.getByRole('button', { name: 'Yes, delete everything' }))
  await expect(page.getByRole('textbox', { name: 'Player 1', exact: true })).toBeVisible()
  await expect(page.getByText('None yet.')).toBeVisible()
})

test('what was played goes for a new beginning only after a question', async ({ page }) => {
  const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
  await evening.nameEverybody()
  await evening.openTheBank(2)
  await evening.press(evening.button('Nobody leaves: go on'))
  await page.goto('/game/banca')
  await evening.press(
    page.getByRole('dialog', { name: 'Go on with this match?' }).getByRole('button', { name: 'Not now' }),
  )
  const sure = page.getByRole('dialog', { name: 'Delete this match?' })
  await evening.press(evening.button('Start anew'))
  await expect(sure).toContainText('The match of Ann, Ben, Cleo, Dan will be gone')
  await evening.press(sure.getByRole('button', { name: 'Keep it' }))
  await expect(evening.sheet('A match is waiting for you')).toContainText('1 move')
  await evening.press(evening.button('Start anew'))
  await evening.press(sure.getByRole('button', { name: 'Delete' }))
  await expect(evening.button('Nobody leaves: go on')).toBeVisible()
})

test('wherever one arrives while a match waits, one is asked to resume or reset', async ({ page, context }) => {
  const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
  await evening.nameEverybody()
  await evening.openTheBank(2)
  const table = new URL(page.url()).pathname
  // Names and settings were work: one is asked before anybody has moved, too.
  const early = await context.newPage()
  await early.goto('/')
  await expect(early.getByText('Banca · Ann, Ben, Cleo, Dan')).toBeVisible()
  await early.close()
  await evening.press(evening.button('Nobody leaves: go on'))
  for (const path of ['/', '/game/banca', '/history', table]) {
    // Each is a session of its own.
    const arriving = await context.newPage()
    await arriving.goto(path)
    await expect(arriving.getByText('Banca · Ann, Ben, Cleo, Dan · 1 move')).toBeVisible()
    await expect(arriving.getByRole('button', { name: 'Resume' })).toBeFocused()
    await expect(arriving.getByRole('button', { name: 'Reset …' })).toBeVisible()
    await arriving.close()
  }
  // Whoever comes by another way is asked when they come to the game.
  const roundabout = await context.newPage()
  await roundabout.goto('/lobby')
  await roundabout.getByRole('link', { name: 'Ludoteca' }).click()
  const question = roundabout.getByRole('dialog', { name: 'Go on with this match?' })
  await question.getByRole('button', { name: 'Not now' }).click()
  await roundabout.getByRole('link', { name: 'Banca', exact: true }).click()
  await expect(roundabout.getByRole('heading', { name: 'Banca', level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  // Who comes from the table knows of it.
  await evening.press(page.getByRole('dialog', { name: 'Ann' }).getByRole('button', { name: /^Undo:/ }))
  await evening.press(page.getByRole('link', { name: 'Ludoteca' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a damaged match says so, can be exported as it is, and goes only after a question [T46]', async ({
  page,
}, testInfo) => {
  const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
  await evening.nameEverybody()
  await evening.openTheBank(2)
  await evening.press(evening.button('Nobody leaves: go on'))
  const key = `ludoteca.save.v1.${new URL(page.url()).pathname.split('/').at(-1)}`
  const damaged = await page.evaluate((name) => {
    const text = (localStorage.getItem(name) ?? '').slice(0, -40)
    localStorage.setItem(name, text)
    return text
  }, key)
  const kept = () => page.evaluate((name) => localStorage.getItem(name), key)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'This match cannot go on' })).toBeVisible()
  await expect(page.getByText('What is kept of this match is damaged')).toBeVisible()
  await picture(page, testInfo, 'damaged')
  const downloading = page.waitForEvent('download')
  await evening.press(evening.button('Export as it is'))
  const file = testInfo.outputPath('damaged.txt')
  await (await downloading).saveAs(file)
  expect(await readFile(file, 'utf8')).toBe(damaged)

  // Where one is asked to resume or reset, it is said as well.
  await page.goto('/game/banca')
  const question = page.getByRole('dialog', { name: 'This match cannot go on' })
  await expect(question).toContainText('What is kept of this match is damaged')
  await evening.press(question.getByRole('button', { name: 'Reset …' }))
  const sure = page.getByRole('dialog', { name: 'Reset Banca?' })
  await evening.press(sure.getByRole('button', { name: 'Keep everything' }))
  expect(await kept()).toBe(damaged)
  await evening.press(question.getByRole('button', { name: 'Not now' }))
  // The page of the game does not offer to go on with it either.
  const waiting = evening.sheet('This match cannot go on')
  await expect(waiting).toContainText('What is kept of this match is damaged')
  await expect(waiting.getByRole('button', { name: 'Export as it is' })).toBeVisible()
  await expect(waiting.getByRole('link')).toHaveCount(0)
  await picture(page, testInfo, 'damaged, on the page of the game')
  // Nor does anything else, wherever the match is listed.
  const goingOn = page.getByRole('link', { name: /^(Continue|Replay|Watch again)/ })
  await expect(goingOn).toHaveCount(0)
  await page.goto('/history')
  await expect(page.getByRole('link', { name: /^What is wrong ?: Banca/ })).toBeVisible()
  await expect(goingOn).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Banca', exact: true })).toBeVisible()
  await expect(goingOn).toHaveCount(0)
  await page.goto('/game/banca')
  await evening.press(waiting.getByRole('button', { name: 'Reset …' }))
  await evening.press(sure.getByRole('button', { name: 'Yes, delete everything' }))
  await expect(page.getByRole('textbox', { name: 'Player 1', exact: true })).toHaveValue('')
  expect(await kept()).toBeNull()
})

async function picture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
}
