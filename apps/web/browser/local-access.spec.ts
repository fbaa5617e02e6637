import { finalOn as lastPageOn, startAufbau, tabletOn, turnTo } from './aufbau-table.ts'
import { expectNothingSeriousInAnyLook } from './axe.ts'
import { deedOn, dialogOn, finalOn, idleOn, openCarcosa, placeOn } from './carcosa-table.ts'
import { expect, test } from './house.ts'
import { importMatch } from './kept-matches.ts'
import { BancaEvening } from './local-banca.ts'
import { headOn, startImperio, walkPhases } from './local-imperio.ts'
import { answer } from './local-market.ts'
import { bid, finishPearls, resultOn, setUpPearls, startPearls } from './local-pearls.ts'
import { playUntil } from './online-play.ts'

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

test('nothing is in the way in any phase of Imperio', async ({ page }, testInfo) => {
  test.setTimeout(300_000)
  await startImperio(page)
  const seen = new Set<string>()
  await walkPhases(page, async (phase) => {
    if (seen.has(phase)) return true
    seen.add(phase)
    await expectNothingSeriousInAnyLook(page, phase, testInfo)
    return false
  })
})

test('nothing is in the way of what lies over the table of Imperio', async ({ page }, testInfo) => {
  test.setTimeout(300_000)
  await startImperio(page)
  await walkPhases(page, async (phase) => phase === 'Acción')
  await page.keyboard.press('4')
  await expectNothingSeriousInAnyLook(page, 'an action', testInfo)
  await page.keyboard.press('Escape')
  await page.keyboard.press('6')
  const tray = page.getByRole('complementary', { name: 'Tratos' })
  await expectNothingSeriousInAnyLook(page, 'kinds of deals', testInfo)
  await tray.getByRole('button', { name: /^No competencia/ }).click()
  await expectNothingSeriousInAnyLook(page, 'an offer', testInfo)
  await tray.getByRole('button', { name: 'Cerrar tratos' }).click()
  await page.getByRole('list', { name: 'Caseros' }).getByRole('button').nth(1).click()
  await expectNothingSeriousInAnyLook(page, 'an owner', testInfo)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Lista', exact: true }).click()
  await expectNothingSeriousInAnyLook(page, 'the map as a list', testInfo)
  await expect(headOn(page)).toHaveText('Acción')
})

test('nothing is in the way at the end of Imperio', async ({ page }, testInfo) => {
  await importMatch(page, { game: 'imperio', golden: 'quick' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.getByRole('slider').press('End')
  await expect(page.getByRole('region', { name: 'Edición final' })).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'the last edition', testInfo)
})

test('nothing is in the way of a turn of Carcosa', async ({ page }, testInfo) => {
  await openCarcosa(page, { golden: 'round-limit', moves: 30 })
  await expect(deedOn(page, 'Terminar turno')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'turn', testInfo)
  await page.getByRole('button', { name: 'Mirar un lugar sin entrar' }).click()
  await placeOn(page, 'Piso 2, pasillo').click()
  await expect(dialogOn(page, /^Piso 2, pasillo/)).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'place', testInfo)
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Las almas', exact: true }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'soul', testInfo)
})

test('nothing is in the way of the King and of decisions in Carcosa', async ({ page }, testInfo) => {
  await openCarcosa(page, { golden: 'keys-destroyed', until: 'sacrifice' })
  await expect(dialogOn(page, 'Estás al borde')).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'sacrifice', testInfo)
  const roll = page.getByRole('button', { name: 'Tirar los dados del Rey' })
  await playUntil(roll, [{ page, answers: idleOn(page) }])
  await expectNothingSeriousInAnyLook(page, 'the King is called', testInfo)
})

test('nothing is in the way at the end of Carcosa', async ({ page }, testInfo) => {
  await importMatch(page, { game: 'carcosa', golden: 'the-way-out' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.getByRole('slider').press('End')
  await expect(finalOn(page)).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'the last page', testInfo)
})

test('nothing is in the way on the pages of Aufbau', async ({ page }, testInfo) => {
  test.setTimeout(240_000)
  await startAufbau(page)
  for (const name of ['Gut', 'Markt', 'Leute', 'Nachbarn']) {
    await turnTo(page, name)
    await expectNothingSeriousInAnyLook(page, name, testInfo)
  }
  await page.getByRole('button', { name: 'Fertig mit der Runde' }).click()
  await expect(page.getByText('Runde 2 von 20')).toBeVisible()
  for (const name of ['Ereignisse', 'Bücher', 'Schaubilder', 'Chronik']) {
    await turnTo(page, name)
    await expectNothingSeriousInAnyLook(page, name, testInfo)
  }
})

test('nothing is in the way of what is planned in Aufbau', async ({ page }, testInfo) => {
  await startAufbau(page)
  for (const [key, family] of [
    ['2', 'Geld und Handel'],
    ['4', 'Posten'],
    ['8', 'Bauen'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabletOn(page, family)).toBeVisible()
    await expectNothingSeriousInAnyLook(page, family, testInfo)
    await page.keyboard.press('Escape')
    await expect(tabletOn(page, family)).toHaveCount(0)
  }
})

test('nothing is in the way at the end of Aufbau', async ({ page }, testInfo) => {
  await importMatch(page, { game: 'aufbau', golden: 'campaign' })
  await page.getByRole('link', { name: 'Watch again' }).first().click()
  await page.getByRole('slider').press('End')
  await expect(lastPageOn(page)).toBeVisible()
  await expectNothingSeriousInAnyLook(page, 'the reckoning', testInfo)
})
