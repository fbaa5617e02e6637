import { readFileSync } from 'node:fs'
import {
  ACHIEVEMENTS,
  BADGES,
  CRESTS,
  DISTRICT_NAMES,
  DISTRICTS,
  INKS,
  OWNER_INKS,
  PROPERTIES,
  SKYLINES,
  STICKERS,
  TEAM_IDS,
} from '@ludoteca/imperio'
import { portraitFor } from '@ludoteca/kernel/portraits'
import { describe, expect, test } from 'vitest'
import { svgUrl } from '../../src/components/svg-url.ts'
import { districtDrawing } from '../../src/games/imperio/art/district-icon.tsx'
import { Portrait } from '../../src/games/imperio/art/portrait.tsx'
import { PROPERTY_DRAWINGS } from '../../src/games/imperio/art/property-drawings.ts'

describe('the art of Imperio', () => {
  test('there is an icon for each of the 20 kinds of property, and no card without one', () => {
    expect(Object.keys(PROPERTY_DRAWINGS)).toHaveLength(20)
    for (const { icon } of PROPERTIES) expect(PROPERTY_DRAWINGS).toHaveProperty(icon)
  })

  test('each of the 60 achievements has a badge that no other has', () => {
    expect(Object.keys(BADGES).sort()).toEqual(ACHIEVEMENTS.map(({ id }) => id).sort())
    const looks = ACHIEVEMENTS.map(({ id, rarity }) => [rarity, ...(BADGES[id] ?? [])].join(' '))
    expect(new Set(looks).size).toBe(60)
  })

  test('each dynasty has a crest, and no two have the same charge', () => {
    expect(Object.keys(CRESTS)).toEqual([...TEAM_IDS])
    expect(new Set(Object.values(CRESTS).map(({ charge }) => charge)).size).toBe(TEAM_IDS.length)
  })

  test('each district has a skyline and an icon', () => {
    expect(Object.keys(SKYLINES).sort()).toEqual([...DISTRICT_NAMES].sort())
    for (const { name } of DISTRICTS) expect(districtDrawing(name).length).toBeGreaterThan(0)
  })

  test('there are 40 words with a sticker', () => {
    expect(Object.keys(STICKERS)).toHaveLength(40)
  })

  test('portraits are what the one who draws them says, and a name keeps its face', () => {
    for (const code of ['123456', undefined]) {
      const { props } = Portrait({ name: 'Ana', code }) as { readonly props: { readonly src: string } }
      expect(props.src).toBe(svgUrl(portraitFor(code, 'Ana')))
    }
  })
})

describe('paper and ink', () => {
  const styles = readFileSync(new URL('../../src/games/imperio/theme.css', import.meta.url), 'utf8')
  const colour = (token: string) => new RegExp(`--imp-${token}: (#[0-9a-f]{6})`).exec(styles)?.[1] ?? ''

  test.each(Array.from({ length: 12 }, (_, i) => i + 1))('white letters and paper stand out from owner %i', (seat) => {
    const plate = colour(`owner-${seat}`)
    expect(contrast(plate, colour('white'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(plate, colour('paper'))).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['ink', 'paper'],
    ['ink', 'shade'],
    ['muted', 'paper'],
    ['muted', 'white'],
    ['red', 'paper'],
    ['red', 'shade'],
    ['blue', 'paper'],
    ['blue', 'shade'],
    ['green', 'paper'],
    ['green', 'shade'],
    ['magenta', 'paper'],
    ['cyan', 'paper'],
    ['white', 'red'],
    ['white', 'blue'],
    ['white', 'green'],
    ['white', 'magenta'],
    ['white', 'cyan'],
    ['ink', 'yellow'],
    ['ink', 'orange'],
    ['paper', 'night'],
    ['night-red', 'night'],
    ['night-green', 'night'],
    ['night-blue', 'night'],
    ['yellow', 'night'],
  ])('%s can be read on %s [13.6]', (letters, plate) => {
    expect(contrast(colour(letters), colour(plate))).toBeGreaterThanOrEqual(4.5)
  })

  test('lines can be told from paper [13.6]', () => {
    expect(contrast(colour('rule'), colour('paper'))).toBeGreaterThanOrEqual(3)
  })

  test('pictures for sharing are printed with the inks of the table [13.6]', () => {
    for (const [name, ink] of Object.entries(INKS)) expect(colour(name), name).toBe(ink)
    expect(OWNER_INKS.map((_, i) => colour(`owner-${i + 1}`))).toEqual(OWNER_INKS)
  })

  test('paper, ink and grey are those of the seed [V6]', () => {
    expect([colour('paper'), colour('ink'), colour('muted')]).toEqual(['#f6f3ee', '#111111', '#6b6b6b'])
  })
})

/** [WCAG 2] */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
