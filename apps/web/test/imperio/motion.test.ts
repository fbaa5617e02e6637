import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sounds } from '../../src/sound/recipes.ts'

const root = new URL('../../src/games/imperio/', import.meta.url)
const sheets = (readdirSync(root, { recursive: true }) as string[]).filter((path) => path.endsWith('.css'))
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Something that moves, with all of its times. A change of cash stays long enough to be read. */
const moves = sheets.flatMap((path) => {
  const lines = textOf(path).match(/(animation|transition)(-duration)?:[^;]+;|--imp-(quick|big):[^;]+;/g) ?? []
  return lines.filter((line) => !/: (rise|stay) /.test(line)).map((line) => [path, line.replace(/\s+/g, ' ')] as const)
})

describe('[V4, 13.4] motion', () => {
  test.each(moves.filter(([, line]) => !line.includes('infinite')))('%s: %s', (_path, line) => {
    const times = Number(/ (\d+);$/.exec(line)?.[1] ?? 1)
    for (const [, length] of line.matchAll(/\b(\d+)ms/g)) {
      const ms = Number(length) * times
      expect(ms >= 150 && ms <= 600 && (ms <= 250 || ms >= 400), `${ms} ms`).toBe(true)
    }
  })

  test('transitions take 200 ms and big moments 500 ms, or 150 ms where nothing may move', () => {
    const tokens = (name: string) => [...textOf('theme.css').matchAll(new RegExp(`--imp-${name}: (\\d+)ms`, 'g'))]
    expect(tokens('quick').map(([, ms]) => ms)).toEqual(['200', '150'])
    expect(tokens('big').map(([, ms]) => ms)).toEqual(['500', '150'])
  })

  test.each(sheets.filter((path) => /animation:[^;]*(infinite|shake|slam|stamp|pop|pulse|flash)/.test(textOf(path))))(
    '%s says what is left of it where nothing may move',
    (path) => expect(textOf(path)).toContain(':root[data-motion="reduced"]'),
  )
})

test.each(['end/achievement-pop.module.css', 'end/trophy-sheet.module.css'])(
  '[V9] a trophy is stamped in %s',
  (sheet) => {
    expect(textOf(sheet)).toMatch(/animation: stamp 600ms/)
    expect(textOf(sheet)).toContain('@keyframes stamp')
  },
)

test('[V5] all eight sounds are there', () => {
  const eight = 'bid_submit, auction_win, cash_gain, cash_loss, stamp, scandal, achievement, timer_tick'
  const named = eight.split(', ').map((name) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  expect(Object.keys(sounds)).toEqual(expect.arrayContaining(named))
})
