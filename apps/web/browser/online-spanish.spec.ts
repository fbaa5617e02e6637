import { RoomClient } from '@ludoteca/client'
import { type Browser, type BrowserContext, type Page, request } from '@playwright/test'
import { WebSocket } from 'ws'
import { expectSpanish, foreignOn } from './foreign-words.ts'
import { expect, test as house } from './house.ts'
import { IDLE_OWNER, phaseOn } from './imperio-table.ts'
import { learnAll } from './learnt.ts'
import { startImperio } from './local-imperio.ts'
import { keepPicture } from './online-people.ts'
import { playUntil } from './online-play.ts'
import { seatOf } from './online-room.ts'

/** So many people are let into a room, with those who watch. */
const CAPACITY = 20

interface Devices {
  /** Somebody who has never said what they are called, at a device that speaks this language. */
  readonly guest: (locale: string) => Promise<Page>
}

let arrived = 0

const test = house.extend<Devices>({
  guest: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (locale) => {
      const context = await deviceOf(browser, locale)
      contexts.push(context)
      const page = await context.newPage()
      await page.goto('/profile')
      await expect(page.getByRole('textbox', { name: /^(Name|Nombre)$/ })).toHaveValue(/ \d{4}$/)
      await learnAll(page)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

function deviceOf(browser: Browser, locale: string): Promise<BrowserContext> {
  return browser.newContext({ locale, extraHTTPHeaders: { 'x-forwarded-for': addressOf() } })
}

/** From one address only so many new people are let in each minute. */
function addressOf(): string {
  return `198.51.100.${1 + (arrived++ % 250)}`
}

/** Opens a room through the server, as the form does. */
async function openRoom(page: Page, options: object = {}): Promise<string> {
  const answer = await page.request.post('/api/rooms', {
    data: { game: 'imperio', kind: 'friends', seats: 4, options },
  })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { readonly roomId: string }).roomId
}

test('in a room of Imperio and at its table everybody reads Spanish alone, whatever their device speaks', async ({
  guest,
}, info) => {
  test.setTimeout(120_000)
  const ana = await guest('en-GB')
  const uwe = await guest('de-DE')
  expect(await foreignOn(ana), 'elsewhere the shell speaks English: a test of this test').not.toEqual([])
  expect(await foreignOn(uwe), 'or German').not.toEqual([])
  const code = await openRoom(ana)

  await test.step('an invitation is followed', async () => {
    await ana.goto(`/r/${code}`)
    await uwe.goto(`/j/${code}`)
    for (const page of [ana, uwe]) {
      await expect(page.getByRole('heading', { name: 'En la mesa' })).toBeVisible()
      await expect(page.getByText(/^Invitado \d{4}$/).first()).toBeVisible()
      await expectSpanish(page, 'the room')
      await expect(page.getByRole('combobox', { name: /language|Sprache|Idioma/ })).toHaveCount(0)
    }
    await keepPicture(uwe, 'the room at a German device', info)
  })

  await test.step('dialogs of the room', async () => {
    await ana.getByRole('button', { name: 'Ver código QR' }).click()
    await expectSpanish(ana, 'the invitation')
    await ana.keyboard.press('Escape')
    await ana.getByRole('button', { name: 'Cambiar juego y reglas' }).click()
    await expectSpanish(ana, 'the terms')
    await ana.keyboard.press('Escape')
    await ana
      .getByRole('button', { name: /^Sobre Invitado/ })
      .first()
      .click()
    await expectSpanish(ana, 'about somebody')
    await ana.keyboard.press('Escape')
  })

  await test.step('somebody leaves, and comes back', async () => {
    await uwe.getByRole('button', { name: 'Salir de la sala' }).click()
    await expect(uwe.getByRole('heading', { name: 'Has salido de la sala' })).toBeVisible()
    await expectSpanish(uwe, 'outside')
    await uwe.getByRole('button', { name: 'Volver a entrar' }).click()
    await expect(uwe.getByRole('heading', { name: 'En la mesa' })).toBeVisible()
  })

  await test.step('somebody is ready, and bots fill up', async () => {
    await uwe.getByRole('button', { name: 'Estoy listo' }).click()
    await expectSpanish(uwe, 'ready')
    for (const seat of [3, 4]) {
      await ana.getByRole('button', { name: `Poner un bot en el asiento ${seat}` }).click()
      await expectSpanish(ana, 'the strengths of bots')
      await ana.getByRole('menuitem', { name: 'Normal' }).click()
    }
    await ana.getByRole('button', { name: 'Empezar la partida' }).click()
    await expect(phaseOn(ana, 'Subasta')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('the table, and what lies over it', async () => {
    for (const page of [ana, uwe]) await expectSpanish(page, 'the table')
    await uwe.getByRole('button', { name: 'Más sobre esta partida' }).click()
    await expectSpanish(uwe, 'the menu')
    await uwe.getByRole('menuitem', { name: 'Reglas' }).click()
    await expectSpanish(uwe, 'the rules')
    await uwe.keyboard.press('Escape')
    await keepPicture(uwe, 'the table at a German device', info)
    await playUntil(phaseOn(uwe, 'Acción'), [
      { page: ana, answers: IDLE_OWNER },
      { page: uwe, answers: IDLE_OWNER },
    ])
    await expectSpanish(uwe, 'the action')
  })

  await test.step('whoever goes elsewhere is spoken to in their own language again', async () => {
    await ana.goto('/lobby')
    await expect(ana.locator('html')).toHaveAttribute('lang', 'en')
    await expect(ana.getByRole('heading', { name: 'Public rooms' })).toBeVisible()
  })
})

test('whoever is not let into a room of Imperio is told so in Spanish', async ({ guest, house: { url } }, info) => {
  test.setTimeout(120_000)
  const ana = await guest('en-GB')
  const uwe = await guest('de-DE')
  const code = await openRoom(ana)
  await ana.goto(`/r/${code}`)
  await expect(ana.getByRole('heading', { name: 'En la mesa' })).toBeVisible()

  await test.step('the room is full', async () => {
    const others: RoomClient[] = []
    for (let n = 1; n < CAPACITY; n++) others.push(await watcherIn(code, url))
    await expect(ana.getByText(`Hay ${CAPACITY} de ${CAPACITY} personas`, { exact: false })).toBeVisible()
    await uwe.goto(`/j/${code}`)
    await expect(uwe.getByRole('heading', { name: 'La sala está llena' })).toBeVisible()
    await expectSpanish(uwe, 'full')
    await keepPicture(uwe, 'a full room at a German device', info)
    await Promise.all(others.map((other) => other.send('LEAVE_ROOM', {})))
  })

  await test.step('the host does not want somebody, who tries again', async () => {
    await uwe.goto(`/j/${code}`)
    await expect(uwe.getByRole('heading', { name: 'En la mesa' })).toBeVisible()
    await seatOf(ana, 2)
      .getByRole('button', { name: /^Sobre Invitado/ })
      .click()
    await expectSpanish(ana, 'about somebody')
    await ana.getByRole('dialog').getByRole('button', { name: 'Sacar de la sala' }).click()
    for (const when of ['at once', 'after a reload']) {
      await expect(uwe.getByRole('heading', { name: 'Te pidieron que salieras' })).toBeVisible()
      await expectSpanish(uwe, when)
      await uwe.reload()
    }
  })
})

test('a match on one device is Spanish from the first page to the last', async ({ page }) => {
  await startImperio(page)
  await expectSpanish(page, 'the table')
  await expect(page.getByText(/Player 1/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Más sobre esta partida' }).click()
  await expectSpanish(page, 'the menu')
  await page.keyboard.press('Escape')
  await page.goto('/game/imperio/learn')
  await expect(page.getByRole('complementary').first()).toBeVisible()
  await expectSpanish(page, 'the tutorial')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** One more person in the room, without a browser. */
async function watcherIn(code: string, url: string): Promise<RoomClient> {
  const headers = { 'x-forwarded-for': addressOf() }
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: headers })
  expect((await api.post('/api/guest')).ok()).toBe(true)
  await learnAll({ request: api })
  const { cookies } = await api.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = (address: string) => new WebSocket(address, { headers: { ...headers, cookie, origin: url } })
  const client = RoomClient.connect({ url: `${url.replace('http', 'ws')}/ws`, roomId: code, role: 'WATCHER', socket })
  await expect.poll(() => client.state).toBe('joined')
  return client
}
