import { type BoxTutorial, type Exercise, inOrder, type Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { CorridorId, NodeId, RoomId } from './data/board.ts'
import type { Uid } from './data/cards.ts'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { COACH, LEARNT, WATCH } from './text/coach.ts'
import type { View } from './view.ts'

/** By this luck the first room has a Vial and a key, and the King comes to the learner's floor in the second night. */
const SEED = 'carcosa, la primera noche: 1089'

const HALL: CorridorId = 'F1_P'
const THRESHOLD: CorridorId = 'F2_P'
const KEY_ROOM: RoomId = 'F1_R2'
const STAIRS: RoomId = 'F1_R4'
const UPSTAIRS: RoomId = 'F2_R4'
/** The first of the house's three Vials that turns up. */
const VIAL: Uid = 70

const END_TURN: Move = { type: 'endTurn' }
const NIGHT: Move = { type: 'kingEndRound' }
const MEDITATE: Move = { type: 'meditate' }
const go = (to: NodeId): Move => ({ type: 'move', to })
const isPeek = ({ type }: Move) => type === 'hallwayPeek' || type === 'hallwaySkip'

/** Four rounds: a key, two encounters with the King, and the way out. */
const EXERCISES: readonly Exercise<View, Move>[] = [
  { id: 'house', about: 'house', text: COACH.house },
  { id: 'soul', about: 'soul', text: COACH.soul },
  { id: 'enter', about: KEY_ROOM, text: COACH.enter, move: go(KEY_ROOM) },
  { id: 'search', about: 'search', text: COACH.search, move: { type: 'search' } },
  { id: 'key', about: 'endTurn', text: COACH.key, move: END_TURN },
  { id: 'night', about: 'night', text: COACH.night, move: NIGHT },
  { id: 'king', about: 'king', text: COACH.king, when: isRound(2) },
  { id: 'corridor', about: HALL, text: COACH.corridor, move: go(HALL) },
  { id: 'peek', about: 'decision', text: COACH.peek, move: { type: 'hallwayPeek', room: 'F1_R3' }, allows: isPeek },
  { id: 'meditate', about: 'meditate', text: COACH.meditate, move: MEDITATE },
  { id: 'rest', about: 'endTurn', text: COACH.rest, move: END_TURN },
  { id: 'secondNight', about: 'night', text: COACH.secondNight, move: NIGHT },
  { id: 'presence', about: 'king', text: COACH.presence, when: isRound(3) },
  { id: 'vial', about: 'useVial', text: COACH.vial, move: { type: 'useVial', uid: VIAL } },
  { id: 'stairs', about: STAIRS, text: COACH.stairs, move: go(STAIRS) },
  { id: 'up', about: UPSTAIRS, text: COACH.up, move: go(UPSTAIRS) },
  { id: 'full', about: 'endTurn', text: COACH.full, move: END_TURN },
  { id: 'thirdNight', about: 'night', text: COACH.thirdNight, move: NIGHT },
  { id: 'threshold', about: THRESHOLD, text: COACH.threshold, move: go(THRESHOLD) },
  { id: 'noPeek', about: 'decision', text: COACH.noPeek, move: { type: 'hallwaySkip' }, allows: isPeek },
  { id: 'wait', about: 'endTurn', text: COACH.wait, move: END_TURN },
  { id: 'lastNight', about: 'night', text: COACH.lastNight, move: NIGHT },
]

/** Two souls, one key: a whole match as short as it can be. */
export const tutorial: BoxTutorial<Config, State, Move, View, Fact> = {
  seed: SEED,
  options: { roleDraw: 'CHOOSE', roles: ['TANK', 'HIGH_ROLLER'], keysToWin: 1, clocks: false },
  others: ['Beto'],
  ...inOrder(EXERCISES),
  play: moveOf,
  watch: WATCH,
  learnt: LEARNT,
}

function isRound(round: number): (view: View) => boolean {
  return (view) => view.round === round
}

/** Beto waits in the Umbral, and meditates there unless the King is on his floor. */
function moveOf({ question, players, king }: Readonly<View>, seat: Seat): Move | undefined {
  const me = players[seat]
  if (question?.step !== 'turn' || me === undefined) return undefined
  const mayRest = me.actionsLeft > 0 && me.sanity < me.sanityMax && me.node === THRESHOLD && king.floor !== 2
  return mayRest ? MEDITATE : END_TURN
}
