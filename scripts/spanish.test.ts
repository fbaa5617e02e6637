import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../packages/games/imperio/test/text/spanish.ts'

// The Spanish of the platform is that of Lima: “ustedes”, never “vosotros”; nobody “coge” anything; 0.7 has a point.
// What is only ever said in Imperio must have its tildes, too: there no other language is among the words.

const root = new URL('..', import.meta.url).pathname

/** The files of these folders whose names look like that. */
function of(name: RegExp, ...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true }) as string[]
    return files.filter((file) => name.test(file)).map((file) => join(folder, file))
  })
}

const WORDS = /words[^/]*\.ts$/
/** Words of the shell, where many a file holds three languages. */
const SHELL = [
  ...of(WORDS, ...['app', 'components', 'screens', 'kit', 'words'].map((folder) => `apps/web/src/${folder}`)),
  ...of(/^es\.ts$/, 'apps/cli/src/play/words', 'packages/kernel/src/words', 'packages/protocol/src/words'),
]
/** What is only ever said in Imperio. */
const IMPERIO = [...of(WORDS, 'apps/web/src/games/imperio'), ...of(/\.ts$/, 'apps/cli/src/play/tables/imperio')]

/** What people read in a source: its texts, without what is put into them. */
function textsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
    .replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')
    .replace(/^import\b[^']*'[^']*'$/gm, '')
  const texts = source.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '').match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []
  return texts.map((text) => text.slice(1, -1))
}

const SPAIN = /vosotros|coger/

test.each(SHELL)('%s speaks as Lima does', (file) => {
  expect(
    textsOf(file)
      .flatMap(faultsOf)
      .filter((fault) => SPAIN.test(fault)),
  ).toEqual([])
})

test.each(IMPERIO)('%s speaks and writes as Lima does', (file) => {
  // Names of types and ids are no texts.
  const texts = textsOf(file).filter((text) => !/^[A-Z_]+$/.test(text))
  expect(texts.flatMap(faultsOf)).toEqual([])
})

test('there is something to read', () => {
  expect(SHELL.length).toBeGreaterThan(10)
  expect(IMPERIO.length).toBeGreaterThan(10)
  for (const files of [SHELL, IMPERIO]) for (const file of files) expect(textsOf(file), file).not.toEqual([])
  expect(IMPERIO.flatMap(textsOf)).toEqual(expect.arrayContaining(['Sin postor', 'Subasta cerrada', 'No votar']))
})
