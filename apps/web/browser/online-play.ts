import type { Locator, Page } from '@playwright/test'

/** Somebody at a table, and the buttons they press when they see them. */
interface Player {
  readonly page: Page
  readonly answers: RegExp | Locator
}

/** What keeps a match of Ludomercatus going, whatever is asked; nothing is bought. */
export const MARKET_ANSWERS =
  /^(Roll the dice|End the turn|Try for doubles|Let it be auctioned|Pass|Decline the trade|Settle for .+|Claim none|No more buildings|Let the bank raise the money|Declare bankruptcy …|Yes, I am bankrupt)$/

/** Chooses the lowest card, then bids it: none is chosen beforehand. The last one is bid by its name. */
export function pearlsAnswers(page: Page): Locator {
  const choose = '[data-awaited] form:not(:has(:checked)) [type="radio"]'
  const send = '[data-awaited] form:has(:checked) [type="submit"]:not([aria-disabled])'
  const last = '[data-awaited]:not(:has(form)) button:not([aria-disabled])'
  return page.locator([choose, send, last].join()).first()
}

/** So long a look lasts before everybody looks again. */
const LOOK_MS = 1000

/** Everybody answers what they are asked, until this is to be seen. */
export async function playUntil(goal: Locator, players: readonly Player[]): Promise<void> {
  const answers = players.map(({ page, answers: one }) =>
    one instanceof RegExp ? page.getByRole('button', { name: one, disabled: false }).first() : one,
  )
  while (!(await goal.isVisible())) {
    for (const answer of answers) {
      // What was asked may be gone by now: others move, too.
      if (await answer.isVisible()) await answer.click({ timeout: LOOK_MS }).catch(() => undefined)
    }
    const looks = [goal, ...answers].map((one) => one.waitFor({ timeout: LOOK_MS }))
    await Promise.any(looks).catch(() => undefined)
  }
}
