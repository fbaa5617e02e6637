import type { Fact } from '@ludoteca/carcosa'
import { autorun } from 'mobx'
import { useEffect, useState } from 'react'
import type { MatchStore } from '../../match/match-store.ts'
import { Drone } from '../../sound/drone.ts'
import { useRoot } from '../../stores/root.ts'
import { Desk } from './desk.ts'
import { moodOf } from './frame/mood.ts'
import { type House, soulOf, viewOf } from './house.ts'
import { soundsOf } from './sound-of.ts'
import { Stage } from './stage.ts'
import { toldAloud } from './telling.ts'

/** From this much fear on one's own heart is heard. */
const HEART_FROM = 0.7
const HEART_MS = { calm: 1250, wild: 800 }

/** The table's own stores, for as long as it shows this match. */
export function useHouseStore(match: MatchStore): House {
  const { settings } = useRoot()
  const [house] = useState<House>(() => ({
    match,
    desk: new Desk(),
    stage: new Stage(match, { reducesMotion: () => settings.reducesMotion }),
  }))
  useStage(house)
  useDread(house)
  return house
}

/** The stage hears what happens; what it shows is heard and told. */
function useStage({ match, stage }: House): void {
  const { sounds, announcer } = useRoot()
  useEffect(() => {
    let told: readonly Fact[] = []
    const say = () => {
      const text = toldAloud(told, (fact) => match.tell(fact))
      told = []
      if (text !== '') announcer.say(text)
    }
    const stops = [
      match.onFacts((facts) => stage.hear(facts as readonly Fact[])),
      stage.onShown((facts) => {
        for (const { sound, loudness } of soundsOf(facts, soulOf(match))) sounds.play(sound, loudness)
        told = [...told, ...facts]
        // What is shown in one go is said in one go.
        queueMicrotask(say)
      }),
    ]
    if (match.kind === 'local' && match.outcome === undefined) stage.catchUp()
    return () => {
      for (const stop of stops) stop()
      stage.close()
    }
  }, [match, stage, sounds, announcer])
}

/** The house hums, and near the end the own heart is heard. Both fall silent with the table, and with the setting. */
function useDread({ match }: House): void {
  const { sounds } = useRoot()
  useEffect(() => {
    const drone = new Drone()
    let heart: ReturnType<typeof setTimeout> | undefined
    const mood = () => (match.view === undefined ? undefined : moodOf(viewOf(match), soulOf(match)))
    const beat = () => {
      const { fear = 0 } = mood() ?? {}
      if (fear >= HEART_FROM && sounds.areOn) sounds.play('heartbeat', fear)
      heart = setTimeout(beat, HEART_MS.calm - (HEART_MS.calm - HEART_MS.wild) * fear)
    }
    const stopHum = autorun(() => {
      const now = mood()
      const isHeard = sounds.areOn && now !== undefined && match.outcome === undefined
      if (isHeard) drone.play(Math.max(now.tension, now.fear))
      else drone.stop()
    })
    beat()
    return () => {
      stopHum()
      drone.stop()
      clearTimeout(heart)
    }
  }, [match, sounds])
}
