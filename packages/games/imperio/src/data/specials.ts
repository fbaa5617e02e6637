/** [spec 4.7, Appendix C] Rounds with a rule of their own. */
export type SpecialId = 'GUERRA_DISTRITO' | 'VENTANA_BANCARIA' | 'SUBASTA_PRESTIGIO'

export interface Special {
  readonly id: SpecialId
  readonly nombre_es: string
  readonly rule_es: string
}

export const SPECIALS: readonly Special[] = [
  {
    id: 'GUERRA_DISTRITO',
    nombre_es: 'Guerra de Distrito',
    rule_es: 'La fila se carga hacia un solo distrito. Completa un set y ganas 1 de Fama.',
  },
  {
    id: 'VENTANA_BANCARIA',
    nombre_es: 'Ventana Bancaria',
    rule_es: 'El banco presta 4. Ojo: la prensa anda más despierta.',
  },
  {
    id: 'SUBASTA_PRESTIGIO',
    nombre_es: 'Subasta de Prestigio',
    rule_es: 'Cada puja ganada da 2 de Fama y sale en portada.',
  },
]
