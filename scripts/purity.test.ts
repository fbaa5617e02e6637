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
  'cryptographic luck': 'export const x = crypto.randomUUID()',
  'a locale': "export const x = 'a'.localeCompare('b')",
  'a number format': 'export const x = (1).toLocaleString()',
  Intl: "export const x = new Intl.NumberFormat('es')",
  'the console': "console.log('x')",
  'the process': 'export const x = process.env',
  'a file': "import { readFileSync } from 'node:fs'\nexport const x = readFileSync",
  'the network': "export const x = fetch('/')",
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
