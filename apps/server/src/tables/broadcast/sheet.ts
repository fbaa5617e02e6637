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

/** A decision with all its domains, as a sheet holds it. */
type Prompt = Pick<PlainDecision, 'open' | 'choices' | 'fallback'>
/** All that one viewer has before it: its view and its decisions. */
export interface Sheet {
  view: object
  /** Keys of the decisions that stand now, those the match waits for first. */
  asked: string[]
  /** Also holds decisions that no longer stand, so that only the difference travels when they come again. */
  prompts: Record<string, Prompt>
}

/** As whom somebody at this place looks. */
export function viewerAt({ seat }: Place): Viewer {
  return seat ?? 'spectator'
}

type AnyDecision = Decision<object, Move>
/** The decisions of each seat, those first that the match waits for. */
export type DecisionsBySeat = ReadonlyMap<Seat, readonly AnyDecision[]>

/** Groups the decisions by seat, once for all the sheets of one moment. */
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

/** The sheet of this place now. Shares memory with the state: whoever keeps it, copies it. */
export function sheetOf(match: AnyMatch, place: Place, live?: LiveField, bySeat = decisionsBySeat(match)): Sheet {
  const { state } = match.position
  const view = match.game.view(state, viewerAt(place))
  const sheet: Sheet = { view: live?.held(view) ?? view, asked: [], prompts: {} }
  addPrompts(sheet, state, bySeat.get(place.seat ?? CROWD), '')
  if (place.host) addPrompts(sheet, state, bySeat.get(TABLE), 'table:')
  return sheet
}

function addPrompts(sheet: Sheet, state: object, decisions: readonly AnyDecision[] = [], prefix: string): void {
  for (const decision of decisions) {
    const { open, choices, fallback } = describe(state, decision)
    const key = freeKey(sheet.prompts, prefix + decision.prompt)
    sheet.asked.push(key)
    sheet.prompts[key] = { open, choices, fallback }
  }
}

/** A seat may have two decisions with the same prompt. */
function freeKey(prompts: Readonly<Record<string, Prompt>>, key: string): string {
  let free = key
  for (let n = 2; Object.hasOwn(prompts, free); n++) free = `${key}#${n}`
  return free
}
