import { BETA_MILLI, NEWCOMER, SeededChance, type Strength } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { loadBox } from '../src/load.ts'
import { botRatings } from '../src/rating/bot-ratings.ts'
import { fit, MIDDLE, type Stage, stagesOf } from '../src/rating/fit.ts'

test('a result is the choices it is made of: from the best place on, among those that are left', () => {
  expect(stagesOf(['easy', 'normal', 'random'], [2, 1, 3])).toEqual([
    { first: 'easy', among: { random: 1, easy: 1, normal: 0 } },
    { first: 'normal', among: { random: 1, easy: 1, normal: 1 } },
  ])
})

test('those who share a place are chosen among each other, too', () => {
  expect(stagesOf(['easy', 'normal'], [1, 1]).map(({ among }) => among.easy + among.normal)).toEqual([2, 2])
})

test('strengths are found again from results that come of them', () => {
  const strong = { random: NEWCOMER.muMilli - 9_000, easy: NEWCOMER.muMilli - 4_000, normal: NEWCOMER.muMilli }
  const weight = (bot: Strength) => Math.exp(strong[bot] / (BETA_MILLI * 2))
  const chance = new SeededChance('strengths')
  const stages: Stage[] = []
  for (let i = 0; i < 4_000; i++) {
    const bots = Array.from({ length: 4 }, () => chance.pick('bots', ['random', 'easy', 'normal'] as const))
    const left = [0, 1, 2, 3]
    const ranks = [0, 0, 0, 0]
    for (let rank = 1; left.length > 0; rank++) {
      const all = left.reduce((sum, seat) => sum + weight(bots[seat] as Strength), 0)
      const at = (chance.int('luck', 1_000_000) / 1_000_000) * all
      const upTo = (seat: number) =>
        left.slice(0, left.indexOf(seat) + 1).reduce((sum, one) => sum + weight(bots[one] as Strength), 0)
      const next = left.find((seat) => at < upTo(seat)) ?? (left.at(-1) as number)
      ranks[next] = rank
      left.splice(left.indexOf(next), 1)
    }
    stages.push(...stagesOf(bots, ranks))
  }
  const found = fit(stages, 4)
  expect(found.normal).toEqual(MIDDLE)
  for (const bot of ['random', 'easy'] as const) {
    expect(Math.abs(found[bot].muMilli - strong[bot])).toBeLessThan(3 * found[bot].sigmaMilli)
    expect(found[bot].sigmaMilli).toBeLessThan(400)
  }
})

test('who has never been beaten is not infinitely strong', () => {
  const stages = Array.from({ length: 100 }, () => stagesOf(['normal', 'easy', 'random'], [1, 2, 3])).flat()
  const { easy, random } = fit(stages, 3)
  expect(random.muMilli).toBeGreaterThan(-200_000)
  expect(easy.muMilli).toBeGreaterThan(random.muMilli)
})

test('bots that play each other are rated, always the same for a seed', async () => {
  const box = await loadBox('ludomercatus')
  const spec = { seats: 3, matches: 3, seed: 'x', movesMax: 20_000 }
  const rated = botRatings(box, spec)
  expect(rated.house).toBeUndefined()
  expect(rated.bots.random.muMilli).toBeLessThan(rated.bots.normal.muMilli)
  expect(botRatings(box, spec)).toEqual(rated)
})

test('where all play together, each house is as strong as normal bots have found it', async () => {
  const box = await loadBox('carcosa')
  const { bots, house } = botRatings(box, { seats: 2, matches: 1, seed: 'x', movesMax: 20_000 })
  const names = box.ladder?.rating?.houses?.map(({ name }) => name)
  expect(Object.keys(house ?? {})).toEqual(names)
  // What is kept is about the same houses.
  expect(Object.keys(box.ladder?.rating?.house ?? {})).toEqual(names)
  expect(bots.normal).toEqual(MIDDLE)
})
