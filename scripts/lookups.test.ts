import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Lookup, projectFolders, unsafeLookups } from './lookups.ts'

// `table[name]` also finds what every object has: `constructor`, `toString` … Somebody who sends such a name as the type
// of a move, as an option or as a parameter must not get hold of it. So names that may be any text are looked up with
// `lookUp` or in a Map, and objects are made of them with `Object.fromEntries`.

/** Where it was looked at and found to be in order, with the reason. */
const JUDGED: readonly { readonly where: RegExp; readonly kind?: Lookup['kind']; readonly why: string }[] = [
  { where: /^packages\/(kernel|protocol)\/src\/testing\//, why: 'a kit for tests: it sees what tests and rules made' },
  { where: /^packages\/lab\/src\/fuzz\/input\//, why: 'it makes nonsense, and looks at nothing but its own' },
  { where: /^apps\/load\//, why: 'it plays the clients: nothing from outside gets there' },
  {
    where: /^packages\/kernel\/src\/domain\.ts/,
    why: 'by names of parameters, which are the rules’; the hottest path',
  },
  { where: /^packages\/kernel\/src\/chance\.ts/, kind: 'write', why: 'by names of streams, which are the rules’' },
  { where: /^packages\/kernel\/src\/copy-json\.ts/, kind: 'write', why: 'a copy of a move that was permitted' },
  { where: /^packages\/games\//, kind: 'write', why: 'by values that a domain let through' },
  {
    where: /^packages\/protocol\/src\/delta\.ts/,
    why: 'a hot path that looks at `__proto__` itself, and has its tests',
  },
  {
    where: /^apps\/server\/src\/tables\/broadcast\/(shown|viewer)/,
    kind: 'write',
    why: 'by keys of decisions and fields of views, which are the rules’',
  },
  { where: /^apps\/cli\/src\/play\/menu\/settings\.ts/, kind: 'write', why: 'by an option that the game has' },
]

function isJudged({ file, kind }: Lookup): boolean {
  return JUDGED.some(({ where, kind: only }) => where.test(file) && (only === undefined || only === kind))
}

const folder = mkdtempSync(join(tmpdir(), 'lookups-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD = `declare const name: string
declare const sent: unknown
declare const move: { readonly type: string }
declare const known: 'one' | 'two'
const TABLE: Readonly<Record<string, { readonly words: string }>> = {}
const EXACT = { one: 1, two: 2 }
const list = [1, 2]
`

const PLANTED = {
  'a table by a name': 'TABLE[name]',
  'a table by the type of a move': 'TABLE[move.type]?.words',
  'a table by a name that was said to be one of its own': 'EXACT[name as keyof typeof EXACT]',
  'a table by something unknown': 'EXACT[sent as keyof typeof EXACT]',
  'a table that may be missing': '(TABLE as typeof TABLE | undefined)?.[name]',
  'a table by a name turned into a text': 'TABLE[String(sent)]',
  'a list by a name': 'list[sent as number]',
  'a table by a name that is put together': `TABLE[\`to\${name}\`]`,
  'a table by the keys of another': 'Object.keys(EXACT).map((key) => TABLE[key])',
  'a table by keys that came along': 'Object.entries(sent as object).map(([key]) => TABLE[key])',
  'the question whether a table has a name': 'name in TABLE',
  'a name that every object has': "'constructor' in TABLE",
  'an object with a field of any name': '{ const made: Record<string, number> = {}; made[name] = 1 }',
}

const HARMLESS = {
  'a name of the table’s own': 'EXACT[known]',
  'a literal': "TABLE['one']",
  'a place in a list': 'list[1]',
  'a name that no object has': `TABLE[\`\${name}.words\`]`,
  'a name that was asked for': 'Object.hasOwn(TABLE, name) ? TABLE[name] : undefined',
  'its own keys': 'for (const key in TABLE) TABLE[key]',
  'its own keys as a list': 'Object.keys(TABLE).map((key) => TABLE[key])',
  'its own entries': 'for (const [key] of Object.entries(TABLE)) TABLE[key]',
  'members of a union told apart': "'words' in (sent as { words: string } | { other: number })",
  'a Map': 'new Map(Object.entries(TABLE)).get(name)',
}

/** The same checker that reads the sources reads a project in which each file holds one of them. */
function found(codes: readonly string[]): readonly (string | undefined)[] {
  const options = { strict: true, target: 'es2023', lib: ['es2023'], types: [], noEmit: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  for (const [i, code] of codes.entries()) writeFileSync(join(folder, `at-${i}.ts`), `${HEAD}${code}\nexport {}\n`)
  const lookups = unsafeLookups([folder])
  return codes.map((_, i) => lookups.find(({ file }) => file.endsWith(`at-${i}.ts`))?.kind)
}

describe('names from outside find nothing but what a table holds', () => {
  test('in all sources', { timeout: 120_000 }, () => {
    const unsafe = unsafeLookups(projectFolders())
    expect(unsafe.filter((one) => !isJudged(one))).toEqual([])
    // Whoever mends the last of those that were judged takes the reason away, too.
    expect(JUDGED.filter((one) => !unsafe.some(({ file }) => one.where.test(file)))).toEqual([])
  })

  test('each kind of such a lookup is found, and what is harmless is left alone', { timeout: 60_000 }, () => {
    const codes = [...Object.values(PLANTED), ...Object.values(HARMLESS)]
    const kinds = found(codes)
    const names = [...Object.keys(PLANTED), ...Object.keys(HARMLESS)]
    const alarms = names.filter((_, i) => kinds[i] !== undefined)
    expect(alarms).toEqual(Object.keys(PLANTED))
  })
})
