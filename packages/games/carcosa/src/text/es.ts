import { lookUp, type OptionWords, type Params, type Words } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { ENDINGS } from './endings.ts'
import { factInWords } from './facts.ts'
import { CHOICES, PROMPTS, paramName } from './labels.ts'
import { moveInWords } from './moves.ts'
import { OPTION_VALUES, OPTIONS } from './options.ts'
import { refusalInWords } from './refusals.ts'
import { valueInWords } from './values.ts'

/** Carcosa speaks a quiet Spanish, yellow and a little too calm. */
export const es: Words<Move, Fact> = {
  title: 'Carcosa',
  tagline:
    'Reúnan cuatro llaves y salgan juntas de la casa que gira, antes de que el Rey de Amarillo aprenda sus nombres.',
  prompt: (prompt) => wordsAt(PROMPTS, prompt),
  choice,
  param: paramName,
  value: valueInWords,
  move: moveInWords,
  fact: factInWords,
  refusal: refusalInWords,
  option,
  ending: (reason) => wordsAt(ENDINGS, reason),
}

/** The guard is either mounted or left: which of the two is known beforehand. */
function choice(type: string, params?: Params): string {
  const on = type === 'setProtect' ? lookUp(params, 'on') : undefined
  const [only, other] = on?.kind === 'one' ? on.of : []
  return only !== undefined && other === undefined ? valueInWords(type, 'on', only, String) : wordsAt(CHOICES, type)
}

function option(key: string): OptionWords {
  const words = Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof Config] : { label: key, help: '' }
  const values = lookUp(OPTION_VALUES, key)
  return values === undefined ? words : { ...words, values }
}

/** The words for a key; a key without words speaks for itself. */
function wordsAt(table: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(table, key) ? (table[key] as string) : key
}
