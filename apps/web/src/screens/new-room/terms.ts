import { type Box, configure, defaultOf, isRefusal, type Json, type Refusal, same } from '@ludoteca/kernel'
import { entriesOf, type Options } from '../../components/options-form.tsx'

/** What is to be played, and by how many. Options that are not named are as the game proposes. */
export interface TermsValue {
  readonly game: string
  readonly seats: number
  readonly options: Options
}

/** Why these terms will not do; the server would say the same. */
export function objectionTo(box: Box, { options, seats }: TermsValue): Refusal | undefined {
  const result = configure(box.game, options, seats)
  return isRefusal(result) ? result : undefined
}

/** Of complete options those that differ from what the game proposes. */
export function changedOptions(box: Box, complete: Readonly<Record<string, unknown>>): Options {
  const changed: Record<string, Json> = {}
  for (const [key, spec] of entriesOf(box.game.options)) {
    if (key in complete && !same(complete[key], defaultOf(spec, complete))) changed[key] = complete[key] as Json
  }
  return changed
}
