import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PNG } from 'pngjs'
import { expect, test } from './house.ts'
import { finishPearls, PEARLS_FEWEST, startPearls } from './local-pearls.ts'
import { keepPicture } from './online-people.ts'
import { copied, copyLink, strangerSees } from './sharing.ts'

test('a result that was played online is passed on: a stranger sees it, and may play', async ({
  page,
  browser,
}, info) => {
  await page.goto('/new-room?game=pearls')
  await page.getByLabel('Seats', { exact: true }).selectOption('2')
  await page.getByText('Options of the game').click()
  await page.getByRole('textbox', { name: 'Pearls', exact: true }).fill(String(PEARLS_FEWEST))
  await page.getByRole('button', { name: 'Open the room' }).click()
  await page.getByRole('button', { name: 'Put a bot on seat 2' }).click()
  await page.getByRole('menuitem', { name: 'Easy' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await finishPearls(page)
  await page.getByRole('button', { name: 'Share the result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass it on' })
  await expect(dialog.getByRole('figure')).toHaveCount(2)
  await copyLink(page, dialog)
  await keepPicture(page, 'to be passed on', info)
  const link = await copied(page)
  expect(new URL(link).pathname).toMatch(/^\/s\/[\w-]{22}$/)
  const seen = await strangerSees(browser, link)
  expect(seen).toMatchObject({ locale: 'en', width: 1200, height: 630, isIndexed: false, disclaimer: null })
  expect(seen.title).toMatch(/^Pearls: .+ (has|have) the most pearls$/)
  await keepPicture(seen.page, 'what a stranger sees', info)
  await seen.page.getByRole('link', { name: 'Play this game' }).click()
  await expect(seen.page).toHaveURL(/\/game\/pearls$/)
  await seen.page.context().close()
})

test('a match on one device has pictures to keep, and no address', async ({ page }) => {
  await startPearls(page, [
    { name: 'Ada', kind: 'Person' },
    { name: 'Ben', kind: 'Bot, easy' },
  ])
  await finishPearls(page)
  await page.getByRole('button', { name: 'Share the result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass it on' })
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  await expect(dialog.getByText('played on this device alone')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save picture' }).first().click()
  const { width, height } = PNG.sync.read(await readFile(await (await downloading).path()))
  expect([width, height]).toEqual([1200, 630])
})

for (const [game, golden] of [
  ['aufbau', 'full'],
  ['banca', 'live-turn-limit'],
  ['carcosa', 'the-way-out'],
  ['imperio', 'quick-v3'],
  ['ludomercatus', '2-round-limit'],
] as const) {
  test(`${game} has pictures of how a match ended, also in a replay`, async ({ page }, info) => {
    test.setTimeout(90_000)
    await page.goto('/replay')
    await page.getByLabel('Record file').setInputFiles(recordOf(game, golden))
    await page.getByRole('button', { name: /^(To the end|Al final)$/ }).click()
    if (game !== 'imperio')
      await page.getByRole('button', { name: /^(Share the result|Compartir el resultado)$/ }).click()
    const figures = page.getByRole('figure')
    await expect(figures.first()).toBeVisible()
    expect(await figures.count()).toBeGreaterThanOrEqual(2)
    for (const image of await figures.locator('img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
        .toBeGreaterThan(1000)
    }
    await keepPicture(page, game, info)
  })
}

function recordOf(game: string, golden: string): string {
  return fileURLToPath(new URL(`../../../packages/games/${game}/test/replays/${golden}.ludo.json`, import.meta.url))
}
