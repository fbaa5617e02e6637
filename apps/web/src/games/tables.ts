import { lookUp } from '@ludoteca/kernel'
import type { TableModule } from '../kit/table-module.ts'

/** Games with a table of their own. All others are played on the generic one. */
const TABLES: Readonly<Record<string, () => Promise<TableModule>>> = {
  aufbau: () => import('./aufbau/index.ts'),
  banca: () => import('./banca/index.ts'),
  carcosa: () => import('./carcosa/index.ts'),
  imperio: () => import('./imperio/index.ts'),
  ludomercatus: () => import('./ludomercatus/index.ts'),
}

/** The table of a game, fetched when it is needed. */
export function loadTable(game: string): Promise<TableModule> {
  return lookUp(TABLES, game)?.() ?? import('../kit/generic/index.ts')
}
