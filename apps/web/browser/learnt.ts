import { Guided, type SeatedMove } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import type { Page } from '@playwright/test'
import { expect } from './house.ts'

/** What proves that the tutorials were finished without which nobody comes into a room, by game. */
let proofs: Promise<readonly (readonly [string, readonly SeatedMove[]])[]> | undefined

async function findProofs(): Promise<readonly (readonly [string, readonly SeatedMove[]])[]> {
  const boxes = await Promise.all(shelf.map(({ load }) => load()))
  const strict = boxes.filter(({ tutorial }) => tutorial?.isMandatory)
  return strict.map((box) => [box.game.id, new Guided(box).follow().moves])
}

/** Whoever is at this page has finished every mandatory tutorial, without having played it in this browser. */
export async function learnAll(page: Pick<Page, 'request'>): Promise<void> {
  proofs ??= findProofs()
  for (const [game, moves] of await proofs) {
    const answer = await page.request.post(`/api/me/tutorials/${game}`, { data: { moves } })
    expect(answer.status(), `the tutorial of ${game}`).toBe(200)
  }
}
