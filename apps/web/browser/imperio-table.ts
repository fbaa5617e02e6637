import type { Locator, Page } from '@playwright/test'

/** What keeps an owner of Imperio going who wants nothing: no bid, no action. */
export const IDLE_OWNER = /^(Paso|Pasar gratis|Pasar)$/
/** What a watcher votes on, whatever comes first: moods, candidates, awards. */
export const ANY_VOTE = /^(Buena onda|Mala onda|Según el barrio|Lista A|Votar por) /

/** The phase that the head of the paper names. */
export function phaseOn(page: Page, name: string): Locator {
  return page.getByRole('banner').or(page.locator('header')).getByRole('heading', { level: 2, name, exact: true })
}

/** An owner as the rail shows them: their money, whether they have answered, whether they are away. */
export function ownerOn(page: Page, label: RegExp): Locator {
  return page.getByRole('list', { name: 'Caseros' }).getByRole('button', { name: label })
}

/** The moods, candidates or nominees that may be voted for now. */
export function votesOn(page: Page): Locator {
  return page.getByRole('button', { name: ANY_VOTE })
}

/** What the chronicle says like this. Its page must lie open. */
export function toldOn(page: Page, line: RegExp): Locator {
  return page.getByRole('tabpanel', { name: 'Crónica' }).getByRole('listitem').filter({ hasText: line })
}

/** The lots of the round. */
function rowOn(page: Page): Locator {
  return page.getByRole('list', { name: 'La fila de hoy' }).getByRole('listitem')
}

/** Bids for the first lot that is within reach, with its reserve. */
export async function bidOn(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: /^Pujar/, disabled: false })
  for (const lot of await rowOn(page).all()) {
    await lot.getByRole('button').first().click()
    if (await send.isVisible()) return send.click()
  }
  throw new Error('nothing is within reach')
}

/** Bids so much for the cheapest lot, whatever it is worth. */
export async function bidAllOn(page: Page, amount: number): Promise<void> {
  const field = page.getByLabel('Tu puja')
  const reserves: number[] = []
  const lots = await rowOn(page).all()
  for (const lot of lots) {
    await lot.getByRole('button').first().click()
    reserves.push(Number(await field.inputValue()))
  }
  await lots[reserves.indexOf(Math.min(...reserves))]?.getByRole('button').first().click()
  await field.fill(String(amount))
  await page.getByRole('button', { name: `Pujar ${amount}`, exact: true, disabled: false }).click()
}

/** The final ranking, row by row. */
export function ranksOn(page: Page): Promise<string[]> {
  return page.getByRole('table', { name: 'Tabla final' }).getByRole('row').allInnerTexts()
}
