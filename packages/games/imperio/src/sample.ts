import type { Chance, Seat, Viewer } from '@ludoteca/kernel'
import { copy } from './copy.ts'
import { CARD_CATEGORIES } from './data/cards/deck.ts'
import { CONTRIBUTION_MAX, CORTINA_FROM } from './data/constants.ts'
import { DISTRICT_NAMES } from './data/districts.ts'
import { propertyCard } from './data/properties.ts'
import type { ActionFrame, BidFrame, MoodFrame, Phase, VoteFrame } from './frames.ts'
import { type DealFields, FAME_POLICIES } from './moves.ts'
import { ownerAt } from './owners.ts'
import { priceBandOf } from './rules/deals/terms.ts'
import { roundSeedOf } from './rules/hash.ts'
import { activePactOf, whyNotBreak } from './rules/pacts.ts'
import { propertyAt, reserveOf } from './rules/properties.ts'
import { drawSeed } from './setup.ts'
import type { Deal, Pile, State } from './state.ts'
import { maySee } from './view.ts'

/** Whatever this viewer has not seen might be otherwise: seeds, piles, preferences, sealed answers, rumours. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  if (s.phase === 'END') return other
  const me: Seat = viewer === 'spectator' ? -1 : viewer
  other.matchSeed = drawSeed(chance)
  if (s.round > 0) other.roundSeed = roundSeedOf(other.matchSeed, s.round)
  chance.shuffle('deck', other.market.drawPile)
  for (const category of CARD_CATEGORIES) shuffleUnknown(other.piles[category], chance)
  chance.shuffle('rumors', other.rumorsNext)
  for (const votes of Object.values(other.awardVotes)) chance.shuffle('awards', votes)
  for (const [seat, preferences] of other.preferences.entries()) {
    if (seat === me) continue
    preferences.preferAutoPay = chance.int('preferences', 2) === 0
    preferences.famePolicy = chance.pick('preferences', FAME_POLICIES)
    if (preferences.cortinaFrom !== undefined) preferences.cortinaFrom = chance.pick('preferences', CORTINA_FROM)
  }
  for (const deal of other.deals) if (!maySee(deal, me)) sampleDeal(other, deal, chance)
  sampleFrame(other, me, chance)
  return other
}

/** [5.8.3] Works put a card on top in public: it stays there. */
function shuffleUnknown({ draw, known }: Pile, chance: Chance): void {
  const top = draw.splice(0, known)
  chance.shuffle('piles', draw)
  draw.unshift(...top)
}

function sampleFrame(s: State, me: Seat, chance: Chance): void {
  const frame = s.agenda.at(-1)
  switch (frame?.step) {
    case 'bid':
      return sampleBids(s, frame, me, chance)
    case 'action':
      return sampleActions(frame, me, chance)
    case 'mood':
      return sampleMoods(s, frame, me, chance)
    case 'vote':
      return sampleVotes(s, frame, me, chance)
    case 'awards':
      for (const vote of frame.crowd) {
        const seats = frame.nominees.find(({ awardId }) => awardId === vote.awardId)?.seats
        if (seats) vote.for = chance.pick('votes', seats)
      }
  }
}

function sampleBids(s: State, f: BidFrame, me: Seat, chance: Chance): void {
  for (const seat of s.owners.keys()) {
    if (seat === me) continue
    f.broke[seat] = !whyNotBreak(s, seat) && chance.int('bids', 2) === 0
    if (f.bids[seat] !== null) f.bids[seat] = sampleBid(s, seat, f.broke[seat], chance)
  }
}

function sampleBid(s: Readonly<State>, seat: Seat, broke: boolean, chance: Chance) {
  const { cash } = ownerAt(s, seat)
  const barred = broke ? undefined : activePactOf(s, seat)?.district
  const lots = s.market.row.filter((lot) => reserveOf(lot) <= cash && propertyCard(lot).district !== barred)
  const lot = chance.pick('bids', [null, ...lots])
  if (lot === null) return { propertyId: null, amount: 0, useFameToken: false }
  const reserve = reserveOf(lot)
  return { propertyId: lot, amount: reserve + chance.int('bids', cash - reserve + 1), useFameToken: false }
}

/** Whoever made an offer did so: the numbers of deals count them. */
function sampleActions(f: ActionFrame, me: Seat, chance: Chance): void {
  for (const [seat, act] of f.acts.entries()) {
    if (seat === me || act === null || act.action === 'DEAL') continue
    f.acts[seat] = {
      action: chance.pick('actions', ['PASS', 'PR', 'AUDIT']),
      propertyId: null,
      level: null,
      yape: false,
    }
  }
}

/** [10] What others offer each other is a secret until it comes to something, and for good if it does not. */
function sampleDeal(s: Readonly<State>, deal: Deal, chance: Chance): void {
  if (deal.templateId === 'BANK_LOAN') return
  deal.status = chance.pick(
    'deals',
    UNSETTLED.has(s.phase) ? ['PENDING', 'ACCEPTED', 'REJECTED'] : ['REJECTED', 'EXPIRED'],
  )
  deal.counterFields = null
  deal.fields = sampleFields(s, deal, chance)
}

/** Phases in which deals are made, and in which they wait to be carried out. */
const UNSETTLED: ReadonlySet<Phase> = new Set(['ACTION', 'MOOD', 'VOTE'])

function sampleFields(s: Readonly<State>, { templateId, fields }: Deal, chance: Chance): DealFields {
  switch (templateId) {
    case 'CASH_FOR_PROPERTY': {
      const [min, max] = priceBandOf(propertyAt(s, fields.propertyId as string))
      return { ...fields, price: min + chance.int('deals', max - min + 1) }
    }
    case 'ELECTION_PACT':
      return { candidateId: chance.pick('deals', s.candidates) }
    case 'NON_COMPETE':
      return { district: chance.pick('deals', DISTRICT_NAMES) }
    case 'SECURITY_ESCORT':
      return { payer: chance.pick('deals', ['SENDER', 'RECEIVER']) }
    default:
      return fields
  }
}

/** With live percentages the votes are counted in public, and only who cast which is a secret. */
function sampleMoods(s: State, f: MoodFrame, me: Seat, chance: Chance): void {
  if (s.config.showLiveMoodPct) return
  for (const vote of f.crowd) vote.for = chance.pick('votes', s.moodOptions)
  for (const [seat, vote] of f.votes.entries()) {
    if (seat !== me && vote !== null) f.votes[seat] = chance.pick('votes', s.moodOptions)
  }
}

function sampleVotes(s: State, f: VoteFrame, me: Seat, chance: Chance): void {
  for (const vote of f.crowd) vote.for = chance.pick('votes', s.candidates)
  for (const [seat, vote] of f.votes.entries()) {
    if (seat === me || vote === null) continue
    const most = Math.min(CONTRIBUTION_MAX, Math.max(0, ownerAt(s, seat).cash))
    f.votes[seat] = { candidateId: chance.pick('votes', s.candidates), contribution: chance.int('votes', most + 1) }
  }
}
