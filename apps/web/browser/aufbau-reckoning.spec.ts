import { carryOut, finalOn, holdingOn, readyOn, setUpAufbau, tableOn, tabletOn } from './aufbau-table.ts'
import { expect, keepPicture, test } from './online-people.ts'

test('what the table says follows the options and adds up to the end', async ({ page }, info) => {
  await setUpAufbau(page, { write: { Runden: 6, 'Aktionen je Runde': 3, 'Freie Ausbauten je Runde': 0 } })
  await page.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  const table = tableOn(page)
  await test.step('actions are as many as were agreed', async () => {
    await expect(table).toContainText('Drei Aktionen und kein freier Ausbau. Alle handeln gleichzeitig.')
    await expect(page.getByRole('region', { name: 'Deine Aktionen' }).getByRole('listitem')).toHaveCount(3)
  })
  await test.step('what runs is not said to stand still', async () => {
    await expect(page.getByRole('region', { name: 'Vorschau' })).toContainText(
      'Werkstätten und Lager: Für alle reicht der Unterhalt.',
    )
    await expect(table).not.toContainText('Nicht zu unterhalten')
  })
  await test.step('what cannot be paid says so, and what it would bring', async () => {
    await page.keyboard.press('4')
    const tablet = tabletOn(page, 'Posten')
    await tablet.getByText('Groß', { exact: true }).click()
    await expect(tablet).toContainText('Nicht zu bezahlen: Das kostet 140 Gold, du hast 6.')
    await expect(tablet.getByRole('row', { name: /^Gut geschafft/ })).toContainText(/\+1\s*Domäne/)
    await expect(tablet.getByRole('row', { name: /^Gut geschafft/ })).toContainText('126')
    await expect(tablet).not.toContainText('platzt')
    await keepPicture(page, 'what it would bring', info)
    await page.keyboard.press('Escape')
  })
  for (let round = 2; round <= 6; round++) {
    await readyOn(page).click()
    await expect(table).toContainText(`Runde ${round} von 6`)
  }
  await test.step('the last round shows the end, and it comes so', async () => {
    const closing = page.getByRole('region', { name: 'Letzte Runde' })
    await expect(closing).toContainText('ein Unterhalt folgt nicht mehr')
    await expect(table).not.toContainText('Runde 7')
    await expect(table.locator('header').first()).toContainText('nur in dieser Runde')
    const foretold = await closing.getByRole('definition').last().textContent()
    await keepPicture(page, 'the last round', info)
    await readyOn(page).click()
    await expect(finalOn(page)).toContainText('am Ende sind sie nichts mehr wert')
    await expect(table.locator('header').first()).toContainText(`${foretold} Gold`)
    await expect(table.locator('header').first()).not.toContainText('nur in dieser Runde')
  })
})

test('a private room can have any name', async ({ page }) => {
  await setUpAufbau(page, { turn: ['Überfluss'] })
  await page.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  await holdingOn(page, 'Privaträume')
    .getByRole('button', { name: /^Bauen/ })
    .click()
  const tablet = tabletOn(page, 'Bauen')
  await tablet.getByRole('textbox', { name: 'Eigener Raum' }).fill('Weinkeller')
  await tablet.getByRole('button', { name: /^Eigener Prunkraum: Weinkeller \(mittel\)/ }).click()
  await tablet.getByRole('textbox', { name: 'Eigener Raum' }).fill('')
  // What is chosen stays in sight under the name it was chosen by.
  await expect(tablet.getByRole('button', { name: /Weinkeller \(mittel\)/, pressed: true })).toBeVisible()
  await carryOut(page, 'Bauen')
  await expect(holdingOn(page, 'Privaträume')).toContainText('Eigener Prunkraum: Weinkeller (mittel)')
})
