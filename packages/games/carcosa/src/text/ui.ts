/** [5.6] What the King's seat plays. */
export const KING_SEAT = 'El Rey de Amarillo'

/** [5.5] The steps of the King's phase, as the table lights them up: K1 to K12. */
export const KING_STEPS: readonly string[] = [
  'la Casa',
  'el destierro',
  'la ruleta',
  'la presencia',
  'el efecto',
  'los monstruos',
  'los estados',
  'las duraciones',
  'el Falso Rey',
  'las escaleras',
  'la rotación',
  'el fin de la ronda',
]
