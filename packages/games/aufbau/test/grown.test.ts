import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { CITY_SPECIALIZATIONS, DOMAIN_SPECIALIZATIONS } from '../src/data/full/specializations.ts'
import { OFFICE_KINDS } from '../src/data/posts.ts'
import { aufbau } from '../src/game.ts'
import { specialistCap } from '../src/rules/caps.ts'
import type { State } from '../src/state.ts'

/** A table of grown houses before its first round. */
function begun(options: object, seats = 2): State {
  const config = configure(aufbau as never, { estate: 'grown', ...options }, seats)
  return Position.setup(aufbau, config as never, seats, new SeededChance('grown')).state
}

describe.each([{ facilityCatalogue: 'v1' }, { facilityCatalogue: 'full' }])('a grown house with %o', (options) => {
  test('keeps within all limits', () => {
    const s = begun(options, 8)
    expect(aufbau.invariants(s)).toEqual([])
    for (const p of s.players) expect(p.specialists.length).toBeLessThanOrEqual(specialistCap(s, p))
  })

  test('has ids of its own for everything', () => {
    for (const p of begun(options).players) {
      const all = [p.domains, p.cities, p.offices, p.organizations, p.trades, p.specialists].flat()
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }
  })
})

test('two houses have large offices of every kind between them', () => {
  const kinds = begun({}).players.flatMap(({ offices }) => offices.filter(({ tier }) => tier === 'large'))
  expect(new Set(kinds.map(({ specialization }) => specialization))).toEqual(new Set(OFFICE_KINDS))
})

test('with the full catalogue it has every specialisation, with what that needs', () => {
  for (const { domains, cities } of begun({ facilityCatalogue: 'full' }).players) {
    const kindsOf = (posts: readonly { specialization: string | null }[]) =>
      posts.flatMap(({ specialization }) => specialization ?? [])
    expect(kindsOf(domains)).toEqual(DOMAIN_SPECIALIZATIONS.map(({ kind }) => kind))
    expect(kindsOf(cities)).toEqual(CITY_SPECIALIZATIONS.map(({ kind }) => kind))
    const magic = domains.find(({ specialization }) => specialization === 'magic')
    expect(magic?.facilities.map(({ key }) => key)).toContain('special.large.domain.experimentalChambers')
    for (const { specialization, specialty } of domains) expect(specialty === null).toBe(specialization === null)
  }
})

test('with the full catalogue every other one has what can be enlarged', () => {
  const [p] = begun({ facilityCatalogue: 'full' }).players
  const standing = [...(p?.domains ?? []), ...(p?.cities ?? [])].flatMap(({ facilities }) => facilities)
  const keys = standing.map(({ key }) => key)
  expect(keys).not.toContain('general.small.domain.defenses')
  expect(keys).toEqual(expect.arrayContaining(['general.medium.domain.defenses2', 'special.small.domain.agri.mill']))
})

test('without the full catalogue nothing is specialised', () => {
  for (const { domains } of begun({}).players) for (const { specialty } of domains) expect(specialty).toBeNull()
})
