import { lookUp, type Words } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { ENDINGS } from './endings.ts'
import { factInWords } from './facts.ts'
import { CHOICES, PARAMS, PROMPTS } from './labels.ts'
import { moveInWords } from './moves.ts'
import { OPTIONS } from './options.ts'
import { refusalInWords } from './refusals.ts'
import { valueInWords } from './values.ts'

/** Ludomercatus speaks English, with the Latin of its market. */
export const en: Words<Move, Fact> = {
  title: 'Ludomercatus',
  tagline: 'Buy, build and bargain in a Roman market until the others are bankrupt.',
  prompt: (prompt) => wordsAt(PROMPTS, prompt),
  choice: (type) => wordsAt(CHOICES, type),
  param: (_type, name) => wordsAt(PARAMS, name),
  value: valueInWords,
  move: moveInWords,
  fact: factInWords,
  refusal: refusalInWords,
  option: (key) => lookUp(OPTIONS, key) ?? { label: key, help: '' },
  ending: (reason) => wordsAt(ENDINGS, reason),
}

/** The words for a key; a key without words speaks for itself. */
function wordsAt(table: Readonly<Record<string, string>>, key: string): string {
  return lookUp(table, key) ?? key
}
