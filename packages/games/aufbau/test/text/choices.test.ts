import { describe, expect, test } from 'vitest'
import { specOf } from '../../src/catalogue/specs.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import { newFacility } from '../../src/setup.ts'
import {
  choicesOf,
  choicesToBuild,
  choicesToSpecialize,
  materialsToBuild,
  materialsToSpecialize,
} from '../../src/text/choices.ts'
import { Play } from '../kit.ts'
import { expectWords } from './sound.ts'

const FULL = { facilityCatalogue: 'full' } as const
const withChoices = CATALOGUE.filter(({ key }) => (specOf(key)?.choices.length ?? 0) > 0)

test('[F-04] there are facilities that let one choose', () => expect(withChoices.length).toBeGreaterThan(20))

describe.each(withChoices)('[F-04] $key', ({ key }) => {
  test('every alternative says what it is', () => {
    const choices = choicesToBuild(Play.b1(FULL).me, key)
    expect(choices).toHaveLength(specOf(key)?.choices.length ?? 0)
    for (const { label, alternatives } of choices) {
      expectWords(label)
      expect(alternatives.length).toBeGreaterThan(0)
      expect(new Set(alternatives).size).toBe(alternatives.length)
      for (const alternative of alternatives) expectWords(alternative)
    }
  })
})

test('[F-04] a specialisation says what can be chosen about it', () => {
  const { me } = Play.b1(FULL)
  const [packages] = choicesToSpecialize(me, 'domain', 'animalHusbandry', null)
  expect(packages).toMatchObject({ label: 'Wirkung', when: 'build', chosen: 0 })
  expect(packages?.alternatives).toHaveLength(5)
  expect(choicesToSpecialize(Play.b1().me, 'domain', 'animalHusbandry', null)).toEqual([])
})

test('[F-03] what is left open is named by what it is wanted as, once each', () => {
  expect(materialsToSpecialize('domain', 'agriculture', null)).toMatchObject([
    { label: 'Rohmaterial' },
    { label: 'Billiges Rohmaterial (Nahrung)' },
    { label: 'Weinreben/Trauben, Oliven, Honig oder Kräuter/Blumen', of: expect.arrayContaining(['raw.honey']) },
  ])
  for (const { key } of CATALOGUE) {
    const open = materialsToBuild(key)
    expect(new Set(open.map(({ label }) => label)).size).toBe(open.length)
    for (const { label, of } of open) {
      expectWords(label)
      expect(of).not.toEqual([])
    }
  }
})

test('[F-04] what stands knows what was chosen', () => {
  const key = 'general.small.city.gangAlliance'
  const inn = 'special.small.city.food.cattleMarket'
  const { me } = Play.b1(FULL).with((p) => {
    p.cities[0]?.facilities.push(newFacility('city-city-starter-facility-1', inn, 1, [1]))
    p.cities[0]?.facilities.push(newFacility('city-city-starter-facility-2', key, 1))
  })
  expect(choicesOf(me, 'city-city-starter-facility-1')).toEqual([
    {
      label: 'Wirkung',
      when: 'round',
      alternatives: ['Bringt jede Runde 1 Schwein/Schaf', 'Bringt jede Runde 2 Fleisch/Pökelfleisch'],
      chosen: 1,
    },
  ])
  expect(choicesOf(me, 'city-city-starter-facility-2')).toEqual([])
})

test('there is nothing to choose in v1', () => {
  const { me } = Play.b1()
  expect(choicesToBuild(me, 'special.small.city.food.cattleMarket')).toEqual([])
  expect(choicesOf(me, 'office-starter')).toEqual([])
})
