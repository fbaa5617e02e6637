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
import type { AnyMatch, Place } from './ports.ts'

/** A question with all its domains, as a sheet holds it. */
type Prompt = Pick<PlainDecision, 'open' | 'choices' | 'fallback'>
/** All that one viewer has before it. */
export interface Sheet {
  view: object
  /** Keys of the questions put now, those the match waits for first. */
  asked: string[]
  /** Also holds questions no longer put, so that only the difference travels when they are put again. */
  prompts: Record<string, Prompt>
}

/** As whom somebody at this place looks. */
export function viewerAt({ seat }: Place): Viewer {
  return seat ?? 'spectator'
}

/** The sheet of this place now. Shares memory with the state: whoever keeps it, copies it. */
export function sheetOf(match: AnyMatch, place: Place): Sheet {
  const sheet: Sheet = { view: match.game.view(match.position.state, viewerAt(place)), asked: [], prompts: {} }
  const { state, decisions } = match.position
  addPrompts(sheet, state, decisions, place.seat ?? CROWD, '')
  if (place.host) addPrompts(sheet, state, decisions, TABLE, 'table:')
  return sheet
}

function addPrompts(
  sheet: Sheet,
  state: object,
  decisions: readonly Decision<object, Move>[],
  seat: Seat,
  prefix: string,
): void {
  for (const open of [false, true]) {
    for (const decision of decisions) {
      if (decision.seat !== seat || (decision.open === true) !== open) continue
      const { choices, fallback } = describe(state, decision)
      const key = freeKey(sheet.prompts, prefix + decision.prompt)
      sheet.asked.push(key)
      sheet.prompts[key] = { open, choices, fallback }
    }
  }
}

/** A seat may be asked the same thing twice at once. */
function freeKey(prompts: Readonly<Record<string, Prompt>>, key: string): string {
  let free = key
  for (let n = 2; Object.hasOwn(prompts, free); n++) free = `${key}#${n}`
  return free
}
