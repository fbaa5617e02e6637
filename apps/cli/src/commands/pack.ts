import type { Finding, Pack, Shelved, Workshop } from '@ludoteca/kernel'
import { findingInWords, packFindings, packHash, readPack } from '@ludoteca/kernel/packs'
import { type Command, Option } from 'commander'
import { openEntry } from '../arguments.ts'
import { FAILED, type Finish, Mistake, SUCCESS } from '../exit.ts'
import { deliver, print, readText } from '../output.ts'

/** Findings are shown in English, as everything here, or in the language of whoever writes packs. */
const LANGUAGES = ['en', 'es', 'de'] as const

interface ValidateFlags {
  readonly format: 'table' | 'json'
  readonly language: (typeof LANGUAGES)[number]
}

export function addPack(program: Command, finish: Finish): void {
  const pack = program.command('pack').description('what a game is filled with: its texts, its cards and their numbers')
  pack
    .command('export')
    .description('what a game brings along, as the file that a pack of one’s own begins with')
    .argument('<game>')
    .option('--out <file>', 'where to')
    .action(async (game: string, { out }: { out?: string }) => finish(await exportPack(game, out)))
  pack
    .command('validate')
    .description('says of each place in a pack what is wrong there; with nothing wrong, its hash')
    .argument('<game>')
    .argument('<files...>')
    .addOption(new Option('--format <format>').choices(['table', 'json']).default('table'))
    .addOption(new Option('--language <language>', 'of what is said').choices([...LANGUAGES]).default('en'))
    .action(async (game: string, files: readonly string[], flags: ValidateFlags) =>
      finish(await validate(game, files, flags)),
    )
}

async function exportPack(game: string, out: string | undefined): Promise<number> {
  const { builtIn } = await contentOf(openEntry(game), game)
  deliver(`${JSON.stringify(builtIn, null, 2)}\n`, out)
  return SUCCESS
}

async function validate(game: string, files: readonly string[], { format, language }: ValidateFlags): Promise<number> {
  const content = await contentOf(openEntry(game), game)
  const checked = files.map((file) => ({ file, ...check(content, readText(file)) }))
  if (format === 'json') print(JSON.stringify(checked, null, 2))
  else for (const { file, findings, sha256 } of checked) print(inWords(file, findings, sha256, language))
  return checked.some(({ findings }) => findings.length > 0) ? FAILED : SUCCESS
}

function check(content: NonNullable<Workshop['content']>, text: string) {
  const read = readPack(text)
  const findings = 'findings' in read ? read.findings : packFindings(content, read.document)
  const isRight = findings.length === 0 && 'document' in read
  return { sha256: isRight ? packHash(read.document as Pack) : null, findings }
}

function inWords(
  file: string,
  findings: readonly Finding[],
  sha256: string | null,
  language: ValidateFlags['language'],
): string {
  if (sha256 !== null) return `${file}: nothing is wrong, sha256 ${sha256}`
  const lines = findings.map(
    (finding) => `  ${finding.path || '.'}: ${findingInWords(finding, language)} [${finding.code}]`,
  )
  return [`${file}: ${findings.length === 1 ? '1 thing is' : `${findings.length} things are`} wrong`, ...lines].join(
    '\n',
  )
}

async function contentOf(entry: Shelved, game: string): Promise<NonNullable<Workshop['content']>> {
  const content = (await entry.workshop?.())?.content
  if (content === undefined) throw new Mistake(`${game} cannot be filled with anything else`)
  return content
}
