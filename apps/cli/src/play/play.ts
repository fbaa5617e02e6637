import type { Locale } from '@ludoteca/kernel'
import { openBox } from '../arguments.ts'
import { Mistake, SUCCESS } from '../exit.ts'
import { parseOptions } from '../options.ts'
import type { Host } from './host.ts'
import { runMenu } from './menu/menu.ts'
import { sit } from './session.ts'
import { type Sitting, sittingFor, sittingFrom, speak } from './sitting.ts'
import { readSeats } from './table-plan.ts'
import { Left } from './terminal/terminal.ts'
import { LOCALES, shellWords } from './words/index.ts'

/** What the command line says. */
export interface PlayArgs {
  readonly game?: string
  readonly seats?: string
  readonly seed?: string
  readonly options: readonly string[]
  readonly resume?: string
  readonly lang?: string
  /** No pauses between the moves of bots. */
  readonly fast?: boolean
}

/** Plays what the arguments say: a saved match, a new one, or whatever is chosen from the menu. */
export async function play(args: PlayArgs, host: Host): Promise<number> {
  const lang = readLanguage(args.lang)
  try {
    if (args.resume !== undefined) await sit(host, await resume(args, host, lang))
    else if (args.game !== undefined) await sit(host, await begin(args, host, lang))
    else await runMenu(host, lang)
  } catch (error) {
    // Whoever leaves has been told where the match lies; leaving is no failure.
    if (!(error instanceof Left)) throw error
  }
  return SUCCESS
}

async function begin(args: PlayArgs, host: Host, lang: Locale | undefined): Promise<Sitting> {
  const box = await openBox(args.game as string)
  const shell = speak(lang, box, host)
  const seats = readSeats(box, args.seats, shell)
  const options = parseOptions(box, args.options)
  return sittingFor(host, box, { seats, options, seed: args.seed ?? host.newSeed() }, shell)
}

async function resume(args: PlayArgs, host: Host, lang: Locale | undefined): Promise<Sitting> {
  const file = args.resume as string
  const shell = speak(lang, undefined, host)
  const extra = [args.game, args.seats, args.seed, ...args.options].some((given) => given !== undefined)
  if (extra) throw new Mistake(shell.mistakes.resumeAlone)
  const loaded = await host.store.load(file, shell)
  return sittingFrom(host, file, loaded, speak(lang, loaded.box, host))
}

function readLanguage(lang: string | undefined): Locale | undefined {
  const locale = LOCALES.find((known) => known === lang)
  if (lang !== undefined && locale === undefined) throw new Mistake(shellWords('en').mistakes.unknownLanguage(lang))
  return locale
}
