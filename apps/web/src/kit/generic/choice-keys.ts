import type { Json, OneDomain, PlainChoice, SomeDomain } from '@ludoteca/kernel'
import type { MatchStore } from '../../match/match-store.ts'
import type { OpenDecision } from '../../match/shown.ts'
import { groupsOf } from './choice-groups.ts'
import { isForced } from './draft.ts'

/** The number key of each thing that can be picked; nothing for those that have none. */
export type Keys = readonly (number | undefined)[]

export const KEY_MAX = 9
/** More than so many become a list to open: there keys are for typing. */
export const IN_SIGHT_MAX = 12

/** Keys one after the other. */
export function keysFrom(firstKey: number | undefined, count: number): Keys {
  return Array.from({ length: count }, (_, i) =>
    firstKey === undefined || firstKey + i > KEY_MAX ? undefined : firstKey + i,
  )
}

/** The field of a form whose values number keys pick: the first one that is there to be picked from. */
export interface KeyedField {
  readonly name: string
  readonly domain: OneDomain | SomeDomain
}

/** Only if the form is all there is of a decision: otherwise the keys are for the buttons above it. */
export function keyedField(choices: readonly PlainChoice[]): KeyedField | undefined {
  const [choice, ...others] = choices
  if (choice === undefined || others.length > 0) return undefined
  const [first] = Object.entries(choice.params).filter(([, domain]) => !isForced(domain))
  if (first === undefined) return undefined
  const [name, domain] = first
  if (domain.kind !== 'one' && domain.kind !== 'some') return undefined
  return domain.of.length > IN_SIGHT_MAX ? undefined : { name, domain }
}

/**
 * The keys of the values of a field. Values that are numbers and say so keep their own, so that card 4 is picked with 4
 * wherever it stands; but only where no other question has keys before.
 */
export function valueKeys(labels: readonly string[], values: readonly Json[], firstKey: number): Keys {
  const isSpeaking = values.every((value, i) => typeof value === 'number' && says(labels[i] as string, value))
  if (firstKey !== 1 || !isSpeaking) return keysFrom(firstKey, values.length)
  return values.map((value) => (Number(value) >= 1 && Number(value) <= KEY_MAX ? Number(value) : undefined))
}

/** The keys of the values of a field, by what the game calls them. */
export function keysOfField(match: MatchStore, type: string, { name, domain }: KeyedField, firstKey: number): Keys {
  const labels = domain.of.map((value) => match.valueInWords(type, name, value))
  return valueKeys(labels, domain.of, firstKey)
}

function says(label: string, value: number): boolean {
  return label.split(/\D+/).includes(String(value))
}

/** The keys that a decision shows. */
export function keysOf(match: MatchStore, decision: OpenDecision, firstKey: number): Keys {
  const groups = groupsOf(match.box.words, decision.choices)
  const [group] = groups
  // A form that is all there is to a question lies open from the start; anything else is chosen by buttons.
  const isFormAlone = !decision.open && groups.length === 1 && group?.isBare === false
  if (!isFormAlone) return keysFrom(firstKey, groups.length)
  const field = keyedField(group.choices)
  return field ? keysOfField(match, group.type, field, firstKey) : []
}
