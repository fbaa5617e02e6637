import type { Page } from '@playwright/test'
import { expectNothingSerious, expectNothingSeriousInAnyLook } from './axe.ts'
import { votesOn } from './imperio-table.ts'
import { CITY_ANSWERS } from './local-imperio.ts'
import { expect, keepPicture, test } from './online-people.ts'
import { MARKET_ANSWERS, playUntil } from './online-play.ts'
import { addBot, cardOf, enterCode, openRoom, START, WATCHING } from './online-room.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 780 }
const LOOKS = [
  { name: 'light on a desk', colorScheme: 'light', viewport: DESK },
  { name: 'dark on a phone', colorScheme: 'dark', viewport: PHONE },
] as const

for (const { name, ...look } of LOOKS) {
  test.describe(name, () => {
    test.use(look)
    test('nothing serious is in the way of somebody who plays online', async ({ arrive }, info) => {
      const page = await arrive('Ana')
      const check = async (where: string) => {
        await expectNothingSerious(page, where)
        await keepPicture(page, where, info)
      }
      await check('profile')
      // Without clocks nothing changes while somebody looks closely.
      const options = { Clocks: 'turn' } as const
      const code = await openRoom(page, {
        game: 'Ludomercatus',
        seats: 3,
        isPublic: true,
        options,
        look: () => check('new room'),
      })
      await addBot(page, 2)
      await page.getByRole('link', { name: 'Online' }).click()
      await expect(cardOf(page, code)).toBeVisible()
      await check('lobby')
      await page.getByRole('link', { name: `Back to room ${code}` }).click()
      await expect(page.getByRole('button', { name: 'Start the match' })).toBeVisible()
      await check('room before the start')
      await page.getByRole('button', { name: 'Start the match' }).click()
      await lookAround(page, check)
      await leave(page, check)
      await page.getByRole('link', { name: 'To the lobby' }).click()
      await page.getByRole('link', { name: 'History' }).click()
      await expect(page.getByRole('link', { name: /^Replay/ })).toBeVisible()
      await check('history')
    })
  })
}

/** What leads from the auction of Imperio to the vote, and not past it. */
const UP_TO_THE_VOTE = /^(A la subasta|Paso|Seguir|Pasar gratis|Pasar|Cerrar la fase)$/

test('nothing serious is in the way of those who watch Imperio', async ({ arrive }, info) => {
  test.setTimeout(300_000)
  const host = await arrive('Ana')
  const watcher = await arrive('Wanda')
  const check = (page: Page, where: string) => expectNothingSeriousInAnyLook(page, where, info)
  const code = await openRoom(host, {
    game: 'Imperio Inmobiliario',
    seats: 4,
    options: { Relojes: 'turn' },
    look: () => check(host, 'new room'),
  })
  for (const seat of [2, 3, 4]) await addBot(host, seat)
  await check(host, 'what an owner brings along')
  await enterCode(watcher, code)
  await expect(host.getByRole('region', { name: WATCHING })).toContainText('Wanda')
  await host.getByRole('button', { name: START }).click()
  const rumor = watcher.getByRole('button', { name: 'Correr el rumor', exact: true, disabled: false })
  await playUntil(rumor, [{ page: host, answers: CITY_ANSWERS }])
  await rumor.click()
  await check(watcher, 'a rumour')
  await watcher.getByRole('button', { name: 'Mejor no' }).click()
  await playUntil(votesOn(watcher).first(), [{ page: host, answers: UP_TO_THE_VOTE }])
  await check(watcher, 'a vote on the mood')
  await votesOn(watcher).first().click()
  // Nobody else watches, so the vote is over.
  await expect(watcher.getByText(/^Gana «/)).toBeVisible()
  await check(watcher, 'how the vote ended')
})

type Check = (where: string) => Promise<void>

/** The table of Ludomercatus, and what opens over it. */
async function lookAround(page: Page, check: Check): Promise<void> {
  const player = { page, answers: /^(Pass|Try for doubles|Let it be auctioned|Decline the trade)$/ }
  await playUntil(page.getByRole('button', { name: /^(Roll the dice|End the turn)$/ }), [player])
  await check('table')
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  await check('trade dialog')
  await page.keyboard.press('Escape')
  for (const tab of ['Build & mortgage', 'Story']) {
    await page.getByRole('tab', { name: tab }).click()
    await check(tab)
  }
  await page.getByRole('button', { name: 'As a list' }).click()
  await page.getByRole('button', { name: /^Via / }).first().click()
  await check('deed')
  await page.keyboard.press('Escape')
  await check('board as a list')
  await page.getByRole('button', { name: 'As a board' }).click()
  const toAuction = page.getByRole('button', { name: 'Let it be auctioned' })
  await playUntil(toAuction, [
    { page, answers: /^(Roll the dice|End the turn|Pass|Try for doubles|Decline the trade)$/ },
  ])
  await check('whether to buy')
  await toAuction.click()
  await expect(page.getByText('Under the hammer:')).toBeVisible()
  await check('auction')
}

/** Gives up, and sees the result. */
async function leave(page: Page, check: Check): Promise<void> {
  await playUntil(page.getByRole('button', { name: 'Resign' }), [{ page, answers: MARKET_ANSWERS }])
  await page.getByRole('button', { name: 'Resign' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resign' })
  const field = dialog.getByRole('textbox', { name: /^Type / })
  await field.fill('resign')
  await check('resigning')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible()
  await check('result')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await check('statistics')
}
