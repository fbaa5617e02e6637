import { hears, isRefusal, isUndo, type Move, refusalInWords, replay } from '@ludoteca/kernel'
import { type Command, Option } from 'commander'
import { whole } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { print, printError } from '../output.ts'
import { namesOf, type OpenedRecord, openRecord } from '../records.ts'
import { type Chapter, storyInWords } from '../reports/story.ts'

interface ReplayFlags {
  readonly at?: number
  readonly format: 'table' | 'json'
}

export function addReplay(program: Command, finish: Finish): void {
  program
    .command('replay')
    .description('the story of a record in words, and the position after a move')
    .argument('<file>')
    .option('--at <n>', 'stop after move n and show the position (0: the set-up)', whole(0))
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .action(async (file: string, flags: ReplayFlags) => finish(await run(file, flags)))
}

async function run(file: string, { at, format }: ReplayFlags): Promise<number> {
  const opened = await openRecord(file)
  const { record, game, box } = opened
  if (!game) throw new Mistake(`${file}: its rules version ${record.rulesVersion} is not known here`)
  if (record.seed === undefined) throw new Mistake(`${file}: its seed is not revealed, so it cannot be played again`)
  const until = at ?? record.moves.length
  if (until > record.moves.length) throw new Mistake(`${file} has ${record.moves.length} moves, there is no ${until}`)
  const chapters: Chapter[] = []
  const match = replay(game, record, until, (entry, told) => {
    chapters.push({
      seq: entry?.seq ?? 0,
      move: entry ? moveInWords(opened, entry.seat, entry.move) : null,
      story: told.filter(({ to }) => hears('spectator', to)).map(({ fact }) => box.words.fact(fact, namesOf(record))),
    })
  })
  if (isRefusal(match)) throw new Mistake(`${file}: ${refusalInWords(box.words, 'en', match)}`)
  const position = at === undefined ? undefined : match.view('spectator')
  const outcome = match.outcome()
  if (format === 'json')
    print(JSON.stringify({ game: game.id, seats: record.seats, chapters, position, outcome }, null, 2))
  else print(storyInWords(opened, chapters, position, outcome))
  if (match.seq === until) return SUCCESS
  printError(`${file}: move ${match.seq + 1} is refused, so the story ends before it; verify says more`)
  return FAILED
}

function moveInWords({ record, box }: OpenedRecord, seat: number, move: Move): string {
  const names = namesOf(record)
  return isUndo(move) ? `${names(seat)} takes the last move back.` : box.words.move(seat, move, names)
}
