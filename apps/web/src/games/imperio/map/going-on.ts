import type { Corridor, EventResult, View } from '@ludoteca/imperio'

/** Works that are not over. */
export function worksNow({ infra, round }: View): readonly Readonly<Corridor>[] {
  return infra.filter(({ untilRound }) => round <= untilRound)
}

/** Properties that somebody is losing to works, while the events of the round are shown. */
export function lostNow({ phase }: View, events: readonly EventResult[] | undefined): readonly string[] {
  if (phase !== 'EVENTS') return []
  return (events ?? []).flatMap(({ effectsApplied }) => effectsApplied.propertyLost ?? [])
}
