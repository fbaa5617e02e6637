import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from './files.ts'

// What is said in several places about the same thing says the same.
const read = (file: string) => readFileSync(file, 'utf8')
const { engines, overrides, scripts } = JSON.parse(read('package.json'))
const workflow = read('.github/workflows/test.yml')

interface Installed {
  readonly engines?: { readonly node?: string }
  readonly optional?: boolean
}

/** Whether a Node satisfies ranges like `^20.19.0 || >=22.12.0`, as far as packages write them. */
function admits(range: string, node: string): boolean {
  const bounds = (part: string) =>
    part
      .replaceAll(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
  return range.split('||').some((part) => bounds(part).every((bound) => satisfies(bound, node)))
}

function satisfies(bound: string, node: string): boolean {
  if (bound === '*') return true
  const [, sign = '', numbers = ''] = /^(\^|~|>=|<=|>|<|=)?\s*v?([\d.x*]+)/.exec(bound) ?? []
  const [least = [], is = []] = [numbers, node].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10) || 0),
  )
  const difference = [0, 1, 2].map((i) => (is[i] ?? 0) - (least[i] ?? 0)).find((one) => one !== 0) ?? 0
  if (sign === '>=' || sign === '') return sign === '' ? is[0] === least[0] : difference >= 0
  if (sign === '>') return difference > 0
  if (sign === '<') return difference < 0
  if (sign === '<=') return difference <= 0
  return is[0] === least[0] && difference >= 0
}

test('every package that is installed admits the oldest Node we promise, so that nothing warns', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> }
  const oldest = ['20.19.0', '22.12.0']
  for (const node of oldest) expect(admits(engines.node, node)).toBe(true)
  const refusing = Object.entries(packages).flatMap(([path, { engines: asked, optional }]) => {
    if (asked?.node === undefined || optional) return []
    return oldest.filter((node) => !admits(asked.node as string, node)).map((node) => `${path} on ${node}`)
  })
  expect(refusing).toEqual([])
})

test('versions of Node are read as npm reads them', () => {
  const range = '^20.19.0 || >=22.12.0'
  const seen = ['20.18.9', '20.19.0', '21.7.0', '22.11.0', '22.12.0', '26.0.0'].map((node) => admits(range, node))
  expect(seen).toEqual([false, true, false, false, true, true])
  expect([admits('>= 0.6', '20.1.0'), admits('>=18 <21', '22.0.0'), admits('20 || 22', '22.1.0')]).toEqual([
    true,
    false,
    true,
  ])
})

test('hosted CI runs the test of the README on the oldest Node, the long-term one and the newest', () => {
  expect(workflow).toContain('node: [20, 24, 26]')
  expect(workflow).toContain('      - run: npm test\n')
  expect(read('.ci/run')).toMatch(/\nnpm test\n$/)
  expect(read('README.md')).toContain('npm test ')
  expect(scripts.test).toBeDefined()
})

test('the Node that is recommended is the one that version managers take', () => {
  const recommended = read('.nvmrc').trim()
  expect(read('README.md')).toContain(`the current long-term release, ${recommended}, is the best choice`)
  expect(workflow).toContain(`, ${recommended},`)
})

test('documents ask for the Node that set-up asks for', () => {
  for (const page of ['README.md', 'docs/hosts.md', 'docs/players.md', 'deploy/README.md', 'CONTRIBUTING.md']) {
    expect(read(page)).toMatch(/Node\S* 20\.19 or newer/)
  }
  expect(read('scripts/setup.mjs')).toContain('Node 20.19, 22.12 or newer')
})

test('what is held back for the sake of Node 20 is not asked for again by updates', () => {
  const updates = read('.github/dependabot.yml')
  for (const name of [...Object.keys(overrides), 'kysely']) expect(updates).toContain(`dependency-name: ${name}\n`)
})

test('what serves all games is in files short enough to be read at once', () => {
  const folders = [
    ...['packages/kernel/src', 'packages/protocol/src', 'packages/client/src'],
    ...['kit', 'match', 'stores', 'screens', 'components'].map((folder) => `apps/web/src/${folder}`),
  ]
  const files = folders.flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => read(file).trimEnd().split('\n').length > 300)).toEqual([])
})
