import { expect, type Locator, type Page } from '@playwright/test'
import { playUntil } from './online-play.ts'

/** What keeps a match of Imperio on one device going: nothing is bought, done or voted for. */
export const CITY_ANSWERS =
  /^(Empezar|A la subasta|Seguir|Ya no más (ofertas|contraofertas)|Cerrar la (fase|votación)|Paso|Pasar gratis|Pasar|No votar)$/

/** Begins a match against bots, from the game's page on. */
export async function startImperio(page: Page, mode = 'Rápida'): Promise<void> {
  await page.goto('/game/imperio')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByText('all as usual').click()
  await page.getByRole('radio', { name: mode, exact: true }).check()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(headOn(page)).toHaveText('Preparando')
}

/** The phase, as the head of the paper names it. */
export function headOn(page: Page): Locator {
  return tableOn(page).locator('header').first().getByRole('heading', { level: 2 })
}

/** The whole table. */
function tableOn(page: Page): Locator {
  return page.getByRole('region', { name: 'Mesa de Imperio Inmobiliario' })
}

/** Goes through phase after phase, and looks at each before anything is answered in it, until it has seen enough. */
export async function walkPhases(page: Page, look: (phase: string) => Promise<boolean>): Promise<void> {
  for (;;) {
    const phase = (await headOn(page).textContent()) ?? ''
    if (await look(phase)) return
    await playUntil(headOn(page).filter({ hasNotText: phase }), [{ page, answers: answersDuring(page, phase) }])
  }
}

/** What keeps this phase going, and not the next one, which may begin while somebody reaches for a button. */
function answersDuring(page: Page, phase: string): Locator {
  const head = page.locator('main header h2').filter({ hasText: new RegExp(`^${phase}$`) })
  return page.locator('body').filter({ has: head }).getByRole('button', { name: CITY_ANSWERS, disabled: false }).first()
}
