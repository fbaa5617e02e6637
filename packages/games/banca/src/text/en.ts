import { lookUp, type Words } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { ending, fact } from './en/facts.ts'
import { choice, move, param, prompt, value } from './en/moves.ts'
import { options } from './en/options.ts'
import { refusal } from './en/refusals.ts'

export const en: Words<Move, Fact> = {
  title: 'Banca',
  tagline: 'Everybody fills the bank; whoever multiplies best empties it, and whoever leaves in time keeps it.',
  prompt,
  choice,
  param,
  value,
  move,
  fact,
  refusal,
  option: (key) => lookUp(options, key) ?? { label: key, help: '' },
  ending,
}
