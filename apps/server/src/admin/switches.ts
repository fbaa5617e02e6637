import { isFields, lookUp, type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** What can be switched off as a whole. `matches` is maintenance: no new ones begin. */
export const SWITCHES = ['matches', 'bots', 'reactions', 'ladder', 'sharing'] as const
export type SwitchName = (typeof SWITCHES)[number] | `game:${string}` | `mode:${string}:${string}`

/** Who switched something off, when and why. */
export interface SwitchedOff {
  readonly at: number
  readonly who: string
  readonly reason: string
}

const SETTING = 'switched-off'

/** What is switched on, as rooms and whoever else follows it ask. */
export interface SwitchesPort {
  isOn(name: SwitchName): boolean
  /** Why no match may begin with that game and these options; nothing when one may. */
  refusalFor(game: string, options?: object): Refusal | undefined
}

/** Where nobody switches anything. */
export const ALL_ON: SwitchesPort = { isOn: () => true, refusalFor: () => undefined }

/** Switches as this process knows them: those of the database, read again whenever somebody says that they changed. */
export class Switches implements SwitchesPort {
  readonly #db: Kysely<Schema>
  #off: ReadonlyMap<string, SwitchedOff> = new Map()

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  get off(): ReadonlyMap<string, SwitchedOff> {
    return this.#off
  }

  isOn(name: SwitchName): boolean {
    return !this.#off.has(name)
  }

  refusalFor(game: string, options?: object): Refusal | undefined {
    if (!this.isOn('matches')) return refuse('MAINTENANCE')
    return this.#refusalOf(game, options)
  }

  /** Reads what is stored. */
  async reload(): Promise<void> {
    const row = await this.#db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
    this.#off = parsed(row?.value)
  }

  /** Switches one thing, upon what is stored now: somebody else may have switched another one. */
  async set(db: Kysely<Schema>, name: SwitchName, off: SwitchedOff | null): Promise<void> {
    // Whoever comes first makes the row, so that there is one to hold.
    const conflict = db.insertInto('setting').values({ name: SETTING, value: '{}' })
    await conflict.onConflict((one) => one.column('name').doNothing()).execute()
    const own = db.selectFrom('setting').select('value').where('name', '=', SETTING).forUpdate()
    const stored = new Map(parsed((await own.executeTakeFirst())?.value))
    if (off === null) stored.delete(name)
    else stored.set(name, off)
    const value = JSON.stringify(Object.fromEntries(stored))
    await db.updateTable('setting').set({ value }).where('name', '=', SETTING).execute()
  }

  #refusalOf(game: string, options: object = {}): Refusal | undefined {
    if (!this.isOn(`game:${game}`)) return refuse('GAME_OFF', { game })
    const mode = modeOf(options)
    return mode === undefined || this.isOn(`mode:${game}:${mode}`) ? undefined : refuse('MODE_OFF', { game, mode })
  }
}

/** The mode of a match, for games that have modes: an option of that name. */
function modeOf(options: object): string | undefined {
  const mode = lookUp(options as Readonly<Record<string, unknown>>, 'mode')
  return typeof mode === 'string' ? mode : undefined
}

function parsed(value: string | undefined): ReadonlyMap<string, SwitchedOff> {
  const stored: unknown = JSON.parse(value ?? '{}')
  return new Map(isFields(stored) ? (Object.entries(stored) as [string, SwitchedOff][]) : [])
}
