import { isRefusal, refusalInWords, writeRecord, writeTwin } from '@ludoteca/kernel'
import { recordMatch } from '@ludoteca/lab'
import type { Command } from 'commander'
import { collect, openFilled, readTable, type TableFlags, whole } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { checkWritable, deliver, printError } from '../output.ts'

interface RecordFlags extends TableFlags {
  readonly seed: string
  readonly movesMax: number
  readonly out?: string
  readonly pack?: string
}

export function addRecord(program: Command, finish: Finish): void {
  program
    .command('record')
    .description('one match between bots as a record file')
    .argument('<game>')
    .option('--seed <text>', 'the luck of this match', '1')
    .option('--seats <n>', 'how many seats', whole(1))
    .option('--bots <list>', 'one for all seats, or one for each')
    .option('--option <key=value>', 'a setting of the game; may be repeated', collect, [])
    .option('--pack <file>', 'what the game is filled with; the record carries it')
    .option('--moves-max <n>', 'stop after so many moves', whole(1), 100_000)
    .option('--out <file>', 'where to; a name that ends in .ludo.txt gets the readable form')
    .action(async (game: string, flags: RecordFlags) => finish(await run(game, flags)))
}

async function run(game: string, flags: RecordFlags): Promise<number> {
  const { seed, movesMax, out, pack } = flags
  const box = await openFilled(game, pack)
  const table = readTable(box, flags)
  checkWritable(out)
  const record = recordMatch(box, { ...table, seed, movesMax })
  if (isRefusal(record)) throw new Mistake(refusalInWords(box.words, 'en', record))
  deliver(out?.endsWith('.ludo.txt') ? writeTwin(record) : writeRecord(record), out)
  if (record.outcome) return SUCCESS
  printError(`the match did not end within ${movesMax} moves; it was recorded so far`)
  return FAILED
}
