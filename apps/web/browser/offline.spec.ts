import type { Locator } from '@playwright/test'
import { expect, House, test } from './house.ts'
import { answer, answerOn } from './local-market.ts'
import { finishPearls, startPearls } from './local-pearls.ts'

test.use({ serviceWorkers: 'allow' })

/** Enough to have rolled, landed and let others play. */
const ANSWERS = 6

test('what is installed plays without a network and without a server', async ({ browser }, testInfo) => {
  const house = await House.open()
  const context = await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'What shall we play?' })).toBeVisible()
  // A worker that is active has everything that it needs.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isActivated)).toBe(true)
  await context.setOffline(true)
  await house.close()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'What shall we play?' })).toBeVisible()
  await testInfo.attach('shelf without a network', { body: await page.screenshot(), contentType: 'image/png' })
  await page.getByRole('button', { name: 'Play now: Ludomercatus, against bots' }).click()
  await answer(page, ANSWERS)
  const players = page.getByRole('list', { name: 'Players' })
  const standing = await settled(players)
  const question = (await answerOn(page).textContent()) ?? ''
  await testInfo.attach('market without a network', { body: await page.screenshot(), contentType: 'image/png' })

  await page.reload()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(answerOn(page)).toHaveText(question)
  await expect(players).toHaveText(standing)
  await answer(page, 2)

  await startPearls(page, [
    { name: 'Ann', kind: 'Person' },
    { name: 'Ben', kind: 'Bot, normal' },
  ])
  await finishPearls(page)
  await page.getByRole('link', { name: 'Look at it again' }).click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Everything holds')).toBeVisible()
  await testInfo.attach('verified without a network', { body: await page.screenshot(), contentType: 'image/png' })

  await page.goto('/game/pearls')
  await page.getByRole('link', { name: 'Start learning' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText('Bid your 1.')
  await context.close()
})

/** What somebody reads there once tokens have stopped walking. */
async function settled(place: Locator): Promise<string> {
  let text = ''
  const isStill = async () => {
    const before = text
    text = (await place.textContent()) ?? ''
    return text !== '' && text === before
  }
  await expect.poll(isStill, { intervals: [1000] }).toBe(true)
  return text
}

async function isActivated(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready
  return registration.active?.state === 'activated'
}
