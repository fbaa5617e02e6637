import type { Fact } from '@ludoteca/aufbau'
import { useEffect, useState } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { Desk } from './desk.ts'
import { type Estate, seatOf } from './estate.ts'
import { soundsOf } from './sound-of.ts'

/** The table's own stores, for as long as it shows this match. */
export function useEstateStore(match: MatchStore): Estate {
  const { sounds } = useRoot()
  const [estate] = useState<Estate>(() => ({ match, desk: new Desk() }))
  const { desk } = estate
  useEffect(
    () =>
      match.onFacts((all) => {
        const facts = all as readonly Fact[]
        const me = seatOf(match)
        const done = facts.find((fact) => isOutcome(fact, me))
        if (done && desk.composing !== undefined) desk.tell(done)
        for (const { sound, loudness } of soundsOf(facts, me)) sounds.play(sound, loudness)
      }),
    [match, desk, sounds],
  )
  return estate
}

/** Whether this is what came of one's own action. What the next phase does is no part of it. */
function isOutcome(fact: Fact, me: number | undefined): boolean {
  return 'paid' in fact && fact.seat === me
}
