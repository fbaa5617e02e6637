import { fillSeasons } from '../build/season-records.mjs'
import { appoint, enrol, keepAccount } from './admin-door.ts'
import { expectNothingSeriousInAnyLook } from './axe.ts'
import { test as base, expect, House } from './house.ts'
import { keepPicture } from './online-people.ts'

const WIDE = { width: 1280, height: 800 }

/** A server that has been there for some weeks. */
const test = base.extend<object, { seasons: House }>({
  seasons: [
    async ({ browserName: _ }, use) => {
      const house = await House.open((folder) => fillSeasons(folder))
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// One after the other in one worker: they share a house that is filled once.
test.describe.configure({ mode: 'default' })

test('the ladder of Imperio: both tables, the weeks before, and nobody who does not want to be listed', async ({
  seasons,
  page,
}, info) => {
  await test.step('the way there is on the page of the game', async () => {
    await page.goto(`${seasons.url}/game/imperio`)
    await page.getByRole('link', { name: 'Ladder de Dinastías' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ladder de Dinastías' })).toBeVisible()
  })

  const teams = page.getByRole('table', { name: 'Dinastías' })
  const people = page.getByRole('table', { name: 'Jugadores' })

  await test.step('this week, in Spanish whatever the device says', async () => {
    // The server reads what is over a while after it began.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('region', { name: 'Títulos de esta semana' })).toBeVisible({ timeout: 3_000 })
      await expect(people.getByRole('row')).toHaveCount(11, { timeout: 1_000 })
    }).toPass({ timeout: 120_000 })
    await expect(page.getByText('Temporada nueva cada lunes, hora de Lima.')).toBeVisible()
    await expect(teams.getByText('Gloriaz')).toBeVisible()
    await expect(page.getByText('Rodríguez')).toHaveCount(0)
    await expect(page.getByText('Todavía no tienes puntos esta semana.')).toBeVisible()
    await keepPicture(page, 'this week', info)
  })

  await test.step('whoever is public leads to their page, whoever is not has no name here', async () => {
    await expect(people.getByRole('link', { name: 'Rosa' })).toHaveAttribute('href', '/p/climberaaaaa')
    for (const hidden of ['Maruja', 'Lucho', 'Coco']) await expect(page.getByText(hidden)).toHaveCount(0)
    await expect(people.getByText('Alguien que prefiere no figurar')).toHaveCount(3)
  })

  await test.step('nothing is in the way of anybody', async () => {
    await expectNothingSeriousInAnyLook(page, 'the ladder', info)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  await test.step('last week has its titles, and an address of its own', async () => {
    const picker = page.getByLabel('Temporada')
    await expect(picker.getByRole('option')).toHaveCount(3)
    await picker.selectOption({ index: 1 })
    await expect(page).toHaveURL(/\/ladder\/imperio\/\d{4}-W\d{2}$/)
    await expect(teams.getByText('Reyes de la Semana').first()).toBeVisible()
    await page.reload()
    // Whoever is first may not want to be listed, and then has no title here.
    await expect(people.getByText(/Reyes de la Semana|Escoltas|Podio/).first()).toBeVisible()
    // Who is equal shares a place, and its title. Of whoever is not listed nothing but place and score is said.
    for (const table of [teams, people]) {
      for (const row of await table.locator('tbody tr').all()) {
        if ((await row.getByText('Alguien que prefiere no figurar').count()) > 0) continue
        const place = Number(await row.getAttribute('data-place'))
        for (const [i, title] of ['Reyes de la Semana', 'Escoltas', 'Podio'].entries())
          await expect(row.getByText(title)).toHaveCount(place === i + 1 ? 1 : 0)
      }
    }
    await page.goto(`${seasons.url}/ladder/imperio/2020-W01`)
    await expect(page.getByRole('heading', { name: 'No hay tal temporada' })).toBeVisible()
  })
})

test('an administrator takes a match out of the ladder, lets it in again, and has the week computed again', async ({
  seasons,
  browser,
}, info) => {
  test.slow()
  const context = await browser.newContext({ baseURL: seasons.url, locale: 'en-GB', viewport: WIDE })
  const admin = await context.newPage()
  await keepAccount(admin, 'ada_ladder')
  await enrol(admin, await appoint(seasons.folder, 'ada_ladder', 'operator'), async () => {})
  await admin.goto('/admin/ladder')
  const people = admin.getByRole('table', { name: 'People' })
  const matches = admin.getByRole('table', { name: 'Matches' })
  const out = admin.getByRole('table', { name: 'Taken out' })
  const because = async (button: string) => {
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('two windows of one person')
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toBeHidden()
  }
  // The server reads what is over a while after it began.
  await expect(async () => {
    await admin.reload()
    await expect(people.getByRole('row')).toHaveCount(11, { timeout: 3_000 })
    await expect(matches.getByRole('row')).toHaveCount(11, { timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
  await expect(people.getByRole('link', { name: 'Lucho' })).toBeVisible()
  const before = await people.textContent()

  await test.step('by keyboard, with a reason', async () => {
    const button = matches.getByRole('button', { name: /^Take out: / }).first()
    await button.focus()
    await admin.keyboard.press('Enter')
    await because('Take out')
    await expect(out.getByRole('row')).toHaveCount(2)
    await expect(matches.getByRole('row').nth(1).getByText('taken out')).toBeVisible()
    expect(await people.textContent()).not.toBe(before)
    await keepPicture(admin, 'the ladder from inside', info)
    await expectNothingSeriousInAnyLook(admin, 'the ladder from inside', info)
    await admin.setViewportSize(WIDE)
  })

  await test.step('and back', async () => {
    await out.getByRole('button', { name: /^Let in again: / }).click()
    await because('Let in again')
    await expect(out.getByRole('row')).toHaveCount(1)
    await expect.poll(() => people.textContent()).toBe(before)
  })

  await test.step('computed again from the logs the week is the same', async () => {
    await admin.getByRole('button', { name: 'Compute again' }).click()
    await because('Compute again')
    await expect(admin.getByText(/^Matches read again: 10\.$/)).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => people.textContent()).toBe(before)
  })

  await test.step('last week has its titles', async () => {
    await admin.getByLabel('Season', { exact: true }).selectOption({ index: 1 })
    await expect(admin).toHaveURL(/\/admin\/ladder\/imperio\/\d{4}-W\d{2}$/)
    await expect(people.getByText('Reyes de la Semana').first()).toBeVisible()
  })

  await test.step('a match that is not there is refused in the dialog', async () => {
    await admin.getByLabel('Take out a match by its id').fill('nothing')
    await admin.getByRole('button', { name: 'Take out', exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('no such match')
    await dialog.getByRole('button', { name: 'Take out' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await context.close()
})
