import type { Domain, Json } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import type { Keys } from '../choice-keys.ts'
import type { Draft, Problems } from '../draft.ts'
import { genericWords } from '../words.ts'

/** What all fields of one form share. */
export interface FormContext {
  readonly match: MatchStore
  /** The type of the move that is put together. */
  readonly type: string
  /** Shown once somebody has tried to send. */
  readonly problems: Problems
  /** The field whose values number keys pick, if there is one. */
  readonly keyed?: KeyedValues | undefined
  /** Whether a coach leaves this value out for now: it is shown so, and refused with the coach's words. */
  isNotNow?(name: string, value: Json): boolean
}

/** Which field it is, and the key of each of its values. */
export interface KeyedValues {
  readonly path: string
  readonly keys: Keys
}

/** One parameter, or a part of one. */
export interface MoveFieldProps<D extends Domain = Domain> {
  readonly name: string
  readonly path: string
  /** What it is called, where the parameter's own name will not do. */
  readonly label: string
  readonly domain: D
  readonly draft: Draft
  onChange(draft: Draft): void
}

export const FormPlace = createContext<FormContext | undefined>(undefined)

/** The form a field stands in. */
export function useForm(): FormContext {
  const form = useContext(FormPlace)
  if (form === undefined) throw new Error('a field outside a form')
  return form
}

/** The keys of the values of a field; none where they are for something else. */
export function useKeys(path: string): Keys {
  const { keyed } = useForm()
  return keyed?.path === path ? keyed.keys : []
}

/** What is wrong with a field, in words. */
export function useProblem(path: string): string | undefined {
  const { problems } = useForm()
  const words = useWords(genericWords)
  const problem = problems.get(path)
  return problem && words.problems[problem.why](problem)
}

/** The language of the shell, for hints within a form that speaks the game's. */
export function useShellLang(): string {
  return useRoot().settings.locale
}
