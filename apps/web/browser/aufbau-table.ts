import { expect, type Locator, type Page } from '@playwright/test'
import { importMatch, type Stretch } from './kept-matches.ts'

/** The whole table. */
export function tableOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Tisch von Aufbau' })
}

/** The wax tablet on which an action is composed. */
export function tabletOn(page: Page, family: string): Locator {
  return page.getByRole('dialog', { name: family })
}

/** The card of a holding, by its name. */
export function holdingOn(page: Page, name: string): Locator {
  return tableOn(page).getByRole('article', { name, exact: true })
}

/** What one can do, by families. */
export function dockOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Was du tun kannst' })
}

/** Says that the round is done. */
export function readyOn(page: Page): Locator {
  return page.getByRole('button', { name: 'Fertig mit der Runde' })
}

/** The last page. */
export function finalOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Schlussabrechnung' })
}

/** Makes what is composed, and reads what came of it. */
export async function carryOut(page: Page, family: string): Promise<string> {
  const tablet = tabletOn(page, family)
  await tablet.getByRole('button', { name: /^(Wagen und würfeln|Ausführen)$/ }).click()
  const outcome = tablet.getByRole('region', { name: 'Was geschehen ist' })
  await expect(outcome).toBeVisible()
  const text = (await outcome.textContent()) ?? ''
  await outcome.getByRole('button', { name: 'Weiter' }).click()
  await expect(tablet).toHaveCount(0)
  return text
}

/** A match against bots, from the game's page on, with the first round begun. */
export async function startAufbau(page: Page): Promise<void> {
  await page.goto('/game/aufbau')
  await page.getByRole('button', { name: 'Play now' }).click()
  await tableOn(page).getByRole('button', { name: 'Die erste Runde beginnen' }).click()
  await expect(readyOn(page)).toBeVisible()
}

interface AufbauWish {
  /** Answers to choose among the options, by their words. */
  readonly choose?: readonly string[]
  /** Switches to turn. */
  readonly turn?: readonly string[]
  /** Numbers to write, by the names of the options. */
  readonly write?: Readonly<Record<string, number>>
}

/** A match of one person against one bot with these options, its first round not yet begun. */
export async function setUpAufbau(page: Page, { choose = [], turn = [], write = {} }: AufbauWish): Promise<void> {
  await page.goto('/game/aufbau')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('textbox', { name: 'Number of seats' }).fill('2')
  await page.getByText('all as usual').click()
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).check()
  for (const name of turn) await page.getByRole('switch', { name }).click()
  for (const [name, value] of Object.entries(write)) {
    await page.getByRole('textbox', { name, exact: true }).fill(String(value))
  }
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(tableOn(page)).toBeVisible()
}

/** Goes on with a stretch of a golden match as its first house; all are played by people around one device. */
export async function openAufbau(page: Page, stretch: Omit<Stretch, 'game'>): Promise<void> {
  await importMatch(page, { game: 'aufbau', ...stretch })
  await page.getByRole('link', { name: 'Continue' }).first().click()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await expect(tableOn(page)).toBeVisible()
}

/** Turns to a page of the ledger. */
export async function turnTo(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}
