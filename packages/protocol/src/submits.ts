import { z } from 'zod'
import { looseJsonSchema } from './json.ts'
import { textSchema } from './text.ts'

const id = textSchema({ min: 1, max: 40 })
/** How Fame is spent by itself. */
export const famePolicySchema = z.enum(['NONE', 'CONTROL_FIRST', 'CORTINA_FIRST'])
/** From what loss of Fame on it is hidden. */
export const cortinaFromSchema = z.int().min(1).max(4)
const favours = {
  yape: z.boolean().exactOptional(),
  famePolicy: famePolicySchema.exactOptional(),
  cortinaFrom: cortinaFromSchema.exactOptional(),
}

/** What may be offered to another owner. */
export const dealTemplateSchema = z.enum([
  'CASH_FOR_PROPERTY',
  'SWAP',
  'BANK_LOAN',
  'ELECTION_PACT',
  'NON_COMPETE',
  'SECURITY_ESCORT',
])

/** Moves with a message of their own: the payload is the move without its type. */
export const submitPayloads = {
  SUBMIT_BID: z.strictObject({ propertyId: id.nullable(), amount: z.int(), useFameToken: z.boolean() }),
  SUBMIT_ACTION: z.strictObject({
    action: z.enum(['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'BREAK_PACT', 'PASS']),
    propertyId: id.exactOptional(),
    level: z.enum(['BASIC', 'FULL']).exactOptional(),
    ...favours,
  }),
  SUBMIT_DEAL_OFFER: z.strictObject({
    templateId: dealTemplateSchema,
    toOwnerId: id,
    fields: looseJsonSchema,
    ...favours,
  }),
  SUBMIT_DEAL_RESPONSE: z.strictObject({
    dealId: id,
    response: z.enum(['ACCEPT', 'REJECT', 'COUNTER']),
    counterFields: looseJsonSchema.exactOptional(),
  }),
  SUBMIT_MOOD_VOTE: z.strictObject({ optionId: id }),
  SUBMIT_ELECTION_VOTE: z.strictObject({
    candidateId: id,
    contribution: z.union([z.literal(0), z.literal(1), z.literal(2)]).exactOptional(),
  }),
  SUBMIT_WATCHER_RUMOR: z.strictObject({ targetOwnerId: id }),
  SUBMIT_AWARD_VOTE: z.strictObject({ awardId: id, ownerId: id }),
} as const

/** A message that is a typed form of a move. */
export type SubmitType = keyof typeof submitPayloads
