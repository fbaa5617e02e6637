import type { Chance, Seat, Viewer } from '@ludoteca/kernel'
import { HAND_CARDS, HAND_SIZE, PRICE_MAX } from './data.ts'
import { ownerIds } from './owners.ts'
import { type Bid, copy, type Deal, type Lot, type Owner, type OwnerVote, type Phase, type State } from './state.ts'
import { isParty } from './steps/deals.ts'

export interface View {
  readonly round: number
  readonly rounds: number
  readonly phase: Phase
  readonly owners: readonly Readonly<Owner>[]
  readonly row: readonly Readonly<Lot>[]
  readonly signal: string
  readonly ballot: readonly string[]
  readonly mood: string | null
  readonly rumors: readonly number[]
  /** By seat: who has answered in this phase; empty when only the table is awaited. */
  readonly done: readonly boolean[]
  /** One's own: empty or nothing for those who only watch. */
  readonly hand: readonly number[]
  readonly hint: string | null
  readonly bid: Readonly<Bid> | null
  readonly vote: Readonly<OwnerVote> | null
  readonly deals: readonly Readonly<Deal>[]
  readonly filler: string
}

// Shared, so that a view costs little more than its own object: it is built for every seat after every move.
const NOTHING: readonly never[] = []

export function view(s: Readonly<State>, viewer: Viewer): View {
  const me: Seat = viewer === 'spectator' ? -1 : viewer
  const frame = s.agenda[s.agenda.length - 1]
  const done = frame && 'done' in frame ? frame.done : NOTHING
  return {
    round: s.round,
    rounds: s.config.rounds,
    phase: s.phase,
    owners: s.owners,
    row: s.row,
    signal: s.signal,
    ballot: s.ballot,
    mood: s.mood,
    rumors: s.rumors,
    done,
    hand: s.hands[me] ?? NOTHING,
    hint: me === s.hinted ? (s.deck[s.deck.length - 1] ?? null) : null,
    bid: frame?.step === 'bid' ? (frame.bids[me] ?? null) : null,
    vote: frame?.step === 'vote' ? (frame.votes[me] ?? null) : null,
    deals: s.deals.length === 0 ? NOTHING : s.deals.filter((deal) => isParty(deal, me)),
    filler: fillerFor(s, done),
  }
}

const PHASES: readonly Phase[] = ['REVEAL', 'BID', 'ACTION', 'MOOD', 'EVENTS', 'PRESS', 'AWARDS', 'VOTE', 'END']
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Another letter after every public move: half the alphabet for each phase, which is more than there are seats. */
function fillerFor({ config, phase }: Readonly<State>, done: readonly boolean[]): string {
  if (config.pad === 0) return ''
  let at = PHASES.indexOf(phase) * (LETTERS.length / 2)
  for (const isDone of done) if (isDone) at++
  return LETTERS.charAt(at % LETTERS.length).repeat(config.pad)
}

/** Whatever this viewer has not seen might be otherwise. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  if (s.phase === 'END') return other
  sampleCards(other, viewer, chance)
  sampleAnswers(other, viewer, chance)
  for (const deal of other.deals) {
    if (viewer !== 'spectator' && isParty(deal, viewer)) continue
    deal.status = chance.pick('deals', ['PENDING', 'ACCEPTED', 'REJECTED'])
    deal.fields = { ...deal.fields, price: chance.die('deals', PRICE_MAX) }
  }
  return other
}

function sampleCards(s: State, viewer: Viewer, chance: Chance): void {
  const next = s.deck.pop() as string
  if (viewer === s.hinted) {
    chance.shuffle('deck', s.deck)
    s.deck.push(next)
  } else {
    s.deck.push(next)
    chance.shuffle('deck', s.deck)
    const seats = [...s.owners.keys()].filter((seat) => seat !== viewer)
    s.hinted = chance.pick('hint', seats)
  }
  const mine = viewer === 'spectator' ? [] : (s.hands[viewer] ?? [])
  const cards = Array.from({ length: HAND_CARDS }, (_, i) => i + 1).filter((card) => !mine.includes(card))
  chance.shuffle('hands', cards)
  s.hands = s.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, HAND_SIZE)))
}

/** Sealed bids and votes, the watchers' votes, and the rumours going round. */
function sampleAnswers(s: State, viewer: Viewer, chance: Chance): void {
  const frame = s.agenda.at(-1)
  if (frame?.step === 'bid') {
    frame.bids = frame.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : sampleBid(s, seat, chance)))
  }
  if (frame?.step === 'vote') {
    frame.votes = frame.votes.map((vote, seat) =>
      vote === null || seat === viewer ? vote : { candidateId: chance.pick('votes', s.ballot), contribution: 0 },
    )
  }
  const candidates = s.phase === 'AWARDS' ? ownerIds(s) : s.ballot
  for (const vote of s.votes) vote.for = chance.pick('votes', candidates)
  chance.shuffle('rumors', s.rumorsNext)
}

function sampleBid(s: Readonly<State>, seat: Seat, chance: Chance): Bid {
  const cash = s.owners[seat]?.cash ?? 0
  const lots = s.row.filter(({ reserve }) => reserve <= cash)
  if (lots.length === 0) return { propertyId: null, amount: 0, useFameToken: false }
  const { propertyId, reserve } = chance.pick('bids', lots)
  return { propertyId, amount: reserve + chance.int('bids', cash - reserve + 1), useFameToken: false }
}
