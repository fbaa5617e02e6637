import {
  type Chance,
  type Choice,
  type Decision,
  type Game,
  type Io,
  int,
  next,
  type Outcome,
  one,
  playSteps,
  type Seat,
  type Step,
  type Viewer,
} from '@ludoteca/kernel'

export interface Config {
  /** How many pearls are dived for: worth 1, 2, 3 … */
  readonly pearls: number
}
export type Move = { readonly type: 'bid'; readonly card: number }
export type Fact =
  | { readonly type: 'pearlShown'; readonly worth: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'pearlTaken'; readonly seat: Seat; readonly worth: number }
  | { readonly type: 'pearlLost'; readonly worth: number }

interface Diver {
  /** Bidding cards still in hand, lowest first. */
  hand: number[]
  pearls: number
}
type Frame = DiveFrame | BidsFrame
interface DiveFrame {
  step: 'dive'
}
interface BidsFrame {
  step: 'bids'
  worth: number
  /** By seat; nobody sees another's before all are in. */
  sealed: (number | null)[]
}
export interface State {
  divers: Diver[]
  /** Pearls still in the sea, the next one last. */
  sea: number[]
  agenda: Frame[]
}
export interface View {
  readonly hand: readonly number[]
  readonly pearls: readonly number[]
  readonly cardsLeft: readonly (readonly number[])[]
  readonly pearlsInTheSea: number
  readonly worth: number | null
  readonly bidIn: readonly boolean[]
  readonly myBid: number | null
}

// [R2] The next pearl comes up; the match ends when the sea is empty.
const dive: Step<State, DiveFrame, Move, Fact> = {
  run(s, _f, io) {
    const worth = s.sea.pop()
    if (worth === undefined) return next(s)
    io.reveal()
    io.tell({ type: 'pearlShown', worth })
    next(s, { step: 'bids', worth, sealed: s.divers.map(() => null) }, { step: 'dive' })
  },
}

const bid: Choice<State, Move> = {
  type: 'bid',
  paramsOf: (s, seat) => ({ card: one(s.divers[seat]?.hand ?? []) }),
}

// [R3] Everybody bids one card at the same time, face down.
const bids: Step<State, BidsFrame, Move, Fact> = {
  ask(s, f) {
    const open: Decision<State, Move>[] = []
    for (const [seat, { hand }] of s.divers.entries()) {
      if (f.sealed[seat] !== null) continue
      open.push({
        seat,
        prompt: 'bid',
        choices: [bid],
        fallback: { type: 'bid', card: hand[0] as number },
        clockMs: 30_000,
      })
    }
    return open
  },
  on: {
    bid(s, f, seat, { card }, io) {
      f.sealed[seat] = card
      const shown = f.sealed.filter((sealed) => sealed !== null)
      if (shown.length === s.divers.length) award(s, f.worth, shown, io)
    },
  },
}

/** [R4] The highest card that nobody else bid takes the pearl. All cards bid are gone. */
function award(s: State, worth: number, shown: readonly number[], io: Io<Fact>): void {
  io.reveal()
  io.tell({ type: 'bidsShown', bids: shown })
  for (const [seat, card] of shown.entries()) {
    const { hand } = s.divers[seat] as Diver
    hand.splice(hand.indexOf(card), 1)
  }
  const highest = Math.max(...shown.filter((card) => shown.indexOf(card) === shown.lastIndexOf(card)))
  const winner = shown.indexOf(highest)
  const diver = s.divers[winner]
  if (diver) {
    diver.pearls += worth
    io.tell({ type: 'pearlTaken', seat: winner, worth })
  } else io.tell({ type: 'pearlLost', worth })
  next(s)
}

const table = { dive, bids }
const steps = playSteps<Frame, State, Move, Fact>(table)
export const stepNames = Object.keys(table)

/** [R5] Most pearls wins; equal divers share their rank. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.agenda.length > 0) return undefined
  const scores = s.divers.map(({ pearls }) => pearls)
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { reason: 'seaEmpty', scores, ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) }
}

function view(s: Readonly<State>, viewer: Viewer): View {
  const frame = s.agenda.at(-1)
  const bidding = frame?.step === 'bids' ? frame : undefined
  const me = viewer === 'spectator' ? undefined : s.divers[viewer]
  return {
    hand: me?.hand ?? [],
    pearls: s.divers.map(({ pearls }) => pearls),
    cardsLeft: s.divers.map(({ hand }) => hand),
    pearlsInTheSea: s.sea.length,
    worth: bidding?.worth ?? null,
    bidIn: s.divers.map((_, seat) => (bidding?.sealed[seat] ?? null) !== null),
    myBid: (me && bidding?.sealed[viewer as Seat]) ?? null,
  }
}

/** The order of the sea and the others' sealed bids might be any other. */
function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  chance.shuffle('sea', other.sea)
  const frame = other.agenda.at(-1)
  if (frame?.step !== 'bids') return other
  for (const [seat, { hand }] of other.divers.entries()) {
    if (seat !== viewer && frame.sealed[seat] !== null) frame.sealed[seat] = chance.pick('bids', hand)
  }
  return other
}

function copy(s: Readonly<State>): State {
  return {
    divers: s.divers.map(({ hand, pearls }) => ({ hand: [...hand], pearls })),
    sea: [...s.sea],
    agenda: s.agenda.map((frame) => (frame.step === 'bids' ? { ...frame, sealed: [...frame.sealed] } : { ...frame })),
  }
}

function invariants(s: Readonly<State>): string[] {
  const hands = new Set(s.divers.map(({ hand }) => hand.length))
  return hands.size === 1 ? [] : ['divers hold different numbers of cards']
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1)

/** Pearls: bid your cards for pearls, and do not bid what others bid. */
export const pearls: Game<Config, State, Move, View, Fact> = {
  id: 'pearls',
  version: 1,
  seats: { min: 2, max: 5 },
  options: { pearls: { domain: int(3, 13), default: 7 } },
  setup({ pearls: count }, seats, io) {
    const sea = upTo(count)
    io.chance.shuffle('sea', sea)
    const divers = Array.from({ length: seats }, () => ({ hand: upTo(count), pearls: 0 }))
    const s: State = { divers, sea, agenda: [{ step: 'dive' }] }
    steps.settle(s, io)
    return s
  },
  decisions: steps.decisions,
  apply: steps.apply,
  outcome,
  view,
  sample,
  copy,
  invariants,
}
