import { expect, test } from 'vitest'
import { catalogueWorth } from '../../src/catalogue/worth.ts'
import { POINT } from '../../src/data/scoring.ts'
import { scoreOf } from '../../src/rules/score.ts'
import type { Player } from '../../src/state.ts'
import { DAMAGED, givenCity, givenDomain, givenOffice, settle, starterCity, starterOffice } from '../givens.ts'
import { Play } from '../kit.ts'
import { acting, has, hasRoom } from './full.ts'

/** In gold pieces. */
const worth = (change: (p: Player) => void) => catalogueWorth(acting(change).me) / POINT

test('[F-42] the start package is worth the same with both catalogues', () => {
  const score = (facilityCatalogue: 'v1' | 'full') => {
    const { state, me } = Play.b0({ facilityCatalogue })
    return scoreOf(state, me)
  }
  expect([score('v1'), score('full')]).toEqual([217 * POINT, 217 * POINT])
})

test('[F-42] a facility: its cost, and what it brings and asks for in ten rounds', () => {
  expect(worth((p) => has(starterOffice(p), 'special.small.office.cityAdmin.permits'))).toBe(8 + 10 * 2)
  expect(worth((p) => has(starterCity(p), 'general.small.city.workersCircle'))).toBe(8 + 0.6 * 2 + 10 * (2 - 0.6))
  expect(worth((p) => hasRoom(p, 'general.small.personal.herbGarden'))).toBe(0)
})

test('[F-42] goods, rhythms, dice, permanent values', () => {
  expect(worth((p) => has(givenCity(p, 'medium'), 'special.medium.city.fine.lab'))).toBe(30 + 5 * 2)
  expect(worth((p) => has(givenDomain(p, 'small'), 'special.small.domain.agri.terraces'))).toBe(10 + 10 * 6 * 0.25)
  const villa = 30 + 20 * 0.25 + 5 * 0.25 + 8 * 0.25 + 6 * 2 + 5 * 6 - 10 * (4 * 2 + 2 * 2)
  expect(worth((p) => has(givenDomain(p, 'medium'), 'general.medium.domain.villa'))).toBe(Math.max(0, villa))
})

test('[F-42] improvements count their cost and twice the yield', () => {
  const INN = 'special.small.city.food.inn'
  const inn = (upgraded: boolean) =>
    worth((p) => {
      has(givenCity(p, 'large'), INN).upgraded = upgraded
    })
  expect([inn(false), inn(true)]).toEqual([8 + 10 * (2 - 0.25), 3 * 8 + 10 * (4 - 0.25)])
})

test('[F-42] what rests or is damaged is worth its cost alone', () => {
  const PERMITS = 'special.small.office.cityAdmin.permits'
  const broken = worth((p) => {
    has(starterOffice(p), PERMITS).damage = DAMAGED
  })
  const resting = worth((p) => {
    has(starterOffice(p), PERMITS).resting = true
  })
  expect([broken, resting]).toEqual([8, 8])
})

test('[F-42] specialisations count like facilities', () => {
  expect(worth((p) => givenDomain(p, 'small', { specialization: 'forestry' }))).toBe(6 + 10 * 20 * 0.25)
  expect(worth((p) => givenOffice(p, 'medium', 'cityAdministration', { focus: 'customs' }))).toBe(20)
  expect(worth((p) => settle(starterCity(p).tenants, 4))).toBe(10 * 2 * 0.6)
})
