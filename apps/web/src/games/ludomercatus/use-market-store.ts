import type { Fact, View } from '@ludoteca/ludomercatus'
import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { useRoot } from '../../stores/root.ts'
import { Desk } from './desk.ts'
import { type Market, viewOf } from './market.ts'
import { soundOf } from './sound-of.ts'
import { Stage } from './stage.ts'

/** Narrower screens begin with the near look. */
const NARROW = '(max-width: 40rem)'
/** How long the board waits for facts that explain a new picture, before it simply shows it. */
const PATIENCE_MS = 40

/** The table's own stores, for as long as it shows this match. */
export function useMarketStore(match: MatchStore): Market {
  const { settings, sounds } = useRoot()
  const [market] = useState<Market>(() => {
    const desk = new Desk()
    desk.setNear(matchMedia(NARROW).matches)
    const stage = new Stage({ isStill: () => settings.reducesMotion })
    if (match.view) stage.settle(viewOf(match))
    return { match, desk, stage }
  })
  const { stage, desk } = market
  useEffect(() => {
    const deaf = match.onFacts((facts) => {
      stage.perform(facts as readonly Fact[])
      desk.gazeAt(undefined)
      const sound = soundOf(facts as readonly Fact[])
      if (sound) sounds.play(sound)
    })
    const blind = reaction(
      () => match.view,
      (view) => view && stage.settle(view as View),
      { delay: PATIENCE_MS },
    )
    return () => {
      deaf()
      blind()
    }
  }, [match, stage, desk, sounds])
  return market
}
