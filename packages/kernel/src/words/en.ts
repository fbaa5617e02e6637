import type { SharedWords } from '../words.ts'

/** English. */
export const en: SharedWords = ({ code, params }) => {
  switch (code) {
    case 'E_SEAT':
      return 'It is not your turn to do that.'
    case 'E_PHASE':
      return 'That cannot be done at this moment.'
    case 'E_CLOCK':
      return 'That is for the clock alone to do.'
    case 'E_LESSON':
      return String(params.text)
    case 'E_FORMAT':
      return `That move is not written as it should be (${params.param}).`
    case 'E_RANGE':
      return `That value is not among the possible ones (${params.param}).`
    case 'E_OVER':
      return 'The match is over.'
    case 'E_UNDO':
      return 'That can no longer be taken back.'
    case 'E_NOTHING':
      return 'There is nothing to take back.'
    case 'E_CONFIG':
      return `This setting will not do: ${params.option}.`
    case 'E_NAMES':
      return `Names need 1 to ${params.max} characters and must differ: “${params.name}”.`
    default:
      return `That was refused (${code}).`
  }
}
