import { JAIL, SPACE_COUNT } from '@ludoteca/ludomercatus'
import { describe, expect, test } from 'vitest'
import { cellOf, standOf } from '../../src/games/ludomercatus/board/geometry.ts'

const SPACES = Array.from({ length: SPACE_COUNT }, (_, space) => space)
/** Half of a token. */
const RADIUS = 24

/** How far apart the two are that stand nearest to each other. */
function nearest(space: number, jailed: boolean, of: number): number {
  const stands = Array.from({ length: of }, (_, nth) => standOf(space, jailed, nth, of))
  const gaps = stands.flatMap((a, i) => stands.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  return Math.min(...gaps)
}

describe('tokens that share a space', () => {
  test.each([2, 3, 4])('%i of them hide each other by a third at most', (of) => {
    for (const space of SPACES.filter((one) => one !== JAIL)) {
      expect(nearest(space, false, of), `space ${space}`).toBeGreaterThan(1.25 * RADIUS)
    }
    expect(nearest(JAIL, true, of), 'in Carcer').toBeGreaterThan(1.25 * RADIUS)
  })

  test('of eight at the start everybody is seen nearly whole', () => {
    expect(nearest(0, false, 8)).toBeGreaterThan(1.7 * RADIUS)
  })

  test('stand on their own space, however many they are', () => {
    for (const space of SPACES.filter((one) => one !== JAIL)) {
      const { x, y, width, height } = cellOf(space)
      for (let nth = 0; nth < 8; nth++) {
        const stand = standOf(space, false, nth, 8)
        expect(stand.x - x, `space ${space}`).toBeGreaterThan(RADIUS / 2)
        expect(x + width - stand.x, `space ${space}`).toBeGreaterThan(RADIUS / 2)
        expect(stand.y - y, `space ${space}`).toBeGreaterThan(RADIUS / 2)
        expect(y + height - stand.y, `space ${space}`).toBeGreaterThan(RADIUS / 2)
      }
    }
  })
})
