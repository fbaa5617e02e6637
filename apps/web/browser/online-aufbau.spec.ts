import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { aufbau, type Move, type State } from '@ludoteca/aufbau'
import { isRefusal, Match, type Seat, TABLE } from '@ludoteca/kernel'
import type { Page } from '@playwright/test'
import { carryOut, dockOn, finalOn, holdingOn, readyOn, tableOn, tabletOn } from './aufbau-table.ts'
import { BIN } from './house.ts'
import { expect, keepPicture } from './online-people.ts'
import { playUntil } from './online-play.ts'
import { addBot, enterCode, openRoom, seatOf } from './online-room.ts'
import { serverSeedFor, tellLuck, test } from './told-house.ts'

/*
 * Luck decides what happens in a match. Here it is told in advance: Ana gets her city, Blas his interest and his men, and
 * his intrigue fails, so that the envious ask him in the third round what he would rather lose. Everybody begins with
 * plenty, for six rounds are few to earn a building of four rounds in.
 */
const ANA = { name: 'Ana', seat: 2, entropy: 'luck of Ana' } as const
const BLAS = { name: 'Blas', seat: 3, entropy: 'luck of Blas' } as const
const OPTIONS = { Runden: 6, Überfluss: 'turn' } as const
const MATCH_OPTIONS = { maxRounds: 6, abundance: true } as const

const serverSeed = serverSeedFor([ANA.entropy, BLAS.entropy], isAsWished)

test('two people and two bots build, recruit, lend, are envied, and play six rounds', async ({
  arrive,
  told,
}, info) => {
  const ana = await arrive(ANA.name)
  const blas = await arrive(BLAS.name)
  await tellLuck(ana, ANA.entropy)
  await tellLuck(blas, BLAS.entropy)
  told.tell(serverSeed)
  const both = [ana, blas]

  await test.step('they meet in a room, side by side', async () => {
    const code = await openRoom(ana, { game: 'Aufbau', seats: 4, options: OPTIONS })
    await ana.getByRole('button', { name: `Sit on seat ${ANA.seat}` }).click()
    await enterCode(blas, code)
    await blas.getByRole('button', { name: `Sit on seat ${BLAS.seat}` }).click()
    await expect(seatOf(ana, BLAS.seat)).toContainText(BLAS.name)
    for (const seat of [1, 4]) await addBot(ana, seat)
    await blas.getByRole('button', { name: 'I am ready' }).click()
    await ana.getByRole('button', { name: 'Start the match' }).click()
    await expect(tableOn(blas)).toBeVisible()
  })

  await test.step('the game master begins', async () => {
    // Nobody but the game master is asked to go on.
    await expect(blas.getByRole('region', { name: 'Spielleitung' })).toHaveCount(0)
    await ana.getByRole('button', { name: 'Die erste Runde beginnen' }).click()
    for (const page of both) {
      await expect(tableOn(page).getByRole('heading', { name: 'Runde 1 von 6' })).toBeVisible()
    }
  })

  await test.step('Ana buys a city and begins a building of four rounds in it', async () => {
    await tableOn(ana).getByRole('button', { name: 'Stadtbesitz erwerben' }).click()
    const tablet = tabletOn(ana, 'Posten')
    await tablet.getByText('Mittel', { exact: true }).click()
    // The odds and the price are known before anything is risked.
    await expect(tablet.getByRole('img', { name: /^Aussichten: Sehr gut geschafft/ })).toBeVisible()
    await expect(tablet.getByText('SG 14', { exact: true })).toBeVisible()
    await keepPicture(ana, 'a city is planned', info)
    await carryOut(ana, 'Posten')
    await holdingOn(ana, 'Stadtbesitz 2').getByRole('button', { name: 'Bauen: Stadtbesitz 2' }).click()
    await ana.getByRole('searchbox', { name: 'Einrichtung suchen' }).fill('insulae')
    await ana.getByRole('button', { name: /^Insulaebau/ }).click()
    await keepPicture(ana, 'a building is planned', info)
    await carryOut(ana, 'Bauen')
    await expect(holdingOn(ana, 'Stadtbesitz 2')).toContainText('Insulaebau: noch 3 Runden')
  })

  await test.step('Blas lends money and recruits mercenaries, with keys', async () => {
    await blas.keyboard.press('2')
    await tabletOn(blas, 'Geld und Handel').getByRole('textbox', { name: 'Einsätze' }).fill('2')
    expect(await carryOut(blas, 'Geld und Handel')).toContain('gegen SG')
    await blas.keyboard.press('6')
    await tabletOn(blas, 'Truppen').getByText('Söldner', { exact: true }).click()
    await tabletOn(blas, 'Truppen').getByRole('textbox', { name: 'Stufen' }).fill('2')
    await carryOut(blas, 'Truppen')
    await expect(holdingOn(blas, 'Truppen')).toContainText('4 Kampfkraft')
    await blas.getByRole('tab', { name: 'Nachbarn' }).click()
    // What others have is known by kind and size, and no more.
    await expect(blas.getByRole('article', { name: 'Ana' })).toContainText('Mittel')
    await expect(blas.getByRole('article', { name: 'Ana' })).not.toContainText('Goldwert')
  })

  await test.step('the round ends for all at once, and what was lent comes back', async () => {
    for (const page of both) await readyOn(page).click()
    for (const page of both) await expect(tableOn(page)).toContainText('Runde 2 von 6')
    await blas.getByRole('tab', { name: 'Bücher' }).click()
    await expect(blas.getByRole('table', { name: 'Unterhalt der Runde 2' })).toContainText('Eingetroffen')
    await keepPicture(blas, 'the books', info)
  })

  await test.step('an intrigue of Blas fails', async () => {
    await blas.keyboard.press('7')
    await tabletOn(blas, 'Politik').getByRole('button', { name: 'Manipulieren' }).click()
    expect(await carryOut(blas, 'Politik')).toContain('Fehlschlag')
    for (const page of both) await readyOn(page).click()
  })

  await test.step('the envious ask him what he would rather lose; Ana loads the page anew meanwhile', async () => {
    const envy = blas.getByRole('region', { name: 'Neider regen sich' })
    await expect(envy).toBeVisible()
    await keepPicture(blas, 'the envious', info)
    await expect(ana.getByRole('region', { name: 'Spielleitung' })).toContainText('Blas: Neider regen sich')
    await ana.reload()
    await expect(tableOn(ana)).toContainText('Runde 3 von 6')
    await expect(holdingOn(ana, 'Stadtbesitz 2')).toContainText('Insulaebau: noch 2 Runden')
    await envy.getByRole('button', { name: /^4 Gold/ }).click()
    await expect(dockOn(blas)).toBeVisible()
    await expect(readyOn(ana)).toBeVisible()
    await expect(holdingOn(ana, 'Stadtbesitz 2')).toContainText('Insulaebau: noch 1 Runde')
  })

  await test.step('the building is finished', async () => {
    for (const page of both) await readyOn(page).click()
    await expect(tableOn(ana)).toContainText('Runde 4 von 6')
    const city = holdingOn(ana, 'Stadtbesitz 2')
    await expect(city.getByRole('list', { name: 'Einrichtungen' })).toContainText('Insulaebau')
    await expect(city).not.toContainText('noch')
  })

  await test.step('six rounds are played, and both read the same reckoning', async () => {
    await playUntil(
      finalOn(ana),
      both.map((page) => ({ page, answers: /^(Fertig mit der Runde|4 Gold)/ })),
    )
    await expect(finalOn(blas)).toBeVisible()
    const ranks = (page: Page) => finalOn(page).getByRole('list').first().textContent()
    expect(await ranks(blas)).toBe(await ranks(ana))
    await keepPicture(ana, 'the reckoning', info)
  })

  await test.step('the record verifies, told luck and all', async () => {
    const downloading = ana.waitForEvent('download')
    await ana.getByRole('button', { name: 'More about this match' }).click()
    await ana.getByRole('menuitem', { name: 'Export the record' }).click()
    const file = info.outputPath('match.ludo.json')
    await (await downloading).saveAs(file)
    // It throws when anything does not hold.
    await promisify(execFile)(process.execPath, [BIN, 'verify', file])
  })
})

/** Whether both can do what they want with this luck, and the intrigue fails. Others do nothing here: nobody's dice are theirs. */
function isAsWished(seed: string): boolean {
  const seats = Array.from({ length: 4 }, (_, i) => ({ name: `Haus ${i + 1}`, kind: 'human' }))
  const match = Match.start(aufbau, { options: MATCH_OPTIONS, seats, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const play = (seat: Seat, move: Move) => match.submit(seat, move).ok
  const state = match.position.state as State
  const ana = ANA.seat - 1
  const blas = BLAS.seat - 1
  const [hers, his] = [state.players[ana], state.players[blas]]
  play(TABLE, { type: 'advance' })
  play(ana, { type: 'acquireCity', tier: 'medium', tenure: 'owned' })
  if (hers?.cities.length !== 2) return false
  play(ana, { type: 'buildFacility', host: 'city-2', facility: 'general.medium.city.insulae' })
  play(blas, { type: 'moneyLend', investments: 2 })
  play(blas, { type: 'recruitTroops', kind: 'mercenary', levels: 2 })
  if (his?.pendingGold12 === 0 || his?.troops.levels.mercenary !== 2) return false
  for (const { seat } of state.players) play(seat, { type: 'setReady', ready: true })
  play(blas, { type: 'manipulate', size: 'small', investments: 1, payment: 'goldFirst', infoSpent: 0 })
  const isAlone = hers.n === 0 && hers.projects.length === 1
  return isAlone && his.n >= 3 && his.n < 6
}
