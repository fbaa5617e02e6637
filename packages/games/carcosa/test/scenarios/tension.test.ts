import { describe, expect, test } from 'vitest'
import { tensionMilli } from '../../src/rules/tension.ts'
import { view } from '../../src/view.ts'
import { base4, crown, figure, give, P1, P2, P3, P4, sane } from '../kit.ts'

describe('tension [7.15, 13.6]', () => {
  test('is an index between 0 and 1000 that grows with fear, keys and the crown', () => {
    const calm = tensionMilli(
      base4((s) => {
        s.round = 1
      }).s,
    )
    const { s } = base4((house) => {
      house.round = 12
      crown(house, P4, 4)
      sane(house, -4, -4, -4, -4)
      for (const seat of [P1, P2, P3]) give(house, seat, 'KEY')
      figure(house, 'ARANA', 'F1_R1')
      house.king.floor = 2
    })
    expect(calm).toBeGreaterThan(0)
    expect(tensionMilli(s)).toBeGreaterThan(800)
    expect(tensionMilli(s)).toBeLessThan(1000)
    expect(calm).toBeLessThan(400)
    expect(tensionMilli(view(s, P1))).toBe(tensionMilli(s))
  })

  test('follows the formula', () => {
    // S: fears 1/8 for nobody above 3; R and M as below; U one of four in the Umbral; nobody on the King's floor.
    const { s } = base4((house) => {
      house.round = 6
    })
    const z = -1.2 + 0.8 * (1 - Math.exp(-1)) + 0.7 / 4
    expect(tensionMilli(s)).toBe(Math.round(1000 / (1 + Math.exp(-z))))
  })
})
