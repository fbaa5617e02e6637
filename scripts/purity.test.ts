import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The linter, not good will, keeps clocks, luck, locale and I/O out of the rules. Here each is planted once.
const PLANTED = {
  'the clock': 'export const x = Date.now()',
  'a timer': 'setTimeout(() => {}, 1)',
  luck: 'export const x = Math.random()',
  'luck by another name': 'const { random } = Math\nexport const x = random()',
  'luck by its name as a text': "export const x = Math['random']()",
  'luck handed on': 'export const x = { luck: Math }',
  'luck by reflection': "export const x = Reflect.get(globalThis, 'Math')",
  'cryptographic luck': 'export const x = crypto.randomUUID()',
  'a locale': "export const x = 'a'.localeCompare('b')",
  'a locale behind a question mark': "export const x = ['a'].at(0)?.toLocaleUpperCase()",
  'a number format': 'export const x = (1).toLocaleString()',
  Intl: "export const x = new Intl.NumberFormat('es')",
  'the console': "console.log('x')",
  'the process': 'export const x = process.env',
  'a file': "import { readFileSync } from 'node:fs'\nexport const x = readFileSync",
  'a file by its old name': "import { readFile } from 'fs/promises'\nexport const x = readFile",
  'the network': "export const x = fetch('/')",
  'code out of a text': "export const x = new Function('return 1')",
  'code loaded at run time': "export const x = import('./y.ts')",
}

const biome = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join('packages', 'kernel', 'src', 'planted-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function lint(source: string) {
  const file = join(folder, 'planted.ts')
  writeFileSync(file, `${source}\n`)
  return spawnSync(process.execPath, [biome, 'lint', '--error-on-warnings', '--vcs-enabled=false', file])
}

describe('rules packages are pure', () => {
  test('harmless code passes', () => {
    expect(lint('export const x = Math.max(1, 2)').status).toBe(0)
  })

  test.each(Object.entries(PLANTED))('%s does not pass', (_name, source) => {
    expect(lint(source).status).not.toBe(0)
  })
})
