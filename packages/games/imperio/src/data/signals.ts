import { packedFor } from './packed.ts'
import type { EconomicTag } from './properties.ts'

/** [spec Appendix B] What moves rents in a round. */
export interface Signal {
  readonly id: string
  readonly nombre_es: string
  readonly tagMods: Readonly<Partial<Record<EconomicTag, number>>>
  /** The signal that may not be shown beside this one. */
  readonly opposite: string | null
}

export const SIGNALS: readonly Signal[] = [
  { id: 'S-01', nombre_es: 'Boom Airbnb', tagMods: { turismo: 1, costa: 1 }, opposite: 'S-07' },
  { id: 'S-02', nombre_es: 'Oficinas flojas', tagMods: { oficinas: -1 }, opposite: null },
  { id: 'S-03', nombre_es: 'Puerto full', tagMods: { logistica: 1 }, opposite: 'S-09' },
  { id: 'S-04', nombre_es: 'Lima de noche', tagMods: { cultura: 1 }, opposite: null },
  { id: 'S-05', nombre_es: 'Familias compran', tagMods: { residencial: 1 }, opposite: null },
  { id: 'S-06', nombre_es: 'Burocracia al 200%', tagMods: { gobierno: -1 }, opposite: null },
  { id: 'S-07', nombre_es: 'Turismo asustado', tagMods: { turismo: -1, costa: -1 }, opposite: 'S-01' },
  { id: 'S-08', nombre_es: 'Rebote post-crisis', tagMods: { residencial: 1, oficinas: 1 }, opposite: null },
  { id: 'S-09', nombre_es: 'Flete caro', tagMods: { logistica: -1 }, opposite: 'S-03' },
  { id: 'S-10', nombre_es: 'Moda Barranco', tagMods: { cultura: 1, turismo: 1 }, opposite: null },
]

export function signalOf(id: string): Signal {
  return (SIGNALS.find((signal) => signal.id === id) ??
    packedFor(id)?.signals.find((signal) => signal.id === id)) as Signal
}
