import { z } from 'zod'
import { dealTemplateSchema } from './submits.ts'

const id = z.string()
const idOrNone = id.nullable()
const round = z.int()
const byId = z.record(z.string(), z.int())
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.looseObject(shape))

/** A deal as its parties, or later everybody, may see it. */
export const dealStateSchema = z.looseObject({
  dealId: id,
  templateId: dealTemplateSchema,
  fromOwnerId: id,
  toOwnerId: id,
  createdRound: round,
  status: z.enum(['PENDING', 'COUNTERED', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'RESOLVED', 'INVALID']),
})

/** What an event did, and what softened it. */
export const eventResultSchema = z.looseObject({
  slot: z.int(),
  cardId: id,
  targetOwnerId: id.exactOptional(),
  effectsApplied: z.looseObject({}),
  mitigationsApplied: z.looseObject({}),
  headlines: z.array(z.string()),
})

/**
 * Facts that travel as messages of their own where a game lists them. A game may add fields. Time is never among them,
 * since rules have none: the end of a phase is in the clocks, and whoever sends PHASE_CHANGE may add it.
 */
export const announcedPayloads = {
  PHASE_CHANGE: z.looseObject({ round, phase: z.string(), phaseEndsAtTs: z.number().exactOptional() }),
  REVEAL_MARKET: z.looseObject({ round, row: list({ propertyId: id, reserve: z.int() }) }),
  MARKET_SIGNALS_REVEAL: z.looseObject({
    signals: list({ id, nombre_es: z.string(), tagMods: byId }),
  }),
  MOOD_OPTIONS_REVEAL: z.looseObject({
    options: list({ id, nombre_es: z.string() }),
    activeMoodId: idOrNone,
    voters: z.enum(['WATCHERS', 'OWNERS']),
  }),
  ELECTION_OPTIONS_REVEAL: z.looseObject({
    candidates: list({ id, slot: z.enum(['A', 'B']), nombre_es: z.string() }),
  }),
  BID_RESULTS: z.looseObject({
    lots: list({ propertyId: id, winnerId: idOrNone, price: z.int(), bids: list({ ownerId: id, amount: z.int() }) }),
  }),
  INCOME_RESULTS: z.looseObject({
    owners: list({ ownerId: id, lines: list({ line: z.string(), amount: z.int() }), cashAfter: z.int() }),
  }),
  ACTION_RESULTS: z.looseObject({ actions: list({ ownerId: id, action: z.string(), cost: z.int() }) }),
  DEALS_UPDATE: z.looseObject({ deals: z.array(dealStateSchema) }),
  MOOD_RESULT: z.looseObject({ votes: byId, winnerId: idOrNone }),
  ELECTION_RESULT: z.looseObject({
    owners: list({ ownerId: id, candidateId: idOrNone, contribution: z.int() }),
    watcherVotes: byId,
    winnerId: id,
    decidedBy: z.enum(['SCORE', 'WATCHERS', 'COIN']),
  }),
  EVENT_RESULTS: z.looseObject({ results: z.array(eventResultSchema) }),
  PRESS_TICKER: z.looseObject({ personaId: id, headlines: list({ text: z.string(), kind: z.string() }) }),
  ACHIEVEMENT_UNLOCK: z.looseObject({ ownerId: id, achievementId: id, first: z.boolean(), trophy: z.boolean() }),
  AWARDS_OPEN: z.looseObject({ awards: list({ awardId: id, nominees: z.array(id) }) }),
  AWARD_RESULTS: z.looseObject({ awards: list({ awardId: id, winnerId: idOrNone, votes: byId }) }),
} as const

/** The messages that announce a fact. */
export type AnnouncedType = keyof typeof announcedPayloads

/** Whether messages of this type announce a fact. */
export function isAnnouncedType(type: string): type is AnnouncedType {
  return Object.hasOwn(announcedPayloads, type)
}
