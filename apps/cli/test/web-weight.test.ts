import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@ludoteca/registry'
import { afterAll, describe, expect, test } from 'vitest'
import { builtSite } from '../src/site.ts'
import { judgeSite, SHELF_SCRIPT_BYTES_MAX } from '../src/weight/budget.ts'
import { weigh } from '../src/weight/weigh.ts'
import { scratch } from './run.ts'

const folder = scratch()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PAGE = '<script type="module" src="/assets/index-1.js"></script><link href="/assets/index-1.css">'

function siteOf(name: string, assets: Readonly<Record<string, string>>): string {
  const site = join(folder, name)
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'index.html'), PAGE)
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(site, 'assets', file), text)
  return site
}

describe('the weight of a page', () => {
  const site = siteOf('small', {
    'index-1.js': 'import{a}from"./react-1.js";import"./more-1.js";const later=()=>import("./game-chess-1.js")',
    'react-1.js': 'export{b}from"./deep-1.js"',
    'more-1.js': '1',
    'deep-1.js': '2',
    'game-chess-1.js': '3',
    'index-1.css': 'a{}',
    'index-1.js.map': '{}',
  })

  test('follows what is imported at once, and not what is fetched later', () => {
    const first = weigh(site).filter(({ isFirst }) => isFirst)
    expect(first.map(({ name }) => name).sort()).toEqual([
      'deep-1.js',
      'index-1.css',
      'index-1.js',
      'more-1.js',
      'react-1.js',
    ])
  })

  test('is judged by script alone, and by games that come alone', () => {
    const { targets } = judgeSite(site, ['chess', 'go'])
    expect(targets.map(({ reached, isMet }) => [reached, isMet])).toEqual([
      [expect.any(Number), true],
      [1, false],
      [0, true],
    ])
  })

  test('shows a game that came with the shelf', () => {
    const heavy = siteOf('heavy', {
      'index-1.js': 'import"./game-chess-1.js"',
      'game-chess-1.js': '',
      'index-1.css': '',
    })
    expect(judgeSite(heavy, ['chess']).targets.at(-1)).toMatchObject({ reached: 1, isMet: false })
  })
})

test('the shelf of the built page keeps to its budget, and every game comes alone', () => {
  const site = builtSite()
  if (site === undefined) throw new Error('the web client is not built: npm run setup')
  const report = judgeSite(
    site,
    shelf.map(({ id }) => id),
  )
  expect(report.firstLoad.scriptGzipBytes).toBeLessThanOrEqual(SHELF_SCRIPT_BYTES_MAX)
  expect(report.targets.filter(({ isMet }) => !isMet)).toEqual([])
})
