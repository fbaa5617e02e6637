import { randomBytes } from 'node:crypto'
import { BAD_ARGUMENTS, Mistake } from '../exit.ts'
import { printError } from '../output.ts'
import { systemClock } from './match-clock.ts'
import { type PlayArgs, play } from './play.ts'
import { homeFolder, SaveStore } from './saves/save-store.ts'
import { RealTerminal } from './terminal/real.ts'

export type { PlayArgs } from './play.ts'

const PAUSE_MS = 350

/** Plays a match in the terminal, or opens the menu when no game is named. Gives the exit code. */
export async function runPlay(args: PlayArgs): Promise<number> {
  const { env } = process
  const terminal = new RealTerminal()
  try {
    return await play(args, {
      terminal,
      store: new SaveStore(homeFolder(env), () => new Date()),
      clock: systemClock,
      pauseMs: args.fast || env.LUDOTECA_FAST ? 0 : PAUSE_MS,
      systemLanguage: env.LC_ALL || env.LC_MESSAGES || env.LANG,
      newSeed: () => randomBytes(16).toString('hex'),
    })
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    printError(error.message)
    return BAD_ARGUMENTS
  } finally {
    terminal.close()
  }
}
