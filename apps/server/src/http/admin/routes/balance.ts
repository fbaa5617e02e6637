import { z } from 'zod'
import { BUILT_IN } from '../../../storage/balance.ts'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors, gameIdSchema } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { needs } from '../gate.ts'
import { timeSchema } from '../schemas.ts'

const editionSchema = z.object({
  rulesVersion: z.int(),
  pack: z.string().nullable(),
  packId: z.string().nullable(),
  matches: z.int(),
})
const tableSchema = z.object({
  id: z.string(),
  title: z.string(),
  rowLabel: z.string(),
  columns: z.array(z.object({ id: z.string(), label: z.string(), kind: z.enum(['count', 'mean', 'share', 'median']) })),
  rows: z
    .array(z.object({ row: z.string(), name: z.string(), values: z.array(z.number().nullable()).readonly() }))
    .readonly(),
})

/** What finished matches say about the balance of their games. */
export function addBalanceRoutes(app: App, { balance, shelf = [] }: AdminDeps): void {
  if (balance === undefined) return
  app.get(
    '/api/admin/balance',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'Games of which matches say something, and by what those can be told apart'),
        response: {
          200: z.object({
            games: z.array(z.object({ id: z.string(), title: z.string(), editions: z.array(editionSchema) })),
          }),
          ...errors,
        },
      },
    },
    async () => {
      const counted = await Promise.all(
        shelf.map(async (entry) => ((await entry.workshop?.())?.balance ? [await entry.load()] : [])),
      )
      const games = counted.flat().map(async ({ game: { id }, words: { title } }) => {
        return { id, title, editions: [...(await balance.editions(id))] }
      })
      return { games: await Promise.all(games) }
    },
  )
  app.get(
    '/api/admin/balance/:game',
    {
      config: needs('VIEWER'),
      schema: {
        ...about('administration', 'What is known by now; what was not read yet is read from here on'),
        params: z.object({ game: gameIdSchema }),
        querystring: z.object({
          rulesVersion: z.coerce.number().int().min(0).max(1_000_000).exactOptional(),
          pack: z.union([z.string().regex(/^[\da-f]{64}$/), z.literal(BUILT_IN)]).exactOptional(),
          from: timeSchema.exactOptional().describe('Matches that ended before are left out.'),
        }),
        response: {
          200: z.object({ matches: z.int(), read: z.int(), unreadable: z.int(), tables: z.array(tableSchema) }),
          ...errors,
        },
      },
    },
    async ({ params: { game }, query }) => {
      const report = await balance.report({ game, ...query })
      if (report === undefined) throw new RefusalError('NOT_FOUND')
      const { sums, ...counts } = report
      const tables = sums.tables.map((table) => {
        const { id, title, rowLabel, columns } = table
        const plain = columns.map((column) => ({ id: column.id, label: column.label, kind: column.kind }))
        return { id, title, rowLabel, columns: plain, rows: sums.rowsOf(table) }
      })
      return { ...counts, tables }
    },
  )
}
