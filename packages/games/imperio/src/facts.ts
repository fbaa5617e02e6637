import type { Seat } from '@ludoteca/kernel'
import type { AwardId } from './data/awards.ts'
import type { Candidate } from './data/candidates.ts'
import type { DistrictName } from './data/districts.ts'
import type { ModeId } from './data/modes.ts'
import type { Mood } from './data/moods.ts'
import type { PersonaId } from './data/personas.ts'
import type { EconomicTag } from './data/properties.ts'
import type { SpecialId } from './data/specials.ts'
import type { Phase } from './frames.ts'
import type { ActionResult, EventResult, Headline, IncomeResult, LotResult, RankLine } from './results.ts'
import type { Corridor, Deal } from './state.ts'

type ById = Readonly<Record<string, number>>

/** Which round of how many it was, so that what ends with the match can be told so. Stories of before do not say it. */
export interface When {
  readonly round: number
  readonly rounds: number
}
interface Dated {
  readonly when?: When
}

/** [11.5] Facts with messages of their own; their fields are the payloads of those. */
export type Announced =
  | { readonly type: 'phaseChange'; readonly round: number; readonly phase: Phase }
  | ({
      readonly type: 'revealMarket'
      readonly round: number
      readonly row: readonly { readonly propertyId: string; readonly reserve: number }[]
      readonly special: { readonly id: SpecialId; readonly warDistrict: DistrictName | null } | null
      readonly rumorCenti: ById
      readonly infra: readonly Readonly<Corridor>[]
    } & Dated)
  | {
      readonly type: 'marketSignalsReveal'
      readonly signals: readonly {
        readonly id: string
        readonly nombre_es: string
        readonly tagMods: Readonly<Partial<Record<EconomicTag, number>>>
      }[]
    }
  | ({
      readonly type: 'moodOptionsReveal'
      readonly options: readonly Pick<Mood, 'id' | 'nombre_es' | 'desc_es' | 'effect'>[]
      readonly activeMoodId: string | null
      readonly voters: 'WATCHERS' | 'OWNERS'
    } & Dated)
  | {
      readonly type: 'electionOptionsReveal'
      readonly candidates: readonly (Candidate & { readonly slot: 'A' | 'B' })[]
    }
  | {
      readonly type: 'bidResults'
      readonly lots: readonly LotResult[]
      readonly brokenPacts: readonly {
        readonly promiserId: string
        readonly payeeId: string
        readonly district: DistrictName
      }[]
    }
  | { readonly type: 'incomeResults'; readonly owners: readonly IncomeResult[] }
  | { readonly type: 'actionResults'; readonly actions: readonly ActionResult[] }
  /** Resolved and invalid deals are told to all in DEALS; whatever else becomes of one, to its two parties. */
  | ({ readonly type: 'dealsUpdate'; readonly deals: readonly Readonly<Deal>[] } & Dated)
  | ({ readonly type: 'moodResult'; readonly votes: ById; readonly winnerId: string | null } & Dated)
  | {
      readonly type: 'electionResult'
      readonly owners: readonly {
        readonly ownerId: string
        readonly candidateId: string | null
        readonly contribution: number
      }[]
      readonly watcherVotes: ById
      readonly scores: ById
      readonly winnerId: string
      readonly decidedBy: 'SCORE' | 'WATCHERS' | 'COIN'
    }
  | ({ readonly type: 'eventResults'; readonly results: readonly EventResult[] } & Dated)
  | { readonly type: 'pressTicker'; readonly personaId: PersonaId; readonly headlines: readonly Headline[] }
  | {
      readonly type: 'achievementUnlock'
      readonly ownerId: string
      readonly achievementId: string
      readonly first: boolean
      readonly trophy: boolean
    }
  | {
      readonly type: 'awardsOpen'
      readonly awards: readonly { readonly awardId: AwardId; readonly nominees: readonly string[] }[]
    }
  | {
      readonly type: 'awardResults'
      readonly awards: readonly { readonly awardId: AwardId; readonly winnerId: string | null; readonly votes: ById }[]
    }

/** Facts that travel inside what a move changed. */
export type Ordinary =
  | {
      readonly type: 'matchStarted'
      readonly mode: ModeId
      readonly rounds: number
      readonly personaId: PersonaId
      readonly seedCommit: string
      readonly deckTier: number
      readonly specialRounds: Readonly<Record<number, SpecialId>>
      readonly electionRounds: readonly number[]
    }
  /** [1.5.3] Somebody else plays this owner from now on, under this dynasty. */
  | { readonly type: 'seatTaken'; readonly ownerId: string; readonly team: string }
  /** Who has answered, never what. */
  | { readonly type: 'bidIn' | 'actionIn' | 'voteIn' | 'moodVoteIn'; readonly seat: Seat }
  /** Told to the seat alone: what it has done. */
  | { readonly type: 'pactBrokenInSecret' }
  /** [4.7] Somebody completed a set in Guerra de Distrito. */
  | { readonly type: 'guerraSet'; readonly ownerId: string; readonly district: DistrictName }
  /** [5.1] The exact RiskScore, told to its owner alone at EVENTS. */
  | { readonly type: 'riskOwn'; readonly centi: number }
  /** [12.2.5] Told to the watchers in Subasta de Prestigio. */
  | { readonly type: 'portadaPreview'; readonly heroId: string | null; readonly headlines: readonly Headline[] }
  | {
      readonly type: 'matchEnded'
      readonly ranking: readonly RankLine[]
      readonly titles: { readonly richestId: string; readonly fameCrownId: string | null }
      readonly matchSeed: string
      readonly seedCommit: string
    }

export type Fact = Announced | Ordinary

/** What travels as a message of its own. */
export const ANNOUNCED: readonly Announced['type'][] = [
  'phaseChange',
  'revealMarket',
  'marketSignalsReveal',
  'moodOptionsReveal',
  'electionOptionsReveal',
  'bidResults',
  'incomeResults',
  'actionResults',
  'dealsUpdate',
  'moodResult',
  'electionResult',
  'eventResults',
  'pressTicker',
  'achievementUnlock',
  'awardsOpen',
  'awardResults',
]
/** Everything else that is told. */
export const ORDINARY: readonly Ordinary['type'][] = [
  'matchStarted',
  'seatTaken',
  'bidIn',
  'actionIn',
  'voteIn',
  'moodVoteIn',
  'pactBrokenInSecret',
  'guerraSet',
  'riskOwn',
  'portadaPreview',
  'matchEnded',
]
