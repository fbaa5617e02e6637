import { lookUp, type OptionWords, type Words } from '@ludoteca/kernel'
import type { Content } from '../data/content.ts'
import { voiceOf } from '../data/personas.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { ENDINGS } from './endings.ts'
import { factInWords } from './facts.ts'
import { choiceInWords, PROMPTS, paramName } from './labels.ts'
import { moveInWords } from './moves.ts'
import { OPTION_VALUES, OPTIONS } from './options.ts'
import { refusalInWords } from './refusals.ts'
import { valueInWords } from './values.ts'

/** Imperio Inmobiliario speaks the Spanish of Lima, with safe humour. */
export const es: Words<Move, Fact> = {
  title: 'Imperio Inmobiliario',
  tagline: 'Puja, construye y negocia hasta ser la dinastía más rica de Lima, si la prensa y la calle te dejan.',
  prompt: (prompt) => wordsAt(PROMPTS, prompt),
  choice: choiceInWords,
  param: paramName,
  value: valueInWords,
  move: moveInWords,
  fact: factInWords,
  refusal: refusalInWords,
  option,
  ending: (reason) => wordsAt(ENDINGS, reason),
}

/** The same with the names of a pack, where no card leads to it. */
export function esWith({ personas }: Content): typeof es {
  const voices = Object.fromEntries(personas.map(({ id, nombre_es }) => [voiceOf(id), nombre_es]))
  return {
    ...es,
    option(key) {
      const words = option(key)
      return key === 'pressPersona' ? { ...words, values: { ...words.values, ...voices } } : words
    },
  }
}

function option(key: string): OptionWords {
  const words = Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof typeof OPTIONS] : { label: key, help: '' }
  const values = lookUp(OPTION_VALUES, key)
  return values === undefined ? words : { ...words, values }
}

/** The words for a key; a key without words speaks for itself. */
function wordsAt(table: Readonly<Record<string, string>>, key: string): string {
  return lookUp(table, key) ?? key
}
