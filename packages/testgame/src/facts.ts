import type { Seat } from '@ludoteca/kernel'
import type { Deal, Phase } from './state.ts'

/** Facts with messages of their own; their fields are the payloads of those. */
export type Announced =
  | { readonly type: 'phaseChange'; readonly round: number; readonly phase: Phase }
  | {
      readonly type: 'revealMarket'
      readonly round: number
      readonly row: readonly { readonly propertyId: string; readonly reserve: number }[]
      readonly rumorCenti: Readonly<Record<string, number>>
    }
  | { readonly type: 'marketSignalsReveal'; readonly signals: readonly object[] }
  | {
      readonly type: 'moodOptionsReveal'
      readonly options: readonly object[]
      readonly activeMoodId: string | null
      readonly voters: 'WATCHERS'
    }
  | { readonly type: 'electionOptionsReveal'; readonly candidates: readonly object[] }
  | { readonly type: 'dealsUpdate'; readonly deals: readonly Readonly<Deal>[] }
  | { readonly type: 'eventResults'; readonly results: readonly EventResult[] }
  | {
      readonly type: 'pressTicker'
      readonly personaId: string
      readonly headlines: readonly { readonly text: string; readonly kind: string }[]
    }
  | {
      readonly type: 'achievementUnlock'
      readonly ownerId: string
      readonly achievementId: string
      readonly first: boolean
      readonly trophy: boolean
    }

type Ordinary =
  | { readonly type: 'bidIn'; readonly seat: Seat }
  | { readonly type: 'bidResults'; readonly lots: readonly LotResult[] }
  | { readonly type: 'actionTaken'; readonly seat: Seat; readonly action: 'PASS' | 'PR' }
  | { readonly type: 'rentPaid'; readonly seat: Seat; readonly propertyId: string; readonly amount: number }
  /** What the paper will look like; told to the watchers alone. */
  | { readonly type: 'preview'; readonly round: number }
  /** Which lot comes up next; told to one seat alone. */
  | { readonly type: 'hint'; readonly propertyId: string }
  | { readonly type: 'voteIn'; readonly seat: Seat }
  | { readonly type: 'moodResult'; readonly votes: Readonly<Record<string, number>>; readonly winnerId: string | null }
  | {
      readonly type: 'electionResult'
      readonly owners: readonly { readonly ownerId: string; readonly candidateId: string | null }[]
      readonly scores: Readonly<Record<string, number>>
      readonly winnerId: string
    }
  | {
      readonly type: 'awardsOpen'
      readonly awards: readonly { readonly awardId: string; readonly nominees: readonly string[] }[]
    }
  | {
      readonly type: 'awardResults'
      readonly awards: readonly { readonly awardId: string; readonly winnerId: string | null }[]
    }

export type Fact = Announced | Ordinary

export interface LotResult {
  readonly propertyId: string
  readonly winnerId: string | null
  readonly price: number
  readonly bids: readonly { readonly ownerId: string; readonly amount: number; readonly token: boolean }[]
}
interface EventResult {
  readonly slot: number
  readonly cardId: string
  readonly targetOwnerId: string
  readonly effectsApplied: { readonly cashDelta: number }
  readonly mitigationsApplied: object
  readonly headlines: readonly string[]
}

/** What travels as a message of its own. */
export const ANNOUNCED: readonly Announced['type'][] = [
  'phaseChange',
  'revealMarket',
  'marketSignalsReveal',
  'moodOptionsReveal',
  'electionOptionsReveal',
  'dealsUpdate',
  'eventResults',
  'pressTicker',
  'achievementUnlock',
]
/** Everything else that is told. */
export const ORDINARY: readonly Ordinary['type'][] = [
  'bidIn',
  'bidResults',
  'actionTaken',
  'rentPaid',
  'preview',
  'hint',
  'voteIn',
  'moodResult',
  'electionResult',
  'awardsOpen',
  'awardResults',
]
