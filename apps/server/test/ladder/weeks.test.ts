import { describe, expect, test } from 'vitest'
import { dayAt, seasonAt, seasonBefore, seasonOf } from '../../src/ladder/weeks.ts'

const LIMA = -300
const at = (text: string) => Date.parse(text)

describe('a season is a week of Lima [12.6]', () => {
  test('from Monday 00:00:00 to Sunday 23:59:59, five hours after it began at Greenwich', () => {
    expect(seasonAt(at('2026-02-09T05:00:00.000Z'), LIMA)).toEqual({
      id: '2026-W07',
      startsAt: at('2026-02-09T00:00:00.000-05:00'),
      endsAt: at('2026-02-16T00:00:00.000-05:00'),
    })
    expect(seasonAt(at('2026-02-09T04:59:59.999Z'), LIMA).id).toBe('2026-W06')
    expect(seasonAt(at('2026-02-16T04:59:59.999Z'), LIMA).id).toBe('2026-W07')
    expect(seasonAt(at('2026-02-16T05:00:00.000Z'), LIMA).id).toBe('2026-W08')
  })

  test.each([
    ['2025-12-29T05:00:00Z', '2026-W01'],
    ['2025-12-29T04:59:59Z', '2025-W52'],
    ['2027-01-03T12:00:00Z', '2026-W53'],
    ['2027-01-04T05:00:00Z', '2027-W01'],
    ['2021-01-03T12:00:00Z', '2020-W53'],
    ['2024-12-31T12:00:00Z', '2025-W01'],
  ])('%s lies in week %s, which belongs to the year of its Thursday', (moment, id) => {
    expect(seasonAt(at(moment), LIMA).id).toBe(id)
  })

  test('and is found by its name, if there is such a week', () => {
    for (const id of ['2026-W07', '2026-W53', '2025-W01', '2020-W53', '2000-W52']) {
      expect(seasonOf(id, LIMA)?.id).toBe(id)
    }
    for (const id of ['2025-W53', '2026-W00', '2026-W54', '2026-7', '2026-W7', 'current', '', '0000-W00']) {
      expect(seasonOf(id, LIMA)).toBeUndefined()
    }
  })

  test('and 52 weeks before it is the one of the year before', () => {
    const season = seasonAt(at('2026-02-10T12:00:00Z'), LIMA)
    expect(seasonBefore(season, LIMA).id).toBe('2026-W06')
    expect(seasonBefore(season, LIMA, 52).id).toBe('2025-W07')
  })

  test('whose days begin at midnight in Lima', () => {
    const day = (text: string) => dayAt(at(text), LIMA)
    expect(day('2026-02-10T05:00:00Z')).toBe(day('2026-02-11T04:59:59Z'))
    expect(day('2026-02-11T05:00:00Z')).toBe(day('2026-02-10T05:00:00Z') + 1)
  })
})
