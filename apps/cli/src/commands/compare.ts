import { lookUp } from '@ludoteca/kernel'
import { compare, type SimulationReport } from '@ludoteca/lab'
import { type Command, Option } from 'commander'
import { type Finish, Mistake, SUCCESS } from '../exit.ts'
import { checkWritable, deliver, readText } from '../output.ts'
import { comparisonInWords } from '../reports/comparison.ts'

interface CompareFlags {
  readonly format: 'table' | 'json'
  readonly out?: string
}

export function addCompare(program: Command, finish: Finish): void {
  program
    .command('compare')
    .description('which differences between two simulations are real, and which may be chance')
    .argument('<a>', 'what `simulate --format json` has written')
    .argument('<b>', 'another one of the same game')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .option('--out <file>', 'write there instead of to standard output')
    .action((a: string, b: string, flags: CompareFlags) => finish(run(a, b, flags)))
}

function run(a: string, b: string, { format, out }: CompareFlags): number {
  checkWritable(out)
  const [first, second] = [readReport(a), readReport(b)]
  if (first.game !== second.game) throw new Mistake(`${a} is of ${first.game}, ${b} of ${second.game}`)
  const comparison = compare(first, second)
  deliver(format === 'json' ? JSON.stringify(comparison, null, 2) : comparisonInWords(comparison), out)
  return SUCCESS
}

const NUMBERS = ['rulesVersion', 'matches', 'finished']
const OBJECTS = ['options', 'bots']
const FIGURES = ['byBot', 'winsBySeat', 'endings', 'movesPerMatch', 'metrics']

/** A report, as far as it is compared: all that is a number in it must be one. */
function readReport(file: string): SimulationReport {
  const report = parse(readText(file))
  const isReport =
    isObject(report) &&
    typeof report.game === 'string' &&
    NUMBERS.every((name) => Number.isFinite(lookUp(report, name))) &&
    OBJECTS.every((name) => isObject(lookUp(report, name))) &&
    FIGURES.every((name) => isNumeric(lookUp(report, name)))
  if (!isReport) throw new Mistake(`${file} is not what \`simulate --format json\` writes`)
  return report as unknown as SimulationReport
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isNumeric(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((one) => Number.isFinite(one) || isNumeric(one))
}
