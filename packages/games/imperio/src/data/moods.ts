import type { Category } from './cards/types.ts'
import { packedFor } from './packed.ts'
import type { Tag } from './properties.ts'

/** [spec 6.4] What a mood does in the round after it was voted. */
export type MoodEffect =
  | { readonly type: 'RENT_ALL'; readonly delta: number }
  | { readonly type: 'RENT_TAG'; readonly tags: readonly Tag[]; readonly delta: number }
  | { readonly type: 'RENT_PRICE_MAX'; readonly delta: number; readonly maxBasePrice: number }
  | { readonly type: 'CASH_IF_COMPLIANCE'; readonly delta: number; readonly minCompliance: number }
  | { readonly type: 'CASH_IF_COMPLIANCE_LOW'; readonly delta: number; readonly maxCompliance: number }
  | { readonly type: 'CASH_IF_FEW_PROPS'; readonly delta: number; readonly maxProperties: number }
  | { readonly type: 'DEVELOP_COST'; readonly delta: number; readonly min: number }
  | { readonly type: 'RISK_ALL'; readonly deltaCenti: number }
  | { readonly type: 'SUPPRESS_SLOT'; readonly delta: number }
  | { readonly type: 'FAME_MULTIPLIER'; readonly multiplier: number }
  | { readonly type: 'WEIGHT'; readonly category: Category; readonly delta: number }

export interface Mood {
  readonly id: string
  readonly nombre_es: string
  readonly sentiment: 'POSITIVE' | 'NEGATIVE' | 'NEUTRAL'
  readonly effect: MoodEffect
  readonly desc_es: string
}

export const MOODS: readonly Mood[] = [
  {
    id: 'M-01',
    nombre_es: 'Todos buscan depa',
    sentiment: 'POSITIVE',
    effect: { type: 'RENT_ALL', delta: 1 },
    desc_es: 'Hay cola para alquilar: cada predio renta +1.',
  },
  {
    id: 'M-02',
    nombre_es: 'Nadie firma nada',
    sentiment: 'NEGATIVE',
    effect: { type: 'RENT_ALL', delta: -1 },
    desc_es: 'Los contratos se enfrían: cada predio renta −1.',
  },
  {
    id: 'M-03',
    nombre_es: 'Fierro barato',
    sentiment: 'POSITIVE',
    effect: { type: 'DEVELOP_COST', delta: -1, min: 1 },
    desc_es: 'Remate en la ferretería: Desarrollar cuesta 1 menos.',
  },
  {
    id: 'M-04',
    nombre_es: 'Vecinos con silbato',
    sentiment: 'NEGATIVE',
    effect: { type: 'RISK_ALL', deltaCenti: 30 },
    desc_es: 'Las juntas vecinales andan bravas: sube el riesgo de todos.',
  },
  {
    id: 'M-05',
    nombre_es: 'Semana sin bulla',
    sentiment: 'POSITIVE',
    effect: { type: 'SUPPRESS_SLOT', delta: 1 },
    desc_es: 'No pasa casi nada: hay un evento menos.',
  },
  {
    id: 'M-06',
    nombre_es: 'Todo sale en la tele',
    sentiment: 'NEGATIVE',
    effect: { type: 'FAME_MULTIPLIER', multiplier: 2 },
    desc_es: 'Todo se exagera: la fama de los eventos cuenta doble.',
  },
  {
    id: 'M-07',
    nombre_es: 'Premio al ordenado',
    sentiment: 'POSITIVE',
    effect: { type: 'CASH_IF_COMPLIANCE', delta: 1, minCompliance: 2 },
    desc_es: 'Quien tiene Papeles en 2 o más cobra 1.',
  },
  {
    id: 'M-08',
    nombre_es: 'Barrio de moda',
    sentiment: 'NEUTRAL',
    effect: { type: 'RENT_PRICE_MAX', delta: 1, maxBasePrice: 5 },
    desc_es: 'Los predios de precio 5 o menos rentan +1.',
  },
  {
    id: 'M-09',
    nombre_es: 'Bono del vecino',
    sentiment: 'POSITIVE',
    effect: { type: 'CASH_IF_FEW_PROPS', delta: 1, maxProperties: 1 },
    desc_es: 'Una manito al que recién empieza: con 0 o 1 predio cobras 1.',
  },
  {
    id: 'M-10',
    nombre_es: 'Feriado largo',
    sentiment: 'POSITIVE',
    effect: { type: 'RENT_TAG', tags: ['turismo', 'costa'], delta: 1 },
    desc_es: 'Todos a la playa: turismo y costa rentan +1.',
  },
  {
    id: 'M-11',
    nombre_es: 'Tráfico de terror',
    sentiment: 'NEGATIVE',
    effect: { type: 'RENT_TAG', tags: ['logistica', 'oficinas'], delta: -1 },
    desc_es: 'Nadie llega a tiempo: logística y oficinas rentan −1.',
  },
  {
    id: 'M-12',
    nombre_es: 'Batida municipal',
    sentiment: 'NEGATIVE',
    effect: { type: 'CASH_IF_COMPLIANCE_LOW', delta: -1, maxCompliance: 0 },
    desc_es: 'Multa al toque: con Papeles en 0 pagas 1.',
  },
  {
    id: 'M-13',
    nombre_es: 'Barrio organizado',
    sentiment: 'POSITIVE',
    effect: { type: 'WEIGHT', category: 'SEGURIDAD', delta: -10 },
    desc_es: 'Rondas y silbatos: bajan los eventos de Seguridad.',
  },
  {
    id: 'M-14',
    nombre_es: 'Semana del chisme',
    sentiment: 'NEGATIVE',
    effect: { type: 'WEIGHT', category: 'PRENSA', delta: 10 },
    desc_es: 'Los programas buscan ampay: suben los eventos de Prensa.',
  },
]

export function moodOf(id: string): Mood {
  return findMood(id) as Mood
}

/** The mood with that id, if it is one. */
export function findMood(id: string): Mood | undefined {
  return MOODS.find((mood) => mood.id === id) ?? packedFor(id)?.moods.find((mood) => mood.id === id)
}
