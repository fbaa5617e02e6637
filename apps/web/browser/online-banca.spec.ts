import type { Page } from '@playwright/test'
import { expect, keepPicture, test } from './online-people.ts'
import { enterCode, openRoom } from './online-room.ts'

const GUESTS = ['Ben', 'Cleo', 'Dan']

const sheetOn = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Somebody decides at a device of their own. */
async function decide(page: Page, level = 'Keep', lottery = 'Skip'): Promise<void> {
  const sheet = sheetOn(page, 'Your decision')
  await sheet.getByRole('radio', { name: level }).check()
  await sheet.getByRole('radio', { name: lottery }).check()
  await sheet.getByRole('button', { name: 'Confirm and seal' }).click()
}

test('a banker runs an evening for people at devices of their own, and decides for nobody', async ({
  arrive,
}, info) => {
  const ann = await arrive('Ann')
  const guests = await Promise.all(GUESTS.map((name) => arrive(name)))
  const [ben, cleo, dan] = guests as [Page, Page, Page]
  await ben.setViewportSize({ width: 390, height: 844 })

  await test.step('they meet at a table with a banker', async () => {
    const look = () => ann.getByRole('radio', { name: 'table, one device' }).check()
    const code = await openRoom(ann, { game: 'Banca', seats: 4, options: {}, look })
    for (const guest of guests) await enterCode(guest, code)
    for (const guest of guests) await guest.getByRole('button', { name: 'I am ready' }).click()
    await ann.getByRole('button', { name: 'Start the match' }).click()
    await expect(sheetOn(ann, 'Does anybody lock in?')).toBeVisible()
  })

  await test.step('the banker ticks off nobody but herself', async () => {
    const exits = sheetOn(ann, 'Does anybody lock in?')
    await expect(exits.getByRole('checkbox')).toHaveCount(1)
    await expect(exits.getByRole('checkbox', { name: 'Ann' })).toBeVisible()
    await expect(exits).toContainText('Ben, Cleo and Dan still to decide.')
    await keepPicture(ann, 'the banker waits', info)
    await keepPicture(ben, 'who locks in', info)
    for (const guest of [ben, cleo]) await press(guest, /^Stay/)
    await press(dan, /^Lock in/)
    const sure = dan.getByRole('dialog').getByRole('button', { name: /^Yes/ })
    await sure.click()
    await expect(exits).toContainText('Ben, Cleo and Dan have decided.')
    await expect(ann.getByRole('button', { name: /Undo/ })).toHaveCount(0)
    await press(ann, 'Nobody here leaves: go on')
  })

  await test.step('everybody seals a decision, one after the other, and nobody takes it back', async () => {
    await expect(sheetOn(ben, 'Decisions are being sealed')).toContainText('Waiting for Ann.')
    await decide(ann, 'Raise', 'Join')
    await expect(sheetOn(ben, 'Your decision')).toBeVisible()
    await keepPicture(ben, 'a decision', info)
    await expect(sheetOn(ann, 'Decisions are being sealed')).toContainText('Waiting for Ben.')
    await expect(ann.getByRole('button', { name: /Undo/ })).toHaveCount(0)
    await decide(ben)
    await decide(cleo)
  })

  await test.step('the banker enters what was bid, within what the winner can pay', async () => {
    const auction = sheetOn(ann, /^Auction for/)
    await auction.getByRole('radio', { name: /^Ann/ }).check()
    await auction.getByRole('textbox', { name: 'For how much?' }).fill('9000')
    await expect(auction.getByRole('alert')).toContainText('100 to 8,400')
    await keepPicture(ann, 'the auction', info)
    await auction.getByRole('radio', { name: /^Ben/ }).check()
    await auction.getByRole('textbox', { name: 'For how much?' }).fill('700')
    await auction.getByRole('button', { name: 'Sold to Ben for 700' }).click()
    for (const page of [ann, ...guests]) await expect(sheetOn(page, 'Payout of turn 1')).toBeVisible()
    await keepPicture(ben, 'the payout', info)
  })
})
