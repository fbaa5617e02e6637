import { lookUp } from '@ludoteca/kernel'
import { drawGeneric } from './generic.ts'
import type { DrawTable } from './table.ts'

/** Drawings made for one game; each is fetched with its game. */
const TABLES: Readonly<Record<string, () => Promise<DrawTable<never>>>> = {
  aufbau: async () => (await import('./aufbau/index.ts')).drawAufbau,
  banca: async () => (await import('./banca/index.ts')).drawBanca,
  carcosa: async () => (await import('./carcosa/index.ts')).drawCarcosa,
  imperio: async () => (await import('./imperio/index.ts')).drawImperio,
  ludomercatus: async () => (await import('./ludomercatus/index.ts')).drawLudomercatus,
}

/** How the table of this game is drawn. Any game without a drawing of its own is shown as panels. */
export async function tableFor(gameId: string): Promise<DrawTable> {
  const load = lookUp(TABLES, gameId)
  // A drawing knows the views of its own game, and is only ever handed those.
  return load ? ((await load()) as DrawTable) : drawGeneric
}
