import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import { CITY_SPECIALIZATIONS } from '../../src/data/full/specializations.ts'
import { CITY, OFFICE, ORGANIZATION_SLOTS_PER_RANK, TIERS, TRADE } from '../../src/data/posts.ts'
import { WORKSHOP } from '../../src/data/works.ts'
import { buildingTime } from '../../src/rules/facility-rules.ts'
import { genericGold } from '../../src/rules/facility-worth.ts'
import { eventName } from '../../src/text/events.ts'
import { traitName } from '../../src/text/names/specialists.ts'
import { givenFacility, givenOrganization, givenSpecialist, settle, starterCity } from '../givens.ts'
import { NE, Play } from '../kit.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const page = read('VEREINFACHUNGEN.md')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const cell = (area: string, column = 1) => rows.find(([first]) => first === area)?.[column] ?? ''
const bySize = (figures: Readonly<Record<'small' | 'medium' | 'large', number>>) =>
  `${figures.small}, ${figures.medium} oder ${figures.large}`

test('what v1 simplifies stands on a page that rules and README lead to', () => {
  for (const name of ['RULES.md', 'README.md']) expect(read(name)).toContain('(VEREINFACHUNGEN.md)')
  for (const row of rows) {
    expect(row).toHaveLength(4)
    for (const each of row) expect(each).not.toBe('')
  }
})

describe('what the page says of v1 is so', () => {
  test('[5.11] prices, places and times of building', () => {
    const gold = (category: string) =>
      bySize(Object.fromEntries(TIERS.map((tier) => [tier, genericGold(`${category}.${tier}.office`)])) as never)
    expect(cell('Einrichtungen')).toContain(`allgemein ${gold('general')} Gold, besondere ${gold('special')}`)
    expect(cell('Plätze')).toBe(
      `Organisationen ${ORGANIZATION_SLOTS_PER_RANK} je Rang, Handelsunternehmungen ${TRADE.slotsPerRank} je Rang, Städte und Ämter ${bySize(CITY.slots)}`,
    )
    expect(CITY.slots).toEqual(OFFICE.slots)
    expect(buildingTime('general.medium.city.insulae')?.rounds).toBe(4)
    expect(cell('Bauzeit')).toBe('Nur der Insulaebau dauert, vier Runden')
  })

  test('[6.8] workshops', () => {
    const { rawIn, specialOut, rawPerSpecial } = WORKSHOP
    expect(cell('Werkstätten')).toContain(
      `Verarbeiten ${bySize(rawIn)} RM im Verhältnis ${rawPerSpecial} zu 1 zu ${bySize(specialOut)} SM`,
    )
  })

  test('[11.1] the full catalogue', () => {
    const rooms = CATALOGUE.filter(({ hosts }) => hosts[0] === 'personal').length
    expect(cell('Einrichtungen', 2)).toContain(`${CATALOGUE.length - rooms} Einrichtungen`)
    expect(cell('Privaträume', 3)).toContain(`${rooms} Räume`)
    expect(CITY_SPECIALIZATIONS).toHaveLength(6)
    expect(cell('Spezialisierung von Städten', 2)).toContain('Sechs Gewerbe')
  })

  test('[7.3, 6.9] events and traits go by their names', () => {
    for (const roll of [3, 14, 20, 25, 26, 28, 38]) expect(cell(eventName(roll))).not.toBe('')
    for (const trait of [3, 7, 10]) expect(cell('Eigenarten')).toContain(`„${traitName(trait)}“`)
  })

  test('[6.1] followers bring gold, spies nothing but influence, and fields of specialists nothing at all', () => {
    const round2 = (give: (play: Play) => unknown) => {
      const play = Play.b2()
      give(play)
      play.advance({ w: NE })
      const { turn, information } = play.me
      return { gold: play.gold, influence: turn.influence, information }
    }
    const plain = round2(() => {})
    expect(round2(({ me }) => settle(starterCity(me).tenants, 1)).gold).toBe(plain.gold + 1)
    expect(round2(({ me }) => givenOrganization(me, 'spy', 'small'))).toEqual({
      ...plain,
      gold: plain.gold - 2,
      influence: plain.influence + 6,
    })
    expect(round2(({ me }) => givenSpecialist(me, 'simple', []))).toEqual({ ...plain, gold: plain.gold - 1 })
    // A facility in a city does nothing there.
    expect(round2(({ me }) => givenFacility(starterCity(me), 'general.small.city.soupKitchens'))).toEqual(plain)
  })
})
