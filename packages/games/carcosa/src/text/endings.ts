import type { Ending } from '../data/king.ts'

/** How a match ends. */
export const ENDINGS: Readonly<Record<Ending, string>> = {
  WIN: 'Las llaves giran a la vez en el Umbral. Salieron todas, y nadie miró atrás.',
  LOSE_ALL_MINUS5: 'Ya no queda nadie que recuerde su propio nombre. La casa está completa.',
  LOSE_KEYS_DESTROYED: 'Se perdieron demasiadas llaves: la puerta del Umbral ya no se abrirá.',
  LOSE_DECK: 'No queda una sola carta en la casa. Las habitaciones vacías se cierran en silencio.',
  TIMEOUT: 'Pasó demasiado tiempo. Sobre Carcosa salen las estrellas negras, y la casa se queda con todas.',
}
