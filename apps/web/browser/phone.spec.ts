import type { Locator, Page } from '@playwright/test'
import { deedOn, dialogOn, houseOn, idleOn, openCarcosa } from './carcosa-table.ts'
import { expect, test } from './house.ts'
import { importMatch } from './kept-matches.ts'
import { startImperio, walkPhases } from './local-imperio.ts'
import { startPearls } from './local-pearls.ts'
import { playUntil } from './online-play.ts'

const GOLDEN = { game: 'ludomercatus', golden: 'last-survivor-of-four' } as const

test.describe('a small phone with very large text', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test.beforeEach(async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('radio', { name: 'Very large' }).check()
  })

  test('shows whose turn it is on the board, above the panel', async ({ page }) => {
    await openMarket(page, 420)
    const stand = page.getByRole('region', { name: 'The board' }).getByRole('button', { name: /^Basilica Argentaria/ })
    await expect.poll(async () => (await stand.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    await expect
      .poll(async () => {
        const [space, panel] = await Promise.all([stand.boundingBox(), panelOn(page).boundingBox()])
        return (panel?.y ?? 0) - ((space?.y ?? 0) + (space?.height ?? 0) / 2)
      })
      .toBeGreaterThan(20)
  })

  test('keeps the totals and the offer in sight while one trades', async ({ page }) => {
    await openMarket(page, 420)
    await expectTotalsInSight(page)
  })

  test('shows the final ranking as a whole', async ({ page }) => {
    await importMatch(page, GOLDEN)
    await page.getByRole('link', { name: 'Watch again' }).first().click()
    await page.getByRole('button', { name: 'Whole board' }).click()
    await page.getByRole('slider').press('End')
    const ranking = page.getByRole('region', { name: 'The board' }).getByText(/Ranking: 1\. Clara/)
    await expect(ranking).toBeAttached()
    const isCut = await ranking.evaluate(({ parentElement: plaque }) =>
      plaque ? plaque.scrollHeight > plaque.clientHeight : true,
    )
    expect(isCut).toBe(false)
  })
})

test('the totals of a trade and the offer are in sight on a low screen', async ({ page }) => {
  await openMarket(page, 420)
  await expectTotalsInSight(page)
  // An amount that is not allowed holds the offer up.
  await page.getByRole('textbox', { name: 'Cash' }).first().fill('99999')
  await expect(page.getByRole('button', { name: 'Make the offer' })).toHaveAccessibleDescription(
    /^Cash – “99999” cannot be taken/,
  )
})

test.describe('a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('begins the row of traders with one’s own card', async ({ page }) => {
    await page.goto('/game/ludomercatus?set-up')
    await page.getByRole('textbox', { name: /Number of seats/ }).fill('4')
    await page.getByRole('combobox', { name: 'Seat 1' }).selectOption({ index: 1 })
    await page.getByRole('combobox', { name: 'Seat 4' }).selectOption({ label: 'Person' })
    await page.getByRole('button', { name: 'Start the match' }).click()
    const traders = page.getByRole('list', { name: 'Players' }).getByRole('listitem')
    await expect(traders.nth(3)).toBeInViewport({ ratio: 1 })
    await expect(traders.nth(0)).not.toBeInViewport()
  })

  test('has the mark, the name and both arrows of a seat of Banca side by side, and who sits there below', async ({
    page,
  }) => {
    await page.goto('/game/banca')
    await page.getByRole('button', { name: 'Set up' }).click()
    const seat = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: 'Player 2' }) })
    const parts = [
      seat.locator('> svg'),
      seat.getByRole('textbox'),
      seat.getByRole('button', { name: /earlier$/ }),
      seat.getByRole('button', { name: /later$/ }),
    ]
    await expect(parts.at(-1) ?? seat).toBeVisible()
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    for (const [i, box] of boxes.slice(1).entries()) {
      const before = boxes[i]
      expect(box?.x ?? 0).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
    }
    const kind = await seat.getByRole('combobox').boundingBox()
    expect(kind?.y ?? 0).toBeGreaterThan((boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0))
  })

  test('shows the names of all souls of Carcosa whole, also those of guests', async ({ page }) => {
    await page.goto('/game/carcosa')
    await page.getByRole('button', { name: 'Set up' }).click()
    for (const seat of [1, 2, 3, 4]) {
      await page.getByRole('textbox', { name: `Name at seat ${seat}` }).fill(`Guest 629${seat}`)
    }
    await page.getByRole('button', { name: 'Start the match' }).click()
    for (const seat of [2, 3, 4]) {
      const name = page.getByRole('button', { name: new RegExp(`^Guest 629${seat}`) }).getByText(`Guest 629${seat}`)
      const hidden = await name.evaluate((text) => [
        text.scrollWidth - text.clientWidth,
        text.scrollHeight - text.clientHeight,
      ])
      expect(Math.max(...hidden)).toBeLessThanOrEqual(1)
    }
  })

  test('shows whose turn it is of two players', async ({ page }) => {
    await startPearls(page, [
      { name: 'Ann', kind: 'Person' },
      { name: 'Ben', kind: 'Bot, easy' },
    ])
    const seats = page.getByRole('list', { name: 'At the table' })
    await expect(seats.getByText('to move').first()).toBeVisible()
    expect(await seats.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  })

  test('shows all of one’s risk in Imperio', async ({ page }) => {
    await startImperio(page)
    const risk = page.getByRole('term').filter({ hasText: /^Tranqui$/ })
    const ends = await risk.evaluate((term) => {
      const list = term.closest('dl')
      const [own, all] = [term.parentElement, list].map((one) => one?.getBoundingClientRect().right ?? 0)
      return { own: own ?? 0, faded: (all ?? 0) - Number.parseFloat(list ? getComputedStyle(list).paddingRight : '0') }
    })
    expect(ends.own).toBeLessThan(ends.faded)
  })
})

/** What there is to do in each phase of Imperio, first of all. */
const MAIN_OF_PHASE: Readonly<Record<string, RegExp>> = {
  Preparando: /^Empezar$/,
  Mercado: /^A la subasta$/,
  Subasta: /^(Pujar|Paso)/,
  Ingresos: /^Seguir$/,
  Acción: /^(Desarrollar|Asegurar|Seguridad|PR|Auditoría|Trato|Pasar) /,
  Humor: /^(Buena onda|Mala onda|Según el barrio) /,
  Elecciones: /^Lista [AB] /,
  Tratos: /^Seguir$/,
  Eventos: /^Seguir$/,
  Prensa: /^Seguir$/,
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('shows what is to be done in every phase of Imperio without scrolling', async ({ page }, info) => {
      await startImperio(page, 'Estándar')
      const left = new Set(Object.keys(MAIN_OF_PHASE))
      await walkPhases(page, async (phase) => {
        const main = page.getByRole('button', { name: MAIN_OF_PHASE[phase] ?? /^$/ })
        if (!left.delete(phase)) return left.size === 0
        await expect(main.first()).toBeVisible()
        for (const button of await main.all()) await expect.soft(button, phase).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), phase).toBe(viewport.width)
        await info.attach(phase, { body: await page.screenshot(), contentType: 'image/png' })
        return left.size === 0
      })
    })

    test('shows the house of Carcosa and what is to be done in it without scrolling', async ({ page }, info) => {
      await openCarcosa(page, { golden: 'keys-destroyed', until: 'sacrifice' })
      const inSight = async (where: string, things: readonly Locator[]) => {
        for (const thing of things) await expect.soft(thing, where).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(viewport.width)
        await info.attach(where, { body: await page.screenshot(), contentType: 'image/png' })
      }
      const ways = dialogOn(page, 'Estás al borde').getByRole('button')
      await expect(ways.first()).toBeVisible()
      await inSight('a decision', await ways.all())
      const deeds = ['Buscar', 'Meditar', 'Terminar turno'].map((name) => deedOn(page, name))
      await playUntil(deedOn(page, 'Terminar turno'), [{ page, answers: idleOn(page) }])
      await inSight('a turn', [...deeds, ...(await houseOn(page).locator('[data-node]').all())])
      const roll = page.getByRole('button', { name: 'Tirar los dados del Rey' })
      await playUntil(roll, [{ page, answers: idleOn(page) }])
      await inSight('the King is called', [roll])
    })
  })
}

async function openMarket(page: Page, moves: number): Promise<void> {
  await importMatch(page, { ...GOLDEN, moves })
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await expect(page.getByRole('button', { name: 'Roll the dice' })).toBeVisible()
}

async function expectTotalsInSight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trade', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Trade' })
  await expect(dialog.getByRole('button', { name: 'Make the offer' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(/^Cash afterwards/).first()).toBeInViewport({ ratio: 1 })
}

const panelOn = (page: Page) => page.getByRole('region', { name: 'What is to be done' })
