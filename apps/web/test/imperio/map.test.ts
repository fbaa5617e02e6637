import { DISTRICTS } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { corridorFrom, REGIONS, RING, ringAround, roomOnRing } from '../../src/games/imperio/map/regions.ts'
import { nextStop } from '../../src/games/imperio/map/stops.ts'

describe('the map of Lima', () => {
  test('every corner of a district is inside the box it is cut from', () => {
    for (const { box, polygon } of REGIONS) {
      for (const [x, y] of polygon) {
        expect(x).toBeGreaterThanOrEqual(box.x)
        expect(x).toBeLessThanOrEqual(box.x + box.width)
        expect(y).toBeGreaterThanOrEqual(box.y)
        expect(y).toBeLessThanOrEqual(box.y + box.height)
      }
    }
    expect(REGIONS).toHaveLength(12)
  })

  test('pins stand on a ring, the first at the top and the next to its right [decision 210]', () => {
    const [first, second] = ringAround([500, 500], 4)
    expect(first).toEqual([500, 500 - RING])
    expect(second).toEqual([500 + RING, 500])
    expect(roomOnRing(7)).toBeLessThan(roomOnRing(4))
  })

  test('works run to the first neighbour by name [13.3]', () => {
    const at = (name: string) => DISTRICTS.find((district) => district.name === name)?.label
    expect(corridorFrom('Surco')).toEqual({ from: at('Surco'), to: at('Ate/SJL') })
    expect(corridorFrom('Barranco')).toEqual({ from: at('Barranco'), to: at('Chorrillos') })
  })

  test('arrows go to every stop sideways, and to districts only up and down', () => {
    const stops = [
      { key: 'Centro', isDistrict: true },
      { key: 'P-09', isDistrict: false },
      { key: 'Surco', isDistrict: true },
    ]
    expect(nextStop(stops, 'Centro', 'ArrowRight')).toBe('P-09')
    expect(nextStop(stops, 'Centro', 'ArrowDown')).toBe('Surco')
    expect(nextStop(stops, 'Centro', 'ArrowLeft')).toBe('Surco')
    expect(nextStop(stops, 'P-09', 'ArrowUp')).toBe('Centro')
    expect(nextStop(stops, 'Surco', 'ArrowRight')).toBe('Centro')
    expect(nextStop(stops, 'Surco', 'Home')).toBe('Centro')
    expect(nextStop(stops, 'Surco', 'a')).toBeUndefined()
  })
})
