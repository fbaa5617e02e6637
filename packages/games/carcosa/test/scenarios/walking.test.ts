import { describe, expect, test } from 'vitest'
import { nearestRoomWithoutSouls, stepAway, stepTowards, walkingDistance } from '../../src/rules/walking.ts'
import { at, base4, P1, P2, P3, P4 } from '../kit.ts'

describe('how figures walk [2.6]', () => {
  test('distances stay on the floor', () => {
    expect(walkingDistance('F1_R1', 'F1_R1')).toBe(0)
    expect(walkingDistance('F1_R1', 'F1_R2')).toBe(1)
    expect(walkingDistance('F1_P', 'F1_R4')).toBe(1)
    expect(walkingDistance('F1_R1', 'F1_R4')).toBe(2)
    expect(walkingDistance('F1_R1', 'F2_R1')).toBe(999)
  })

  test('towards souls by the first of equal ways, and not at all without souls', () => {
    const { s } = base4()
    expect(stepTowards(s, 'F1_R1')).toBe('F1_P')
    expect(stepTowards(s, 'F1_P')).toBe('F1_P')
    expect(stepTowards(s, 'F3_R1')).toBe('F3_R1')
    expect(stepAway(s, 'F3_R1', null)).toBe('F3_P')
  })

  test('[D-41] whoever flees does not flee from whom he carries', () => {
    const { s } = base4((house) => {
      at(house, P1, 'F1_R1')
      at(house, P3, 'F1_P')
    })
    expect(stepAway(s, 'F1_P', P3)).toBe('F1_R3')
    expect(stepAway(s, 'F1_P', null)).toBe('F1_R2')
  })

  test('the nearest room without souls: doors in order, then stairs down, then up', () => {
    const { s } = base4((house) => {
      for (const seat of [P1, P2, P3, P4]) at(house, seat, `F2_R${(seat + 1) as 1 | 2 | 3 | 4}`)
      house.stairs = ['F1_R3', 'F2_R2', 'F3_R4']
    })
    expect(nearestRoomWithoutSouls(s, 'F2_R2')).toBe('F1_R3')
    expect(nearestRoomWithoutSouls(s, 'F3_R1')).toBe('F3_R1')
    at(s, P1, 'F1_R3')
    expect(nearestRoomWithoutSouls(s, 'F2_R2')).toBe('F2_R1')
  })
})
