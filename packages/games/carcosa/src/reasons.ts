import type { Seat } from '@ludoteca/kernel'
import { type AnyActionRule, whyNot } from './actions/action.ts'
import { ACTIONS } from './actions/index.ts'
import type { Uid } from './data/cards.ts'
import { SPECIAL_ROOMS_POOL, type SpecialId } from './data/special-rooms.ts'
import type { Action } from './moves.ts'
import type { RefusalCode } from './refusals.ts'
import type { Deck, Player, State } from './state.ts'
import type { DeckView, View } from './view.ts'

/** [12.2] Why this soul could not do that in its turn, for tables, which see no state; nothing when it could. */
export function whyNotSeen(view: View, seat: Seat, type: Action['type']): RefusalCode | undefined {
  return whyNot(ruleOf(type), stateBehind(view), seat)
}

/** [6.1] How many actions that would spend now. */
export function actionsSpent({ players }: Pick<View, 'players'>, seat: Seat, type: Action['type']): number {
  const rule = ruleOf(type)
  return rule.cost === 'PAID' && !rule.isGratis?.(players[seat] as Player) ? 1 : 0
}

function ruleOf(type: Action['type']): AnyActionRule {
  return ACTIONS[type] as unknown as AnyActionRule
}

/** A state that looks like this, as far as actions ask: how many cards lie somewhere, never which. */
function stateBehind(view: View): Readonly<State> {
  const boxes: Deck[] = []
  for (const room of view.rooms) boxes[room.box] = deckOf(room)
  const unknown = SPECIAL_ROOMS_POOL[0] as SpecialId
  const seen = {
    ...view,
    boxAt: view.rooms.map(({ box }) => box),
    boxes,
    motemey: deckOf(view.motemey),
    specials: view.specials.map((special) => ({ ...special, kind: special.kind ?? unknown })),
    supplyCount: 0,
    reveals: 0,
    lastMinus5Source: null,
    agenda: [],
  }
  return seen as unknown as State
}

function deckOf({ size }: DeckView): Deck {
  return { cards: new Array<Uid>(size).fill(0), known: new Array<number>(size).fill(0) }
}
