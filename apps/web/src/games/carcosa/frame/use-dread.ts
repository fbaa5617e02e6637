import { autorun } from 'mobx'
import { useEffect } from 'react'
import type { MatchStore } from '../../../match/match-store.ts'
import { Drone } from '../../../sound/drone.ts'
import { useRoot } from '../../../stores/root.ts'
import { soulOf, viewOf } from '../kit.ts'
import { moodOf } from './mood.ts'

/** From this much fear on one's own heart is heard. */
const HEART_FROM = 0.7
const HEART_MS = { calm: 1250, wild: 800 }

/** The house hums, and near the end the own heart is heard. Both fall silent with the table, and with the setting. */
export function useDread(match: MatchStore): void {
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
