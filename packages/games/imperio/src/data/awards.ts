import { spelled } from './literals.ts'

/** [spec 7.2] What watchers give, and what it does to the winner's Fame at the end. */
export type AwardId = 'AW-FAV' | 'AW-AMP'

export interface Award {
  readonly id: AwardId
  readonly nombre_es: string
  readonly fameAtEnd: number
}

export const AWARDS: readonly Award[] = [
  { id: 'AW-FAV', nombre_es: spelled('Favorito del publico'), fameAtEnd: 2 },
  { id: 'AW-AMP', nombre_es: spelled('Ampay del dia'), fameAtEnd: -1 },
]
