import {
  carryOut,
  dockOn,
  finalOn,
  holdingOn,
  readyOn,
  setUpAufbau,
  tableOn,
  tabletOn,
  turnTo,
} from './aufbau-table.ts'
import { importMatch } from './kept-matches.ts'
import { expect, keepPicture, test } from './online-people.ts'

test('a game master calls every phase of a campaign, and ends it when it is time', async ({ page }, info) => {
  await setUpAufbau(page, { choose: ['Kampagne', 'Auf Zuruf der Spielleitung'] })
  const bar = page.getByRole('region', { name: 'Spielleitung' })
  await expect(tableOn(page).getByRole('heading', { name: 'Runde 1', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  await test.step('who has not finished is known, and nobody is waited for', async () => {
    await expect(bar.getByRole('listitem').filter({ hasText: 'handelt noch' })).toHaveCount(1)
    await expect(bar.getByRole('listitem').filter({ hasText: '✓ fertig' })).toHaveCount(1)
    await readyOn(page).click()
    await expect(dockOn(page).getByRole('status')).toContainText('wenn die Spielleitung die nächste Phase aufruft')
    await dockOn(page).getByRole('button', { name: 'Doch noch etwas tun' }).click()
    await expect(readyOn(page)).toBeVisible()
    await keepPicture(page, 'somebody still acts', info)
    await bar.getByRole('button', { name: 'Weiter zur Umwandlung' }).click()
  })
  await test.step('what was made of the round is there to be read', async () => {
    await expect(page.getByRole('complementary', { name: 'Umwandlung der Runde 1' })).toContainText('Getreidefladen')
    await expect(dockOn(page)).toHaveCount(0)
    await bar.getByRole('button', { name: 'Weiter zum Rundenende' }).click()
    await bar.getByRole('button', { name: 'Nächste Runde beginnen' }).click()
    await expect(tableOn(page).getByRole('heading', { name: 'Runde 2', exact: true })).toBeVisible()
  })
  await test.step('the end is asked for twice', async () => {
    await bar.getByRole('button', { name: 'Kampagne beenden' }).click()
    const sure = page.getByRole('dialog', { name: 'Kampagne beenden' })
    await expect(sure).toContainText('Danach liegen alle Bücher offen')
    await keepPicture(page, 'are you sure', info)
    await sure.getByRole('button', { name: 'Weiterspielen' }).click()
    await expect(sure).toHaveCount(0)
    await expect(finalOn(page)).toHaveCount(0)
    await bar.getByRole('button', { name: 'Kampagne beenden' }).click()
    await sure.getByRole('button', { name: 'Beenden und abrechnen' }).click()
    await expect(finalOn(page)).toBeVisible()
    await expect(bar).toHaveCount(0)
    await keepPicture(page, 'the campaign is over', info)
  })
})

test('the full catalogue is built, specialised and set by its forms', async ({ page }, info) => {
  await setUpAufbau(page, { choose: ['Voller Katalog'], turn: ['Überfluss'] })
  await page.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  const tablet = tabletOn(page, 'Bauen')
  await test.step('a personal room, with a material that is named', async () => {
    await holdingOn(page, 'Privaträume')
      .getByRole('button', { name: /^Bauen/ })
      .click()
    await tablet.getByRole('button', { name: /^Große Küche/ }).click()
    await tablet.getByRole('combobox', { name: /^Welches Material/ }).selectOption({ index: 1 })
    await carryOut(page, 'Bauen')
    await expect(holdingOn(page, 'Privaträume')).toContainText('Große Küche')
  })
  await test.step('a domain, which says what it brings and what can be chosen', async () => {
    await holdingOn(page, 'Stammdomäne').getByRole('button', { name: 'Ausbauen' }).click()
    await carryOut(page, 'Bauen')
    await holdingOn(page, 'Stammdomäne').getByRole('button', { name: 'Spezialisieren' }).click()
    await tablet.getByText('Bergbau/Steinbruch', { exact: true }).click()
    await tablet.getByText('Erzgrube', { exact: true }).click()
    await expect(tablet.getByRole('region', { name: 'Was es bewirkt' })).toContainText('bringt jede Runde 8 Eisenerz')
    await expect(tablet.getByRole('status')).toContainText('Dafür fehlt noch: Verwalter')
    await tablet.getByText('Tierzucht', { exact: true }).click()
    await tablet.getByRole('combobox', { name: 'Wirkung' }).selectOption({ index: 2 })
    await keepPicture(page, 'a specialisation', info)
    await carryOut(page, 'Bauen')
    await expect(holdingOn(page, 'Stammdomäne')).toContainText('Tierzucht')
  })
  await test.step('what cannot be had says why', async () => {
    await page.keyboard.press('8')
    await tablet.getByRole('button', { name: 'Stadtbesitz spezialisieren' }).click()
    await expect(tablet).toContainText('keine Aktion mehr frei')
    await page.keyboard.press('Escape')
  })
  await test.step('the specialised domain is in the books of the next round', async () => {
    await readyOn(page).click()
    await expect(tableOn(page)).toContainText('Runde 2 von 20')
    await turnTo(page, 'Bücher')
    await expect(page.getByRole('table', { name: 'Unterhalt der Runde 2' })).toContainText('Rinder')
    await turnTo(page, 'Gut')
  })
  await test.step('a facility with two choices', async () => {
    await holdingOn(page, 'Erstes Amt').getByRole('button', { name: 'Bauen: Erstes Amt' }).click()
    await tablet.getByRole('searchbox', { name: 'Einrichtung suchen' }).fill('Zollaufsicht')
    await tablet.getByRole('button', { name: /^Zollaufsicht/ }).click()
    await tablet.getByRole('combobox', { name: 'Unterhalt' }).selectOption('1 Einfluss')
    await tablet.getByRole('combobox', { name: 'Würfe des Markts' }).selectOption('Um 1 höher')
    await keepPicture(page, 'a facility with choices', info)
    await carryOut(page, 'Bauen')
    await expect(holdingOn(page, 'Erstes Amt').getByRole('list', { name: 'Einrichtungen' })).toContainText(
      'Zollaufsicht',
    )
  })
  await test.step('a specialist, whose field is known', async () => {
    await page.keyboard.press('5')
    const people = tabletOn(page, 'Leute')
    await people.getByRole('button', { name: 'Fachkraft anwerben' }).click()
    await people.getByRole('combobox', { name: 'Fach' }).selectOption('Verwalter')
    await expect(people.getByRole('region', { name: 'Was es bewirkt' })).toContainText('Materialgewinn')
    await page.keyboard.press('Escape')
  })
  await test.step('what a specialisation does can be set for the next round', async () => {
    const office = holdingOn(page, 'Erstes Amt')
    await office.getByText('Was die Spezialisierung bewirkt').click()
    await office.getByRole('button', { name: 'Einstellen' }).first().click()
    const running = tabletOn(page, 'Verwalten')
    await running.getByText('Bringt jede Runde 1 Gold je 2 Stufen deiner Leute', { exact: true }).click()
    await running.getByRole('button', { name: 'Ausführen' }).click()
    await expect(running).toHaveCount(0)
    await expect(office).toContainText('Wirkung: Bringt jede Runde 1 Gold je 2 Stufen')
    await keepPicture(page, 'an office that was set', info)
  })
})

test('a replay shows what everybody knew, each house’s books, and the reckoning', async ({ page }, info) => {
  await importMatch(page, { game: 'aufbau', golden: 'strategies' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.goto(`${new URL(page.url()).pathname}?move=186`)
  await expect(tableOn(page)).toContainText(/Runde \d+ von 20/)
  await expect(page.getByRole('tab')).toHaveText(['Nachbarn', 'Markt', 'Ereignisse', 'Chronik'])
  await page.getByRole('button', { name: 'Look as: a watcher' }).click()
  await page.getByRole('menuitem', { name: 'Bruno' }).click()
  await expect(holdingOn(page, 'Stammdomäne')).toBeVisible()
  await expect(dockOn(page)).toHaveCount(0)
  await turnTo(page, 'Bücher')
  await expect(page.getByRole('table', { name: /^Unterhalt der Runde/ })).toBeVisible()
  await keepPicture(page, 'the books of somebody', info)
  await page.getByRole('slider').press('End')
  await expect(finalOn(page)).toBeVisible()
  await expect(finalOn(page).getByRole('list').first().getByRole('listitem').first()).toContainText('1.')
})
