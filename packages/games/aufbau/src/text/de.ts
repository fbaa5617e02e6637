import { lookUp, type OptionWords, type Words } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { alternatives } from './alternatives.ts'
import { ENDINGS } from './endings.ts'
import { factInWords } from './facts.ts'
import { wordsAt } from './grammar.ts'
import { CHOICES, PROMPTS, paramName } from './labels.ts'
import { moveInWords } from './moves.ts'
import { OPTION_VALUES, OPTIONS } from './options.ts'
import { outlookInWords } from './outlook.ts'
import { refusalInWords } from './refusals.ts'
import { valueInWords } from './values.ts'

/** Aufbau speaks German: the dry, slightly amused tone of a steward who keeps the books of a house. */
export const de: Words<Move, Fact, View> = {
  title: 'Aufbau',
  tagline: 'Mach aus einem Gutshof ein großes Haus: mit Domänen, Ämtern, Märkten und Ränken, in zwanzig Runden.',
  prompt: (prompt) => wordsAt(PROMPTS, prompt),
  choice: (type) => wordsAt(CHOICES, type),
  param: paramName,
  value: valueInWords,
  alternatives,
  outlook: outlookInWords,
  move: moveInWords,
  fact: factInWords,
  refusal: refusalInWords,
  option,
  ending: (reason) => wordsAt(ENDINGS, reason),
}

function option(key: string): OptionWords {
  const words = Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof Config] : { label: key, help: '' }
  const values = lookUp(OPTION_VALUES, key)
  return values === undefined ? words : { ...words, values }
}
