import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// The guide shows the example game's real code. Either side changing alone is an error.
const GUIDE = 'docs/write-your-own-game.md'
const EXAMPLE = 'packages/games/pearls'
/** Not part of the lesson. */
const LEFT_OUT = ['README.md', 'test/replays/chacha12.ludo.json', 'test/replays/three-divers.ludo.json']
const NOT_SOURCES = /^(dist|node_modules)\/|\.tsbuildinfo$/

interface Block {
  readonly file: string
  readonly lines: readonly string[]
}

/** The lines of a text without the white space around them. */
function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
}

/** The fenced blocks that name a file: three backticks, a language, a path. */
function blocksIn(guide: string): Block[] {
  const fences = guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)
  return [...fences].map(([, file = '', code = '']) => ({ file, lines: linesOf(code) }))
}

/** Where a block begins in a file; -1 when it does not occur there line by line. */
function placeOf(block: readonly string[], file: readonly string[]): number {
  return file.findIndex((_, at) => block.every((line, i) => file[at + i] === line))
}

/** The lines of a file that no block shows, counted from 1. Blank ones need not be shown. */
function unshown(file: readonly string[], blocks: readonly (readonly string[])[]): number[] {
  const shown = new Set<number>()
  for (const block of blocks) {
    const at = placeOf(block, file)
    if (at >= 0) for (const i of block.keys()) shown.add(at + i)
  }
  return [...file.keys()].filter((i) => file[i] !== '' && !shown.has(i)).map((i) => i + 1)
}

const blocks = blocksIn(readFileSync(GUIDE, 'utf8'))
const sources = readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .replaceAll('\\', '/')
      .slice(EXAMPLE.length + 1),
  )
  .filter((file) => !NOT_SOURCES.test(file) && !LEFT_OUT.includes(file))

describe('the guide shows code that exists', () => {
  test.each(blocks.map(({ file, lines }) => [file, lines] as const))('a block of %s occurs in it', (file, lines) => {
    expect(placeOf(lines, linesOf(readFileSync(file, 'utf8')))).toBeGreaterThanOrEqual(0)
  })
})

describe('the guide shows the whole example', () => {
  test.each(sources)('every line of %s is shown', (source) => {
    const file = `${EXAMPLE}/${source}`
    const shown = blocks.filter((block) => block.file === file).map(({ lines }) => lines)
    expect(unshown(linesOf(readFileSync(file, 'utf8')), shown)).toEqual([])
  })

  test.each(LEFT_OUT)('%s is left out, but exists', (file) => {
    expect(existsSync(`${EXAMPLE}/${file}`)).toBe(true)
  })
})

describe('the comparison notices', () => {
  const guide = '```ts a.ts\nconst a = 1\n\n  const b = 2\n```\n'
  const [block = { file: '', lines: [] }] = blocksIn(guide)

  test('nothing when only indentation differs', () => {
    const file = linesOf('  const a = 1\n\nconst b = 2\n')
    expect([placeOf(block.lines, file), unshown(file, [block.lines])]).toEqual([0, []])
  })

  test('a line that changed', () => {
    expect(placeOf(block.lines, linesOf('const a = 1\n\nconst b = 3\n'))).toBe(-1)
  })

  test('a line that was added', () => {
    expect(unshown(linesOf('const a = 1\n\nconst b = 2\nconst c = 3\n'), [block.lines])).toEqual([4])
  })
})
