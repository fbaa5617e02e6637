import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What a file imports when it is loaded, types left aside, and what those import; packages by their names. */
function loadedBy(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.pathname) || !existsSync(file)) return seen
  seen.add(file.pathname)
  const code = readFileSync(file, 'utf8')
  for (const [, what = '', from = ''] of code.matchAll(
    /^(?:import|export) ((?:[^'](?!\bimport\b))*?)from '([^']+)'/gm,
  )) {
    if (what.startsWith('type ')) continue
    if (from.startsWith('.')) loadedBy(new URL(from, file), seen)
    else seen.add(from)
  }
  return seen
}

test('whoever simulates loads neither the schemas of messages nor any game but the one that is played', () => {
  const simulating = loadedBy(new URL('../src/index.ts', import.meta.url))
  expect(simulating).toContain('@ludoteca/registry')
  for (const name of ['@ludoteca/protocol', '@ludoteca/protocol/testing', '@ludoteca/ludomercatus', 'ioredis']) {
    expect(simulating).not.toContain(name)
  }
  const fuzzing = loadedBy(new URL('../src/fuzz/input/index.ts', import.meta.url))
  expect(fuzzing).toContain('@ludoteca/protocol')
})
