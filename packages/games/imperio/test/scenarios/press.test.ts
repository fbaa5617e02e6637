import { describe, expect, test } from 'vitest'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import { DISTRICTS } from '../../src/data/districts.ts'
import { HEADLINE_MAX, NEWS_KINDS, type NewsKindId } from '../../src/data/news.ts'
import { PERSONAS, type PersonaId } from '../../src/data/personas.ts'
import { PROPERTIES } from '../../src/data/properties.ts'
import { imperio } from '../../src/game.ts'
import { randInt, roundSeedOf } from '../../src/rules/hash.ts'
import { newsItem } from '../../src/rules/news.ts'
import { longestOf } from '../../src/rules/press/fill.ts'
import { quiet, render } from '../../src/rules/press/render.ts'
import { selectNews } from '../../src/rules/press/select.ts'
import { waysOf } from '../../src/rules/press/ways.ts'
import type { NewsItem, State } from '../../src/state.ts'
import { hit } from '../city.ts'
import { freshTable, type Given, give, MS, O1, O2, O3, own, tableAt } from '../kit.ts'

const item = (kind: NewsKindId, owner: number | null = null, more: Partial<NewsItem> = {}) =>
  newsItem(kind, { owner, ...more })
const kinds = (...news: NewsItem[]) => selectNews(news).map(({ kind, owner }) => `${kind} ${owner ?? '-'}`)

/** One of the ways in which the persona may write of it. */
const written = (personaId: PersonaId, news: NewsItem) =>
  expect.toBeOneOf(waysOf(personaId, news).map(({ text }) => text))

describe('what a card tells the press [7.1.2]', () => {
  const told = (...given: Parameters<typeof hit>) => hit(...given).s.news.map(({ kind, amount }) => `${kind} ${amount}`)

  test('a scandal before a blow before anything else', () => {
    expect(told('E-020')).toEqual(['SCANDAL 1'])
    expect(told('E-045')).toEqual(['BIG_HIT 3'])
    expect(told('E-003')).toEqual(['EVENT_SEGURIDAD 1'])
    expect(told('E-016')).toEqual(['EVENT_LICENCIAS 2'])
    expect(told('E-028')).toEqual(['EVENT_PRENSA 0'])
    expect(told('E-039')).toEqual(['EVENT_LICENCIAS 0'])
    expect(told('E-030')).toEqual(['EVENT_POSITIVE 0'])
  })

  test('a blow is what is really lost', () => {
    expect(told('E-007', { protectedUntilRound: 5 })).toEqual(['EVENT_SEGURIDAD 2'])
    expect(told('E-047', { damage: 2 })).toEqual(['EVENT_INCIDENTES 2'])
    expect(told('E-015')).toEqual(['BIG_HIT 3'])
  })

  test('insurance that paid is a story beside it', () => {
    expect(told('E-047', { insurance: 'BASIC' })).toEqual(['EVENT_INCIDENTES 2', 'INSURED_SAVE 1'])
    expect(told('E-048', { insurance: 'FULL' })).toEqual(['EVENT_INCIDENTES 0', 'INSURED_SAVE 1'])
  })
})

describe('what is chosen [7.1.3]', () => {
  test('by priority, then without owner, then by owner, then as it happened', () => {
    expect(kinds(item('MOOD_RESULT'), item('TIE_WIN', O1), item('EXPROPRIATION', O2), item('GLOBAL'))).toEqual([
      'EXPROPRIATION 1',
      'GLOBAL -',
      'TIE_WIN 0',
    ])
    expect(kinds(item('EVENT_PRENSA', O3), item('EVENT_LICENCIAS', O1), item('EVENT_SEGURIDAD', O2))).toEqual([
      'EVENT_LICENCIAS 0',
      'EVENT_SEGURIDAD 1',
      'EVENT_PRENSA 2',
    ])
    expect(kinds(item('EVENT_PRENSA', O1), item('EVENT_LICENCIAS'))).toEqual(['EVENT_LICENCIAS -', 'EVENT_PRENSA 0'])
    expect(kinds(item('EVENT_PRENSA', O1), item('EVENT_LICENCIAS', O1))).toEqual([
      'EVENT_PRENSA 0',
      'EVENT_LICENCIAS 0',
    ])
  })

  test('one of a kind, but two of a category of cards', () => {
    expect(kinds(item('SCANDAL', O1), item('SCANDAL', O2), item('TIE_WIN', O3))).toEqual(['SCANDAL 0', 'TIE_WIN 2'])
    expect(
      kinds(item('EVENT_PRENSA', O1), item('EVENT_PRENSA', O2), item('EVENT_PRENSA', O3), item('DEAL_DONE', O3)),
    ).toEqual(['EVENT_PRENSA 0', 'EVENT_PRENSA 1', 'DEAL_DONE 2'])
    expect(kinds(item('EVENT_POSITIVE', O1), item('EVENT_POSITIVE', O2))).toEqual(['EVENT_POSITIVE 0'])
  })

  test('at most two about the same owner, and three in all', () => {
    expect(kinds(item('SCANDAL', O1), item('BIG_HIT', O1), item('TIE_WIN', O1), item('DEAL_DONE', O2))).toEqual([
      'SCANDAL 0',
      'BIG_HIT 0',
      'DEAL_DONE 1',
    ])
    expect(kinds(item('GLOBAL'), item('ELECTION'), item('OBRAS'), item('MOOD_RESULT'))).toHaveLength(3)
  })
})

describe('how it is written [7.1.4]', () => {
  const seed = roundSeedOf(MS, 1)

  test('with the persona’s first template in versions 1 and 2, and ids where names belong', () => {
    const sale = item('FORCED_SALE', O3, { propertyId: 'P-11', amount: 3 })
    expect(render('PP-01', sale, seed, 0)).toEqual({
      text: '{O-03} remata Depa Los Olivos para cubrir caja',
      kind: 'FORCED_SALE',
      ownerId: 'O-03',
    })
    expect(render('PP-05', sale, seed, 0).text).toBe('Se adjudica en remate Depa Los Olivos por 3')
  })

  test.each<[NewsItem, string]>([
    [item('PACT_BROKEN', O1, { rival: O2, district: 'Ate/SJL' }), '{O-01} rompe pacto con {O-02} en Ate'],
    [item('ELECTION', null, { cardId: 'C-01' }), 'General Orden gana y anuncia dos rondas de cambios'],
    [item('MOOD_RESULT', null, { cardId: 'M-01' }), 'Humor de la ciudad: Todos buscan depa'],
    [item('GLOBAL', null, { cardId: 'G-01' }), 'Temblor fuerte: qué cambia en el mercado de Lima'],
    [item('OBRAS', null, { cardId: 'INF-02', district: 'Surco' }), 'Anuncian VIA en Surco: suben las rentas'],
    [item('NEW_LEADER', O1, { amount: 41 }), '{O-01} lidera el mercado con riqueza de 41'],
  ])('%#', (news, text) => {
    expect(render('PP-01', news, seed, 0).text).toBe(text)
  })

  test('a card speaks for itself, after the persona’s prefix; which of its two headlines is drawn', () => {
    const news = item('EVENT_SEGURIDAD', O1, { cardId: 'E-003', district: 'Surco' })
    const both = ['Fachada amanece con arte gratis en Surco', '{O-01} compra pintura por tercera vez']
    for (const at of [0, 1, 2]) {
      expect(render('PP-02', news, seed, at).text).toBe(`¡ASU! ${both[randInt(2, seed, 'PRESS', at)]}`)
    }
    expect(new Set([0, 1, 2, 3, 4].map((at) => render('PP-01', news, seed, at).text)).size).toBe(2)
  })

  test('what would be too long is not written', () => {
    const rich = (amount: number) => render('PP-01', item('NEW_LEADER', O1, { amount }), seed, 0)
    // The name may have 16 letters, and the words between take 34.
    expect([longestOf(rich(10 ** 19).text), rich(10 ** 19).kind]).toEqual([HEADLINE_MAX, 'NEW_LEADER'])
    expect(rich(10 ** 20)).toEqual(quiet('PP-01'))
  })

  test('nothing that can be written is too long or has a gap left, with names of 16', () => {
    const longest = <T>(all: readonly T[], of: (one: T) => string) =>
      all.reduce((a, b) => (of(b).length > of(a).length ? b : a))
    const district = longest(DISTRICTS, ({ short_es }) => short_es).name
    const { id: propertyId } = longest(PROPERTIES, ({ nombre_es }) => nombre_es)
    const ids: Partial<Record<NewsKindId, string>> = {
      ELECTION: 'C-03',
      MOOD_RESULT: 'M-04',
      GLOBAL: 'G-03',
      OBRAS: 'INF-01',
    }
    const about = { rival: O2, district, propertyId, amount: 999 }
    for (const { id } of PERSONAS) {
      const all = [
        ...NEWS_KINDS.map(({ kind }) => item(kind, O1, { ...about, cardId: ids[kind] ?? null })),
        ...EVENT_CARDS.map((card) => item(`EVENT_${card.category}`, O1, { ...about, cardId: card.id })),
      ]
      for (const news of all) {
        for (const at of [0, 1, 2, 3]) {
          const { text, kind } = render(id, news, seed, at)
          expect([kind, text.replace(/\{O-0[12]\}/g, '')]).toEqual([news.kind, expect.not.stringContaining('{')])
          expect(longestOf(text)).toBeLessThanOrEqual(HEADLINE_MAX)
        }
      }
    }
  })

  test('cards for owners do not speak of a district they have not', () => {
    for (const { scope, headlines_es } of EVENT_CARDS) {
      if (scope === 'OWNER') expect(headlines_es.join()).not.toContain('{DISTRICT}')
      if (scope === 'DISTRICT') expect(headlines_es.join()).not.toContain('{OWNER}')
    }
  })
})

describe('the paper comes out [2.4.10]', () => {
  const press = (change: (s: State) => void = () => {}, given: Given = {}) => tableAt('PRESS', change, given)

  test('nothing happened', () => {
    const table = press((s) => {
      s.personaId = 'PP-02'
    })
    const headlines = [{ text: written('PP-02', item('QUIET')), kind: 'QUIET', ownerId: null }]
    expect(table.last('pressTicker')).toEqual({ type: 'pressTicker', personaId: 'PP-02', headlines })
    expect([imperio.view(table.s, O1).pressTicker, table.s.frontPage]).toEqual([headlines, []])
  })

  test('somebody new leads alone [7.1.2]', () => {
    const led = (leader: number | null, round: number, cash = 20) =>
      press(
        (s) => {
          give(s, O2, { cash })
          s.leader = leader
        },
        { round },
      ).s
    expect(led(null, 5).news).toMatchObject([{ kind: 'NEW_LEADER', owner: O2, amount: 20 }])
    expect([led(O1, 5).news.length, led(O2, 5).news.length, led(null, 1).news.length]).toEqual([1, 0, 0])
    expect([led(O1, 5).leader, led(null, 1).leader]).toEqual([O2, O2])
    // All have ten: nobody leads.
    expect([led(O1, 5, 10).leader, led(O1, 5, 10).news]).toEqual([null, []])
  })

  test('the best headlines of the match are kept, the newest first among equals [decision 195]', () => {
    const table = press((s) => {
      for (const [i, kind] of (['GLOBAL', 'SCANDAL', 'SCANDAL', 'TIE_WIN', 'DEAL_DONE'] as const).entries()) {
        s.frontPage.push({ kind, text: `old ${i}`, ownerId: null })
      }
      s.news.push(item('SCANDAL', O1), item('MOOD_RESULT', null, { cardId: 'M-01' }))
    })
    const kept = table.s.frontPage.map(({ kind, text }) => (text.startsWith('old') ? text : kind))
    expect(kept).toEqual(['old 0', 'SCANDAL', 'old 1', 'old 2', 'old 3'])
    expect(imperio.view(table.s, O1).frontPage).toEqual([])
  })

  test('at the end the richest and the most famous come first, and everybody sees the page', () => {
    const table = tableAt(
      'PRESS',
      (s) => {
        s.personaId = 'PP-01'
        own(s, O2, 'P-20')
        give(s, O3, { fame: 7 })
      },
      { round: 10 },
    ).goOn()
    expect(table.s.phase).toBe('END')
    const page = imperio.view(table.s, O1).frontPage
    expect(page.slice(0, 2)).toEqual([
      { text: written('PP-01', item('FINAL_WIN', O2, { amount: 20 })), kind: 'FINAL_WIN', ownerId: 'O-02' },
      { text: written('PP-01', item('FAME_CROWN', O3, { amount: 7 })), kind: 'FAME_CROWN', ownerId: 'O-03' },
    ])
  })

  test('without a crown only the richest', () => {
    const page = tableAt('PRESS', () => {}, { round: 10 }).goOn().s.frontPage
    expect(page.map(({ kind }) => kind)).toEqual(['FINAL_WIN'])
  })
})

test('a whole match writes one to three headlines in every round', () => {
  const table = freshTable({ mode: 'STANDARD' }, 4)
  while (!imperio.outcome(table.s)) table.fallBack()
  const counts = table.told.flatMap((fact) => (fact.type === 'pressTicker' ? [fact.headlines.length] : []))
  expect(counts).toHaveLength(10)
  expect(counts.every((count) => count >= 1 && count <= 3)).toBe(true)
})
