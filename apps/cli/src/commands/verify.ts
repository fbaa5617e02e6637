import {
  BadRecord,
  type Divergence,
  type Refusal,
  refusalInWords,
  type Unfairness,
  type Verdict,
  verify,
} from '@ludoteca/kernel'
import { type Command, Option } from 'commander'
import { BAD_ARGUMENTS, FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { print, printError } from '../output.ts'
import { namesOf, type OpenedRecord, openRecord } from '../records.ts'

const UNFAIRNESS: Readonly<Record<Unfairness, string>> = {
  commitment: "the server's part of the seed is not the one it had committed to",
  mixture: "the seed is not mixed from the server's part and what people added",
}

interface FileVerdict {
  readonly file: string
  readonly holds: boolean
  /** Nothing when the record is too damaged to count them. */
  readonly moves: number | null
  /** The first move that diverges; 0 is the set-up. Nothing when no single move is to blame. */
  readonly divergesAt: number | null
  readonly because: string | null
}

export function addVerify(program: Command, finish: Finish): void {
  program
    .command('verify')
    .description('plays records again: rules version, seed commitment, what the seed was mixed from, every hash')
    .argument('<files...>')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .action(async (files: readonly string[], { format }: { format: string }) => finish(await run(files, format)))
}

async function run(files: readonly string[], format: string): Promise<number> {
  const verdicts: FileVerdict[] = []
  let code = SUCCESS as number
  for (const file of files) {
    try {
      const verdict = await verdictOn(file)
      verdicts.push(verdict)
      if (format === 'table') print(line(verdict))
      if (!verdict.holds) code = Math.max(code, FAILED)
    } catch (error) {
      if (!(error instanceof Mistake)) throw error
      printError(error.message)
      code = BAD_ARGUMENTS
    }
  }
  if (format === 'json') print(JSON.stringify(verdicts, null, 2))
  return code
}

/** A record in which one move can no longer be read does not hold; a file that is no record at all is a mistake. */
async function verdictOn(file: string): Promise<FileVerdict> {
  try {
    return judge(file, await openRecord(file))
  } catch (error) {
    const cause = error instanceof Mistake ? error.cause : undefined
    if (!(cause instanceof BadRecord) || cause.seq === undefined) throw error
    const because = `${cause.seq === 0 ? 'the set-up' : `move ${cause.seq}`} cannot be read: ${cause.message}`
    return { file, holds: false, moves: null, divergesAt: cause.seq, because }
  }
}

function line({ file, holds, moves, because }: FileVerdict): string {
  return holds ? `${file}: holds, ${moves} moves` : `${file}: does not hold: ${because}`
}

function judge(file: string, opened: OpenedRecord): FileVerdict {
  const { record, game } = opened
  const moves = record.moves.length
  const failed = (divergesAt: number | null, because: string) => ({ file, holds: false, moves, divergesAt, because })
  if (!game) return failed(null, `its rules version ${record.rulesVersion} is not known here`)
  let verdict: Verdict
  try {
    verdict = verify(game, record)
  } catch (error) {
    return failed(null, `the rules broke while playing it again: ${error instanceof Error ? error.message : error}`)
  }
  const { divergence, seedHolds, unfairness } = verdict
  const reasons: string[] = []
  if (seedHolds === false) reasons.push('the seed is not the one that was committed')
  if (unfairness) reasons.push(UNFAIRNESS[unfairness])
  if (divergence) reasons.push(reasonInWords(divergence, opened))
  if (reasons.length > 0) return failed(divergence?.seq ?? null, reasons.join('; '))
  return { file, holds: true, moves, divergesAt: null, because: null }
}

function reasonInWords({ seq, why, refusal }: Divergence, opened: OpenedRecord): string {
  const where = place(seq, opened)
  switch (why) {
    case 'seed':
      return 'its seed is not revealed, so its luck cannot be checked'
    case 'setup':
      return `${where} is refused: ${inWords(refusal, opened)}`
    case 'refused':
      return `${where} is refused: ${inWords(refusal, opened)}`
    case 'missing-hash':
      return `the hash of ${where} is missing`
    case 'extra-hash':
      return `there are hashes of moves after ${where}, but no such moves`
    case 'outcome':
      return `after ${where} the outcome is another one`
    case 'hash':
      return `${where} is the first that gives another hash`
  }
}

function place(seq: number, { record }: OpenedRecord): string {
  const recorded = record.moves[seq - 1]
  return recorded ? `move ${seq} (${namesOf(record)(recorded.seat)}: ${recorded.move.type})` : 'the set-up'
}

function inWords(refusal: Refusal | undefined, { box }: OpenedRecord): string {
  return refusal ? `${refusalInWords(box.words, 'en', refusal)} [${refusal.code}]` : 'no reason given'
}
