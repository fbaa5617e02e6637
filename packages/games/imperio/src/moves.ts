import type { DealTemplateId } from './data/deal-templates.ts'
import type { DistrictName } from './data/districts.ts'

export type FamePolicy = 'NONE' | 'CONTROL_FIRST' | 'CORTINA_FIRST'
export const FAME_POLICIES: readonly FamePolicy[] = ['NONE', 'CONTROL_FIRST', 'CORTINA_FIRST']

/** [4.1] What SUBMIT_ACTION may name; a deal is offered by a message of its own. */
export type ActionId = 'DEVELOP' | 'INSURE' | 'SECURITY' | 'PR' | 'AUDIT' | 'BREAK_PACT' | 'PASS'

/** [4.6] What may go along with any action or offer. */
interface AddOns {
  readonly yape?: boolean
  readonly famePolicy?: FamePolicy
  readonly cortinaFrom?: number
}

/** Fields are those of the client's SUBMIT_ messages; moves of the crowd also carry who watches. */
export type Move =
  /** The table goes on: its clock is the timer of the phase. */
  | { readonly type: 'continue' }
  /** [1.7, 1.9] What an owner brings along; once, before the first round. */
  | {
      readonly type: 'profile'
      readonly team?: string
      readonly preferAutoPay?: boolean
      readonly famePolicy?: FamePolicy
      readonly cortinaFrom?: number
    }
  | {
      readonly type: 'bid'
      readonly propertyId: string | null
      readonly amount: number
      readonly useFameToken: boolean
    }
  | ({
      readonly type: 'action'
      readonly action: ActionId
      readonly propertyId?: string
      readonly level?: 'BASIC' | 'FULL'
    } & AddOns)
  | ({
      readonly type: 'dealOffer'
      readonly templateId: DealTemplateId
      /** An owner, or `BANK` for a loan. */
      readonly toOwnerId: string
      readonly fields: DealFields
    } & AddOns)
  | {
      readonly type: 'dealResponse'
      readonly dealId: string
      readonly response: 'ACCEPT' | 'REJECT' | 'COUNTER'
      readonly counterFields?: DealFields
    }
  /** Owners vote when nobody watches, and may abstain with null; watchers say who they are. */
  | { readonly type: 'moodVote'; readonly optionId: string | null; readonly watcher?: string }
  /** Owners contribute, or abstain with null; watchers say who they are. */
  | {
      readonly type: 'electionVote'
      readonly candidateId: string | null
      readonly contribution?: number
      readonly watcher?: string
    }
  | { readonly type: 'watcherRumor'; readonly targetOwnerId: string; readonly watcher: string }
  | { readonly type: 'awardVote'; readonly awardId: string; readonly ownerId: string; readonly watcher: string }
  /** [1.5.3] A watcher takes over the seat of a bot, or of somebody who left, with what he brings along. */
  | {
      readonly type: 'takeSeat'
      readonly ownerId: string
      readonly watcher: string
      readonly team?: string
      readonly preferAutoPay?: boolean
      readonly famePolicy?: FamePolicy
      readonly cortinaFrom?: number
    }
  /** Somebody begins or stops to watch, so that the rules know whether there is an audience. */
  | { readonly type: 'watch'; readonly present: boolean; readonly watcher: string }

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>

/** [4.4] The fields of all templates; each template has its own few of them. */
export interface DealFields {
  /** CASH_FOR_PROPERTY */
  readonly side?: 'SELL' | 'BUY'
  readonly propertyId?: string
  readonly price?: number
  /** SWAP */
  readonly givePropertyId?: string
  readonly takePropertyId?: string
  /** ELECTION_PACT */
  readonly candidateId?: string
  /** NON_COMPETE */
  readonly district?: DistrictName
  /** SECURITY_ESCORT: whoever pays is protected; the sender when nothing is said. */
  readonly payer?: 'SENDER' | 'RECEIVER'
}
