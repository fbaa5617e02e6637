import { expectNothingSeriousInAnyLook } from './axe.ts'
import { expect, test } from './house.ts'
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
  await expectNothingSeriousInAnyLook(page, 'set-up', testInfo)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('button', { name: 'I am Ann' })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'hand-over', testInfo)
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await bid(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'resume or reset', testInfo)
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Go on with this match?' })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'a match waits when the app is opened', testInfo)
})

test('nothing is in the way at the generic table, its result and its replay', async ({ page }, testInfo) => {
  await startPearls(page, [COUPLE[0], { name: 'Ben', kind: 'Bot, easy' }])
  await bid(page)
  await expect(page.getByRole('region', { name: 'Story' }).getByText('The cards are turned')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'generic table', testInfo)
  await finishPearls(page)
  await expectNothingSeriousInAnyLook(page, 'result', testInfo)
  await resultOn(page).getByRole('link', { name: 'Look at it again' }).click()
  await page.getByRole('button', { name: 'One turn on' }).click()
  await expectNothingSeriousInAnyLook(page, 'replay', testInfo)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Everything holds')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'verified', testInfo)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await expectNothingSeriousInAnyLook(page, 'continue from here', testInfo)
})

test('nothing is in the way at the counters of Banca', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await evening.nameEverybody()
  await evening.openTheBank(2)
  await expect(evening.button('Nobody leaves: go on')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'exits', testInfo)
  await evening.turnTo('Log')
  await expectNothingSeriousInAnyLook(page, 'log', testInfo)
  await evening.turnTo('Settings')
  await expectNothingSeriousInAnyLook(page, 'settings', testInfo)
})

test('nothing is in the way of those who decide in Banca', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await page.goto('/game/banca')
  await evening.press(evening.button('Set up'))
  await expect(page.getByRole('textbox', { name: 'Player 1', exact: true })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'wizard, names', testInfo)
  await evening.nameEverybody()
  await expectNothingSeriousInAnyLook(page, 'wizard, settings', testInfo)
  await evening.openTheBank(1)
  await evening.press(evening.button('Nobody leaves: go on'))
  await expect(evening.button('Start')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'name and Start', testInfo)
  await evening.start('Ann')
  await expectNothingSeriousInAnyLook(page, 'player turn', testInfo)
})

test('nothing is in the way from the auction of Banca to its end', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'])
  await evening.nameEverybody()
  await evening.openTheBank(1)
  await evening.press(evening.button('Nobody leaves: go on'))
  await evening.allDecide(KEEP)
  await expect(evening.sheet('What was decided')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'auction', testInfo)
  await evening.sell('Cleo', '600')
  await expectNothingSeriousInAnyLook(page, 'payout', testInfo)
  await evening.press(evening.button('Finish the game'))
  await expect(resultOn(page)).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'the bank is closed', testInfo)
})

test('nothing is in the way on the market of Ludomercatus', async ({ page }, testInfo) => {
  await page.goto('/game/ludomercatus')
  await page.getByRole('button', { name: 'Play now' }).click()
  await answer(page, 4)
  await expectNothingSeriousInAnyLook(page, 'market', testInfo)
  for (const name of ['Build & mortgage', 'Story']) {
    await page.getByRole('tab', { name }).click()
    await expectNothingSeriousInAnyLook(page, name, testInfo)
  }
  // Not every question leaves room for trade.
  const trade = page.getByRole('button', { name: 'Trade', exact: true })
  while (!(await trade.isVisible())) await answer(page, 1)
  await trade.click()
  await expect(page.getByRole('dialog', { name: 'Trade' })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'trade', testInfo)
})
