import { spelled } from './literals.ts'

/** [spec 5.8] Works that may be announced for a district. */
export interface Infra {
  readonly id: 'INF-01' | 'INF-02'
  readonly nombre_es: string
  /** For headlines, with the seed's letters. */
  readonly label: 'METRO' | 'VIA'
  readonly rounds: number
  readonly rentDelta: number
  readonly worthDelta: number
  readonly enablesExpropriation: boolean
}

export const INFRA: readonly Infra[] = [
  {
    id: 'INF-01',
    nombre_es: 'Terminal del Metro anunciado',
    label: 'METRO',
    rounds: 2,
    rentDelta: 1,
    worthDelta: 2,
    enablesExpropriation: true,
  },
  {
    id: 'INF-02',
    nombre_es: spelled('Nueva via expresa'),
    label: 'VIA',
    rounds: 2,
    rentDelta: 1,
    worthDelta: 2,
    enablesExpropriation: true,
  },
]

/** The word for it on the map. */
export function infraLabel(id: Infra['id']): string {
  return spelled(infraOf(id).label)
}

export function infraOf(id: Infra['id']): Infra {
  return INFRA.find((infra) => infra.id === id) as Infra
}
