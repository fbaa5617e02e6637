import { z } from 'zod'

const counts = z.record(z.string(), z.number())

/** Statistics of a server, for administrators. */
export const statisticsSchema = z.object({
  now: z.object({
    rooms: z.int(),
    running: z.int().describe('Rooms in which a match runs.'),
    players: z.int(),
    watchers: z.int(),
  }),
  days: z
    .array(z.object({ day: z.string(), game: z.string(), mode: z.string().nullable(), matches: z.int() }))
    .describe('Matches that began on a day, by game and mode; days of UTC, newest first.'),
  lengths: z
    .array(z.object({ game: z.string(), matches: z.int(), medianMs: z.number() }))
    .describe('Half of the matches that were played to their end were shorter, without pauses.'),
  traffic: z
    .object({
      errors: z.number().describe('Requests and messages that failed through no fault of whoever sent them.'),
      refusals: counts.describe('Messages refused, by reason.'),
      rateLimited: counts.describe('What was turned down because there was too much of it.'),
      joins: z.number().describe('How many came into a room.'),
      reconnectRate: z.number().nullable().describe('Which part of them had been in it before and came back.'),
    })
    .describe('Of the same days, of all processes together.'),
})

export type Statistics = z.infer<typeof statisticsSchema>
