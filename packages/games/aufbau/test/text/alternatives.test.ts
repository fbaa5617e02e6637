import type { Given } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { specOf } from '../../src/catalogue/specs.ts'
import { alternativesOf } from '../../src/catalogue/wishes.ts'
import { COMMANDS } from '../../src/commands/index.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import { newFacility } from '../../src/setup.ts'
import { de } from '../../src/text/de.ts'
import { view } from '../../src/view.ts'
import { Play } from '../kit.ts'

const FULL = { facilityCatalogue: 'full' } as const
const MARKET = 'special.small.city.food.cattleMarket'
const CUSTOMS = 'special.small.office.cityAdmin.customs'

/** The questions about a parameter, once others are given. */
function asked({ state }: Play, type: string, name: string, given: Given) {
  return de.alternatives?.(type, name, given, { viewer: 0, view: view(state, 0) })
}

const labels = (play: Play, type: string, name: string, given: Given) =>
  asked(play, type, name, given)?.map(({ title, of }) => [title, ...of.map(({ label }) => label)])

test('[F-04] what is built asks for each of its choices by what they do, and for nothing else', () => {
  const play = Play.b1(FULL)
  expect(labels(play, 'buildFacility', 'options', { facility: MARKET })).toEqual([
    ['Wirkung', 'Bringt jede Runde 1 Schwein/Schaf', 'Bringt jede Runde 2 Fleisch/Pökelfleisch'],
  ])
  expect(asked(play, 'buildFacility', 'options', { facility: 'general.small.city.gangAlliance' })).toEqual([])
  for (const { key } of CATALOGUE) {
    const counts = asked(play, 'buildFacility', 'options', { facility: key })?.map(({ of }) =>
      of.map(({ value }) => value),
    )
    const ways = (specOf(key)?.choices ?? []).map((choice) => [...Array(alternativesOf(play.me, choice)).keys()])
    expect([key, counts]).toEqual([key, ways])
  }
})

test('[F-04] so does a domain that is specialised', () => {
  const given = { domain: 'domain-starter', kind: 'animalHusbandry' }
  const [packages] = labels(Play.b1(FULL), 'specializeDomain', 'options', given) ?? []
  expect(packages?.[0]).toBe('Wirkung')
  expect(packages).toHaveLength(6)
})

test('[F-04] what stands is set choice by choice, and says what holds', () => {
  const play = Play.b1(FULL).with((p) => {
    p.cities[0]?.facilities.push(newFacility('market', MARKET, 1, [1]))
    p.offices[0]?.facilities.push(newFacility('customs', CUSTOMS, 1))
  })
  const set = (name: string, given: Given) => labels(play, 'setFacilityOption', name, given)
  expect(set('choice', { facility: 'market' })).toEqual([['Wahl', 'Wirkung']])
  expect(set('option', { facility: 'market', choice: 0 })).toEqual([
    ['Wirkung', 'Bringt jede Runde 1 Schwein/Schaf', 'Bringt jede Runde 2 Fleisch/Pökelfleisch (wie bisher)'],
  ])
  expect(set('choice', { facility: 'customs' })).toEqual([['Wahl', 'Unterhalt', 'Würfe des Markts']])
  expect(set('option', { facility: 'customs', choice: 1 })).toEqual([
    ['Würfe des Markts', 'Wie gewürfelt (wie bisher)', 'Um 1 höher', 'Um 1 niedriger'],
  ])
})

test('[F-04] one is asked which choice before which alternative of it', () => {
  const play = Play.b1(FULL).with((p) => void p.offices[0]?.facilities.push(newFacility('customs', CUSTOMS, 1)))
  const [form] = COMMANDS.setFacilityOption.forms
  expect(Object.keys(form?.(play.state, play.me) ?? {})).toEqual(['facility', 'choice', 'option'])
})

test('there is nothing to choose in v1, nor for who looks on', () => {
  const play = Play.b1()
  expect(asked(play, 'buildFacility', 'options', { facility: MARKET })).toBeUndefined()
  const { state } = Play.b1(FULL)
  const sight = { viewer: 'spectator' as const, view: view(state, 'spectator') }
  expect(de.alternatives?.('buildFacility', 'options', { facility: MARKET }, sight)).toBeUndefined()
})
