import type { Fact } from '@ludoteca/kernel'
import { useEffect } from 'react'
import type { MatchStore } from '../match/match-store.ts'
import type { Announcer } from '../stores/announcer.ts'
import { useRoot } from '../stores/root.ts'

type Told = Pick<MatchStore, 'onFacts' | 'tell' | 'device'>

/** Announces facts to screen readers, in the game's words, for tables that do not do that themselves. */
export function useAnnounceFacts(match: MatchStore, isOn: boolean): void {
  const { announcer } = useRoot()
  useEffect(() => (isOn ? announceFacts(match, announcer) : undefined), [match, announcer, isOn])
}

/**
 * Says what people have seen. What they see in one go is said in one go, since a text takes the place of the one before;
 * what somebody saw is not said to whoever takes the device from them. Returns a function that unsubscribes.
 */
export function announceFacts(match: Told, announcer: Announcer): () => void {
  let told: readonly Fact[] = []
  const say = () => {
    const text = told.map((fact) => match.tell(fact)).join(' ')
    told = []
    if (match.device?.handOver === undefined) announcer.say(text)
  }
  return match.onFacts((facts) => {
    if (told.length === 0) queueMicrotask(say)
    told = [...told, ...facts]
  })
}
