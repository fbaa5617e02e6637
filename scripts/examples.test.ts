import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'

// Examples in the READMEs are code that compiles against our packages, and runs where it needs nobody else.

/** What examples take for granted, in words that say what it is. */
const GIVEN = `import type { Box, Fact, Match, Move } from '@ludoteca/kernel'
declare global {
  const box: Box
  const match: Match<object, object, Move, object, Fact>
  const seed: string
  function tellTheStory(facts: readonly object[]): void
  function draw(...seen: readonly unknown[]): void
  function show(message: string): void
}
`
/** Those that play by themselves. */
const RUN = ['packages/kernel/README.md', 'packages/registry/README.md']

const folder = mkdtempSync(join('scripts', 'planted-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The examples of a document: blocks of TypeScript that begin from our packages. Others are scraps within a text. */
function examplesIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code)
  return blocks.filter((code) => code.includes("from '@ludoteca/"))
}

const documents = filesBelow('.', /README\.md$/).filter((file) => examplesIn(readFileSync(file, 'utf8')).length > 0)
const examples = documents.flatMap((document) =>
  examplesIn(readFileSync(document, 'utf8')).map((code, i) => {
    const file = join(folder, `${document.replaceAll(/\W/g, '-')}-${i}.ts`)
    return { document, file, code }
  }),
)

/** What the compiler says of these sources. */
function complaintsAbout(sources: readonly { readonly file: string; readonly code: string }[]): string[] {
  writeFileSync(join(folder, 'given.ts'), GIVEN)
  for (const { file, code } of sources) writeFileSync(file, `${code}\nexport {}\n`)
  const config = {
    extends: '../../tsconfig.tests.json',
    include: ['*.ts'],
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean)
}

describe('the examples of the READMEs', () => {
  const wrong = { file: join(folder, 'wrong.ts'), code: "import { Mathc } from '@ludoteca/kernel'\nMathc.start()" }

  test('compile, and one that names what does not exist does not', () => {
    expect(examples.length).toBeGreaterThan(5)
    const complaints = complaintsAbout([...examples, wrong])
    expect(complaints.filter((line) => !line.startsWith(wrong.file))).toEqual([])
    expect(complaints.join()).toContain("'Mathc'")
  })

  test.each(RUN)('that of %s runs', async (document) => {
    const { file } = examples.find((example) => example.document === document) as { file: string }
    await expect(import(join(process.cwd(), file))).resolves.toBeDefined()
  })
})
