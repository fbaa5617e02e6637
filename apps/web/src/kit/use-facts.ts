import type { Fact } from '@ludoteca/kernel'
import { useEffect, useRef } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import { useRoot } from '../stores/root.ts'

/** Calls the handler with what happens, as it becomes known and in order: for animation and sound. */
function useFacts(match: MatchStore, handler: (facts: readonly Fact[]) => unknown): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => match.onFacts((facts) => latest.current(facts)), [match])
}

/** Tells screen readers what happens, in the game's words. The frame of a match does, for tables that do not. */
export function useAnnounceFacts(match: MatchStore, isOn: boolean): void {
  const { announcer } = useRoot()
  useFacts(match, (facts) => isOn && announcer.say(facts.map((fact) => match.tell(fact)).join(' ')))
}
