import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../src')
const parts = (readdirSync(SOURCES, { recursive: true }) as string[]).filter((path) => /\.tsx?$/.test(path))

/** Classes that this part takes by name from stylesheets that do not have them, as `part: sheet.class`. */
function missingIn(part: string): string[] {
  const text = readFileSync(join(SOURCES, part), 'utf8')
  const body = text.replaceAll(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, sheet, path]) => {
    const rules = readFileSync(join(SOURCES, dirname(part), path as string), 'utf8')
    const has = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name))
    const taken = [...body.matchAll(new RegExp(`(?<![\\w.])${sheet}\\.(\\w+)`, 'g'))].map(([, name]) => name)
    return taken.filter((name) => !has.has(name)).map((name) => `${part}: ${sheet}.${name}`)
  })
}

// Neither the compiler nor the browser says anything when a rule has moved to another stylesheet.
test('every class that a part names is in the stylesheet that it names', () => {
  expect(parts.flatMap(missingIn)).toEqual([])
})
