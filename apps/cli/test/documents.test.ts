import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/files.ts'
import { programFor } from '../src/main.ts'

// Whoever copies a command from a document finds that it exists: verb, options, scripts and the tests it names.
const root = new URL('../../..', import.meta.url).pathname
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const program = await programFor('', () => {})
const sources = filesBelow(root, /\.test\.ts$/)

/** The commands in the code of a document, inline and in blocks, without prompts, comments and what they are piped into. */
function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```(?:sh|console)?\n(.*?)^ *```/gms)].flatMap(([, code = '']) =>
    code.replaceAll(/\\\n\s*/g, ' ').split('\n'),
  )
  const inline = [...markdown.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...inline]
    .map(
      (line) =>
        line
          .replace(/^\$ /, '')
          .trim()
          .split(/ #| [|>] |;|&&| 2>/)[0]
          ?.trim()
          .replaceAll(/\s+/g, ' ') ?? '',
    )
    .filter((line) => /^(npx|npm) /.test(line))
}

/** What does not exist of a command; nothing when all of it does. */
function problemWith(command: string): string | undefined {
  const [tool, first = '', ...words] = command.split(' ')
  if (tool === 'npx' && first === 'ludoteca') return problemOf(program, words)
  if (tool === 'npx' && first === 'vitest') return words.filter(isPath).find((path) => !namesTests(path))
  if (tool === 'npm' && first === 'run') {
    const name = words.find((word) => /^\w/.test(word))
    return name === undefined || Object.hasOwn(scripts, name) ? undefined : name
  }
  return undefined
}

function problemOf(command: Command, [word, ...rest]: readonly string[]): string | undefined {
  if (word === undefined) return undefined
  const verb = command.commands.find((one) => one.name() === word)
  if (verb) return problemOf(verb, rest)
  if (command === program && /^\w/.test(word)) return word
  const isKnown = !/^--\w/.test(word) || knows(command, word.split('=')[0] as string)
  return isKnown ? problemOf(command, rest) : word
}

function knows(command: Command, option: string): boolean {
  return option === '--help' || option === '--version' || command.options.some(({ long }) => long === option)
}

function isPath(word: string): boolean {
  return /^(packages|apps|scripts)\b/.test(word)
}

function namesTests(path: string): boolean {
  return existsSync(join(root, path)) || sources.some((file) => file.includes(path))
}

const documents = filesBelow(root, /\.md$/).map((file) => file.slice(root.length))
const commands = documents.flatMap((file) =>
  commandsIn(readFileSync(join(root, file), 'utf8')).map((command) => ({ file, command })),
)

describe('commands in documents exist', () => {
  test('there are some to look at', () => {
    expect(commands.filter(({ command }) => command.startsWith('npx ludoteca')).length).toBeGreaterThan(50)
  })

  test.each(documents)('in %s', (document) => {
    const problems = commands
      .filter(({ file }) => file === document)
      .map(({ command }) => [command, problemWith(command)])
    expect(problems.filter(([, problem]) => problem !== undefined)).toEqual([])
  })
})

describe('the search notices', () => {
  test.each([
    ['npx ludoteca simulate pearls --num 5', undefined],
    ['npx ludoteca pack export imperio', undefined],
    ['npx ludoteca dream pearls', 'dream'],
    ['npx ludoteca simulate pearls --nom 5', '--nom'],
    ['npx vitest run packages/kernel', undefined],
    ['npx vitest run packages/nowhere', 'packages/nowhere'],
    ['npm run setup', undefined],
    ['npm run set-up', 'set-up'],
  ])('%s: %s', (command, problem) => {
    expect(problemWith(command)).toBe(problem)
  })

  test('commands in blocks and in prose, over several lines and without their comments', () => {
    const text = '```sh\nnpx ludoteca fuzz \\\n  --num 5   # some\nls\n```\nor `npm run dev` and `ls`'
    expect(commandsIn(text)).toEqual(['npx ludoteca fuzz --num 5', 'npm run dev'])
  })
})
