import { describe, expect, test } from 'vitest'
import { rowOf } from '../../src/data/events.ts'
import type { SectionEvent } from '../../src/state.ts'
import { concerns } from '../../src/text/events/tags.ts'
import { effectsOf, eventEffects, eventName } from '../../src/text/events.ts'
import { Play } from '../kit.ts'
import { EVENT_ROLLS } from './samples.ts'
import { expectSentence, expectWords } from './sound.ts'

const EFFECT_MAX = 260

const event = (roll: number, more: Partial<SectionEvent> = {}): SectionEvent => ({
  roll,
  values: [3, 5],
  riot: null,
  branch: null,
  finds: false,
  labor: false,
  artifact: false,
  miracle: false,
  ...more,
})
const LUCKY: Partial<SectionEvent> = {
  riot: 1,
  branch: 'raiders',
  finds: true,
  labor: true,
  artifact: true,
  miracle: true,
}

test('[7.3] there are 39 events', () => expect(EVENT_ROLLS.toSorted((a, b) => a - b)).toEqual(range(2, 40)))

describe.each(EVENT_ROLLS)('[7.3] event %i', (roll) => {
  test('has a name and effects, with dice before it comes up and with values after', () => {
    expectWords(eventName(roll))
    expect(eventName(roll)).not.toBe('Ereignis')
    for (const effects of [eventEffects(roll), effectsOf(event(roll)), effectsOf(event(roll, LUCKY))]) {
      expect(effects.length).toBeGreaterThan(0)
      for (const { text } of effects) {
        expectSentence(text)
        expect(text.length).toBeLessThanOrEqual(EFFECT_MAX)
      }
    }
  })

  test('says all the dice of its row, and none that it does not roll', () => {
    const { dice, riotUpTo } = rowOf(roll)
    const texts = eventEffects(roll).map(({ text }) => text)
    for (const { count, sides } of dice) expect(texts.join(' ')).toContain(`${count}W${sides} Gold`)
    expect(texts.join(' ')).not.toContain('0W0')
    expect(texts.some((text) => text.includes('Die Unruhe springt über'))).toBe(riotUpTo > 0)
    if (riotUpTo > 0) expect(texts.join(' ')).toContain(`W20 bis ${riotUpTo}: Die Unruhe`)
  })
})

test('rolled values take the place of dice', () => {
  const texts = (roll: number, more: Partial<SectionEvent> = {}) => effectsOf(event(roll, more)).map(({ text }) => text)
  expect(texts(21)).toEqual(['Rohe Metalle und Erze sind je Einsatz 3 Gold weniger wert.'])
  expect(texts(16, { branch: 'pirates' }).join(' ')).not.toContain('Räuber')
  expect(texts(16, { branch: 'raiders' }).join(' ')).not.toContain('Piraten')
  expect(texts(2, { riot: 11 })).toHaveLength(texts(2, { riot: 10 }).length - 1)
})

test('what an event does is shown to whom it concerns', () => {
  const { me } = Play.b0()
  const mine = (roll: number) => eventEffects(roll).filter(({ tag }) => concerns(tag, me)).length
  // The start package has neither cult nor church office, but an office of the city.
  expect(mine(6)).toBe(0)
  expect(mine(9)).toBe(eventEffects(9).length)
  expect(mine(22)).toBe(0)
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
