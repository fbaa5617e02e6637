import { GUIDE, type Hint } from '@ludoteca/aufbau'
import type { Desk, Page } from '../desk.ts'

/** Where a hint points: which page it needs, and the part of the table by its `data-guide`. */
export const PLACES: Readonly<Record<Hint['about'], { readonly page?: Page; readonly target: string }>> = {
  estate: { page: 'estate', target: 'domains' },
  resources: { target: 'purse' },
  phases: { target: 'head' },
  actions: { target: 'tokens' },
  odds: { target: 'families' },
  gainMaterials: { target: 'family-materials' },
  moneySell: { target: 'family-money' },
  alternatives: { target: 'family-influence' },
  ready: { target: 'ready' },
  conversion: { page: 'books', target: 'forecast' },
  next: { page: 'estate', target: 'domains' },
}

/** What the hint on show is about; the styles mark it. */
export function pointedAt({ guideStep }: Pick<Desk, 'guideStep'>): string | undefined {
  const hint = guideStep === undefined ? undefined : GUIDE[guideStep]
  return hint && PLACES[hint.about].target
}
