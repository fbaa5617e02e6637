import type { SharedWords } from '../words.ts'

/** German. */
export const de: SharedWords = ({ code, params }) => {
  switch (code) {
    case 'E_SEAT':
      return 'Das ist gerade nicht dein Zug.'
    case 'E_PHASE':
      return 'Das geht in diesem Augenblick nicht.'
    case 'E_CLOCK':
      return 'Das tut nur die Uhr.'
    case 'E_LESSON':
      return String(params.text)
    case 'E_FORMAT':
      return `Dieser Zug ist nicht richtig angegeben (${params.param}).`
    case 'E_RANGE':
      return `Dieser Wert steht nicht zur Wahl (${params.param}).`
    case 'E_OVER':
      return 'Die Partie ist zu Ende.'
    case 'E_UNDO':
      return 'Das lässt sich nicht mehr zurücknehmen.'
    case 'E_NOTHING':
      return 'Es gibt nichts zurückzunehmen.'
    case 'E_CONFIG':
      return `Diese Einstellung ist nicht zulässig: ${params.option}.`
    case 'E_NAMES':
      return `Namen haben 1 bis ${params.max} Zeichen und dürfen sich nicht gleichen: „${params.name}“.`
    default:
      return `Der Zug wurde abgelehnt (${code}).`
  }
}
