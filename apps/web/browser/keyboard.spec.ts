import type { Locator, Page } from '@playwright/test'
import { deedOn, houseOn, openCarcosa, reachableOn } from './carcosa-table.ts'
import { expect, test } from './house.ts'
import { headOn, startImperio } from './local-imperio.ts'
import { bid, resultOn, startPearls } from './local-pearls.ts'

/** More would mean that the thing cannot be reached. */
const TABS_MAX = 60

test('a whole match is played with the keyboard alone', async ({ page }, testInfo) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Play now: Pearls, against bots' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('region', { name: 'What you can do' })
  const send = page.getByRole('button', { name: 'Bid a card' })
  const result = resultOn(page)
  let moves = 0
  for (;;) {
    await expect(send.or(result).first()).toBeVisible()
    if (await result.isVisible()) break
    // The question has come to whoever plays; nobody had to look for it.
    await expect(question.getByRole('radio').or(send).and(page.locator(':focus'))).toHaveCount(1)
    // The last card leaves nothing to choose.
    const cards = await question.getByRole('radio').count()
    if (cards > 0) {
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(question.getByRole('radio', { checked: true })).toBeFocused()
    }
    if (moves === 0) await testInfo.attach('table', { body: await page.screenshot(), contentType: 'image/png' })
    await page.keyboard.press('Enter')
    moves += 1
    await expectFocus(page)
    // Bots may have bid already, and the next question may be here.
    if (cards > 0) await expect(question.getByRole('radio')).not.toHaveCount(cards)
    else await expect(result).toBeVisible()
    await expectFocus(page)
  }
  expect(moves).toBe(7)
  await expect(result.getByRole('heading')).toBeFocused()
  await testInfo.attach('result', { body: await page.screenshot(), contentType: 'image/png' })
  await tabTo(page, result.getByRole('link', { name: 'Look at it again' }))
  await page.keyboard.press('Enter')
  const timeLine = page.getByRole('region', { name: 'Time line' })
  await expect(timeLine.getByText('Set-up')).toBeVisible()
  await page.keyboard.press('End')
  await expect(timeLine.getByText('Move 28 of 28')).toBeVisible()
  await expectFocus(page)
})

test('printed keys choose, Enter alone spends nothing, and the question says what is bid for', async ({
  page,
}, testInfo) => {
  await startPearls(page, [
    { name: 'Ann', kind: 'Person' },
    { name: 'Ben', kind: 'Bot, easy' },
  ])
  const question = page.getByRole('region', { name: 'What you can do' })
  const card = (number: number) => question.getByRole('radio', { name: `Card ${number}` })
  const prompt = question.getByRole('heading', { name: /^Which card do you bid for the pearl worth \d\?$/ })
  await expect(prompt).toBeVisible()
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(question.getByText('Something is missing here.')).toBeVisible()
  await expect(card(3)).toHaveAttribute('aria-keyshortcuts', '3')
  await page.keyboard.press('3')
  await expect(card(3)).toBeChecked()
  await expect(card(3)).toBeFocused()
  await testInfo.attach('a card is chosen', { body: await page.screenshot(), contentType: 'image/png' })
  await page.keyboard.press('Enter')
  // What was revealed stands above the next question, and nothing of it is chosen.
  const news = question.getByRole('list', { name: 'Since your last move' })
  await expect(news).toContainText('Ann bid 3')
  await expect(question.getByRole('radio')).toHaveCount(2)
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  const [newsBox, promptBox] = [await news.boundingBox(), await prompt.boundingBox()]
  expect(newsBox?.y).toBeLessThan(promptBox?.y ?? 0)
  await testInfo.attach('the reveal', { body: await page.screenshot(), contentType: 'image/png' })
  // Card 1 and 2 keep their own keys, wherever they stand.
  await page.keyboard.press('2')
  await expect(card(2)).toBeChecked()
})

test('a bid and an action are made at Imperio with the keyboard alone', async ({ page }, testInfo) => {
  await startImperio(page)
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('button', { name }).first())
    await page.keyboard.press('Enter')
  }
  await press('Empezar')
  await expect(headOn(page)).toHaveText('Mercado')
  await press('A la subasta')
  await expect(headOn(page)).toHaveText('Subasta')
  await tabTo(page, page.getByRole('list', { name: 'La fila de hoy' }).getByRole('button').first())
  await page.keyboard.press('Enter')
  await testInfo.attach('a lot is chosen', { body: await page.screenshot(), contentType: 'image/png' })
  await press(/^Pujar/)
  await expect(headOn(page)).toHaveText('Ingresos')
  await expectFocus(page)
  await press('Seguir')
  await expect(headOn(page)).toHaveText('Acción')
  // Every action has a number; Escape leads back to all of them.
  await page.keyboard.press('8')
  await expect(page.getByText('No haces nada y guardas tu caja.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Tu acción de la ronda' })).toBeVisible()
  await page.keyboard.press('6')
  await expect(page.getByRole('complementary', { name: 'Tratos' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary', { name: 'Tratos' })).toBeHidden()
  await page.keyboard.press('4')
  await testInfo.attach('an action is chosen', { body: await page.screenshot(), contentType: 'image/png' })
  await press('Salir en la prensa')
  // Bots may have acted already, and the phase is over then.
  await expect(
    page
      .getByText('ACCIÓN ENVIADA')
      .or(headOn(page).filter({ hasText: 'Humor' }))
      .first(),
  ).toBeVisible()
  await expectFocus(page)
})

test('a soul of Carcosa walks, searches and ends its turn with the keyboard alone', async ({ page }, testInfo) => {
  // Ada stands in the corridor with two actions, and behind the first door lie a key and a thing.
  await openCarcosa(page, { golden: 'the-way-out', moves: 0 })
  const head = houseOn(page).locator('header').first()
  await expect(head).toContainText('Juegas con Ada')
  await tabTo(page, houseOn(page).getByRole('button', { name: /^Piso 1, pasillo\./ }))
  await page.keyboard.press('ArrowUp')
  await expect(reachableOn(page).and(page.locator(':focus'))).toHaveCount(1)
  await testInfo.attach('a door', { body: await page.screenshot(), contentType: 'image/png' })
  await page.keyboard.press('Enter')
  await expect(houseOn(page).getByRole('button', { name: /^Piso 1, habitación 1\..*Almas: tú/ })).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.getByRole('tabpanel').getByText(/^Ada busca/)).toBeVisible()
  await expect(deedOn(page, 'Terminar turno')).toBeVisible()
  await page.keyboard.press('t')
  await expect(head).toContainText('Juegas con Bruno')
  await expectFocus(page)
})

test('the screen between two people hides the secret', async ({ page }, testInfo) => {
  await startPearls(page, [
    { name: 'Ann', kind: 'Person' },
    { name: 'Ben', kind: 'Person' },
  ])
  // Not even behind the question, where only eyes would find it.
  const position = page.getByRole('region', { name: 'The position', includeHidden: true })
  const handOver = (name: string) => page.getByRole('dialog', { name: `Give the device to ${name}` })
  await expect(handOver('Ann')).toBeVisible()
  await testInfo.attach('hand-over', { body: await page.screenshot(), contentType: 'image/png' })
  await expect(position).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(handOver('Ann')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Card 3' }).check()
  await page.getByRole('button', { name: 'Bid a card' }).click()
  // Nothing of the table is in the page, and there is no way past the question.
  await expect(handOver('Ben')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(handOver('Ben')).toBeVisible()
  await expect(position).toHaveCount(0)
  await expect(page.getByText('Card 3')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I am Ben' })).toBeFocused()
  await page.keyboard.press('Enter')
  // Ben sees that Ann has bid, and not what.
  await expect(position.getByRole('row', { name: /^Ann 0 1 2 3 yes/ })).toBeVisible()
  await expect(position).toHaveText(/My bid\s*none/)
  await testInfo.attach('the other one', { body: await page.screenshot(), contentType: 'image/png' })
  await expect(page.getByRole('radio')).toHaveCount(3)
  await bid(page)
  // All bids are in, so they are open; Ben goes on at once, for the device is in his hands.
  await expect(page.getByRole('region', { name: 'Story' }).getByText('Ann bid 3, Ben bid 1')).toBeVisible()
  await expect(position).toHaveText(/My bid\s*none/)
})

/** Presses Tab until the thing has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let i = 0; i < TABS_MAX; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} cannot be reached with ${TABS_MAX} tabs`)
}

/** The focus is somewhere, not lost on the page as a whole. */
async function expectFocus(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
