import { type Fault, feedInput, fuzzInput, targetNames } from '@ludoteca/lab/fuzz-input'
import { openBox } from '../arguments.ts'
import { FAILED, INTERRUPTED, Mistake, SUCCESS } from '../exit.ts'
import { interruptible } from '../interrupt.ts'
import { checkWritable, deliver } from '../output.ts'
import { faultsInWords, inputInWords } from '../reports/fuzz-input.ts'

interface InputFlags {
  readonly num?: number
  readonly seconds?: number
  readonly target?: string
  readonly input?: string
  readonly seed: string
  readonly format: 'table' | 'json'
  readonly out?: string
}

/** As many as take about a minute for each game. */
const INPUTS = 20_000

/** Feeds whatever takes input from strangers, or one input to where it was found. */
export async function runInput(game: string | undefined, flags: InputFlags): Promise<number> {
  const { num, seconds, target, seed, format, out } = flags
  if (game !== undefined) await openBox(game)
  const names = await targetNames(game)
  if (target !== undefined && !names.includes(target)) {
    throw new Mistake(`there is no target "${target}"; there is ${names.join(', ')}`)
  }
  checkWritable(out)
  if (flags.input !== undefined) return runOne(game, flags, flags.input)
  // Whoever says how long, but not how many, goes on until then.
  const inputs = num ?? (seconds === undefined ? INPUTS : Number.MAX_SAFE_INTEGER)
  const total = inputs * (target === undefined ? names.length : 1)
  const report = await interruptible(total, {}, (crew) =>
    fuzzInput({ game, target, seed, inputs, seconds, signal: crew.signal, progress: (done) => crew.progress?.(done) }),
  )
  const faults = report.faults.map((fault) => ({ ...fault, repeat: repeatCommand(game, seed, fault) }))
  const full = { ...report, faults }
  deliver(format === 'json' ? JSON.stringify(full, null, 2) : inputInWords(full), out)
  if (faults.length > 0) return FAILED
  return report.interrupted ? INTERRUPTED : SUCCESS
}

async function runOne(game: string | undefined, flags: InputFlags, code: string): Promise<number> {
  const { seed, target, format, out } = flags
  const input = Buffer.from(code, 'base64url').toString('utf16le')
  const found = await feedInput({ game, target, seed }, input)
  const faults = found.map((fault) => ({ ...fault, repeat: repeatCommand(game, seed, fault) }))
  const inWords = faults.length === 0 ? 'Nothing is wrong after this input.' : faultsInWords(faults)
  deliver(format === 'json' ? JSON.stringify({ faults }, null, 2) : inWords, out)
  return faults.length > 0 ? FAILED : SUCCESS
}

/** The command that feeds one input again. Codes hold what a command line cannot: half characters, zeros. */
function repeatCommand(game: string | undefined, seed: string, { target, input }: Fault): string {
  const code = Buffer.from(input, 'utf16le').toString('base64url')
  const words = ['npx ludoteca fuzz', ...(game === undefined ? [] : [game]), '--only input']
  return [...words, `--target ${quoted(target)} --seed ${quoted(seed)} --input=${code}`].join(' ')
}

/** As a shell reads it. */
export function quoted(text: string): string {
  return /^[\w:=.,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
