import { lookUp, type Move, type PlainChoice } from '@ludoteca/kernel'
import type { MatchStore } from '../../match/match-store.ts'
import { isBare, isForced } from './draft.ts'

/** Choices of one type: mostly one, or the same with other partners, other streets … */
export interface ChoiceGroup {
  readonly type: string
  readonly choices: readonly PlainChoice[]
  /** One press says it all. */
  readonly isBare: boolean
}

/** The choices of a question, those of the same type together, in the order in which the game names them. */
export function groupsOf(choices: readonly PlainChoice[]): readonly ChoiceGroup[] {
  const types = [...new Set(choices.map(({ type }) => type))]
  return types.map((type) => {
    const same = choices.filter((choice) => choice.type === type)
    return { type, choices: same, isBare: same.length === 1 && same.every(isBare) }
  })
}

/** Which of the choices a move belongs to, as far as their forced parameters tell; the first when none fits. */
export function choiceOf(choices: readonly PlainChoice[], move: Move | null): number {
  const given = (move ?? {}) as Readonly<Record<string, unknown>>
  const at = choices.findIndex(({ type, params }) =>
    type === given.type
      ? Object.entries(params).every(
          ([name, d]) => d.kind !== 'one' || d.of.length > 1 || d.of[0] === lookUp(given, name),
        )
      : false,
  )
  return Math.max(0, at)
}

/** What a choice does; where one press says it all, also with what. */
export function actionOf(match: MatchStore, { type, isBare, choices: [choice] }: ChoiceGroup): string {
  const action = match.box.words.choice(type)
  const what = isBare && choice ? forcedIn(match, choice) : ''
  return what === '' ? action : `${action}: ${what}`
}

/** What tells a choice from others of its type. */
export function labelOf(match: MatchStore, choice: PlainChoice): string {
  return forcedIn(match, choice) || match.box.words.choice(choice.type)
}

/** The parameters that leave nothing to choose, in words. */
function forcedIn(match: MatchStore, { type, params }: PlainChoice): string {
  const parts = Object.entries(params).flatMap(([name, domain]) => {
    if (!isForced(domain) || domain.kind === 'record' || domain.kind === 'list' || domain.kind === 'some') return []
    const value = domain.kind === 'one' ? domain.of[0] : domain.kind === 'int' ? domain.min : undefined
    return value === undefined ? [] : match.valueInWords(type, name, value)
  })
  return parts.join(', ')
}
