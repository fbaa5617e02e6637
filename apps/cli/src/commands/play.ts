import type { Command } from 'commander'
import { collect } from '../arguments.ts'
import type { Finish } from '../exit.ts'

interface PlayFlags {
  readonly seats?: string
  readonly seed?: string
  readonly option: readonly string[]
  readonly resume?: string
  readonly lang?: string
  readonly fast?: boolean
}

export function addPlay(program: Command, finish: Finish): void {
  program
    .command('play')
    .description('play in the terminal; without a game, choose one from the menu')
    .argument('[game]')
    .option('--seats <list>', 'who sits where, e.g. human,normal,easy')
    .option('--seed <text>', 'the luck of this match')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--resume <file>', 'go on with a saved match')
    .option('--lang <code>', 'en, es or de')
    .option('--fast', 'no pauses between the moves of bots')
    .action(async (game: string | undefined, { option, ...flags }: PlayFlags) => {
      const { runPlay } = await import('../play/index.ts')
      finish(await runPlay({ ...(game === undefined ? {} : { game }), ...flags, options: option }))
    })
}

/** What `ludoteca` alone does. */
export async function openMenu(): Promise<number> {
  const { runPlay } = await import('../play/index.ts')
  return runPlay({ options: [] })
}
