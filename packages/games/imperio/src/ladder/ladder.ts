import type { Ladder } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { TEAMS } from '../data/teams.ts'
import { ownerAt, seatOf } from '../owners.ts'
import { isTutorial } from '../rules/mode.ts'
import { rankLines } from '../rules/ranking.ts'
import type { State } from '../state.ts'

/** Lima has no summer time. */
const LIMA_MINUTES = -5 * 60

/** [12.6] The Dynasty Ladder. */
export const ladder: Ladder<Config, State> = {
  seasons: {
    name: 'Ladder de Dinastías',
    utcOffsetMinutes: LIMA_MINUTES,
    clock: 'hora de Lima',
    // [decision 201]
    personsMin: 3,
    awayPctMax: 20,
    // [decision 203]
    bestMatches: 10,
    bestPlayers: 10,
    // [decision 204]
    titles: ['Reyes de la Semana', 'Escoltas', 'Podio'],
    kept: 52,
    meetingsMax: 3,
    teams: {
      one: 'Dinastía',
      many: 'Dinastías',
      belonging: 'team',
      // [1.7.6] Pages that everybody may read show the parody alone.
      names: TEAMS.map(({ id, PARODY }) => ({ id, name: PARODY })),
    },
    places(s) {
      if (isTutorial(s)) return undefined
      const lines = rankLines(s)
      return s.owners.map((_, seat) => {
        const line = lines.find(({ ownerId }) => seatOf(ownerId) === seat)
        return { rank: line?.rank ?? s.owners.length, points: line?.ladderPoints ?? 0, team: ownerAt(s, seat).team }
      })
    },
  },
}
