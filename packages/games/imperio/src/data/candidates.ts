import type { Category } from './cards/types.ts'
import { spelled } from './literals.ts'
import type { MeterId } from './meters.ts'
import { packedFor } from './packed.ts'

/** [spec 6.1] Who may be elected, and the bundle that the winner brings for two rounds. */
export interface Candidate {
  readonly id: string
  readonly nombre_es: string
  readonly slogan_es: string
  readonly summary_es: string
  readonly bundle: {
    readonly meters: Readonly<Partial<Record<MeterId, number>>>
    readonly weightMods: Readonly<Partial<Record<Category, number>>>
  }
}

export const CANDIDATES: readonly Candidate[] = [
  {
    id: 'C-01',
    nombre_es: 'General Orden',
    slogan_es: 'Mano dura, pero con licencia',
    summary_es: 'Más seguridad, más inspectores y obras más caras.',
    bundle: { meters: { Security: 1, ConstructionEnforcement: 1 }, weightMods: { SEGURIDAD: -10, LICENCIAS: 10 } },
  },
  {
    id: 'C-02',
    nombre_es: spelled('Tecnocrata Pro'),
    slogan_es: 'Estabilidad, por favor',
    summary_es: 'Banco central firme, préstamos más suaves, menos sustos.',
    bundle: { meters: { BCRP: 1, InterestRates: -1, PoliticalStability: 1 }, weightMods: {} },
  },
  {
    id: 'C-03',
    nombre_es: 'Shock Reformista',
    slogan_es: 'Corta la grasa',
    summary_es: 'Baja la inflación, suben los intereses y los titulares.',
    bundle: { meters: { PoliticalStability: 1, InterestRates: 1, Inflation: -1 }, weightMods: { PRENSA: 10 } },
  },
  {
    id: 'C-04',
    nombre_es: 'Estado Expansivo',
    slogan_es: spelled('Mas Estado, mas obra'),
    summary_es: 'Más trámites, más inflación y más incertidumbre.',
    bundle: { meters: { Inflation: 1, BCRP: -1, PoliticalStability: -1 }, weightMods: { LICENCIAS: 15 } },
  },
]

export function candidateOf(id: string): Candidate {
  return (CANDIDATES.find((candidate) => candidate.id === id) ??
    packedFor(id)?.candidates.find((candidate) => candidate.id === id)) as Candidate
}
