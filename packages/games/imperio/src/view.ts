import { currentFrame, type Seat, type Viewer } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { DistrictName } from './data/districts.ts'
import { METERS, type MeterId } from './data/meters.ts'
import type { PersonaId } from './data/personas.ts'
import type { SpecialId } from './data/specials.ts'
import type { Act, Bid, Frame, Nominees, OwnerVote, Phase } from './frames.ts'
import type { EventResult, Headline } from './results.ts'
import { votesCast } from './rules/awards.ts'
import { isParty } from './rules/deals/offers.ts'
import { meterOf } from './rules/meters.ts'
import { modeOf, specialOf } from './rules/mode.ts'
import { reserveOf } from './rules/properties.ts'
import { type RiskLevel, riskLevelOf, risksOf, rumorCentiOf } from './rules/risk.ts'
import { wealthOfAll } from './rules/wealth.ts'
import type { Bundle, Corridor, Deal, Owner, Pact, Preferences, Property, Scheduled, State } from './state.ts'

/** [10, 11.6] What a viewer may know. Names, portraits and connections are the room's; card texts are in `data/`. */
export interface View {
  readonly options: Config
  readonly round: number
  readonly rounds: number
  readonly phase: Phase
  readonly special: { readonly id: SpecialId; readonly warDistrict: DistrictName | null } | null
  readonly seedCommit: string
  readonly personaId: PersonaId
  /** By seat, as are all lists of this kind. */
  readonly owners: readonly Readonly<Owner>[]
  readonly wealth: readonly number[]
  readonly riskLevels: readonly RiskLevel[]
  /** Every card of the deck; those of nobody are bare. */
  readonly properties: readonly Readonly<Property>[]
  readonly marketRow: readonly string[]
  /** Of the row, place by place. */
  readonly reserves: readonly number[]
  readonly marketSignals: readonly string[]
  readonly moodOptions: readonly string[]
  readonly activeMoodId: string | null
  /** Who votes on the mood; null outside MOOD. */
  readonly moodVoters: 'WATCHERS' | 'OWNERS' | null
  /** What part of the votes so far each of the two options has, in percent; null unless the match shows it. */
  readonly liveMoodPct: readonly number[] | null
  readonly electionOptions: readonly string[]
  readonly meters: Readonly<Record<MeterId, number>>
  readonly metersBase: Readonly<Record<MeterId, number>>
  readonly activeBundle: Readonly<Bundle> | null
  readonly infra: readonly Readonly<Corridor>[]
  /** Open and refused ones are shown to their parties alone. */
  readonly deals: readonly Readonly<Deal>[]
  readonly scheduled: readonly Readonly<Scheduled>[]
  readonly pacts: readonly Readonly<Pact>[]
  /** In ACTION: 0 everything goes, 1 no more offers, 2 no more counters either. */
  readonly dealStage: number
  readonly pressTicker: readonly Readonly<Headline>[]
  readonly lastEventResults: readonly EventResult[]
  readonly watcherCount: number
  /** What rumours add to the RiskScore of this round. */
  readonly rumorCenti: readonly number[]
  /** Who has answered in this phase; empty when only the table is awaited. */
  readonly submitted: readonly boolean[]
  readonly nominees: readonly Readonly<Nominees>[]
  /** [decision 164] For all awards together; for whom is shown at the end. */
  readonly awardVotesCast: number
  /** Nothing for those who only watch. */
  readonly own: Own | null
  /** The best headlines of the match; empty before the end. */
  readonly frontPage: readonly Readonly<Headline>[]
  /** Seats from the best to the worst, and the seed; empty before the end. */
  readonly ranking: readonly Seat[]
  readonly matchSeed: string
}

/** What a seat alone knows. */
export interface Own extends Readonly<Preferences> {
  readonly riskCenti: number
  readonly bid: Readonly<Bid> | null
  /** Has broken a pact in this BID; the others do not know yet. */
  readonly brokePact: boolean
  readonly action: Readonly<Act> | null
  readonly vote: Readonly<OwnerVote> | null
  readonly moodVote: string | null
}

// Shared, so that a view costs little more than its own object: it is built for every seat after every move.
export const NOTHING: readonly never[] = []

export function view(s: Readonly<State>, viewer: Viewer): View {
  const me: Seat = viewer === 'spectator' ? -1 : viewer
  const frame = currentFrame(s)
  const risks = risksOf(s)
  const over = s.phase === 'END'
  return {
    options: s.config,
    round: s.round,
    rounds: modeOf(s).rounds,
    phase: s.phase,
    special: specialIn(s),
    seedCommit: s.seedCommit,
    personaId: s.personaId,
    owners: s.owners,
    wealth: wealthOfAll(s),
    riskLevels: risks.map(riskLevelOf),
    properties: s.properties,
    marketRow: s.market.row,
    reserves: s.market.row.map(reserveOf),
    marketSignals: s.signals,
    moodOptions: s.moodOptions,
    activeMoodId: s.mood,
    moodVoters: votersIn(frame),
    liveMoodPct: livePercentages(s, frame),
    electionOptions: s.candidates,
    meters: effectiveMeters(s),
    metersBase: s.meters,
    activeBundle: s.bundle,
    infra: s.infra,
    deals: dealsFor(s, me),
    scheduled: s.scheduled,
    pacts: s.pacts,
    dealStage: frame?.step === 'action' ? frame.stage : 0,
    pressTicker: s.headlines,
    lastEventResults: s.eventResults,
    watcherCount: s.audience.length,
    rumorCenti: rumorsIn(s),
    submitted: submittedIn(frame),
    nominees: frame?.step === 'awards' ? frame.nominees : NOTHING,
    awardVotesCast: awardVotesIn(s, frame),
    own: me >= 0 && me < s.owners.length ? ownOf(s, me, frame, risks[me] as number) : null,
    frontPage: over ? s.frontPage : NOTHING,
    ranking: s.ranking,
    matchSeed: over ? s.matchSeed : '',
  }
}

export function specialIn(s: Readonly<State>): View['special'] {
  const id = specialOf(s)
  return id && { id, warDistrict: s.warDistrict }
}

export function votersIn(frame: Frame | undefined): View['moodVoters'] {
  return frame?.step === 'mood' ? (frame.owners ? 'OWNERS' : 'WATCHERS') : null
}

export function submittedIn(frame: Frame | undefined): View['submitted'] {
  return frame && 'done' in frame ? frame.done : NOTHING
}

/** Looked through for every seat whenever a deal changes, and mostly none is meant. */
export function dealsFor({ deals }: Readonly<State>, me: Seat): View['deals'] {
  let seen: Deal[] | undefined
  for (let i = 0; i < deals.length; i++) {
    const deal = deals[i] as Deal
    if (!maySee(deal, me)) continue
    if (seen === undefined) seen = [deal]
    else seen.push(deal)
  }
  return seen ?? NOTHING
}

export function rumorsIn(s: Readonly<State>): number[] {
  return s.rumors.map((_, seat) => rumorCentiOf(s, seat))
}

export function awardVotesIn(s: Readonly<State>, frame: Frame | undefined): number {
  return votesCast(s) + (frame?.step === 'awards' ? frame.crowd.length : 0)
}

/** Field by field: to spread the preferences took longer than all the rest. */
export function ownOf(s: Readonly<State>, me: Seat, frame: Frame | undefined, riskCenti: number): Own {
  const { preferAutoPay, famePolicy, cortinaFrom } = s.preferences[me] as Preferences
  const own: Own & Preferences = {
    preferAutoPay,
    famePolicy,
    riskCenti,
    bid: frame?.step === 'bid' ? (frame.bids[me] ?? null) : null,
    brokePact: frame?.step === 'bid' && frame.broke[me] === true,
    action: frame?.step === 'action' ? (frame.acts[me] ?? null) : null,
    vote: frame?.step === 'vote' ? (frame.votes[me] ?? null) : null,
    moodVote: frame?.step === 'mood' ? (frame.votes[me] ?? null) : null,
  }
  if (cortinaFrom !== undefined) own.cortinaFrom = cortinaFrom
  return own
}

/** [10] Resolved and invalid deals are for everybody, all others for their parties. */
export function maySee(deal: Readonly<Deal>, me: Seat): boolean {
  return deal.status === 'RESOLVED' || deal.status === 'INVALID' || isParty(deal, me)
}

/** [6.4, 10] Of the watchers' votes, or else of the owners'; never how many there are. */
export function livePercentages(
  s: Readonly<State>,
  frame: Frame | undefined = currentFrame(s),
): readonly number[] | null {
  if (!s.config.showLiveMoodPct || frame?.step !== 'mood') return null
  const cast = frame.crowd.length > 0 ? frame.crowd.map((vote) => vote.for) : frame.votes
  const votes = s.moodOptions.map((option) => cast.filter((vote) => vote === option).length)
  const all = votes.reduce((sum, count) => sum + count, 0)
  return votes.map((count) => (all === 0 ? 0 : Math.round((100 * count) / all)))
}

export function effectiveMeters(s: Readonly<State>): Record<MeterId, number> {
  const shown = { ...s.meters }
  for (const { id } of METERS) shown[id] = meterOf(s, id)
  return shown
}
