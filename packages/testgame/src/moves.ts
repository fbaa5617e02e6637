/** Fields are those of the client's SUBMIT_ messages; moves of the crowd also carry who watches. */
export type Move =
  | { readonly type: 'continue' }
  | {
      readonly type: 'bid'
      readonly propertyId: string | null
      readonly amount: number
      readonly useFameToken: boolean
    }
  | { readonly type: 'action'; readonly action: 'PASS' | 'PR' }
  | {
      readonly type: 'dealOffer'
      readonly templateId: 'CASH_FOR_PROPERTY'
      readonly toOwnerId: string
      readonly fields: DealFields
    }
  | { readonly type: 'dealResponse'; readonly dealId: string; readonly response: 'ACCEPT' | 'REJECT' }
  | { readonly type: 'moodVote'; readonly optionId: string; readonly watcher: string }
  /** Owners contribute; watchers say who they are. */
  | {
      readonly type: 'electionVote'
      readonly candidateId: string
      readonly contribution?: number
      readonly watcher?: string
    }
  | { readonly type: 'watcherRumor'; readonly targetOwnerId: string; readonly watcher: string }
  | { readonly type: 'awardVote'; readonly awardId: string; readonly ownerId: string; readonly watcher: string }

/** Who offers sells a lot, or buys one of whoever is asked. */
export interface DealFields {
  readonly side: 'BUY' | 'SELL'
  readonly propertyId: string
  readonly price: number
}

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>
