import { describe, expect, test } from 'vitest'
import { FIGURES, type MonsterId } from '../../src/data/monsters.ts'
import { es } from '../../src/text/es.ts'
import { MONSTER_HELP } from '../../src/text/help.ts'
import { agreeing, figure, MONSTER_NAMES } from '../../src/text/terms.ts'
import { FACTS } from './samples.ts'
import { names } from './sound.ts'

const FEMININE: readonly MonsterId[] = ['ARANA', 'REINA_HELADA', 'BABY_SPIDER']
const isHer = (id: MonsterId) => FEMININE.includes(id)

/** Nouns and others of the same shape, which say nothing of whom a sentence is about. */
const NOUNS: ReadonlySet<string> = new Set(['nada', 'cada', 'lado', 'dado', 'llegada', 'mirada'])

/** The words that tell a he from a she: pronouns, also at the end of a verb, and participles. Names stand apart. */
function gendered(text: string): string[] {
  const bare = text.replaceAll(/«[^»]*»|\([^)]*\)/g, '').replaceAll(/Helada|Iluminado/g, '')
  const words = bare.match(/(?<!\p{L})(?:él|ella|\p{L}*[áéí]\p{L}*l[oa]|\p{L}+[ai]d[oa])(?!\p{L})/giu) ?? []
  return words.map((word) => word.toLowerCase()).filter((word) => !NOUNS.has(word))
}

/** Those of the other gender than the figure's. */
function disagreeing(text: string, id: MonsterId): string[] {
  return gendered(text).filter((word) => word.endsWith('a') !== isHer(id))
}

describe.each(FIGURES.map(({ id }) => id))('%s', (id) => {
  const article = new RegExp(`(?<!\\p{L})(?:${isHer(id) ? 'la' : 'el|al|del'}) ${MONSTER_NAMES[id]}(?!\\p{L})`, 'iu')

  test('has the article and the endings of its gender', () => {
    expect(figure(id)).toBe(`${isHer(id) ? 'la' : 'el'} ${MONSTER_NAMES[id]}`)
    expect(agreeing(id, 'aturdid')).toBe(isHer(id) ? 'aturdida' : 'aturdido')
  })

  const told = FACTS.flatMap(([, facts]) => facts.filter((fact) => 'monster' in fact && fact.monster === id))
  test.each(told.map((fact) => es.fact(fact, names)))('%s', (sentence) => {
    expect(sentence).toMatch(article)
    expect(disagreeing(sentence, id)).toEqual([])
  })

  test('agrees in the log of moves, and in what is said of it', () => {
    expect(es.move(0, { type: 'useBlunt', uid: 0, monster: id }, names)).toMatch(article)
    expect(disagreeing(MONSTER_HELP[id], id)).toEqual([])
  })
})

/** What is said of time, Sanidad, a place, a meal and Motemey. */
const OF_OTHERS = /demasiado tiempo|con ella todos|lugar sacrificado|lo servido|Él sonríe/g

/** Nobody knows who plays a soul: what is told of one fits everybody. */
test.each(FACTS)('of a soul no fact says whether it is a he or a she: %s', (_type, facts) => {
  for (const fact of facts) {
    if (!('monster' in fact)) expect(gendered(es.fact(fact, names).replaceAll(OF_OTHERS, ''))).toEqual([])
  }
})

test('words of the wrong gender would be noticed', () => {
  expect(disagreeing('La Araña queda aturdido. Golpéalo.', 'ARANA')).toEqual(['aturdido', 'golpéalo'])
  expect(disagreeing('El Duende huye, y quien esté con ella.', 'DUENDE')).toEqual(['ella'])
})
