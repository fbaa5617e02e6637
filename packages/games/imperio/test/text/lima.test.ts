import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { options } from '../../src/config.ts'
import { BREVES } from '../../src/data/voices/breves.ts'
import { VOICES } from '../../src/data/voices/voices.ts'
import * as imperio from '../../src/index.ts'
import { profiles } from '../../src/profiles.ts'
import { COACH, INVITES, LEARNT } from '../../src/text/coach.ts'
import { ENDINGS } from '../../src/text/endings.ts'
import { es } from '../../src/text/es.ts'
import { PROMPTS } from '../../src/text/labels.ts'
import { MESSAGES } from '../../src/text/refusals.ts'
import { REMARKS, TEMPERS } from '../../src/text/remarks.ts'
import { CARD_RESULTS, FACTS } from './samples.ts'
import { names } from './sound.ts'
import { faultsOf, unsettled } from './spanish.ts'

/** Every text for people among these values: in tables of data what ends with `_es`, elsewhere everything. */
function textsIn(value: unknown, isText: boolean): string[] {
  if (typeof value === 'string') return isText ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isText))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, isText || key.endsWith('_es')))
}

const { UI, ACTIONS, FAME_SPENDS, FAME_POLICY, INSURANCE, LINES, PHASES, TITLES, TIE_BREAKS, COVER, OPTION_VALUES } =
  imperio
const tables = [UI, ACTIONS, FAME_SPENDS, FAME_POLICY, INSURANCE, LINES, PHASES, TITLES, TIE_BREAKS, COVER]
const labels = Object.keys(options).map((key) => es.option(key))
const fields = profiles.fields?.({ teamSet: 'PARODY' } as never) ?? []
const spoken = [
  ...FACTS.map((fact) => es.fact(fact, names)),
  ...CARD_RESULTS.map((result) => es.fact({ type: 'eventResults', results: [result] }, names)),
]
const texts: readonly string[] = [
  ...textsIn(imperio, false),
  ...textsIn(
    [...tables, OPTION_VALUES, PROMPTS, MESSAGES, ENDINGS, COACH, LEARNT, INVITES, REMARKS, TEMPERS, labels],
    true,
  ),
  ...fields.flatMap(({ label, help, values = {} }) => [label, help, ...Object.values(values)]),
  ...imperio.TEAMS.map(({ PARODY }) => PARODY),
  ...imperio.DISTRICT_NAMES.map(imperio.districtName),
  ...imperio.INFRA.map(({ id }) => imperio.infraLabel(id)),
  ...Object.keys(imperio.STICKERS),
  ...Object.values(VOICES).flatMap((voice) => Object.values(voice).flat()),
  ...BREVES,
  ...spoken.map((text) => text.replace(/Wenceslao Ñahui Q/g, '')),
]
const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').split('\n')

describe('the Spanish of Lima', () => {
  test('there is much to read', () => expect(texts.length).toBeGreaterThan(700))

  test('every text of the game has its tildes, its ñ, its points and its “ustedes”', () => {
    expect(texts.filter((text) => !isFolder(text)).flatMap(faultsOf)).toEqual([])
  })

  test('so have the rules', () => expect(rules.flatMap(faultsOf)).toEqual([]))

  test('no word is written with a tilde here and without it there', () => {
    expect(unsettled([...texts, ...rules])).toEqual([])
  })

  test('what is wrong is found: a test of this test', () => {
    expect(faultsOf('Coge tu dinero, que os espera la proxima ronda con 0,7 y -1')).toHaveLength(5)
    expect(faultsOf('Seguro FULL hasta fin del round, con auditoria y expropiacion')).toHaveLength(4)
    expect(faultsOf('Toma 1,234.5: los espera la próxima ronda, con 0.7 y −1')).toEqual([])
    expect(unsettled(['El próximo año', 'el proximo'])).toEqual(['próximo'])
  })
})

/** A headline lacks this tilde in the state, and gets it when it is shown. */
function isFolder(text: string): boolean {
  return /\bfolder\b/.test(text)
}

describe('what the state holds in the seed’s letters is shown in Lima’s', () => {
  test('headlines', () => {
    expect(imperio.headline('Puja dura en Jesus Maria por Local Jesus Maria', names)).toBe(
      'Puja dura en Jesús María por Local Jesús María',
    )
    expect(imperio.headline('Anuncian VIA en Surco: suben las rentas', names)).toContain('VÍA')
    expect(imperio.headline('VIAJE a Tecnocrata Pro con folder', names)).toBe('VIAJE a Tecnócrata Pro con fólder')
  })

  test('the name that somebody has chosen stays as it is', () => {
    expect(imperio.headline('{O-01} paga 6', () => 'Jesus Maria')).toBe('Jesus Maria paga 6')
  })

  test('[1.7.6] the parody of a dynasty is not spelled back into the real one', () => {
    const real = imperio.TEAMS.map(({ REAL_LABEL }) => REAL_LABEL)
    for (const { PARODY } of imperio.TEAMS) expect(real).not.toContain(PARODY)
  })
})
