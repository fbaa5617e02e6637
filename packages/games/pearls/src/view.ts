import type { Chance, Viewer } from '@ludoteca/kernel'
import { type BidsFrame, copy, type State } from './state.ts'

export interface View {
  /** My cards; none for somebody who only watches. */
  readonly hand: readonly number[]
  readonly pearls: readonly number[]
  readonly cardsLeft: readonly (readonly number[])[]
  readonly pearlsInTheSea: number
  readonly worth: number | null
  readonly bidIn: readonly boolean[]
  readonly myBid: number | null
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  const bidding = biddingIn(s)
  const sealed = bidding?.sealed ?? []
  const me = viewer === 'spectator' ? undefined : viewer
  return {
    hand: me === undefined ? [] : (s.divers[me]?.hand ?? []),
    pearls: s.divers.map(({ pearls }) => pearls),
    cardsLeft: s.divers.map(({ hand }) => hand),
    pearlsInTheSea: s.sea.length,
    worth: bidding?.worth ?? null,
    bidIn: s.divers.map((_, seat) => (sealed[seat] ?? null) !== null),
    myBid: me === undefined ? null : (sealed[me] ?? null),
  }
}

/** The order of the sea and the others' sealed bids might be any other. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  chance.shuffle('sea', other.sea)
  const bidding = biddingIn(other)
  if (bidding === undefined) return other
  for (const [seat, { hand }] of other.divers.entries()) {
    if (seat !== viewer && bidding.sealed[seat] !== null) bidding.sealed[seat] = chance.pick('bids', hand)
  }
  return other
}

function biddingIn(s: Readonly<State>): BidsFrame | undefined {
  const frame = s.agenda.at(-1)
  return frame?.step === 'bids' ? frame : undefined
}
