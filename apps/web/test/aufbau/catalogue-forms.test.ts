import { SPECIALIST_KINDS } from '@ludoteca/aufbau'
import type { Json } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { FAMILIES, typesOf } from '../../src/games/aufbau/composer/families.ts'
import { changed, formOf, moveOf, type Values } from '../../src/games/aufbau/composer/fitting.ts'
import { lackOf } from '../../src/games/aufbau/composer/lack.ts'
import { prospectOf } from '../../src/games/aufbau/composer/planning.ts'
import { subjectOf } from '../../src/games/aufbau/composer/subject.ts'
import { composerWords } from '../../src/games/aufbau/composer/words.ts'
import type { MoveType } from '../../src/games/aufbau/ui.ts'
import { Estate } from './kit.ts'

const FULL = { abundance: true, facilityCatalogue: 'full', checks: [[15, 15, 15]], actionsPerRound: 4 } as const

/** A house that could specialise a domain, a city and an office. */
function greatHouse(): Estate {
  return new Estate(FULL)
    .play({ type: 'acquireDomain', tier: 'medium' })
    .play({ type: 'acquireCity', tier: 'large', tenure: 'owned' })
}

/** The form of a move as far as it is filled in, and what the catalogue says about it. */
function formFor(estate: Estate, type: MoveType, values: Values) {
  const fields = formOf(estate.choices(type), values)
  return { fields, subject: subjectOf(estate.me, type, fields) }
}

/** What a field of one value may hold. */
function valuesOf(estate: Estate, type: MoveType, name: string, values: Values = {}): readonly Json[] {
  const domain = formFor(estate, type, values).fields.find((field) => field.name === name)?.domain
  return domain?.kind === 'one' ? domain.of : []
}

test.each(['specializeDomain', 'specializeCity'] as const)(
  '[11.1] whatever %s leaves open can be said, and the rules take it',
  (type) => {
    const estate = greatHouse()
    const kinds = valuesOf(estate, type, 'kind')
    expect(kinds.length).toBeGreaterThanOrEqual(5)
    for (const kind of kinds) {
      const foci = valuesOf(estate, type, 'focus', { kind })
      for (const focus of foci.length > 0 ? foci : [undefined]) {
        const { subject } = formFor(estate, type, { kind, focus })
        expect(subject.effects, `${kind} ${focus}`).not.toEqual([])
        const wishes: Values[] = [
          {},
          ...subject.choices.flatMap(({ alternatives }, at) =>
            alternatives.map((_, option) => ({ options: subject.choices.map((__, i) => (i === at ? option : 0)) })),
          ),
          ...subject.materials.flatMap(({ of }) => of.map((id) => ({ materials: [id] }))),
        ]
        for (const wish of wishes) {
          const { fields } = formFor(estate, type, { kind, focus, ...wish })
          const move = moveOf(type, fields)
          // What is lacking can be had; what is wrong could never be made.
          expect(prospectOf(estate.view, estate.me, move).refusal?.code ?? 'RULE', JSON.stringify(move)).not.toBe(
            'INPUT',
          )
        }
      }
    }
  },
)

test('[5.11, 11.1] picks of a specialised domain fit its size', () => {
  const { fields } = formFor(greatHouse(), 'specializeDomain', { kind: 'forestry' })
  expect(fields.find(({ name }) => name === 'rawPicks')?.domain).toMatchObject({ kind: 'some', ordered: true })
})

test('[11.1] every field of specialists says what it does, or that facilities ask for it', () => {
  const estate = greatHouse()
  const said = SPECIALIST_KINDS.filter(
    (kind) => formFor(estate, 'hireSpecialist', { kind, tier: 'master' }).subject.effects.length > 0,
  )
  expect(said.length).toBeGreaterThan(SPECIALIST_KINDS.length / 2)
})

test('another place or kind begins its details anew', () => {
  const before = { kind: 'mining', options: [1], materials: ['raw.stone'], domain: 'domain-2' }
  expect(changed(before, 'kind', 'forestry')).toEqual({ kind: 'forestry', domain: 'domain-2' })
  expect(changed(before, 'options', [0])).toEqual({ ...before, options: [0] })
})

test('the catalogue of v1 has no word about specialised cities, settings and foci', () => {
  const v1 = new Estate().view.config
  const types = (config: typeof v1) => FAMILIES.flatMap((family) => typesOf(family, config))
  expect(types(v1)).not.toContain('specializeCity')
  expect(types(greatHouse().view.config)).toContain('specializeCity')
  expect(subjectOf(new Estate().me, 'hireSpecialist', []).effects).toEqual([])
})

test('what cannot be had at all says what is lacking', () => {
  const estate = new Estate()
  expect(lackOf(estate.view, estate.me, 'repairDamage')).toBe(composerWords.lacks.repairDamage)
  estate.play({ type: 'gainInfluence', kind: 'temporary', investments: 1 })
  estate.play({ type: 'gainMaterials', mode: 'domainAdministration', target: 'domain-starter', investments: 1 })
  expect(lackOf(estate.view, estate.me, 'moneySell')).toBe(composerWords.noAction)
  // The free building is still there.
  expect(lackOf(estate.view, estate.me, 'upgradeWorkshop')).toBe(composerWords.lacks.upgradeWorkshop)
})
