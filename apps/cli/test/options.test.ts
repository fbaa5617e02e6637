import { type Box, defaultOf, type Json } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { describeDomain, optionsOf, parseOptions, valueInWords } from '../src/options.ts'

const boxes: readonly Box[] = await Promise.all(shelf.map(({ load }) => load()))
const aufbau = boxes.find(({ game }) => game.id === 'aufbau') ?? expect.fail('no Aufbau')

/** How values are written in code: lists, keys, and words of other languages. */
const RAW = /[[\]{}"_]|\b(true|false|null|none|undefined|[A-Z]{4,})\b/

describe('options in words', () => {
  test.each(boxes.map((box) => [box.game.id, box] as const))('%s has words for all its values', (_id, box) => {
    for (const [key, { domain, ...spec }] of optionsOf(box.game)) {
      const values: Json[] = domain.kind === 'one' || domain.kind === 'some' ? [...domain.of] : []
      for (const value of [...values, defaultOf({ domain, ...spec }, {}) as Json]) {
        expect([key, valueInWords(box, key, value)]).toEqual([key, expect.not.stringMatching(RAW)])
      }
      if (domain.kind !== 'record') expect(describeDomain(box, key, domain)).not.toMatch(/[[\]"_]/)
    }
  })

  test.each(boxes.map((box) => [box.game.id, box] as const))(
    '%s explains none by how its values are stored',
    (_id, box) => {
      for (const [key, { domain }] of optionsOf(box.game)) {
        const values = domain.kind === 'one' || domain.kind === 'some' ? domain.of.map(String) : []
        const { help } = box.words.option(key)
        expect([key, help]).toEqual([key, expect.not.stringMatching(RAW)])
        expect([key, values.filter((value) => help.includes(`(${value})`))]).toEqual([key, []])
      }
    },
  )

  test('lists that are usual have a name', () => {
    expect(valueInWords(aufbau, 'workshopBonusSpecial', [0, 0, 0])).toBe('Keine')
    expect(valueInWords(aufbau, 'workshopBonusSpecial', [0, 1, 2])).toBe('0, 1, 2')
    expect(valueInWords(aufbau, 'checks', [])).toBe('Alle dreimal 3')
  })

  test.each<[string, string, Json]>([
    ['counterReactionDefault', 'abwarten', 'none'],
    ['counterReactionDefault', 'none', 'none'],
    ['abundance', 'ja', true],
    ['abundance', 'false', false],
    ['workshopBonusSpecial', '0,1,2', [0, 1, 2]],
    ['workshopBonusSpecial', '[0,1,2]', [0, 1, 2]],
    ['maxRounds', '12', 12],
  ])('%s=%s may be written as it is said, or as it is stored', (key, text, value) => {
    expect(parseOptions(aufbau, [`${key}=${text}`])).toEqual({ [key]: value })
  })

  test('a number may be given by its name, and with its thousands marked', () => {
    const banca = boxes.find(({ game }) => game.id === 'banca') ?? expect.fail('no Banca')
    expect(parseOptions(banca, ['maxTurns=no limit', 'initialMoney=20,000'])).toEqual({
      maxTurns: 0,
      initialMoney: 20_000,
    })
  })

  test('what will not do is answered with what would, in words', () => {
    expect(() => parseOptions(aufbau, ['visibility=ajar'])).toThrow('it is Verschlossen / Offen')
    expect(() => parseOptions(aufbau, ['workshopBonusSpecial=1,2'])).toThrow('it is 3 with commas, each 0 to 3')
  })
})
