import { defaultOf, lookUp, type OptionSpec } from '@ludoteca/kernel'
import { textSchema } from '@ludoteca/protocol'
import { shelf as wholeShelf } from '@ludoteca/registry'
import { z } from 'zod'
import { SWITCHES, type SwitchName } from '../../../admin/switches.ts'
import { RefusalError } from '../../errors.ts'
import { type App, about, errors } from '../../route.ts'
import type { AdminDeps } from '../area.ts'
import { actorOf, needs, note } from '../gate.ts'
import { reasonSchema } from '../schemas.ts'

const offSchema = z.object({ at: z.number(), who: z.string(), reason: z.string() }).nullable()
const switchSchema = z.object({ name: z.string(), off: offSchema })
const listSchema = z.object({
  switches: z.array(switchSchema),
  games: z.array(
    z.object({
      game: z.string(),
      title: z.string(),
      off: offSchema,
      modes: z.array(switchSchema.extend({ mode: z.string() })),
    }),
  ),
})

/** What is switched on, and switching it. */
export function addSwitchRoutes(app: App, deps: AdminDeps): void {
  const { admin, storage } = deps
  const { switches, audit, sharedSettings } = admin
  const offOf = (name: SwitchName) => switches.off.get(name) ?? null
  const list = async () => {
    const games = await gamesOf(deps)
    return {
      switches: SWITCHES.map((name) => ({ name, off: offOf(name) })),
      games: games.map(({ game, title, modes }) => ({
        game,
        title,
        off: offOf(`game:${game}`),
        modes: modes.map((mode) => ({ mode, name: `mode:${game}:${mode}`, off: offOf(`mode:${game}:${mode}`) })),
      })),
    }
  }
  app.get(
    '/api/admin/switches',
    {
      config: needs('VIEWER'),
      schema: { ...about('administration', 'What is on and off'), response: { 200: listSchema, ...errors } },
    },
    list,
  )
  app.put(
    '/api/admin/switches/:name',
    {
      config: needs('OPERATOR'),
      schema: {
        ...about('administration', 'Switch something; it holds in all processes within seconds'),
        params: z.object({ name: textSchema({ max: 100 }) }),
        body: z.strictObject({ on: z.boolean(), reason: reasonSchema }),
        response: { 200: listSchema, ...errors },
      },
    },
    async (request) => {
      const { on, reason } = request.body
      const name = namesOf(await gamesOf(deps)).find((one) => one === request.params.name)
      if (name === undefined) throw new RefusalError('NOT_FOUND')
      const at = admin.env.now()
      await storage.db.transaction().execute(async (db) => {
        await switches.set(db, name, on ? null : { at, who: actorOf(request).handle, reason })
        await note(audit, request, { action: on ? 'switch.on' : 'switch.off', target: name, reason }, db)
      })
      await sharedSettings.changed()
      return list()
    },
  )
}

interface SwitchedGame {
  readonly game: string
  readonly title: string
  readonly modes: readonly string[]
}

function namesOf(games: readonly SwitchedGame[]): readonly SwitchName[] {
  const ofGames = games.flatMap(({ game, modes }): SwitchName[] => [
    `game:${game}`,
    ...modes.map((mode): SwitchName => `mode:${game}:${mode}`),
  ])
  return [...SWITCHES, ...ofGames]
}

/** All games, with the modes of those that have an option of that name. */
async function gamesOf({ shelf = wholeShelf }: AdminDeps): Promise<readonly SwitchedGame[]> {
  const boxes = await Promise.all(shelf.map((entry) => entry.load()))
  return boxes.map(({ game, words }) => {
    const spec = lookUp(game.options as Readonly<Record<string, OptionSpec<unknown, object>>>, 'mode')
    const values = spec?.domain.kind === 'one' && typeof defaultOf(spec, {}) === 'string' ? spec.domain.of : []
    return { game: game.id, title: words.title, modes: values.filter((value) => typeof value === 'string') }
  })
}
