import { expect, type Locator, type Page } from '@playwright/test'

/** Answers that keep a match of Ludomercatus going, whatever is asked. */
const ANSWERS =
  /^(Roll the dice|Buy for|Let it be auctioned|End the turn|Pass|Try for doubles|Let the bank raise|Settle for|Claim none|No more buildings|Decline the trade)/

/** The answer that the page waits for. */
export function answerOn(page: Page): Locator {
  const panel = page.getByRole('region', { name: 'What is to be done' })
  return panel.getByRole('button', { name: ANSWERS, disabled: false }).first()
}

/** Gives so many answers, one after the other. */
export async function answer(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await answerOn(page).click()
  await expect(answerOn(page)).toBeVisible({ timeout: 60_000 })
}
