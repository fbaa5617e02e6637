import type { Config } from '@ludoteca/server'
import { Mistake } from './exit.ts'

/** Flags that say where everything is kept. */
export interface PlaceFlags {
  readonly data?: string
  readonly databaseUrl?: string
}

/** The settings of a server: what the flags say, else the environment. A place given as a flag is the only one. */
export async function settingsOf({
  port,
  host,
  data,
  databaseUrl,
}: PlaceFlags & { readonly port?: number; readonly host?: string }): Promise<Config> {
  const { BadConfig, readConfig } = await import('@ludoteca/server')
  const place = data ?? databaseUrl
  const flags = {
    ...(port === undefined ? {} : { PORT: String(port) }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { LUDOTECA_DATA: data }),
    ...(place === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  if (data !== undefined && databaseUrl !== undefined) throw new Mistake('give --data or --database-url, not both')
  try {
    return readConfig({ ...process.env, ...flags })
  } catch (error) {
    throw error instanceof BadConfig ? new Mistake(error.message) : error
  }
}

/** The folder of the embedded database, for verbs that know no other. */
export async function dataFolder(flags: PlaceFlags): Promise<string> {
  const { databaseUrl, dataDir } = await settingsOf(flags)
  if (databaseUrl === undefined) return dataDir
  throw new Mistake(
    'DATABASE_URL is set, and PostgreSQL has programs of its own for this; or name a folder with --data',
  )
}
