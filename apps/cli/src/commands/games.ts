import type { Command } from 'commander'
import type { Finish } from '../exit.ts'

export function addGames(program: Command, finish: Finish): void {
  program
    .command('games')
    .description('the games on the shelf, with their seats and options')
    .action(() => finish(0))
}
