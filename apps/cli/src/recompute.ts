import type { Config, Reread } from '@ludoteca/server'
import type { Command } from 'commander'
import { FAILED, type Finish, SUCCESS } from './exit.ts'
import { print, printError } from './output.ts'
import { type PlaceFlags, settingsOf } from './settings.ts'
import { number } from './table.ts'

type Recompute = (config: Config) => Promise<Reread>

/** Adds the command that reads something again from the logs of all matches. */
export function addRecompute(
  to: Command,
  finish: Finish,
  what: string,
  load: (server: typeof import('@ludoteca/server')) => Recompute,
): void {
  to.command('recompute')
    .description(`reads again from the logs of all matches ${what}`)
    .option('--data <folder>', 'where the database is (else LUDOTECA_DATA, else ./data)')
    .option('--database-url <url>', 'reads the matches of this PostgreSQL (else DATABASE_URL)')
    .action(async (flags: PlaceFlags) => finish(await recompute(flags, load)))
}

async function recompute(flags: PlaceFlags, load: Parameters<typeof addRecompute>[3]): Promise<number> {
  const config = await settingsOf(flags)
  try {
    const { read, unreadable } = await load(await import('@ludoteca/server'))(config)
    print(`${number(read)} matches were read again`)
    if (unreadable.length === 0) return SUCCESS
    printError(`these cannot be read with the rules of today: ${unreadable.join(', ')}`)
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error))
  }
  return FAILED
}
