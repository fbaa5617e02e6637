import { packFindings } from '@ludoteca/kernel/packs'
import { describe, expect, test } from 'vitest'
import { content } from '../../src/packs/content.ts'
import { changed, placeOf, row, SUMMER, wrong } from './kit.ts'

const event = (id: string) => `tables.events[${placeOf('events', id)}]`

test('what the game brings along is a pack without fault, and so is one that differs from it', () => {
  expect(packFindings(content, content.builtIn)).toEqual([])
  expect(packFindings(content, SUMMER)).toEqual([])
})

test('a document that is something else is told so', () => {
  expect(wrong(null)).toEqual(['PACK_TYPE'])
  expect(wrong([])).toEqual(['PACK_TYPE'])
  expect(wrong({})).toEqual(['PACK_FORMAT format'])
  expect(wrong({ ...content.builtIn, formatVersion: 2 })).toEqual(['PACK_FORMAT format'])
  expect(wrong({ ...content.builtIn, game: 'banca' })).toEqual(['PACK_GAME game'])
  expect(wrong({ ...content.builtIn, id: 'Mi paquete' })).toEqual(['PACK_PATTERN id'])
  expect(wrong({ ...content.builtIn, tables: {} })).toHaveLength(content.tables.length)
  expect(wrong({ ...content.builtIn, author: 'yo' })).toEqual(['PACK_SURPLUS'])
})

/** One thing wrong at a time: what a check says of it, where, and what was done. */
const CASES: readonly (readonly [rule: string, found: string, change: Parameters<typeof changed>[0]])[] = [
  [
    'a title is not too long',
    `PACK_LENGTH ${event('E-001')}.title_es`,
    (t) => (row(t, 'events', 'E-001').title_es = 'x'.repeat(29)),
  ],
  ['nor empty', `PACK_LENGTH ${event('E-001')}.body_es`, (t) => (row(t, 'events', 'E-001').body_es = ' ')],
  [
    'no text hides characters',
    `PACK_PATTERN ${event('E-001')}.body_es`,
    (t) => (row(t, 'events', 'E-001').body_es = 'al\u202erevés'),
  ],
  ['ids are written as ids', `PACK_PATTERN ${event('E-001')}.id`, (t) => (row(t, 'events', 'E-001').id = 'E-1')],
  ['ids are unique', `PACK_UNIQUE ${event('E-002')}.id`, (t) => (row(t, 'events', 'E-002').id = 'E-001')],
  [
    'numbers are whole',
    `PACK_TYPE ${event('E-002')}.effects.cash`,
    (t) => (row(t, 'events', 'E-002').effects.cash = -1.5),
  ],
  [
    'numbers are within reason',
    `PACK_RANGE ${event('E-002')}.effects.cash`,
    (t) => (row(t, 'events', 'E-002').effects.cash = -40),
  ],
  [
    'fields that nobody knows are named',
    `PACK_SURPLUS ${event('E-002')}.effects`,
    (t) => (row(t, 'events', 'E-002').effects.worth = 1),
  ],
  ['fields are not missing', `PACK_MISSING ${event('E-002')}.scope`, (t) => delete row(t, 'events', 'E-002').scope],
  [
    'conditions are known ones',
    `PACK_CHOICE ${event('E-004')}.conditions[0].type`,
    (t) => (row(t, 'events', 'E-004').conditions[0].type = 'OWNER_TALL'),
  ],
  [
    'stickers are drawn ones',
    `PACK_CHOICE ${event('E-002')}.sticker`,
    (t) => (row(t, 'events', 'E-002').sticker = 'JAJA'),
  ],
  ['there are 84 properties', 'PACK_COUNT tables.properties', (t) => t.properties.pop()],
  [
    'each at its place',
    'PACK_CHOICE tables.properties[0].id',
    (t) => ([t.properties[0], t.properties[1]] = [t.properties[1], t.properties[0]]),
  ],
  [
    'with a name of its own',
    'PACK_UNIQUE tables.properties[1].nombre_es',
    (t) => (t.properties[1].nombre_es = t.properties[0].nombre_es),
  ],
  [
    'and a tag that moves its rent',
    'PACK_CONTRADICTION tables.properties[0].tags',
    (t) => (t.properties[0].tags = ['premium_area']),
  ],
  [
    'districts have enough of them',
    'PACK_SHARE tables.properties',
    (t) => {
      for (const one of t.properties) if (one.district === 'Barranco' && one.id !== 'P-03') one.district = 'Surco'
    },
  ],
  [
    'the smallest deck leads into several districts',
    'PACK_SHARE tables.properties',
    (t) => {
      const others = t.properties
        .slice(13)
        .filter((one: { district: string }) => one.district === 'Surco' || one.district === 'Centro')
      for (const [i, one] of t.properties.slice(0, 13).entries()) {
        const other = others[i]
        const mine = one.district
        one.district = i % 2 === 0 ? 'Surco' : 'Centro'
        if (other) other.district = mine
      }
    },
  ],
  [
    'a card has effects or a choice',
    `PACK_CONTRADICTION ${event('E-002')}.effects`,
    (t) => (row(t, 'events', 'E-002').effects = null),
  ],
  [
    'what is paid is what is taken',
    `PACK_CONTRADICTION ${event('E-001')}.choice.payCash`,
    (t) => (row(t, 'events', 'E-001').choice.payCash = 1),
  ],
  [
    'only a property has a rent',
    `PACK_CONTRADICTION ${event('E-002')}.effects`,
    (t) => (row(t, 'events', 'E-002').scope = 'OWNER'),
  ],
  [
    'and insurance',
    `PACK_CONTRADICTION ${event('E-048')}.mitigations`,
    (t) => (row(t, 'events', 'E-048').scope = 'OWNER'),
  ],
  [
    'and tags',
    `PACK_CONTRADICTION ${event('E-003')}.conditions`,
    (t) =>
      Object.assign(row(t, 'events', 'E-003'), {
        scope: 'OWNER',
        conditions: [{ type: 'PROPERTY_UPGRADE_MIN', value: 1 }],
        headlines_es: ['Uno', 'Dos'],
      }),
  ],
  [
    'works are announced for districts',
    `PACK_CONTRADICTION ${event('E-053')}.scope`,
    (t) => (row(t, 'events', 'E-053').effects = { cash: 1 }),
  ],
  [
    'and do nothing else',
    `PACK_CONTRADICTION ${event('E-053')}.effects`,
    (t) => (row(t, 'events', 'E-053').effects.cash = 1),
  ],
  [
    'good news is good',
    `PACK_CONTRADICTION ${event('E-034')}.polarity`,
    (t) => (row(t, 'events', 'E-034').effects = { cash: -1 }),
  ],
  [
    'bad news is bad',
    `PACK_CONTRADICTION ${event('E-002')}.polarity`,
    (t) => (row(t, 'events', 'E-002').effects = { cash: 1 }),
  ],
  [
    'what is heavy on Fame is said of the press alone',
    `PACK_CONTRADICTION ${event('E-002')}.fameHeavy`,
    (t) => (row(t, 'events', 'E-002').fameHeavy = true),
  ],
  [
    'and is true',
    `PACK_CONTRADICTION ${event('E-021')}.fameHeavy`,
    (t) => (row(t, 'events', 'E-021').effects = { cash: -2, fame: -2 }),
  ],
  [
    'a scandal costs Fame',
    `PACK_CONTRADICTION ${event('E-021')}.isScandal`,
    (t) => (row(t, 'events', 'E-021').effects = { cash: -1 }),
  ],
  [
    'and is an ampay',
    `PACK_CONTRADICTION ${event('E-021')}.sticker`,
    (t) => (row(t, 'events', 'E-021').sticker = 'ASU'),
  ],
  [
    'extortion has a remedy',
    `PACK_CONTRADICTION ${event('E-006')}.mitigations`,
    (t) => (row(t, 'events', 'E-006').mitigations = []),
  ],
  [
    'who takes a property says so',
    `PACK_CONTRADICTION ${event('E-051')}.isPropertyLoss`,
    (t) => delete row(t, 'events', 'E-051').isPropertyLoss,
  ],
  [
    'nobody loses two',
    `PACK_CONTRADICTION ${event('E-051')}.conditions`,
    (t) => (row(t, 'events', 'E-051').conditions = []),
  ],
  [
    'one card takes properties',
    'PACK_SHARE tables.events',
    (t) => t.events.push({ ...row(t, 'events', 'E-051'), id: 'E-151' }),
  ],
  [
    'where works are announced',
    `PACK_CONTRADICTION ${event('E-053')}.category`,
    (t) => (row(t, 'events', 'E-053').category = 'LICENCIAS'),
  ],
  [
    'a card instead of another is there',
    `PACK_REFERENCE ${event('E-051')}.fallback`,
    (t) => (row(t, 'events', 'E-051').fallback = 'E-999'),
  ],
  [
    'and is not drawn by itself',
    `PACK_CONTRADICTION ${event('E-051')}.fallback`,
    (t) => (row(t, 'events', 'E-051').fallback = 'E-052'),
  ],
  [
    'piles are not too small',
    'PACK_SHARE tables.events',
    (t) => {
      const isKept = ({ category, id }: { category: string; id: string }) => category !== 'SEGURIDAD' || id <= 'E-004'
      t.events = t.events.filter(isKept)
    },
  ],
  [
    'three fifths of the press are heavy on Fame',
    'PACK_SHARE tables.events',
    (t) => {
      for (const one of t.events)
        if (one.category === 'PRENSA' && one.isScandal && one.effects)
          Object.assign(one, { fameHeavy: false, effects: { cash: -2, fame: -1 } })
    },
  ],
  [
    'news is good now and then',
    'PACK_SHARE tables.events',
    (t) => (t.events = t.events.filter(({ polarity }: { polarity: string }) => polarity !== 'POSITIVE')),
  ],
  ['weights are percent', 'PACK_SHARE tables.categoryWeights', (t) => (t.categoryWeights.GLOBAL = 6)],
  ['opposite signals are there', 'PACK_REFERENCE tables.signals[0].opposite', (t) => (t.signals[0].opposite = 'S-99')],
  ['and know each other', 'PACK_CONTRADICTION tables.signals[0].opposite', (t) => (t.signals[0].opposite = 'S-02')],
  [
    'there are good moods',
    'PACK_SHARE tables.moods',
    (t) => {
      for (const one of t.moods) one.sentiment = 'NEUTRAL'
    },
  ],
  [
    'and others',
    'PACK_SHARE tables.moods',
    (t) => {
      for (const one of t.moods) one.sentiment = 'POSITIVE'
    },
  ],
  [
    'templates have gaps that are filled',
    'PACK_GAP tables.newsKinds[0].templates.PP-02[0]',
    (t) => (t.newsKinds[0].templates['PP-02'][0] = '¡{MOOD}!'),
  ],
  [
    'and whole ones',
    'PACK_GAP tables.newsKinds[0].templates.PP-02[0]',
    (t) => (t.newsKinds[0].templates['PP-02'][0] = '¡{OWNER!'),
  ],
  [
    'they fit with all gaps filled',
    'PACK_LENGTH tables.newsKinds[0].templates.PP-02[0]',
    (t) => (t.newsKinds[0].templates['PP-02'][0] = `{OWNER} ${'x'.repeat(54)}`),
  ],
  [
    'headlines of cards fit behind the longest prefix',
    `PACK_LENGTH ${event('E-001')}.headlines_es[0]`,
    (t) => (row(t, 'events', 'E-001').headlines_es[0] = `{OWNER} ${'x'.repeat(45)}`),
  ],
  [
    'an owner’s card knows no district',
    `PACK_GAP ${event('E-007')}.headlines_es[0]`,
    (t) => (row(t, 'events', 'E-007').headlines_es[0] = 'Susto en {DISTRICT}'),
  ],
  [
    'a shock knows nobody',
    'PACK_GAP tables.globalShocks[0].headlines_es[0]',
    (t) => (t.globalShocks[0].headlines_es[0] = '{OWNER} tiembla'),
  ],
  [
    'the sober paper does not shout',
    'PACK_WORDING tables.newsKinds[0].templates.PP-01[0]',
    (t) => (t.newsKinds[0].templates['PP-01'][0] = '¡Expropian!'),
  ],
  [
    'no real family is named',
    `PACK_WORDING ${event('E-001')}.body_es`,
    (t) => (row(t, 'events', 'E-001').body_es = 'Llamó alguien de Intercorp.'),
  ],
  [
    'no address stands in a text',
    `PACK_WORDING ${event('E-001')}.body_es`,
    (t) => (row(t, 'events', 'E-001').body_es = 'Mira https://lima.pe'),
  ],
  [
    'nobody says whether an owner is he or she',
    `PACK_WORDING ${event('E-001')}.body_es`,
    (t) => (row(t, 'events', 'E-001').body_es = 'Llaman a la dueña.'),
  ],
  [
    'gaps are for headlines',
    `PACK_WORDING ${event('E-001')}.body_es`,
    (t) => (row(t, 'events', 'E-001').body_es = 'Llaman a {OWNER}.'),
  ],
  ['bots have names that fit', 'PACK_LENGTH tables.botNames[0]', (t) => (t.botNames[0] = 'Bot de nombre larguísimo')],
  ['and none twice', 'PACK_UNIQUE tables.botNames[1]', (t) => (t.botNames[1] = t.botNames[0])],
]

describe('a pack is refused unless', () => {
  test.each(CASES)('%s', (_rule, found, change) => {
    expect(wrong(changed(change))).toContain(found)
  })
})
