import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HeapParts, readParts } from '../src/heap-parts.ts'

/** What it keeps and what it compiles, a megabyte or more of each, with a snapshot after each step. */
const SCRIPT = `
  const { writeHeapSnapshot } = require('node:v8')
  const kept = []
  const snapshot = (name) => writeHeapSnapshot(process.argv[1] + '/' + name)
  snapshot('begin')
  for (let i = 0; i < 5_000; i++) kept.push({ i, name: 'number ' + i, list: [i, i + 1, i + 2, i + 3], more: { at: i / 3 } })
  kept.push(new Uint8Array(500_000), 'x'.repeat(400_000))
  snapshot('kept')
  const source = (i) => 'let sum = ' + i + '; for (let k = 0; k < n; k++) { sum += k % 7; sum ^= ' + i + ' } return { sum' + i + ': sum }'
  const functions = Array.from({ length: 1_000 }, (_, i) => new Function('n', source(i)))
  for (let times = 0; times < 20; times++) for (const run of functions) run(500)
  snapshot('compiled')
`

const dir = mkdtempSync(join(tmpdir(), 'ludoteca-heap-parts-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('what is in the memory of a process', () => {
  let [begin, kept, compiled]: HeapParts[] = []
  beforeAll(async () => {
    execFileSync(process.execPath, ['-e', SCRIPT, dir])
    ;[begin, kept, compiled] = await Promise.all(
      ['begin', 'kept', 'compiled'].map((name) => readParts(join(dir, name))),
    )
  }, 60_000)

  const grown = (from: HeapParts | undefined, to: HeapParts | undefined) => ({
    code: (to?.codeBytes ?? Number.NaN) - (from?.codeBytes ?? Number.NaN),
    data: (to?.dataBytes ?? Number.NaN) - (from?.dataBytes ?? Number.NaN),
  })

  test('counts as data what the program keeps: objects, lists, texts and buffers', () => {
    const { code, data } = grown(begin, kept)
    expect(data).toBeGreaterThan(1_500_000)
    expect(code).toBeLessThan(200_000)
  })

  test('counts as code what running made of the program', () => {
    const { code, data } = grown(kept, compiled)
    expect(code).toBeGreaterThan(1_000_000)
    // The texts of a thousand functions are kept, too.
    expect(data).toBeLessThan(code / 2)
  })
})
