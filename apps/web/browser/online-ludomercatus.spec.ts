import type { Locator, Page } from '@playwright/test'
import { expect, keepPicture, test } from './online-people.ts'
import { MARKET_ANSWERS, playUntil } from './online-play.ts'
import { addBot, openRoom, seatOf } from './online-room.ts'

const ROLLING = /^(Roll the dice|End the turn|Try for doubles|Let the bank raise the money|Decline the trade)$/
const BID = /^Bid \d/
const WINNER = /wins!$|win together!$/

test('two people and a bot finish a match with an auction, a trade and a reload', async ({ arrive }, info) => {
  const ana = await arrive('Ana')
  const blas = await arrive('Blas')
  const options = { 'Auctions only': 'turn', 'Round limit': 4 } as const
  await openRoom(ana, { game: 'Ludomercatus', seats: 3, options })
  await addBot(ana, 3)

  const shown =
    await test.step('the room shows what the server bound itself to, and what her device added', async () => {
      const fair = ana.getByRole('group').filter({ hasText: 'Fair dice' })
      await fair.getByText('Fair dice').click()
      await expect(fair.locator('code')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f-]{36}$/])
      return fair.locator('code').allInnerTexts()
    })

  await test.step('the second comes by the link', async () => {
    await ana.getByRole('button', { name: 'Show QR code' }).click()
    const link = (await ana.getByRole('dialog').getByText(/^http/).textContent()) ?? ''
    await ana.keyboard.press('Escape')
    await blas.goto(link)
    // He has a token by lot as soon as he sits: she takes one of those that are left.
    await expect(seatOf(ana, 2)).toContainText('Blas')
    await ana.locator('summary', { hasText: 'Token' }).click()
    const left = ana.locator('label').filter({ has: ana.getByRole('radio', { checked: false, disabled: false }) })
    const token = ((await left.last().textContent()) ?? '').trim()
    await ana.getByRole('radio', { name: token }).check()
    await expect(seatOf(blas, 1)).toContainText(token)
    await blas.getByRole('button', { name: 'I am ready' }).click()
    await expect(ana.getByText('Not ready yet: Blas')).toBeHidden()
    await keepPicture(ana, 'the room before the start', info)
    await ana.getByRole('button', { name: 'Start the match' }).click()
  })

  const deed = await test.step('Ana buys a deed in an auction', async () => {
    // She bids until something is hers; the others bid against her or pass.
    const sold = told(ana, /^Sold! .+ goes to Ana for/)
    await expect(ana.getByText('Round 1', { exact: true })).toBeVisible()
    await ana.getByRole('tab', { name: 'Story' }).click()
    const bidding = ana.getByRole('button', { name: BID }).first()
    await playUntil(bidding, [
      { page: ana, answers: ROLLING },
      { page: blas, answers: MARKET_ANSWERS },
    ])
    await expect(ana.getByText('Under the hammer:')).toBeVisible()
    await ana.getByText('Another bid').first().click()
    await ana.getByRole('textbox', { name: 'Another bid' }).fill('500')
    await keepPicture(ana, 'an auction', info)
    await ana.getByRole('button', { name: 'Bid 500 dn' }).click()
    await expect(told(ana, /^Ana offers 500 dn/)).toBeVisible()
    await playUntil(sold.first(), [
      { page: ana, answers: new RegExp(`${ROLLING.source}|${BID.source}`) },
      { page: blas, answers: MARKET_ANSWERS },
    ])
    return (await sold.first().getByRole('button').first().textContent()) ?? ''
  })

  await test.step('she offers it, he reloads and accepts', async () => {
    await playUntil(ana.getByRole('button', { name: /^(Roll the dice|End the turn)$/ }), [
      { page: ana, answers: /^(Pass|Try for doubles|Let the bank raise the money|Decline the trade)$/ },
      { page: blas, answers: MARKET_ANSWERS },
    ])
    await ana.getByRole('button', { name: 'Trade', exact: true }).click()
    const dialog = ana.getByRole('dialog', { name: 'Trade' })
    await dialog.getByRole('radio', { name: 'Blas' }).check()
    await dialog.getByRole('group', { name: 'You give' }).getByRole('checkbox', { name: deed }).check()
    await dialog.getByRole('group', { name: 'Blas gives' }).getByRole('button', { name: '50 dn more' }).click()
    await keepPicture(ana, 'the trade dialog', info)
    await dialog.getByRole('button', { name: 'Make the offer' }).click()
    await expect(dialog).toBeHidden()

    await expect(blas.getByText('A trade is offered to you')).toBeVisible()
    await blas.reload()
    await expect(blas.getByText('A trade is offered to you')).toBeVisible()
    await keepPicture(blas, 'the offer after the reload', info)
    await blas.getByRole('button', { name: 'Accept the trade' }).click()
    for (const page of [ana, blas]) {
      await page.getByRole('tab', { name: 'Story' }).click()
      await expect(told(page, /^Ana and Blas strike a deal/)).toBeVisible()
    }
    await blas.getByRole('tab', { name: 'Players' }).click()
    const chip = blas.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${deed},.* owned by Blas`) })
    await expect(chip).toBeVisible()
  })

  await test.step('the market closes, and both see who won', async () => {
    const winner = ana.getByRole('heading', { name: WINNER })
    await playUntil(winner, [
      { page: ana, answers: MARKET_ANSWERS },
      { page: blas, answers: MARKET_ANSWERS },
    ])
    await expect(blas.getByRole('heading', { name: (await winner.textContent()) ?? '' })).toBeVisible()
    await expect(blas.getByText('The last round is played and the market closes.').first()).toBeVisible()
    const ranks = await ranksOf(ana)
    expect(ranks).toHaveLength(4)
    expect(await ranksOf(blas)).toEqual(ranks)
    await keepPicture(ana, 'the result', info)
  })

  await test.step('her device says that both were kept; his, which did not see the beginning, says nothing', async () => {
    const fair = ana.getByRole('group').filter({ hasText: 'Fair dice: checked by your device' })
    await fair.getByText('Fair dice').click()
    expect(await fair.locator('code').allInnerTexts()).toEqual(shown)
    await keepPicture(ana, 'fair dice', info)
    await expect(blas.getByText('Fair dice')).toHaveCount(0)
  })

  await test.step('a rematch is offered, and both want it', async () => {
    await ana.getByRole('button', { name: 'Rematch!' }).click()
    await expect(blas.getByText('Wants a rematch: Ana')).toBeVisible()
    await blas.getByRole('button', { name: 'Rematch!' }).click()
    await expect(blas.getByRole('region', { name: 'The match is over' }).getByText(/starts in \d/)).toBeVisible()
    for (const page of [ana, blas]) {
      await expect(page.getByRole('heading', { name: WINNER })).toBeHidden()
      await expect(page.getByText('Round 1', { exact: true })).toBeVisible()
    }
  })
})

/** What the story says like this. */
function told(page: Page, line: RegExp): Locator {
  return page.getByRole('list', { name: 'Story' }).getByRole('listitem').filter({ hasText: line })
}

function ranksOf(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'The match is over' }).getByRole('row').allInnerTexts()
}
