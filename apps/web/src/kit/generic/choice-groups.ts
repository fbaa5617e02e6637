import type { Json, PlainChoice, Words } from '@ludoteca/kernel'
import type { MatchStore } from '../../match/match-store.ts'
import { isBare, isForced } from './draft.ts'

/** Choices of one type that the game calls the same: mostly one, or the same with other partners, other streets … */
export interface ChoiceGroup {
  /** The key of the group within its decision. */
  readonly key: string
  readonly type: string
  /** What it does, in the game's words. */
  readonly action: string
  readonly choices: readonly PlainChoice[]
  /** It has no parameters to fill in. */
  readonly isBare: boolean
}

/** The choices of a decision, grouped by their words, in the order of the game. */
export function groupsOf(words: Words, choices: readonly PlainChoice[]): readonly ChoiceGroup[] {
  const named = choices.map((choice) => ({ choice, action: words.choice(choice.type, choice.params) }))
  const keys = [...new Set(named.map(({ choice, action }) => `${choice.type} ${action}`))]
  return keys.map((key) => {
    const same = named.filter(({ choice, action }) => `${choice.type} ${action}` === key)
    const { choice, action } = same[0] as (typeof named)[number]
    return {
      key,
      type: choice.type,
      action,
      choices: same.map((each) => each.choice),
      isBare: same.length === 1 && isBare(choice),
    }
  })
}

/** What a choice does; where one press says it all, also with what. */
export function actionOf(match: MatchStore, { action, isBare, choices: [choice] }: ChoiceGroup): string {
  const what = isBare && choice ? forcedIn(match, choice) : ''
  return what === '' ? action : `${action}: ${what}`
}

/** What tells each choice of a group from the others; those that nothing tells apart are counted. */
export function labelsOf(match: MatchStore, { action, choices }: ChoiceGroup): readonly string[] {
  const labels = choices.map((choice) => forcedIn(match, choice) || action)
  return labels.map((label, i) => {
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label)
    return isAlone ? label : `${label} (${labels.slice(0, i + 1).filter((other) => other === label).length})`
  })
}

/** The parameters that leave nothing to choose, in words. */
function forcedIn(match: MatchStore, { type, params }: PlainChoice): string {
  const parts = Object.entries(params).flatMap(([name, domain]) => {
    if (!isForced(domain) || domain.kind === 'record' || domain.kind === 'list' || domain.kind === 'some') return []
    const value = domain.kind === 'one' ? domain.of[0] : domain.kind === 'int' ? domain.min : undefined
    return value === undefined || !isTelling(value) ? [] : match.valueInWords(type, name, value)
  })
  return parts.join(', ')
}

/** Nothing, none of it, and a bare yes or no, say nothing without their question. */
function isTelling(value: Json): boolean {
  return typeof value !== 'boolean' && value !== null && value !== 0
}
