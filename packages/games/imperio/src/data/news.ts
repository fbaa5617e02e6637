import type { CardCategory } from './cards/types.ts'

/** [spec 7.1.2] Kinds of news with templates of their own, in `voices/`. */
export type TemplateKind =
  | 'EXPROPRIATION'
  | 'GLOBAL'
  | 'PACT_BROKEN'
  | 'ELECTION'
  | 'SCANDAL'
  | 'LOAN_DEFAULT'
  | 'FORCED_SALE'
  | 'BIG_HIT'
  | 'NEW_LEADER'
  | 'PRESTIGE_WIN'
  | 'OBRAS'
  | 'EVENT_POSITIVE'
  | 'INSURED_SAVE'
  | 'SET_COMPLETED'
  | 'TIE_WIN'
  | 'TOP_AUCTION'
  | 'DEAL_DONE'
  | 'MOOD_RESULT'
  | 'QUIET'
  | 'FINAL_WIN'
  | 'FAME_CROWN'

/** Cards that make no other news speak with their own headlines. */
export type NewsKindId = TemplateKind | `EVENT_${CardCategory}`
/** What a template has a gap for. */
export type NewsSlot = 'OWNER' | 'RIVAL' | 'PROPERTY' | 'DISTRICT' | 'CANDIDATE' | 'MOOD' | 'SHOCK' | 'AMOUNT' | 'INFRA'

export interface NewsKind {
  readonly kind: TemplateKind
  readonly priority: number
  readonly slots: readonly NewsSlot[]
}

/** [spec 7.1.2] The priority of `EVENT_` kinds. */
export const EVENT_NEWS_PRIORITY = 50
export const HEADLINE_MAX = 70
/** How long what fills a gap may be. */
export const SLOT_MAX: Readonly<Record<NewsSlot, number>> = {
  OWNER: 16,
  RIVAL: 16,
  PROPERTY: 24,
  DISTRICT: 11,
  CANDIDATE: 16,
  MOOD: 22,
  SHOCK: 18,
  AMOUNT: 3,
  INFRA: 5,
}

export const NEWS_KINDS: readonly NewsKind[] = [
  { kind: 'EXPROPRIATION', priority: 100, slots: ['OWNER', 'PROPERTY', 'DISTRICT', 'AMOUNT'] },
  { kind: 'GLOBAL', priority: 95, slots: ['SHOCK'] },
  { kind: 'PACT_BROKEN', priority: 90, slots: ['OWNER', 'RIVAL', 'DISTRICT'] },
  { kind: 'ELECTION', priority: 85, slots: ['CANDIDATE'] },
  { kind: 'SCANDAL', priority: 80, slots: ['OWNER'] },
  { kind: 'LOAN_DEFAULT', priority: 75, slots: ['OWNER'] },
  { kind: 'FORCED_SALE', priority: 72, slots: ['OWNER', 'PROPERTY', 'AMOUNT'] },
  { kind: 'BIG_HIT', priority: 70, slots: ['OWNER', 'AMOUNT'] },
  { kind: 'NEW_LEADER', priority: 65, slots: ['OWNER', 'AMOUNT'] },
  { kind: 'PRESTIGE_WIN', priority: 62, slots: ['OWNER', 'PROPERTY'] },
  { kind: 'OBRAS', priority: 60, slots: ['DISTRICT', 'INFRA'] },
  { kind: 'EVENT_POSITIVE', priority: 48, slots: ['OWNER'] },
  { kind: 'INSURED_SAVE', priority: 46, slots: ['OWNER'] },
  { kind: 'SET_COMPLETED', priority: 44, slots: ['OWNER', 'DISTRICT'] },
  { kind: 'TIE_WIN', priority: 42, slots: ['OWNER', 'PROPERTY'] },
  { kind: 'TOP_AUCTION', priority: 40, slots: ['OWNER', 'PROPERTY', 'AMOUNT'] },
  { kind: 'DEAL_DONE', priority: 35, slots: ['OWNER', 'RIVAL'] },
  { kind: 'MOOD_RESULT', priority: 20, slots: ['MOOD'] },
  { kind: 'QUIET', priority: 0, slots: [] },
  { kind: 'FINAL_WIN', priority: 110, slots: ['OWNER', 'AMOUNT'] },
  { kind: 'FAME_CROWN', priority: 105, slots: ['OWNER', 'AMOUNT'] },
]
