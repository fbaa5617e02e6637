import {
  CROWD,
  type Decision,
  describe,
  type Move,
  type PlainDecision,
  type Seat,
  TABLE,
  type Viewer,
} from '@ludoteca/kernel'
import type { AnyMatch, Place } from '../ports.ts'
import type { LiveField } from './live-field.ts'

/** A decision with all its domains, as a viewer is sent it. */
type SentDecision = Pick<PlainDecision, 'open' | 'choices' | 'fallback'>
/** What one viewer is sent of a match: its view and its decisions. */
export interface ViewerState {
  view: object
  /** Keys of the decisions that stand now, those the match waits for first. */
  current: string[]
  /** Also holds decisions that no longer stand, so that only the difference travels when they come again. */
  decisions: Record<string, SentDecision>
}

/** The viewer at this place. */
export function viewerAt({ seat }: Place): Viewer {
  return seat ?? 'spectator'
}

type AnyDecision = Decision<object, Move>
/** The decisions of each seat, those first that the match waits for. */
export type DecisionsBySeat = ReadonlyMap<Seat, readonly AnyDecision[]>

/** Groups the decisions by seat, once for all viewers. */
export function decisionsBySeat({ position }: AnyMatch): DecisionsBySeat {
  const bySeat = new Map<Seat, AnyDecision[]>()
  for (const isOpen of [false, true]) {
    for (const decision of position.decisions) {
      if ((decision.open === true) !== isOpen || decision.byClock) continue
      const others = bySeat.get(decision.seat)
      if (others) others.push(decision)
      else bySeat.set(decision.seat, [decision])
    }
  }
  return bySeat
}

/** The view and the decisions of this place. Shares memory with the rules' state: copy it to keep it. */
export function viewerStateOf(
  match: AnyMatch,
  place: Place,
  live?: LiveField,
  bySeat = decisionsBySeat(match),
): ViewerState {
  const { state } = match.position
  const view = match.game.view(state, viewerAt(place))
  const shown: ViewerState = { view: live?.held(view) ?? view, current: [], decisions: {} }
  addDecisions(shown, state, bySeat.get(place.seat ?? CROWD), '')
  if (place.host) addDecisions(shown, state, bySeat.get(TABLE), 'table:')
  return shown
}

function addDecisions(shown: ViewerState, state: object, decisions: readonly AnyDecision[] = [], prefix: string): void {
  for (const decision of decisions) {
    const { open, choices, fallback } = describe(state, decision)
    const key = freeKey(shown.decisions, prefix + decision.prompt)
    shown.current.push(key)
    shown.decisions[key] = { open, choices, fallback }
  }
}

/** A key that is not taken yet: a seat may have two decisions with the same prompt. */
function freeKey(taken: Readonly<Record<string, SentDecision>>, key: string): string {
  let free = key
  for (let n = 2; Object.hasOwn(taken, free); n++) free = `${key}#${n}`
  return free
}
