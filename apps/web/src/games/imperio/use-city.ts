import type { Fact } from '@ludoteca/imperio'
import { autorun, reaction } from 'mobx'
import { useEffect, useState } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { CALLS_LANG, callOf } from './calls.ts'
import { type City, seatOf, viewOf } from './city.ts'
import { Desk } from './desk.ts'
import { isWorthTelling } from './end/earners.ts'
import { soundsOf } from './sound-of.ts'
import { Stage } from './stage.ts'

/** The table's own stores, for as long as it shows this match. */
export function useCityStore(match: MatchStore): City {
  const { sounds, voice } = useRoot()
  const [city] = useState<City>(() => ({ match, desk: new Desk(), stage: new Stage(match) }))
  const { stage } = city
  useEffect(() => {
    const stops = [
      match.onFacts((all) => {
        const facts = (all as readonly Fact[]).filter((fact) => isWorthTelling(match, fact))
        stage.hear(facts)
        for (const { sound, loudness } of soundsOf(facts, seatOf(match))) sounds.play(sound, loudness)
        const call = callOf(facts, seatOf(match))
        if (call !== undefined) voice.say(call, CALLS_LANG)
      }),
      reaction(
        () => purseOf(match),
        (now, before) => {
          if (now.me !== before.me || now.cash === undefined || before.cash === undefined) return
          if (now.cash !== before.cash) sounds.play(now.cash > before.cash ? 'cashGain' : 'cashLoss')
        },
        { equals: (a, b) => a.me === b.me && a.cash === b.cash },
      ),
      autorun(() => {
        if (match.view !== undefined) stage.note(viewOf(match))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [match, stage, sounds, voice])
  return city
}

/** The cash of whoever looks on; on one device that may be somebody else the next moment. */
function purseOf(match: MatchStore) {
  const me = seatOf(match)
  const cash = me === undefined || match.view === undefined ? undefined : viewOf(match).owners[me]?.cash
  return { me, cash }
}
