import { expect, test } from 'vitest'
import { ACHIEVEMENTS } from '../../src/data/achievements.ts'
import { CANDIDATES } from '../../src/data/candidates.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import { DEAL_TEMPLATES } from '../../src/data/deal-templates.ts'
import { MOODS } from '../../src/data/moods.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { SPECIALS } from '../../src/data/specials.ts'
import { es } from '../../src/text/es.ts'
import { CARD_RESULTS } from './samples.ts'
import { expectSentence, names } from './sound.ts'

test.each(CARD_RESULTS)('$cardId is told with what softened it', (result) => {
  expectSentence(es.fact({ type: 'eventResults', results: [result] }, names))
})

test('there is one of every card and every shock', () => {
  const ids = new Set(CARD_RESULTS.map(({ cardId }) => cardId))
  for (const { id } of [...EVENT_CARDS, ...SHOCKS]) expect(ids).toContain(id)
})

test('a slot that comes to nothing is not told', () => {
  const nothing = { slot: 1, cardId: 'FIZZLE', effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 } }
  const results = [{ ...nothing, mitigationsApplied: {}, headlines: [] }]
  expect(es.fact({ type: 'eventResults', results }, names)).toBe('Ronda tranqui: no pasó nada.')
})

const bodies = [
  ...[...EVENT_CARDS, ...SHOCKS].map(({ id, body_es }) => [id, body_es] as const),
  ...[...MOODS, ...ACHIEVEMENTS].map(({ id, desc_es }) => [id, desc_es] as const),
  ...CANDIDATES.flatMap(({ id, slogan_es, summary_es }) => [slogan_es, summary_es].map((text) => [id, text] as const)),
  ...SPECIALS.map(({ id, rule_es }) => [id, rule_es] as const),
  ...DEAL_TEMPLATES.map(({ id, pitch_es }) => [id, pitch_es] as const),
]

test.each(bodies)('[V1] the body of %s has at most 120 characters: %s', (_id, body) => {
  expect([...body].length).toBeLessThanOrEqual(120)
})

test('a shock says how many rents it changed, not each of them', () => {
  const rent = (propertyId: string, delta: number) => ({ propertyId, delta, duration: 2 })
  const result = {
    slot: 1,
    cardId: 'G-04',
    effectsApplied: {
      cashDelta: 0,
      debtDelta: 0,
      fameDelta: 0,
      rentPenaltyApplied: [rent('P-10', -1), rent('P-11', -1), rent('P-22', -2)],
    },
    mitigationsApplied: {},
    perOwner: [],
    headlines: [],
  }
  const sentence = es.fact({ type: 'eventResults', results: [result] }, names)
  expect(sentence).toContain('por 2 rondas en 2 predios')
  expect(sentence).toContain('por 2 rondas en 1 predio.')
})
