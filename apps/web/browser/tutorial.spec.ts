import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Box } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { type Running, readConfig, serve } from '@ludoteca/server'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import type { Locator, Page } from '@playwright/test'
import { expectNothingSerious } from './axe.ts'
import { expect, test } from './online-people.ts'
import { AT_THE_TABLE } from './online-room.ts'

const SITE = fileURLToPath(new URL('../dist/site', import.meta.url))
const PATIENCE_MS = 45_000

function coachOn(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Coach' })
}

/** Chooses a card and sends it. */
async function bid(page: Page, card: number): Promise<void> {
  await page.getByRole('radio', { name: `Card ${card}` }).check()
  await page.getByRole('button', { name: 'Bid a card' }).click()
}

/** Does what the coach of Pearls says, from the welcome to the end. */
async function learnPearls(page: Page): Promise<void> {
  const coach = coachOn(page)
  await coach.getByRole('button', { name: 'Got it' }).click()
  await expect(coach).toContainText('Bid your 1.')
  await bid(page, 1)
  await expect(coach).toContainText('Bid your 3')
  await bid(page, 3)
  await expect(coach).toContainText('The last pearl.')
  await page.getByRole('button', { name: 'Bid a card' }).click()
}

test('a game is learnt by following the coach; another move is refused in words, and a reload goes on', async ({
  page,
}) => {
  await page.goto('/game/pearls')
  await page.getByRole('link', { name: 'Start learning' }).click()
  await expect(page).toHaveURL(/\/game\/pearls\/learn$/)
  const coach = coachOn(page)
  await expect(coach).toContainText('Step 1 of 4')
  await expectNothingSerious(page, 'what is to be read')

  await test.step('nobody plays before what is to be read was read', async () => {
    await bid(page, 1)
    await expect(page.getByRole('alert')).toContainText('Pearls come up one by one')
    await coach.getByRole('button', { name: 'Got it' }).click()
    await expect(coach).toContainText('Step 2 of 4')
  })

  await test.step('another move is refused with the line of the coach', async () => {
    await expect(page.getByRole('radio', { name: 'Card 3 (not now)' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Card 1' })).not.toHaveAccessibleName(/not now/)
    await bid(page, 3)
    await expect(page.getByRole('alert')).toContainText('A pearl worth 1 is not worth a good card. Bid your 1.')
    await expect(coach).toContainText('Once more:')
    await expectNothingSerious(page, 'a refusal of the coach')
    await bid(page, 1)
    await expect(coach).toContainText('The pearl worth 3 is the best of all.')
  })

  await test.step('whoever loads the page again, or comes back later, is where they were', async () => {
    await page.reload()
    await expect(coach).toContainText('Step 3 of 4')
    await page.goto('/game/pearls')
    // The match that waits is asked about, as any other.
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('link', { name: 'Go on learning' }).click()
    await expect(coach).toContainText('Step 3 of 4')
  })

  await test.step('the coach plays for whoever asks', async () => {
    await bid(page, 2)
    await coach.getByRole('button', { name: 'Play it for me' }).click()
    await expect(coach).toContainText('the coach has played for you')
  })

  await test.step('the end says what was learnt, and how to go on', async () => {
    await page.getByRole('button', { name: 'Bid a card' }).click()
    const end = coach.getByRole('region', { name: 'You have learnt it' })
    await expect(end).toContainText('A good card is best spent on a good pearl.')
    await expectNothingSerious(page, 'the end of a tutorial')
    await end.getByRole('button', { name: 'Learn it again' }).click()
    await expect(coach).toContainText('Step 1 of 4')
    await page.goto('/game/pearls')
    await page.getByRole('link', { name: 'Learn it again' }).click()
    await learnPearls(page)
    await end.getByRole('button', { name: 'Play a real match' }).click()
    await expect(page).toHaveURL(/\/local\//)
    await expect(coach).toHaveCount(0)
  })
})

test('a learner who does nothing hears the hint again, and then sees it played', async ({ page }) => {
  await page.clock.install()
  await page.goto('/game/pearls/learn')
  const coach = coachOn(page)
  await coach.getByRole('button', { name: 'Got it' }).click()
  await expect(coach).toContainText('Bid your 1.')
  // Whatever happens gives a learner time again: all bots have bid before it is waited for.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return page.getByRole('row', { name: / no$/ }).count()
    })
    .toBe(1)
  await page.clock.runFor(PATIENCE_MS - 5_000)
  await expect(coach).not.toContainText('Once more:')
  await page.clock.runFor(5_000)
  await expect(coach).toContainText('Once more:')
  await page.clock.runFor(PATIENCE_MS)
  await expect(coach).toContainText('the coach has played for you')
  await expect(coach).toContainText('The pearl worth 3 is the best of all.')
})

test('the coach plays for whoever asks, also over a dialog that they have opened', async ({ page }) => {
  await page.clock.install()
  await page.goto('/game/imperio/learn')
  const coach = page.getByRole('complementary', { name: 'Guía' })
  await expect(coach).toContainText('Paso 1 de 16')
  await page.getByRole('button', { name: 'Ver ficha de Depa Los Olivos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Depa Los Olivos' })
  await expect(dialog).toBeVisible()
  await page.clock.runFor(PATIENCE_MS)
  // What is behind a dialog is not read out, but it is seen, and can be touched.
  await coach.locator('button').click()
  await expect(coach).toContainText('Paso 2 de 16')
  await expect(dialog).toHaveCount(0)
})

/** A server on which nobody comes into a room of Pearls before they have learnt it. */
async function openStrictHouse(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-browser-'))
  await layEmptyDatabase(folder)
  const strict = (box: Box): Box => (box.tutorial ? { ...box, tutorial: { ...box.tutorial, isMandatory: true } } : box)
  const config = readConfig({ PORT: '0', LUDOTECA_DATA: folder, LUDOTECA_BOT_MS: '60', LOG_LEVEL: 'silent' })
  const running: Running = await serve(config, {
    shelf: shelf.map((entry) => ({ ...entry, load: async () => strict(await entry.load()) })),
    http: { site: SITE },
  })
  return {
    url: running.url,
    close: async () => {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('whoever follows a link into a room learns its game first, and lands in that room', async ({ browser }, info) => {
  const house = await openStrictHouse()
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: house.url, locale: 'en-GB' })))
  const [host, guest] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  await test.step('who opens a room has learnt the game', async () => {
    await host.goto('/new-room?game=pearls')
    await host.getByRole('button', { name: 'Open the room' }).click()
    await learnPearls(host)
    await coachOn(host).getByRole('link', { name: 'Go on' }).click()
    await host.getByRole('button', { name: 'Open the room' }).click()
    await expect(host.getByRole('heading', { name: 'At the table' })).toBeVisible()
  })
  const code = new URL(host.url()).pathname.split('/').at(-1) as string

  await test.step('who follows the link is led through the tutorial and on to that very room', async () => {
    await guest.goto(`/j/${code}`)
    await expect(guest).toHaveURL(/\/game\/pearls\/learn\?then=/)
    await expect(coachOn(guest)).toContainText(`then room ${code}`)
    await expect(host.getByRole('listitem', { name: 'Seat 2', exact: true })).toContainText('Free seat')
    await learnPearls(guest)
    await info.attach('the way on', { body: await guest.screenshot(), contentType: 'image/png' })
    await coachOn(guest).getByRole('link', { name: 'On to the room' }).click()
    await expect(guest).toHaveURL(new RegExp(`/r/${code}$`))
    await expect(guest.getByRole('heading', { name: 'At the table' })).toBeVisible()
  })

  await test.step('and is not asked again', async () => {
    await guest.goto('/lobby?game=pearls')
    await guest.getByRole('button', { name: /^Quick play.*Pearls/ }).click()
    await expect(guest.getByRole('heading', { name: 'At the table' })).toBeVisible()
  })
  for (const context of contexts) await context.close()
  await house.close()
})

/** What the coach's buttons say, in the language of whichever game. */
const READ = /^(Got it|Entendido|Verstanden)$/
const DONE = /^(You have learnt it|Ya sabes jugar|Jetzt kannst du es)$/
const ON = /^(On to the room|Ir a la sala|Weiter zum Raum)$/

/** Whoever reads what is to be read and does nothing sees every other lesson played. */
async function watchUntil(page: Page, end: Locator): Promise<void> {
  const read = page.locator('[data-strip]').getByRole('button', { name: READ })
  await expect(async () => {
    if (await read.isVisible()) await read.click()
    else if (!(await end.isVisible())) await page.clock.runFor(2 * PATIENCE_MS)
    await expect(end).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 120_000, intervals: [100] })
}

const boxes = await Promise.all(shelf.map(({ load }) => load()))
for (const { game, tutorial, words } of boxes) {
  if (!tutorial || game.id === 'pearls') continue

  test(`the first match of ${words.title} goes to its end on a phone, and each lesson points at something`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.clock.install()
    await page.goto(`/game/${game.id}/learn`)
    const strip = page.locator('[data-strip]')
    const lost: string[] = []
    const done = strip.getByRole('region', { name: DONE })
    const read = strip.getByRole('button', { name: READ })
    await expect(async () => {
      if (await read.isVisible()) {
        // What a lesson is about is outlined; where nothing is, a learner looks for it in vain.
        const isLit = () =>
          page.evaluate(() => {
            const [sheet] = document.adoptedStyleSheets.slice(-1)
            const rule = sheet?.cssRules[0]
            return rule instanceof CSSStyleRule && document.querySelector(rule.selectorText) !== null
          })
        await expect
          .poll(isLit, { timeout: 3_000 })
          .toBe(true)
          .catch(async () => lost.push((await strip.textContent()) ?? ''))
        await read.click()
      } else if (!(await done.isVisible())) await page.clock.runFor(2 * PATIENCE_MS)
      await expect(done).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 120_000, intervals: [100] })
    await info.attach('all was learnt', { body: await page.screenshot(), contentType: 'image/png' })
    expect(lost).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

for (const { game, tutorial, words } of boxes) {
  if (!tutorial?.isMandatory) continue

  test(`a new account follows a link into a room of ${words.title}, plays its tutorial and lands in the room`, async ({
    arrive,
    page,
  }, info) => {
    const host = await arrive('Ana')
    const room = await host.request.post('/api/rooms', { data: { game: game.id, kind: 'friends' } })
    const { roomId: code } = await room.json()
    await page.clock.install()
    await page.goto(`/j/${code}`)
    await expect(page).toHaveURL(new RegExp(`/game/${game.id}/learn`))
    // A room that was asked for keeps no seat meanwhile.
    expect((await (await host.request.get(`/api/rooms/${code}`)).json()).watchers).toEqual([])
    const on = page.getByRole('link', { name: ON })
    await watchUntil(page, on)
    await info.attach('all was learnt', { body: await page.screenshot(), contentType: 'image/png' })
    await page.clock.resume()
    await on.click()
    await expect(page).toHaveURL(new RegExp(`/r/${code}$`))
    await expect(page.getByRole('heading', { name: AT_THE_TABLE })).toBeVisible()
    const { tutorials } = await (await page.request.get('/api/me/tutorials')).json()
    expect(tutorials.map((finished: { game: string }) => finished.game)).toEqual([game.id])
  })
}
