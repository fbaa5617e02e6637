import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { needs } from './needs.ts'

/** Stands for memory, on any system. */
const memory = mkdtempSync(join(tmpdir(), 'ludoteca-memory-'))
afterAll(() => rmSync(memory, { recursive: true }))

/** Where a process keeps what it throws away, as it says itself. */
function scratchOf(memory: string, env: NodeJS.ProcessEnv = {}): string {
  const program = `
    import { keepScratchInMemory } from ${JSON.stringify(new URL('scratch.mjs', import.meta.url).href)}
    keepScratchInMemory(${JSON.stringify(memory)}, 1)
    console.log(process.env.TMPDIR)`
  const { TMPDIR: _, ...others } = process.env
  const args = ['--input-type=module', '--eval', program]
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...others, ...env } }).stdout.trim()
}

test('what is thrown away is kept in memory, and gone afterwards', needs('bash'), () => {
  const folder = scratchOf(memory)
  expect(dirname(folder)).toBe(memory)
  expect(existsSync(folder)).toBe(false)
})

test('it is where it always was on a system without such a folder, and where somebody said', () => {
  expect(scratchOf(join(memory, 'nowhere'))).toBe('undefined')
  expect(scratchOf(memory, { TMPDIR: memory })).toBe(memory)
})
