import { holdingName, type Player } from '@ludoteca/aufbau'
import { bookWords as words } from './words.ts'

/** How workshops and storages will fare: those that stand still and why, or that all of them run. */
export interface WorksAhead {
  readonly text: string
  readonly isTrouble: boolean
}

/** `idle` are those that nobody could pay for; what is damaged is not even tried. */
export function worksAhead({ workshops, storages }: Player, idle: readonly string[]): WorksAhead {
  const works = [...workshops, ...storages]
  const damaged = works.filter(({ damage }) => damage !== null).map(({ id }) => id)
  const trouble = [
    ...(idle.length === 0 ? [] : [words.idle(idle.map(holdingName).join(', '))]),
    ...(damaged.length === 0 ? [] : [words.damaged(damaged.map(holdingName).join(', '))]),
  ]
  if (trouble.length > 0) return { text: trouble.join(' '), isTrouble: true }
  return { text: works.length === 0 ? words.noWorks : words.allRun, isTrouble: false }
}
