import { expect, type Locator, type Page } from '@playwright/test'
import { importMatch, type Stretch } from './kept-matches.ts'

/** What keeps a soul of Carcosa going that wants nothing: it looks nowhere, gives up what it must, and ends its turn. */
const IDLE_SOUL =
  /^(Entendido|Sacrificar |Aceptar −5|No asomarme|Quedarme con|Dejarlas así|No golpear|Negarme|Rechazarlo|Dejarlo ir|Tirar los dados del Rey|Terminar (el )?turno)/
/** Decisions in which any of the things on show is an answer. */
const GIVING_UP = /^(No te cabe todo|El Rey tiende la mano)$/

/** The plainest answer to whatever is asked. */
export function idleOn(page: Page): Locator {
  const things = page.getByRole('dialog', { name: GIVING_UP }).getByRole('button')
  return page.getByRole('button', { name: IDLE_SOUL, disabled: false }).or(things).first()
}

/** The whole table. */
export function houseOn(page: Page): Locator {
  return page.getByRole('region', { name: 'La casa de Carcosa' })
}

/** A button of the turn, by how its name begins. */
export function deedOn(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Lo que puedes hacer' }).getByRole('button', { name: new RegExp(`^${name}`) })
}

/** A place of the house, by its name. */
export function placeOn(page: Page, name: string): Locator {
  return houseOn(page).getByRole('button', { name: new RegExp(`^${name}\\.`) })
}

/** The places to which the soul on turn may walk. */
export function reachableOn(page: Page): Locator {
  return houseOn(page).getByRole('button', { name: /Puedes ir, (gratis|1 acción)\.$/ })
}

/** A decision, or what lies over the table, by its title. */
export function dialogOn(page: Page, name: string | RegExp): Locator {
  return page.getByRole('dialog', { name })
}

/** The last page. */
export function finalOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Cómo terminó' })
}

/** Begins a match in which one person has all four souls, from the game's page on. */
export async function startCarcosa(page: Page, rounds?: number): Promise<void> {
  await page.goto('/game/carcosa')
  await page.getByRole('button', { name: 'Set up' }).click()
  if (rounds !== undefined) {
    await page.getByText('all as usual').click()
    await page.getByRole('textbox', { name: 'Límite de rondas' }).fill(String(rounds))
  }
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(houseOn(page)).toBeVisible()
}

/** Goes on with a stretch of a golden match, all of whose souls one person has. */
export async function openCarcosa(page: Page, stretch: Omit<Stretch, 'game'>): Promise<void> {
  await importMatch(page, { game: 'carcosa', ...stretch })
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await expect(houseOn(page)).toBeVisible()
}
