import type { Command } from 'commander'
import { whole } from '../arguments.ts'
import { FAILED, type Finish, SUCCESS } from '../exit.ts'
import { whenFaulty } from '../faults.ts'
import { printError } from '../output.ts'
import { databaseInWords, faultCaught, faultInWords } from '../server-words.ts'
import { type PlaceFlags, settingsOf } from '../settings.ts'
import { builtSite } from '../site.ts'
import { whenAskedToStop } from '../stopping.ts'
import { standIn } from '../successor.ts'

interface ServeFlags extends PlaceFlags {
  readonly port?: number
  readonly host?: string
  readonly restart: boolean
}

export function addServe(program: Command, finish: Finish): void {
  program
    .command('serve')
    .description('the server: accounts, rooms and matches for everybody who can reach it')
    .option('--port <n>', 'where to listen, 0 for any free port (else PORT, else 8080)', whole(0))
    .option('--host <address>', 'on which address (else HOST, else 127.0.0.1)')
    .option('--data <folder>', 'keeps everything in this folder (else LUDOTECA_DATA, else ./data)')
    .option('--database-url <url>', 'keeps everything in this PostgreSQL (else DATABASE_URL)')
    .option('--no-restart', 'ends after a fault, for whoever started it to start it again')
    .action(async (flags: ServeFlags) => finish(await run(flags)))
}

/**
 * Serves until somebody asks it to stop. Log lines go to standard output, what is meant for a person does not. A fault
 * that nobody caught ends the server as a wish to stop does; then it is served from a new process.
 */
async function run(flags: ServeFlags): Promise<number> {
  const config = await settingsOf(flags)
  const { serve } = await import('@ludoteca/server')
  const site = builtSite()
  const stop = whenAskedToStop()
  const fault = whenFaulty()
  const sooner = fault.then(({ error }) => Promise.reject(error))
  try {
    const server = await Promise.race([serve(config, { http: site === undefined ? {} : { site } }), sooner])
    void fault.then(({ error }) => server.reportFault(error))
    process.stderr.write(
      `Ludoteca listens on ${server.url} (${server.isNew ? 'a new ' : ''}${databaseInWords(config)}). Ctrl-C stops it.\n`,
    )
    const isFaulty = await Promise.race([stop.then(() => false), fault.then(() => true)])
    if (isFaulty) printError(faultCaught(flags.restart))
    await server.close()
    if (!isFaulty) return SUCCESS
    return flags.restart ? await standIn(server.port, stop) : FAILED
  } catch (error) {
    printError(faultInWords(error, config))
    return FAILED
  }
}
