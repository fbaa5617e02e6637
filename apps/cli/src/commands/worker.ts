import { serveQueue } from '@ludoteca/lab'
import type { Command } from 'commander'
import { queueOption, whole } from '../arguments.ts'
import { type Finish, SUCCESS } from '../exit.ts'
import type { CrewFlags } from '../interrupt.ts'
import { print, printError } from '../output.ts'
import { whenAskedToStop } from '../stopping.ts'

export function addWorker(program: Command, finish: Finish): void {
  program
    .command('worker')
    .description(
      'plays matches for runs on other machines, until Ctrl-C: simulate, sweep, playtest and fuzz with --queue',
    )
    .addOption(queueOption('the Redis or Valkey where the runs hand out their matches').makeOptionMandatory())
    .option('--workers <n>', 'worker threads (as many as the machine runs at once)', whole(1))
    .action(async ({ queue, workers }: CrewFlags & { readonly queue: string }) => {
      const stop = new AbortController()
      void whenAskedToStop().then(() => stop.abort())
      const threads = workers === undefined ? {} : { workers }
      const { stretches, matches } = await serveQueue({ queue, ...threads, signal: stop.signal, notice: printError })
      print(
        `played ${matches} ${matches === 1 ? 'match' : 'matches'} in ${stretches} ${stretches === 1 ? 'stretch' : 'stretches'}`,
      )
      finish(SUCCESS)
    })
}
