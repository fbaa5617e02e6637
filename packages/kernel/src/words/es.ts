import type { SharedWords } from '../words.ts'

/** Spanish. */
export const es: SharedWords = ({ code, params }) => {
  switch (code) {
    case 'E_SEAT':
      return 'No te toca hacer eso.'
    case 'E_PHASE':
      return 'Eso no se puede hacer en este momento.'
    case 'E_CLOCK':
      return 'Eso solo lo hace el reloj.'
    case 'E_LESSON':
      return String(params.text)
    case 'E_FORMAT':
      return `Esa jugada no está bien escrita (${params.param}).`
    case 'E_RANGE':
      return `Ese valor no está entre los posibles (${params.param}).`
    case 'E_OVER':
      return 'La partida terminó.'
    case 'E_UNDO':
      return 'Eso ya no se puede deshacer.'
    case 'E_NOTHING':
      return 'No hay nada que deshacer.'
    case 'E_CONFIG':
      return `Este ajuste no vale: ${params.option}.`
    case 'E_NAMES':
      return `Los nombres llevan de 1 a ${params.max} caracteres y no se repiten: «${params.name}».`
    default:
      return `Jugada rechazada (${code}).`
  }
}
