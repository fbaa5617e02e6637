import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { TEAMS } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { parodyLabel } from '../../src/games/imperio/frame/team-label.ts'

const root = new URL('../../src/', import.meta.url)
const paths = (readdirSync(root, { recursive: true }) as string[])
  .map((path) => path.split(sep).join('/'))
  .filter((path) => /\.(tsx?|css|svg)$/.test(path))
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const using = (word: RegExp) => paths.filter((path) => word.test(textOf(path))).toSorted()

/** [1.7.6, 1.8] A real label stands beside a display name and nowhere else. */
describe('the real labels of dynasties', () => {
  test('are shown by these parts alone, none of which is a picture', () => {
    expect(using(/\bteamLabel\(/)).toEqual([
      'games/imperio/end/final-table.tsx',
      'games/imperio/frame/init-panel.tsx',
      'games/imperio/frame/mini-leaderboard.tsx',
      'games/imperio/frame/owner-sheet.tsx',
      'games/imperio/frame/team-label.ts',
    ])
    expect(using(/\bREAL_LABEL\b/)).toEqual(['games/imperio/frame/team-label.ts'])
  })

  test('stand in no source of the client, and so in no cover, drawing, title or address', () => {
    for (const { REAL_LABEL } of TEAMS) {
      const label = new RegExp(`(?<!\\p{L})${REAL_LABEL.replace(/[()]/g, '\\$&')}(?!\\p{L})`, 'u')
      expect(using(label), REAL_LABEL).toEqual([])
    }
  })

  test('are not what front pages call a dynasty', () => {
    const covers = using(/<FrontPage\b/)
    expect(covers.length).toBeGreaterThanOrEqual(3)
    for (const path of covers) if (/\bdynasty:/.test(textOf(path))) expect(textOf(path)).toContain('parodyLabel(')
    for (const { id, PARODY } of TEAMS) expect(parodyLabel(id)).toBe(PARODY)
  })
})
