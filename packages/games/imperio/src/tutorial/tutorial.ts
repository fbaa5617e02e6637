import { type BoxTutorial, LEARNER, type Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { INVITES, LEARNT } from '../text/coach.ts'
import type { View } from '../view.ts'
import { scriptedMove } from './choices.ts'
import { imperioTutorial } from './game.ts'
import { lessonAt } from './lessons.ts'
import { OTHERS } from './script.ts'

/** [9] Two rounds against two neighbours who play by the script. Whoever comes to the end of them is a casero. */
export const tutorial: BoxTutorial<Config, State, Move, View, Fact> = {
  seed: 'imperio, el primer casero',
  game: imperioTutorial,
  options: {},
  others: OTHERS.map(({ name }) => name),
  invites: INVITES,
  isMandatory: true,
  lesson({ view, said }) {
    const { round, phase } = view
    const lesson = lessonAt(round, phase, moveAt(view, LEARNER))
    return lesson && !said.has(lesson.id) ? lesson : undefined
  },
  play: moveAt,
  isDone: ({ view }) => view.phase === 'END',
  learnt: LEARNT,
}

/** What the script has for this seat now; at the end there is nothing more to do. */
function moveAt(view: Pick<View, 'round' | 'phase'>, seat: Seat): Move | undefined {
  switch (view.phase) {
    case 'BID':
      return scriptedMove(view, seat, 'bid')
    case 'ACTION':
      return scriptedMove(view, seat, 'action')
    case 'MOOD':
      return scriptedMove(view, seat, 'mood')
    case 'END':
      return undefined
    default:
      return { type: 'continue' }
  }
}
