import {
  carryOut,
  dockOn,
  finalOn,
  holdingOn,
  readyOn,
  startAufbau,
  tableOn,
  tabletOn,
  turnTo,
} from './aufbau-table.ts'
import { expect, test } from './house.ts'

test('a round is played with the keyboard alone', async ({ page }, info) => {
  await startAufbau(page)
  await page.keyboard.press('3')
  const tablet = tabletOn(page, 'Material')
  await expect(tablet).toBeVisible()
  await info.attach('an action', { body: await page.screenshot(), contentType: 'image/png' })
  const stepper = tablet.getByRole('textbox', { name: 'Einsätze' })
  await stepper.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  const outcome = tablet.getByRole('region', { name: 'Was geschehen ist' })
  await expect(outcome).toBeVisible()
  // The way on has the focus, so that Enter is enough.
  await expect(outcome.getByRole('button', { name: 'Weiter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tablet).toHaveCount(0)
  // What was done cannot be done again this round.
  await expect(page.getByRole('region', { name: 'Deine Aktionen' })).toContainText('Domänenverwaltung')
  await page.keyboard.press('3')
  await expect(tablet).toBeVisible()
  await expect(tablet.getByText('Domänenverwaltung')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tablet).toHaveCount(0)
  await readyOn(page).focus()
  await page.keyboard.press('Enter')
  await expect(tableOn(page)).toContainText('Runde 2 von 20')
})

test('what was made, sold and paid for stands in the books', async ({ page }, info) => {
  await startAufbau(page)
  await readyOn(page).click()
  await expect(tableOn(page)).toContainText('Runde 2 von 20')
  await turnTo(page, 'Bücher')
  const books = page.getByRole('tabpanel', { name: 'Bücher' })
  await expect(books.getByRole('table', { name: 'Unterhalt der Runde 2' })).toContainText('Nahrung')
  await expect(books).toContainText('Getreidefladen')
  await expect(books.getByText('Vom alten zum neuen Gold')).toBeVisible()
  await info.attach('books', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
  await turnTo(page, 'Schaubilder')
  await expect(page.getByText('Goldwert am Ende der Runde')).toBeVisible()
  await turnTo(page, 'Ereignisse')
  await expect(page.getByRole('tabpanel', { name: 'Ereignisse' }).getByRole('article').first()).toBeVisible()
})

test('two people hand one device to each other, and neither sees the other’s books', async ({ page }) => {
  await page.goto('/game/aufbau')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('textbox', { name: 'Number of seats' }).fill('2')
  for (const [i, name] of ['Ann', 'Ben'].entries()) {
    await page.getByRole('combobox', { name: `Seat ${i + 1}` }).selectOption('Person')
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name)
  }
  await page.getByRole('button', { name: 'Start the match' }).click()
  const begin = tableOn(page).getByRole('button', { name: 'Die erste Runde beginnen' })
  const take = (name: string) => page.getByRole('button', { name: `I am ${name}` })
  await expect(begin.or(take('Ann')).first()).toBeVisible()
  if (await take('Ann').isVisible()) await take('Ann').click()
  await begin.click()
  await expect(readyOn(page).or(take('Ann')).first()).toBeVisible()
  if (await take('Ann').isVisible()) await take('Ann').click()
  await readyOn(page).click()
  // Nothing of Ann’s is in the page before Ben has the device.
  await expect(take('Ben')).toBeVisible()
  await expect(tableOn(page)).toHaveCount(0)
  await take('Ben').click()
  await expect(readyOn(page)).toBeVisible()
  await turnTo(page, 'Nachbarn')
  await expect(page.getByRole('article', { name: 'Ann' })).not.toContainText('Goldwert')
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
]) {
  test.describe(`a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('has the actions of Aufbau under the thumb, and nothing runs out at its side', async ({ page }, info) => {
      await startAufbau(page)
      for (const name of ['Gut', 'Markt', 'Ereignisse', 'Bücher', 'Leute', 'Schaubilder', 'Nachbarn', 'Chronik']) {
        await turnTo(page, name)
        await expect(readyOn(page), name).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(viewport.width)
        await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
      }
      await dockOn(page).getByRole('button', { name: 'Einfluss' }).click()
      const go = tabletOn(page, 'Einfluss').getByRole('button', { name: 'Wagen und würfeln' })
      await expect(go).toBeInViewport({ ratio: 1 })
      await carryOut(page, 'Einfluss')
      await turnTo(page, 'Gut')
      await holdingOn(page, 'Stammhaus').getByRole('button', { name: 'Eigenproduktion' }).click()
      await expect(holdingOn(page, 'Stammhaus').getByRole('button', { name: 'Eigenproduktion' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(finalOn(page)).toHaveCount(0)
    })
  })
}
