import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { descriptorOf } from '../../src/catalogue/descriptors.ts'
import { specOf } from '../../src/catalogue/specs.ts'
import { openGoods } from '../../src/catalogue/wishes.ts'
import { facilityKind, KEYS_BY_HOST } from '../../src/data/facilities.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import {
  CITY_SPECIALIZATIONS,
  DOMAIN_SPECIALIZATIONS,
  OFFICE_SPECIALIZATIONS,
} from '../../src/data/full/specializations.ts'
import { FACILITY_NAMES } from '../../src/text/names/facilities.ts'

test('[11.1] 202 facilities and 12 private rooms, each under a key of its own', () => {
  const rooms = CATALOGUE.filter(({ hosts }) => hosts.includes('personal'))
  expect([CATALOGUE.length - rooms.length, rooms.length]).toEqual([202, 12])
  expect(new Set(CATALOGUE.map(({ key }) => key)).size).toBe(214)
  expect(CATALOGUE.filter(({ interpreted }) => interpreted)).toHaveLength(51)
})

test('[11.1] the README says how each vague entry is read', () => {
  const page = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const decided = page.slice(page.indexOf('### What was vague'), page.indexOf('## Versions'))
  const vague = CATALOGUE.filter(({ interpreted }) => interpreted).map(({ key }) => FACILITY_NAMES[key] as string)
  expect(vague.filter((name) => !decided.includes(name))).toEqual([])
})

test('[11.1] five kinds of domains, six of cities, five of offices', () => {
  expect(DOMAIN_SPECIALIZATIONS.map(({ kind }) => kind)).toEqual([
    'agriculture',
    'animalHusbandry',
    'forestry',
    'mining',
    'magic',
  ])
  expect(CITY_SPECIALIZATIONS).toHaveLength(6)
  expect(OFFICE_SPECIALIZATIONS).toHaveLength(5)
})

describe.each(CATALOGUE.map((entry) => [entry.key, entry] as const))('%s', (key, entry) => {
  test('[D-48] is a key that can be built at its hosts', () => {
    expect(facilityKind(key)?.hosts).toEqual(expect.arrayContaining([...entry.hosts]))
    for (const host of entry.hosts) expect(KEYS_BY_HOST[host]).toContain(key)
  })

  test('names only goods there are', () => {
    const spec = specOf(key)
    expect(spec).toBeDefined()
    for (const good of spec ? openGoods(spec, entry.cost) : []) expect(descriptorOf(good).byId).not.toEqual([])
    for (const what of Object.keys(entry.cost)) {
      if (what.includes('.')) expect(descriptorOf(what as never).byId).not.toEqual([])
    }
  })

  test('replaces something there is', () => {
    if (entry.upgradeOf) expect(CATALOGUE.map((other) => other.key)).toContain(entry.upgradeOf)
  })
})
