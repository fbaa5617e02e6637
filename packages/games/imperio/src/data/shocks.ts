import type { Category, InsuranceLevel, Timed } from './cards/types.ts'
import type { MeterId } from './meters.ts'
import { packedFor } from './packed.ts'
import type { Tag } from './properties.ts'

/** [spec 5.9] A shock hits everybody at once. */
export interface Shock {
  readonly id: string
  readonly title_es: string
  readonly body_es: string
  /** For every owner. */
  readonly cash: number
  /** For every owned property. */
  readonly rent: Timed | null
  readonly worth: Timed | null
  /** For every owned property with one of the tags, beside the above. */
  readonly tagRent: (Timed & { readonly tags: readonly Tag[] }) | null
  readonly meters: Readonly<Partial<Record<MeterId, number>>>
  readonly weightMods: { readonly category: Category; readonly delta: number; readonly rounds: number } | null
  /** Properties insured at this level are spared the rent effect. */
  readonly exemptInsurance: InsuranceLevel | null
  readonly sticker: string
  readonly headlines_es: readonly [string, string]
}

export const SHOCKS: readonly Shock[] = [
  {
    id: 'G-01',
    title_es: 'Temblor fuerte',
    body_es: 'Se movió todo, hasta los contratos. Cada predio siente el golpe.',
    cash: -1,
    rent: { delta: -1, rounds: 2 },
    worth: null,
    tagRent: null,
    meters: {},
    weightMods: null,
    exemptInsurance: 'FULL',
    sticker: 'ASU',
    headlines_es: ['Temblor sacude Lima y sube el rating', 'Toda Lima salió en pijama'],
  },
  {
    id: 'G-02',
    title_es: 'Dólar al cielo',
    body_es: 'La casa de cambio pone el precio con lápiz.',
    cash: -2,
    rent: null,
    worth: null,
    tagRent: null,
    meters: { Inflation: 1, InterestRates: 1 },
    weightMods: null,
    exemptInsurance: null,
    sticker: 'PALTA',
    headlines_es: ['Dólar sube y nadie encuentra la escalera', 'Precios se imprimen con lápiz'],
  },
  {
    id: 'G-03',
    title_es: 'Crisis de gabinete',
    body_es: 'Cambian ministros antes del almuerzo. La prensa no almuerza.',
    cash: 0,
    rent: null,
    worth: null,
    tagRent: null,
    meters: { PoliticalStability: -1 },
    weightMods: { category: 'PRENSA', delta: 10, rounds: 2 },
    exemptInsurance: null,
    sticker: 'ASU',
    headlines_es: ['Gabinete dura menos que un feriado', 'Juran ministros con el mismo discurso'],
  },
  {
    id: 'G-04',
    title_es: 'Alerta sanitaria',
    body_es: 'Se vacían las calles y las reservas. Cae toda la renta.',
    cash: 0,
    rent: { delta: -1, rounds: 2 },
    worth: null,
    tagRent: { tags: ['turismo'], delta: -1, rounds: 2 },
    meters: {},
    weightMods: null,
    exemptInsurance: null,
    sticker: 'PALTA',
    headlines_es: ['Calles vacías, delivery lleno', 'Alerta sanitaria congela alquileres'],
  },
  {
    id: 'G-05',
    title_es: 'Boom del cemento',
    body_es: 'Hasta el cuarto de servicio se cotiza. Todo vale más.',
    cash: 0,
    rent: null,
    worth: { delta: 2, rounds: 2 },
    tagRent: null,
    meters: {},
    weightMods: null,
    exemptInsurance: null,
    sticker: 'CON FE',
    headlines_es: ['Metro cuadrado cuesta más que una boda', 'Boom: alquilan hasta la azotea'],
  },
  {
    id: 'G-06',
    title_es: 'Paro y bloqueos',
    body_es: 'No pasa ni el panadero. La carga duerme en la carretera.',
    cash: -1,
    rent: null,
    worth: null,
    tagRent: { tags: ['logistica'], delta: -2, rounds: 1 },
    meters: {},
    weightMods: null,
    exemptInsurance: null,
    sticker: 'PALTA',
    headlines_es: ['Paro general: no pasa ni el panadero', 'Carga duerme en la carretera'],
  },
]

export function shockOf(id: string): Shock {
  return findShock(id) as Shock
}

/** The shock with that id, if it is one: in news and results other cards have the same place. */
export function findShock(id: string): Shock | undefined {
  return SHOCKS.find((shock) => shock.id === id) ?? packedFor(id)?.shocks.find((shock) => shock.id === id)
}
