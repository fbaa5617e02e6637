import type { Page } from '@playwright/test'
import { deedOn, finalOn, houseOn, idleOn, reachableOn, startCarcosa } from './carcosa-table.ts'
import { expect, test } from './house.ts'
import { playUntil } from './online-play.ts'

test.use({ serviceWorkers: 'allow' })

/** As short as a match can be in which somebody comes back in the middle. */
const ROUNDS = 3

test('one person plays four souls to the end without a network', async ({ page, context }, info) => {
  await page.goto('/')
  // A worker that is active has everything that it needs.
  const isActive = () => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated')
  await expect.poll(() => page.evaluate(isActive)).toBe(true)
  await context.setOffline(true)
  await startCarcosa(page, ROUNDS)
  const handOver = page.getByRole('dialog', { name: /^Give the device to/ })
  const head = houseOn(page).locator('header').first()

  await test.step('a soul walks into a room and searches it', async () => {
    await expect(head).toContainText('Ronda 1')
    await reachableOn(page).first().click()
    const search = deedOn(page, 'Buscar')
    await playUntil(search, [{ page, answers: /^(Entendido|No asomarme|Quedarme con|Dejarl|No golpear|Ir de todos)/ }])
    await info.attach('the first room', { body: await page.screenshot(), contentType: 'image/png' })
  })

  await test.step('after a reload in the second round all is as it was', async () => {
    await playUntil(head.getByText('Ronda 2'), [{ page, answers: idleOn(page) }])
    await deedOn(page, 'Terminar turno').click()
    await playUntil(deedOn(page, 'Terminar turno'), [{ page, answers: idleOn(page) }])
    const whose = (await head.textContent()) ?? ''
    const standing = await spokenOn(page)
    await page.reload()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(head).toHaveText(whose)
    expect(await spokenOn(page)).toEqual(standing)
    await expect(handOver).toHaveCount(0)
  })

  await test.step('the stars are black after the last round', async () => {
    await playUntil(finalOn(page), [{ page, answers: idleOn(page) }])
    await expect(finalOn(page).getByRole('heading', { level: 2 })).toHaveText('Las estrellas negras')
    await expect(finalOn(page).getByRole('list').first().getByRole('listitem')).toHaveCount(4)
    await expect(handOver).toHaveCount(0)
    await info.attach('the last page', { body: await page.screenshot(), contentType: 'image/png' })
  })
})

/** Every place and every soul as screen readers say them: who is where, with what, and what is left. */
function spokenOn(page: Page): Promise<(string | null)[]> {
  const spoken = houseOn(page).locator('button[aria-label]')
  return spoken.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
}
