import type { Seat } from '@ludoteca/kernel'
import {
  type Bundle,
  charges,
  type DeckId,
  GROUPS,
  type Group,
  groupOwner,
  type Offer,
  type View,
} from '@ludoteca/ludomercatus'
import { rangeOf, type SeatChoice, valuesOf } from '../../../kit/choices.ts'

/** An offer that is being put together. */
export interface Draft {
  readonly to: Seat
  readonly give: Bundle
  readonly get: Bundle
  readonly lift: readonly number[]
}

/** What one side can put on the table, as the choice says. */
export interface Purse {
  readonly cashMax: number
  readonly spaces: readonly number[]
  readonly jailCards: readonly DeckId[]
}

const NOTHING: Bundle = { cash: 0, spaces: [], jailCards: [] }

export const emptyDraft = (to: Seat): Draft => ({ to, give: NOTHING, get: NOTHING, lift: [] })

/** The other side of an offer, to begin a counter-offer with. */
export function mirrored(from: Seat, { give, get }: Pick<Offer, 'give' | 'get'>): Draft {
  return { to: from, give: get, get: give, lift: [] }
}

export function purseOf({ params }: SeatChoice, side: 'give' | 'get'): Purse {
  const domain = params[side]
  const fields = domain?.kind === 'record' ? domain.fields : {}
  return {
    cashMax: rangeOf(fields.cash)?.max ?? 0,
    spaces: valuesOf<number>(fields.spaces),
    jailCards: valuesOf<DeckId>(fields.jailCards),
  }
}

/** Puts a thing on the table, or takes it back. */
export function toggled<T>(things: readonly T[], thing: T): readonly T[] {
  return things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing]
}

/** The draft with another side; what is not received any more cannot be lifted either. */
export function withSide(draft: Draft, side: 'give' | 'get', bundle: Bundle): Draft {
  const next = { ...draft, [side]: bundle }
  return { ...next, lift: next.lift.filter((space) => next.get.spaces.includes(space)) }
}

/** What a deal does to one side. */
export interface Effect {
  readonly cashAfter: number
  readonly charges: number
  /** Groups that this side would hold whole, or would not any more. */
  readonly completes: readonly Group[]
  readonly breaks: readonly Group[]
}

/** What the deal would mean for both sides. */
export function effectsOf(view: View, me: Seat, draft: Draft): { readonly mine: Effect; readonly theirs: Effect } {
  const after = afterDeal(view, me, draft)
  return {
    mine: effectOn(view, after, me, draft.give, draft.get, draft.lift),
    theirs: effectOn(view, after, draft.to, draft.get, draft.give, []),
  }
}

type Deeds = Pick<View, 'deeds'>

function effectOn(view: View, after: Deeds, seat: Seat, given: Bundle, got: Bundle, lift: readonly number[]): Effect {
  const due = charges(view, got, lift)
  const before = wholeOf(view, seat)
  const then = wholeOf(after, seat)
  return {
    cashAfter: (view.players[seat]?.cash ?? 0) - given.cash + got.cash - due,
    charges: due,
    completes: then.filter((group) => !before.includes(group)),
    breaks: before.filter((group) => !then.includes(group)),
  }
}

function wholeOf(at: Deeds, seat: Seat): readonly Group[] {
  return GROUPS.filter((group) => groupOwner(at, group) === seat)
}

function afterDeal({ deeds }: View, me: Seat, { to, give, get }: Draft): Deeds {
  const ownerOf = (space: number, owner: Seat | null) =>
    give.spaces.includes(space) ? to : get.spaces.includes(space) ? me : owner
  return { deeds: deeds.map((deed, space) => deed && { ...deed, owner: ownerOf(space, deed.owner) }) }
}
