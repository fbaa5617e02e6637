import { expect, type Locator, type Page } from '@playwright/test'

/** Who sits at a table, by what the list of the set-up calls it. */
export interface Sitting {
  readonly name: string
  readonly kind: 'Person' | 'Bot, easy' | 'Bot, normal' | 'Bot, random'
}

/** The shortest game there is. */
export const PEARLS_FEWEST = 3

/** Fills in the set-up around one device, from the page of the game on. */
export async function setUpPearls(page: Page, seats: readonly Sitting[]): Promise<void> {
  await page.goto('/game/pearls')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('textbox', { name: 'Number of seats' }).fill(String(seats.length))
  for (const [i, { name, kind }] of seats.entries()) {
    await page.getByRole('combobox', { name: `Seat ${i + 1}` }).selectOption(kind)
    await page.getByRole('textbox', { name: `Name at seat ${i + 1}` }).fill(name)
  }
  await page.getByText('all as usual').click()
  await page.getByRole('textbox', { name: 'Pearls', exact: true }).fill(String(PEARLS_FEWEST))
}

/** Begins a match of Pearls around one device. */
export async function startPearls(page: Page, seats: readonly Sitting[]): Promise<void> {
  await setUpPearls(page, seats)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page).toHaveURL(/\/local\//)
}

/** What is said when a match has ended. */
export function resultOn(page: Page): Locator {
  return page.getByRole('region', { name: 'The match is over' })
}

/** Bids the lowest card that is left. */
export async function bid(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Bid a card' })
  const send = page.getByRole('button', { name: 'Bid a card' })
  await expect(send).toBeVisible()
  // The last card leaves nothing to choose; of several none is chosen beforehand.
  const [lowest] = await form.getByRole('radio').all()
  await lowest?.check()
  await send.click()
}

/** Answers whatever is asked at the table until the match is over. */
export async function finishPearls(page: Page): Promise<void> {
  // A bid that is on its way is not asked for again.
  const send = page.getByRole('button', { name: 'Bid a card', disabled: false })
  // Who was ready in a room may see that button for a moment more.
  const take = page.getByRole('button', { name: /^I am (?!ready$)/ })
  const result = resultOn(page)
  for (;;) {
    await expect(send.or(take).or(result).first()).toBeVisible()
    if (await result.isVisible()) return
    if (await take.isVisible()) await take.click()
    else await bid(page)
  }
}

/** Begins a match against bots from the shelf, and stops after the first cards: it waits from then on. */
export async function leavePearls(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play now: Pearls, against bots' }).click()
  await page.getByRole('form', { name: 'Bid a card' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Bid a card' }).click()
  await expect(page.getByRole('region', { name: 'Story' }).getByText('The cards are turned')).toBeVisible()
}
