import { expect, test } from 'vitest'
import { CANDIDATES } from '../../src/data/candidates.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import { DISTRICTS } from '../../src/data/districts.ts'
import { INFRA } from '../../src/data/infra.ts'
import { MOODS } from '../../src/data/moods.ts'
import { HEADLINE_MAX, NEWS_KINDS, SLOT_MAX } from '../../src/data/news.ts'
import { PERSONAS } from '../../src/data/personas.ts'
import { PROPERTIES } from '../../src/data/properties.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { BREVES } from '../../src/data/voices/breves.ts'
import { VOICES } from '../../src/data/voices/voices.ts'
import { headline } from '../../src/text/headlines.ts'
import { names } from './sound.ts'

const widest = (slot: keyof typeof SLOT_MAX) =>
  slot === 'OWNER' || slot === 'RIVAL' ? '{O-01}' : 'N'.repeat(SLOT_MAX[slot])
const filled = (text: string) => text.replace(/\{([A-Z]+)\}/g, (_, slot: keyof typeof SLOT_MAX) => widest(slot))
const longest = () => 'N'.repeat(SLOT_MAX.OWNER)
const templates = NEWS_KINDS.flatMap(({ kind }) =>
  Object.values(VOICES).flatMap((voice) => voice[kind].map((text) => [kind, text] as const)),
)
const prefixed = (id: string, lines: readonly string[]) =>
  PERSONAS.flatMap(({ prefix_es }) => lines.map((text) => [id, prefix_es + text] as const))
const cards = EVENT_CARDS.flatMap(({ id, headlines_es }) => {
  return prefixed(id, headlines_es)
})
const shocks = SHOCKS.flatMap(({ id, headlines_es }) => prefixed(id, headlines_es))
const breves = prefixed('BREVES', BREVES)

test.each([...templates, ...cards, ...shocks, ...breves])('%s: %s', (_kind, text) => {
  const shown = headline(filled(text), longest)
  expect(shown).not.toMatch(/[{}]/)
  expect([...shown].length, shown).toBeLessThanOrEqual(HEADLINE_MAX)
})

test.each([
  ['DISTRICT', DISTRICTS.map(({ short_es }) => short_es)],
  ['PROPERTY', PROPERTIES.map(({ nombre_es }) => nombre_es)],
  ['CANDIDATE', CANDIDATES.map(({ nombre_es }) => nombre_es)],
  ['MOOD', MOODS.map(({ nombre_es }) => nombre_es)],
  ['SHOCK', SHOCKS.map(({ title_es }) => title_es)],
  ['INFRA', INFRA.map(({ label }) => label)],
] as const)('what fills the gap %s is no longer than it may be', (slot, words) => {
  for (const word of words) expect([...word].length, word).toBeLessThanOrEqual(SLOT_MAX[slot])
})

test('names stand where rules have left ids, and longer names are cut', () => {
  expect(headline('{O-03} paga 6 por Loft Barranco', names)).toBe('Inés paga 6 por Loft Barranco')
  const shown = headline('¡Se arreglaron! {O-01} y {O-02}', () => 'Un nombre muy muy largo')
  expect(shown).toBe('¡Se arreglaron! Un nombre muy m… y Un nombre muy m…')
})
