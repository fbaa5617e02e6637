import {
  type Ask,
  type Chance,
  isFields,
  lookUp,
  type Move,
  misshapen,
  outside,
  type PlainDecision,
  type Refusal,
  refuse,
  type Seat,
  TABLE,
} from '@ludoteca/kernel'
import { decisionOfKey, type ViewerState } from '@ludoteca/protocol'

/** The decisions in a state of a viewer, as the kernel describes them. The host also has some of the table's. */
export function decisionsOf<M extends Move = Move>(state: ViewerState, seat: Seat): PlainDecision<M>[] {
  const decisions: PlainDecision<M>[] = []
  for (const key of state.current) {
    const decision = lookUp(state.decisions, key)
    if (!decision) continue
    const { prompt, ofTable } = decisionOfKey(key)
    const { open, choices, fallback } = decision
    decisions.push({
      seat: ofTable ? TABLE : seat,
      prompt,
      open,
      choices,
      fallback: fallback as M | null,
      clockMs: null,
    })
  }
  return decisions
}

/** Why the domains of these decisions refuse a move; undefined when they permit it. */
export function refusalByDomains(decisions: readonly PlainDecision[], move: unknown): Refusal | undefined {
  if (!isFields(move) || typeof move.type !== 'string') return refuse('E_FORMAT', { param: 'type' })
  let refusal: Refusal | undefined
  for (const { choices } of decisions) {
    for (const { type, params } of choices) {
      if (type !== move.type) continue
      const bad = misshapen(params, move, 'type')
      const wrong = bad ?? outside(params, move, 'type')
      if (wrong === undefined) return undefined
      const isInDomain = bad === undefined && Object.hasOwn(params, wrong)
      refusal ??= refuse(isInDomain ? 'E_RANGE' : 'E_FORMAT', { param: wrong })
    }
  }
  return refusal ?? refuse(decisions.length > 0 ? 'E_PHASE' : 'E_SEAT', { move: move.type })
}

/** The decisions of one seat in a viewer’s state, as a bot gets them. */
export class RemoteAsk<V, M extends Move> implements Ask<V, M> {
  readonly seat: Seat
  readonly view: V
  readonly decisions: readonly PlainDecision<M>[]
  readonly chance: Chance

  constructor(state: ViewerState, seat: Seat, chance: Chance) {
    this.seat = seat
    this.view = state.view as V
    this.decisions = decisionsOf<M>(state, seat).filter((decision) => decision.seat === seat)
    this.chance = chance
  }

  /** Checks the domains alone: what the rules check beyond them, only the server knows. */
  refusalOf(move: M): Refusal | undefined {
    return refusalByDomains(this.decisions, move)
  }
}
