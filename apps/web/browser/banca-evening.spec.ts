import type { Page, TestInfo } from '@playwright/test'
import { expect, test } from './house.ts'
import { BancaEvening } from './local-banca.ts'

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dan']
const STAY = { level: 'Keep', lottery: 'Skip' } as const

test('a whole evening of Banca goes round on one tablet', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
  await test.step('the wizard', async () => {
    await evening.nameEverybody()
    await picture(page, testInfo, 'wizard')
    await evening.openTheBank(3)
    await expect(page.getByRole('heading', { name: 'Turn 1 of 3' })).toBeVisible()
  })

  await test.step('the first turn, to the last coin', async () => {
    await evening.press(evening.button('Nobody leaves: go on'))
    await picture(page, testInfo, 'hand-over')
    await evening.decide('Ann', { level: 'Raise', lottery: 'Join' })
    await evening.decide('Ben', STAY)
    await evening.decide('Cleo', STAY)
    await evening.start('Dan')
    const dialog = page.getByRole('dialog', { name: 'Dan, your turn' })
    await expect(dialog.getByText('Balance 9,000')).toBeVisible()
    // Nobody can sell a level that was never bought, and the button says what is missing.
    await expect(dialog.getByRole('radio', { name: 'Lower' })).toBeDisabled()
    await expect(dialog.getByText('Choose for your level and for the lottery.')).toBeVisible()
    await picture(page, testInfo, 'player turn')
    await evening.press(dialog.getByRole('radio', { name: 'Keep' }))
    await evening.press(dialog.getByRole('radio', { name: 'Skip' }))
    await evening.press(dialog.getByRole('button', { name: 'Confirm and seal' }))
    // Ann was alone in the lottery.
    await expect(evening.sheet('What was decided').getByText('Ann wins +0.1')).toBeVisible()
    await picture(page, testInfo, 'auction')
    // An amount that is not allowed holds the sale up: nothing else is entered in its place.
    const amount = page.getByRole('textbox', { name: 'For how much?' })
    await evening.press(page.getByRole('radio', { name: /^Cleo/ }))
    for (const wrong of ['250', '20000', '']) {
      await amount.fill(wrong)
      await amount.blur()
      await expect(amount).toHaveValue(wrong)
      await expect(evening.button(/^Sold to Cleo/)).toHaveAttribute('aria-disabled', 'true')
    }
    // The limit is what the winner can pay, whatever others have.
    await evening.press(page.getByRole('radio', { name: /^Ann/ }))
    await amount.fill('9000')
    await expect(page.getByRole('alert')).toContainText('100 to 8,400')
    await evening.sell('Cleo', '600')
    const payout = evening.sheet('Payout of turn 1')
    await expect(payout).toContainText('5,200 in the bank ÷ 4 players = 1,300 to share by multiplier.')
    await expect(payout.getByRole('figure')).toContainText('Paid in 1,400')
    await expect(payout.getByRole('figure')).toContainText('Bank 4,000 → 4,103')
    await expect(payout.getByRole('figure')).toContainText('Paid out 1,297')
    const ledger = payout.getByRole('table', { name: 'Ledger of the payout' })
    for (const row of [
      'Ann 8,400 1.3 of 4.5 +375 – +0.1 8,775',
      'Ben 9,000 1.0 of 4.5 +288 −100 – 9,188',
      'Cleo 8,400 1.2 of 4.5 +346 – – 8,746',
      'Dan 9,000 1.0 of 4.5 +288 −100 – 9,188',
    ]) {
      await expect(ledger.getByRole('row', { name: row })).toBeVisible()
    }
    await expect(payout).toContainText('Bank: 5,200 − 1,297 shares + 200 penalties = 4,103')
    await picture(page, testInfo, 'payout')
  })

  await test.step('the other counters', async () => {
    await evening.turnTo('Settings')
    // The limits are those that hold beside the other settings.
    const refund = page.getByRole('textbox', { name: 'Level refund' })
    await refund.fill('900')
    await expect(page.getByRole('alert')).toContainText('0 to 500')
    await refund.fill('250')
    await page.getByRole('textbox', { name: 'Bid step' }).fill('250')
    await evening.press(evening.button('Apply: Bid step'))
    await expect(page.getByText('Waiting for turn 2: Bid step 250.')).toBeVisible()
    await picture(page, testInfo, 'settings')
    await evening.turnTo('Log')
    const log = evening.sheet('Log')
    await expect(log).toContainText('Cleo wins the auction for 600: +0.2, multiplier 1.2.')
    await log.getByRole('combobox', { name: 'Player' }).selectOption('Dan')
    await expect(log).not.toContainText('Cleo wins the auction')
    await expect(log).toContainText('Dan pays a penalty of 100')
    await log.getByRole('combobox', { name: 'Player' }).selectOption('Everybody')
    await picture(page, testInfo, 'log')
    await evening.turnTo('Current Turn')
    await evening.press(evening.button('On to turn 2'))
  })

  await test.step('what was entered wrongly is taken back', async () => {
    await evening.press(page.getByRole('checkbox', { name: 'Ben' }))
    await evening.press(evening.button('Ben locks in …'))
    await evening.press(evening.button('Yes, lock in'))
    await evening.press(page.getByRole('dialog', { name: 'Ann' }).getByRole('button', { name: /^Undo:/ }))
    await evening.press(evening.button('Nobody leaves: go on'))
  })

  const file = testInfo.outputPath('middle.ludo.json')
  await test.step('the page is loaded again in the middle of a decision', async () => {
    await evening.decide('Ann', { level: 'Keep', lottery: 'Join' })
    await evening.start('Ben')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Go on with this match?' })).toBeVisible()
    await expect(page.getByText('Ann, Ben, Cleo, Dan')).toBeVisible()
    await picture(page, testInfo, 'resume or reset')
    await evening.press(evening.button('Resume'))
    // What Ann sealed is kept, and Ben is back at his name.
    await expect(page.getByText('3 players still have to decide.')).toBeVisible()
    await evening.decide('Ben', { level: 'Keep', lottery: 'Join' })
    await evening.allDecide(STAY, ['Cleo', 'Dan'])
    const draw = evening.sheet('What was decided').getByRole('list', { name: 'In the lottery' })
    await expect(draw.getByRole('listitem')).toHaveCount(2)
    await expect(draw.getByText(/wins \+0\.1/)).toHaveCount(1)
    await evening.turnTo('Log')
    await expect(evening.sheet('Log').getByText('taken back').first()).toBeVisible()
    await evening.turnTo('Settings')
    const downloading = page.waitForEvent('download')
    await evening.press(evening.button('Export the match'))
    await (await downloading).saveAs(file)
    await evening.turnTo('Current Turn')
    await evening.sell('Dan', '750')
    await expectNothingLost(page)
  })

  await test.step('charts, and the last turn', async () => {
    const balances = page.getByRole('figure').filter({ hasText: 'Balances' })
    await evening.press(balances.getByRole('button', { name: 'As a table' }))
    await expect(balances.getByRole('row', { name: /^Start 9,000 9,000 9,000 9,000/ })).toBeVisible()
    await expect(balances.getByRole('row', { name: /^1 8,775 9,188 8,746 9,188/ })).toBeVisible()
    await evening.press(balances.getByRole('button', { name: 'As a chart' }))
    await expect(page.getByRole('figure').filter({ hasText: 'Multipliers' })).toBeVisible()
    await picture(page, testInfo, 'charts')
    await evening.press(evening.button('On to turn 3'))
    await evening.press(page.getByRole('checkbox', { name: 'Dan' }))
    await evening.press(evening.button('Dan locks in …'))
    await evening.press(evening.button('Yes, lock in'))
    await evening.allDecide(STAY, ['Ann', 'Ben', 'Cleo'])
    await evening.press(evening.button('Nobody bid'))
    await evening.press(evening.button('Finish the game'))
    await expect(evening.sheet('The bank is closed')).toContainText('left at turn 3')
    await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible()
    await picture(page, testInfo, 'the bank is closed')
  })

  await test.step('reset, and the record that was exported goes on', async () => {
    await evening.turnTo('Settings')
    await evening.press(evening.button('Reset …'))
    await evening.press(page.getByRole('dialog', { name: 'Reset Banca?' }).getByRole('button', { name: /^Yes/ }))
    // Not even the names are left.
    await expect(page.getByRole('textbox', { name: 'Player 1', exact: true })).toHaveValue('')
    await expect(page.getByText('None yet.')).toBeVisible()
    const choosing = page.waitForEvent('filechooser')
    await evening.press(evening.button('Import a record'))
    await (await choosing).setFiles(file)
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The match is here now.')
    await evening.press(page.getByRole('link', { name: 'Continue' }).first())
    await expect(page.getByText('Resumed where you left off: turn 2, at the auction')).toBeVisible()
    await evening.sell('Dan', '1,000')
    await expectNothingLost(page)
  })
})

test('people and bots share a table, and bid on the screen', async ({ page }, testInfo) => {
  const evening = new BancaEvening(page, ['Ann', 'Ben', 'Cleo', 'Dan'], (target) => target.tap())
  await evening.nameEverybody({ Ben: 'normal', Dan: 'easy' })
  await evening.openTheBank(3)
  await picture(page, testInfo, 'bots at the table')
  await expect(page.getByText('Ben and Dan have decided.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await evening.press(evening.button('No person leaves: go on'))
  for (const name of ['Ann', 'Cleo']) await evening.decide(name, STAY)

  const auction = evening.sheet(/^Auction for/)
  // Bots cannot be heard: the screen is the usual way now.
  await expect(auction.getByRole('radio', { name: 'On the screen' })).toBeChecked()
  await auction.getByRole('combobox', { name: 'Clock for each bid' }).selectOption('10 seconds')
  await picture(page, testInfo, 'how to bid')
  await evening.press(auction.getByRole('button', { name: 'Open the bidding' }))
  await expect(auction.getByText('Ann is asked to bid.')).toBeVisible()
  await expect(auction.getByRole('timer')).toBeVisible()
  // By keyboard alone, too.
  await auction.getByRole('button', { name: 'Bid 100', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const bidders = auction.getByRole('list', { name: 'Bidders' })
  await expect(auction.getByText('Cleo is asked to bid.')).toBeVisible()
  await picture(page, testInfo, 'bidding')
  // Cleo lets the clock run out.
  await expect(bidders.getByRole('listitem').filter({ hasText: 'Cleo' })).toContainText('has passed', {
    timeout: 15_000,
  })
  await auction.getByRole('combobox', { name: 'Clock for each bid' }).selectOption('No clock')
  const pass = auction.getByRole('button', { name: 'Pass (final)' })
  const payout = evening.sheet('Payout of turn 1')
  while (!(await payout.isVisible())) {
    await expect(pass.or(payout).first()).toBeVisible()
    if (await pass.isVisible()) await evening.press(pass)
  }
  await expect(payout).toContainText('to share by multiplier')
  await evening.turnTo('Log')
  await expect(evening.sheet('Log')).toContainText('The auction is run bid by bid. Ann is the first to speak.')
  await expect(evening.sheet('Log')).toContainText('Ann bids 100.')
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('shows who is asked as soon as the bidding is open', async ({ page }) => {
    const evening = new BancaEvening(page, PLAYERS, (target) => target.tap())
    await evening.nameEverybody({ Dan: 'normal' })
    await evening.openTheBank(2)
    await evening.press(evening.button('No person leaves: go on'))
    for (const name of ['Ann', 'Ben', 'Cleo']) await evening.decide(name, STAY)
    const auction = evening.sheet(/^Auction for/)
    await evening.press(auction.getByRole('button', { name: 'Open the bidding' }))
    await expect(auction.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(auction.getByText('Ann is asked to bid.')).toBeInViewport({ ratio: 1 })
  })
})

/** All that four people brought is in the bank or with somebody. */
async function expectNothingLost(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Ledger of the payout' }).getByRole('row')
  await expect(rows).toHaveCount(PLAYERS.length + 1)
  const balances = await rows
    .getByRole('cell')
    .filter({ hasText: /^\d+,\d+$/ })
    .allTextContents()
  const caption = (await page.getByRole('figure').filter({ hasText: 'Paid in' }).textContent()) ?? ''
  const bank = /Bank [\d,]+ → ([\d,]+)/.exec(caption)?.[1] ?? ''
  // Each line has what somebody had before and what they have now; the latter counts.
  const after = balances.filter((_, i) => i % 2 === 1)
  const sum = [...after, bank].reduce((total, amount) => total + Number(amount.replaceAll(',', '')), 0)
  expect(sum).toBe(40_000)
}

async function picture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await testInfo.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
}
