import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../../src/config.ts'
import { ANNOUNCED, ORDINARY } from '../../src/facts.ts'
import { es } from '../../src/text/es.ts'
import { CHOICES, PROMPTS } from '../../src/text/labels.ts'
import { MESSAGES } from '../../src/text/refusals.ts'
import { FACTS } from './samples.ts'
import { expectSentence, expectWords, names } from './sound.ts'
import { sources } from './sources.ts'

/** [11.11] In the order of the specification. */
const CODES = [
  'NO_CASH NO_FAME BAD_PHASE NOT_OWNER NOT_WATCHER ALREADY_SUBMITTED BAD_PROPERTY BID_TOO_LOW',
  'PACT_BLOCKS_BID NO_SLOTS INSURANCE_MAX NO_PACT PACT_USED YAPE_USED FAME_SPEND_USED DEAL_LIMIT',
  'DEAL_TOO_LATE DEAL_PRICE DEAL_LOCKED DEAL_BAD_TARGET DEAL_NOT_YOURS DEAL_CLOSED DEAL_NO_COUNTER',
  'DEAL_TEMPLATE DEBT_CAP BAD_CANDIDATE BAD_AMOUNT RUMOR_USED RUMOR_FULL RUMOR_LATE ROOM_FULL SEATS_FULL',
  'SEATS_LOCKED TEAM_TAKEN TEAM_CHANGE_USED BAD_NAME NOT_HOST CANNOT_START DISCLAIMER_REQUIRED',
  'TUTORIAL_REQUIRED BAD_TOKEN BAD_NONCE BAD_MESSAGE RATE_LIMIT NOT_FOUND BANNED SERVER',
].flatMap((line) => line.split(' '))

describe('every key has words', () => {
  test.each(FACTS)('fact $type', (fact) => expectSentence(es.fact(fact, names)))

  test('there is a sample of every fact', () => {
    expect([...new Set(FACTS.map(({ type }) => type))].toSorted()).toEqual([...ANNOUNCED, ...ORDINARY].toSorted())
  })

  test.each(Object.keys(PROMPTS))('prompt %s', (prompt) => expectSentence(es.prompt(prompt)))
  test.each(Object.keys(CHOICES))('choice %s', (type) => expectWords(es.choice(type)))
  test.each(Object.keys(options))('[1.3] option %s', (key) => {
    expectWords(es.option(key).label)
    expectSentence(es.option(key).help)
    const { domain } = options[key as keyof typeof options]
    if (domain.kind !== 'one') return
    for (const value of domain.of) {
      expectWords(es.value('', key, value, names))
      if (typeof value === 'string') expectWords(es.option(key).values?.[value])
    }
  })

  const refusals = sources().flatMap((text) => [...text.matchAll(/refuse\(.*$/gm)])
  const given = refusals.flatMap(([call]) => [...call.matchAll(/'([A-Z]+_[A-Z_]+)'/g)].map(([, code = '']) => code))

  test.each([...new Set(given)])('[11.11] the refusal %s, which some rule gives', (code) => {
    expectSentence(es.refusal(refuse(code, { option: 'seats', min: 4, max: 8 })))
  })

  test('[11.11] all 47 codes of the specification, and no other', () => {
    expect(Object.keys(MESSAGES)).toEqual(CODES)
    for (const message of Object.values(MESSAGES)) expectSentence(message)
  })

  test('what every game shares is left to the kernel', () => {
    expect(es.refusal(refuse('E_PHASE', { move: 'bid' }))).toBeUndefined()
    expect(es.refusal(refuse('toString'))).toBeUndefined()
    expect(es.refusal(refuse('E_CONFIG', { option: 'mode' }))).toBe('Ese ajuste no vale: Modo.')
    expect(es.refusal(refuse('E_CONFIG', { option: 'nothing' }))).toBeUndefined()
  })
})
