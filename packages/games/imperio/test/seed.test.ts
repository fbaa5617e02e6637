import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('../', import.meta.url)
const apps = new URL('../../../../apps/', import.meta.url)

/** The files and folders that a line names. */
function pathsIn(line: string): string[] {
  return [...line.matchAll(/`((?:src|test|web|server)\/[\w./-]+)`/g)].map(([, path = '']) => path)
}

test('what is said to close a requirement of the seed, and to show it, is there', () => {
  const lines = readFileSync(new URL('SEED.md', here), 'utf8').split('\n')
  const paths = lines.flatMap(pathsIn)
  expect(paths.length).toBeGreaterThan(60)
  const isApp = (path: string) => path.startsWith('web/') || path.startsWith('server/')
  expect(paths.filter((path) => !existsSync(new URL(path, isApp(path) ? apps : here)))).toEqual([])
})
