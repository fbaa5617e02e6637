import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Whoever knows one table can change another: what stands at the root of each is the same, and nothing reaches around
// the kit.
const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../../src')
const GAMES = ['aufbau', 'banca', 'carcosa', 'imperio', 'ludomercatus']

/** What every table has at its root, in the order in which one reads it. */
const ALL = ['index.ts', 'table.tsx', 'table.module.css', 'kit.ts', 'ui.ts', 'presentation.ts', 'sounds.ts']
/** What only some need: things that lie open over the table, colours of their own. */
const SOME = ['overlays.tsx', 'theme.css']

function filesIn(folder: string): readonly string[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true }) as string[]
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file))
}

function textOf(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
}

/** The files of this app that a source imports, by their paths below `src`. */
function importsIn(file: string, text = textOf(file)): readonly string[] {
  const paths = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...paths].map(([, path = '']) => relative(SOURCES, normalize(join(SOURCES, dirname(file), path))))
}

/** Which files in this folder import something like that, as `file: what`. */
function importing(folder: string, isWrong: (path: string, file: string) => boolean): readonly string[] {
  return filesIn(folder).flatMap((file) =>
    importsIn(file).flatMap((path) => (isWrong(path, file) ? `${file}: ${path}` : [])),
  )
}

function lines(folder: string, pattern: RegExp): readonly string[] {
  return filesIn(folder).flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`),
  )
}

describe.each(GAMES)('the table of %s', (game) => {
  test('has at its root what all tables have, and everything else in folders', () => {
    const entries = readdirSync(join(SOURCES, 'games', game), { withFileTypes: true })
    const root = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    expect(root.filter((name) => !SOME.includes(name)).sort()).toEqual([...ALL].sort())
  })

  test('gives its parts the names that all tables give them', () => {
    const Name = `${game.charAt(0).toUpperCase()}${game.slice(1)}`
    expect(textOf(`games/${game}/kit.ts`)).toMatch(
      /export const \{ useTable, useTableParts, viewOf, play \} = tableKit</,
    )
    expect(textOf(`games/${game}/ui.ts`)).toContain(`export class ${Name}Ui extends UiState`)
    expect(textOf(`games/${game}/presentation.ts`)).toContain(
      `export class ${Name}Presentation implements Presentation`,
    )
    expect(textOf(`games/${game}/table.tsx`)).toContain(`export const ${Name}Table = observer(`)
  })

  test('knows of no other table, and of no page but its own', () => {
    const others = GAMES.filter((other) => other !== game).map((other) => `games/${other}/`)
    const isWrong = (path: string) =>
      others.some((other) => path.startsWith(other)) || /^(screens|admin|app)\//.test(path)
    expect(importing(`games/${game}`, isWrong)).toEqual([])
  })

  test('asks the match what it can do, and not of which kind it is', () => {
    expect(lines(`games/${game}`, /.*instanceof (?!Element|HTML|SVG|Error).*/g)).toEqual([])
    const sources = /^match\/(local-match|live-match|replay-match)\.ts$/
    expect(importing(`games/${game}`, (path) => sources.test(path))).toEqual([])
  })

  test('keeps nothing outside of its parts', () => {
    expect(
      lines(
        `games/${game}`,
        /^(?:export )?(?:let |const \w+.*= new (?:Weak(?:Map|Set)\b|(?:Map|Set)(?:<[^(]*>)?\(\))).*/gm,
      ),
    ).toEqual([])
  })

  test('has the buttons that skip once: they float, or stand where the table says', () => {
    const own = lines(`games/${game}`, /.*<SkipButtons .*/g)
    expect(own).toHaveLength(textOf(`games/${game}/index.ts`).includes('showsSkip = true') ? 1 : 0)
    // In the lottery of Banca, one may skip.
    const words = lines(`games/${game}`, /.*'(?:Skip|Saltar|Überspringen)'.*/g)
    expect(words.filter((line) => !line.includes("value: 'skip'"))).toEqual([])
  })

  test('starts no clock for what happens: that is for the queue', () => {
    expect(
      lines(`games/${game}`, /.*match\.(?:onFacts|onBegin|present)\(.*/g).filter(
        (line) => !/presentation\.ts|dread\.tsx/.test(line),
      ),
    ).toEqual([])
  })
})

describe('the kit', () => {
  test('knows no game', () => {
    expect(importing('kit', (path) => /^games\/(?!tables\.ts)/.test(path))).toEqual([])
    expect(lines('kit', new RegExp(`.*\\b(?:${GAMES.join('|')})\\b.*`, 'gi'))).toEqual([])
  })

  test('is told what it shows: nothing marks moves or facts behind its back', () => {
    expect(lines('kit', /^.*\bWeakSet\b.*$/gm)).toEqual([])
    expect(lines('match', /^.*\bWeak(?:Set|Map)\b.*$/gm)).toEqual([])
  })
})

describe('one word is exported once', () => {
  test.each(['Desk', 'Sheet', 'Stage'])('%s is no name of a table any more', (name) => {
    expect(lines('games', new RegExp(`^export (?:class|type|interface|const) ${name}\\b.*`, 'gm'))).toEqual(
      // The stages of a log are the game's own word.
      name === 'Stage' ? [expect.stringContaining('games/banca/')] : [],
    )
  })
})

test('what breaks these rules would be found', () => {
  const text =
    "import { a } from '../carcosa/kit.ts'\nawait import('../../match/local-match.ts')\nif (match instanceof LocalMatch) {}"
  expect(importsIn('games/imperio/x.ts', text)).toEqual(['games/carcosa/kit.ts', 'match/local-match.ts'])
  expect(/instanceof (?!Element|HTML|SVG|Error)/.test(text)).toBe(true)
})
