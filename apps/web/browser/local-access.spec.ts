import { expect, test } from './house.ts'
import { expectAccessible } from './local-axe.ts'
import { BancaEvening } from './local-banca.ts'
import { answer } from './local-market.ts'
import { bid, finishPearls, resultOn, setUpPearls, startPearls } from './local-pearls.ts'

const COUPLE = [
  { name: 'Ann', kind: 'Person' },
  { name: 'Ben', kind: 'Person' },
] as const
const KEEP = { level: 'Keep', lottery: 'Join' } as const

test('nothing is in the way when one sets up, hands over and resumes', async ({ page }, testInfo) => {
  await setUpPearls(page, COUPLE)
  await expectAccessible(page, 'set-up', testInfo)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
  await expectAccessible(page, 'hand-over', testInfo)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await bid(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expectAccessible(page, 'resume or reset', testInfo)
})

test('nothing is in the way at the generic table, its result and its replay', async ({ page }, testInfo) => {
  await startPearls(page, [COUPLE[0], { name: 'Ben', kind: 'Bot, easy' }])
  await bid(page)
  await expect(page.getByRole('region', { name: 'Story' }).getByText('The cards are turned')).toBeVisible()
  await expectAccessible(page, 'generic table', testInfo)
  await finishPearls(page)
  await expectAccessible(page, 'result', testInfo)
  await resultOn(page).getByRole('link', { name: 'Look at it again' }).click()
  await page.getByRole('button', { name: 'One turn on' }).click()
  await expectAccessible(page, 'replay', testInfo)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Everything holds')).toBeVisible()
  await expectAccessible(page, 'verified', testInfo)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await expectAccessible(page, 'continue from here', testInfo)
})

test('nothing is in the way at the counters of Banca', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await evening.nameEverybody()
  await evening.openTheBank(2)
  await expect(evening.button('Nobody leaves: go on')).toBeVisible()
  await expectAccessible(page, 'exits', testInfo)
  await evening.turnTo('Log')
  await expectAccessible(page, 'log', testInfo)
  await evening.turnTo('Settings')
  await expectAccessible(page, 'settings', testInfo)
})

test('nothing is in the way of those who decide in Banca', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await page.goto('/game/banca')
  await evening.press(evening.button('Set up'))
  await expect(page.getByRole('textbox', { name: 'Player 1', exact: true })).toBeVisible()
  await expectAccessible(page, 'wizard, names', testInfo)
  await evening.nameEverybody()
  await expectAccessible(page, 'wizard, settings', testInfo)
  await evening.openTheBank(1)
  await evening.press(evening.button('Nobody leaves: go on'))
  await expect(evening.button('Start')).toBeVisible()
  await expectAccessible(page, 'name and Start', testInfo)
  await evening.start('Ann')
  await expectAccessible(page, 'player turn', testInfo)
})

test('nothing is in the way from the auction of Banca to its end', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await evening.nameEverybody()
  await evening.openTheBank(1)
  await evening.press(evening.button('Nobody leaves: go on'))
  await evening.allDecide(KEEP)
  await expect(evening.sheet('What was decided')).toBeVisible()
  await expectAccessible(page, 'auction', testInfo)
  await evening.sell('Cleo', '600')
  await expectAccessible(page, 'payout', testInfo)
  await evening.press(evening.button('Finish the game'))
  await expect(resultOn(page)).toBeVisible()
  await expectAccessible(page, 'the bank is closed', testInfo)
})

test('nothing is in the way on the market of Ludomercatus', async ({ page }, testInfo) => {
  await page.goto('/game/ludomercatus')
  await page.getByRole('button', { name: 'Play now' }).click()
  await answer(page, 4)
  await expectAccessible(page, 'market', testInfo)
  for (const name of ['Build & mortgage', 'Story']) {
    await page.getByRole('tab', { name }).click()
    await expectAccessible(page, name, testInfo)
  }
  // Not every question leaves room for trade.
  const trade = page.getByRole('button', { name: 'Trade', exact: true })
  while (!(await trade.isVisible())) await answer(page, 1)
  await trade.click()
  await expect(page.getByRole('dialog', { name: 'Trade' })).toBeVisible()
  await expectAccessible(page, 'trade', testInfo)
})
