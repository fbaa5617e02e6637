import type { Domain } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'
import { useRoot } from '../../../stores/root.ts'
import { useWords } from '../../../words/in-locales.ts'
import type { Draft, Problems } from '../draft.ts'
import { genericWords } from '../words.ts'

/** What all fields of one form share. */
export interface FormContext {
  readonly match: MatchStore
  /** The type of the move that is put together. */
  readonly type: string
  /** Shown once somebody has tried to send. */
  readonly problems: Problems
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
