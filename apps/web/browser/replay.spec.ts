import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './house.ts'
import { finishPearls, PEARLS_FEWEST, startPearls } from './local-pearls.ts'

/** A card of each for every pearl. */
const MOVES = 2 * PEARLS_FEWEST
const IMPERIO = fileURLToPath(new URL('../../../packages/games/imperio/test/replays/quick.ludo.json', import.meta.url))
/** In whatever language the match is looked at. */
const TIME_LINE = /^(Time line|Línea de tiempo)$/

test('a finished match is played, stepped through and jumped in', async ({ page }, testInfo) => {
  await playAndReplay(page)
  const timeLine = timeLineOn(page)
  const step = (name: string) => timeLine.getByRole('button', { name, exact: true }).click()
  const story = page.getByRole('region', { name: 'Story' })
  await expect(story.getByText('The cards are turned')).toHaveCount(0)
  await step('One move on')
  await expectMove(page, 1)
  await step('One move on')
  await expectMove(page, 2)
  await expect(story.getByText('The cards are turned')).toHaveCount(1)
  await step('One move back')
  await expectMove(page, 1)
  await expect(story.getByText('The cards are turned')).toHaveCount(0)
  await step('To the end')
  await expectMove(page, MOVES)
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible()
  await step('One turn back')
  await expectMove(page, 4)
  await timeLine.getByRole('combobox', { name: 'Jump to' }).selectOption({ index: 1 })
  await expectMove(page, 2)
  await timeLine.getByRole('slider', { name: TIME_LINE }).fill('5')
  await expectMove(page, 5)
  await step('To the start')
  await expect(timeLine.getByText('Set-up', { exact: true })).toBeVisible()
  await timeLine.getByRole('combobox', { name: 'Speed' }).selectOption('8×')
  await step('Play')
  await expectMove(page, MOVES)
  await expect(timeLine.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await testInfo.attach('replay', { body: await page.screenshot(), contentType: 'image/png' })
})

test('a link leads to the same move', async ({ page, context }) => {
  await playAndReplay(page)
  const link = await linkTo(page, 3)
  const other = await context.newPage()
  await other.goto(link)
  await expectSame(page, other, 3)
  // The address follows the move, and so does a reload.
  await timeLineOn(other).getByRole('button', { name: 'One move on' }).click()
  await expect(other).toHaveURL(/move=4$/)
  await other.reload()
  await expectMove(other, 4)
})

test('a link to a match that was played online leads strangers to the same move', async ({ page, browser, house }) => {
  await page.goto('/new-room?game=pearls')
  await page.getByLabel('Seats', { exact: true }).selectOption('2')
  await page.getByText('Options of the game').click()
  await page.getByRole('textbox', { name: 'Pearls', exact: true }).fill(String(PEARLS_FEWEST))
  await page.getByRole('button', { name: 'Open the room' }).click()
  await page.getByRole('button', { name: 'Put a bot on seat 2' }).click()
  await page.getByRole('menuitem', { name: 'Easy' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await finishPearls(page)
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  const link = await linkTo(page, 3)
  const stranger = await browser.newContext({ baseURL: house.url })
  const other = await stranger.newPage()
  await other.goto(link)
  await expectSame(page, other, 3)
  await stranger.close()
})

test('a record is verified, and one that was changed says where', async ({ page }, testInfo) => {
  await playAndReplay(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  const proof = page.getByRole('dialog', { name: 'Verify' })
  await expect(proof.getByText('Everything holds')).toBeVisible()
  await expect(proof.getByText(`All ${MOVES} moves and their hashes fit.`)).toBeVisible()
  await expect(proof.getByText('The seed is the one that was committed to.')).toBeVisible()
  await testInfo.attach('everything holds', { body: await page.screenshot(), contentType: 'image/png' })
  await page.keyboard.press('Escape')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More about this match' }).click()
  await page.getByRole('menuitem', { name: 'Export the record' }).click()
  const file = testInfo.outputPath('changed.ludo.json')
  await writeFile(file, withMoveChanged(await readFile(await (await downloading).path(), 'utf8'), 3))
  await page.goto('/replay')
  await page.getByLabel('Record file').setInputFiles(file)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(proof.getByText('Something does not fit.')).toBeVisible()
  await expect(proof.getByText('Move 3 does not fit.')).toBeVisible()
  await testInfo.attach('something does not fit', { body: await page.screenshot(), contentType: 'image/png' })
  await proof.getByRole('button', { name: 'Go to move 3' }).click()
  // What comes after the change may not be allowed any more, and is left out.
  await expect(timeLineOn(page).getByText(/^Move 3 of \d$/)).toBeVisible()
})

test('one plays on from any move', async ({ page }) => {
  await playAndReplay(page)
  await timeLineOn(page).getByRole('slider', { name: TIME_LINE }).fill('2')
  await expectMove(page, 2)
  await page.getByRole('button', { name: 'Continue from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await dialog.getByRole('combobox', { name: 'Ben' }).selectOption('a person')
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await expect(page).toHaveURL(/\/local\//)
  // Ben is a person now, so the device is handed over.
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await expect(page.getByRole('region', { name: 'Story' }).getByText('The cards are turned')).toHaveCount(1)
  await finishPearls(page)
})

test('a phone with very large text shows all tools of a replay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/settings')
  await page.getByText('Very large').click()
  await playAndReplay(page)
  await expect(page.getByRole('button', { name: 'More about this match' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a phone shows all of a table above the time line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/replay')
  await page.getByLabel('Record file').setInputFiles(IMPERIO)
  await timeLineOn(page).getByRole('slider', { name: TIME_LINE }).fill('12')
  const purse = page.getByRole('region', { name: 'Estás mirando' })
  await expect(purse.getByText('Repetición')).toBeInViewport({ ratio: 1 })
  const [foot, line] = await Promise.all([purse.boundingBox(), timeLineOn(page).boundingBox()])
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
})

/** A short match against a bot, looked at again. */
async function playAndReplay(page: Page): Promise<void> {
  await startPearls(page, [
    { name: 'Ann', kind: 'Person' },
    { name: 'Ben', kind: 'Bot, easy' },
  ])
  await finishPearls(page)
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await expect(timeLineOn(page).getByText('Set-up', { exact: true })).toBeVisible()
}

/** Goes to a move, and takes the link to it from the clipboard. */
async function linkTo(page: Page, move: number): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await timeLineOn(page).getByRole('slider', { name: TIME_LINE }).fill(String(move))
  await expectMove(page, move)
  await page.getByRole('button', { name: 'Copy link to this move' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('move')).toBe(String(move))
  return link
}

/** Both pages show the same moment of the match. */
async function expectSame(page: Page, other: Page, move: number): Promise<void> {
  await expectMove(other, move)
  for (const name of ['The position', 'Story']) {
    const region = (on: Page) => on.getByRole('region', { name })
    await expect(region(other)).toHaveText((await region(page).textContent()) ?? '')
  }
}

function timeLineOn(page: Page): Locator {
  return page.getByRole('region', { name: TIME_LINE })
}

function expectMove(page: Page, move: number): Promise<void> {
  return expect(timeLineOn(page).getByText(`Move ${move} of ${MOVES}`)).toBeVisible()
}

interface ExportedRecord {
  readonly moves: { readonly seat: number; readonly move: { readonly card: number } }[]
}

/** The same record with another card bid in one move: one that this seat plays only later. */
function withMoveChanged(text: string, seq: number): string {
  const record = JSON.parse(text) as ExportedRecord
  const made = record.moves[seq - 1]
  const later = record.moves.slice(seq).find(({ seat }) => seat === made?.seat)
  if (!made || !later) throw new Error('the record is too short')
  record.moves[seq - 1] = { ...made, move: { ...made.move, card: later.move.card } }
  return JSON.stringify(record)
}
