import type { Fact } from '@ludoteca/aufbau'
import { box } from '@ludoteca/aufbau'
import type { Box } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { entriesOf, matches } from '../../src/games/aufbau/composer/facility-entries.ts'
import { roundsOf } from '../../src/games/aufbau/log/entries.ts'
import { nameOfRef } from '../../src/games/aufbau/parts/refs.ts'
import { soundsOf } from '../../src/games/aufbau/sounds.ts'
import { AufbauUi } from '../../src/games/aufbau/ui.ts'
import { Estate } from './kit.ts'

const told = (facts: readonly object[]) => facts.map((fact, id) => ({ id, move: id, fact: fact as { type: string } }))

describe('the chronicle', () => {
  const story = told([
    { type: 'roundStarted', round: 1 },
    { type: 'readySet', seat: 1, ready: true },
    { type: 'moneyLent', seat: 0, check: {} },
    { type: 'roundStarted', round: 2 },
    { type: 'rumour', seat: 1, what: 'raid', event: 16 },
    { type: 'booked', seat: 0 },
  ])

  test('has the latest round first, and the latest of each round', () => {
    const rounds = roundsOf(story, 'all')
    expect(rounds.map(({ round }) => round)).toEqual([2, 1])
    expect(rounds[0]?.lines.map(({ fact }) => fact.type)).toEqual(['booked', 'rumour'])
  })

  test('can be read for what is public, or for one’s own dice', () => {
    expect(roundsOf(story, 'public').flatMap(({ lines }) => lines.map(({ fact }) => fact.type))).toEqual(['rumour'])
    expect(roundsOf(story, 'dice').flatMap(({ lines }) => lines.map(({ fact }) => fact.type))).toEqual(['moneyLent'])
  })
})

describe('what is heard', () => {
  const check = { tier: 'good' }

  test('is one’s own dice, and not those of others', () => {
    const facts = [{ type: 'moneyLent', seat: 0, check, paid: {} }] as unknown as readonly Fact[]
    expect(soundsOf(facts, 0).map(({ sound }) => sound)).toEqual(['dice', 'seal'])
    expect(soundsOf(facts, 1)).toEqual([])
  })

  test('is each sound once, and not too many', () => {
    const facts = ['marketRolled', 'eventsRolled', 'rumour', 'rumour'].map((type) => ({ type })) as unknown as Fact[]
    expect(soundsOf(facts, undefined)).toHaveLength(2)
  })
})

describe('the table', () => {
  test('opens a tablet for an object, and puts it away with what came of it', () => {
    const ui = new AufbauUi()
    ui.compose('acquireTenants', { host: 'city-2' })
    expect(ui.composing).toEqual({ type: 'acquireTenants', preset: { host: 'city-2' } })
    ui.tell({ type: 'noted', seat: 0, text: '' })
    ui.stopComposing()
    expect(ui.composing).toBeUndefined()
    expect(ui.outcome).toBeUndefined()
  })
})

describe('names of what a line is about', () => {
  test('are those of events, troops, goods and holdings', () => {
    const { me } = new Estate()
    expect(nameOfRef(me, 'event', '3')).toBe('Seuche')
    expect(nameOfRef(me, 'troops', 'militia')).toBe('Miliz')
    expect(nameOfRef(me, 'city', 'city-starter')).toBe('Stammhaus')
    expect(nameOfRef(me, 'permanent', '')).toBe('')
  })
})

describe('the menu of buildings', () => {
  const estate = new Estate({ abundance: true })
  const menu = (host: string, keys: readonly string[]) =>
    entriesOf(box as unknown as Box, estate.view, estate.me, host, keys)

  test('says what a facility costs and does, and why it cannot be built', () => {
    const [study, reforms] = menu('office-starter', [
      'general.medium.office.administrativeReforms',
      'general.small.office',
    ])
    expect(study?.why).toBeUndefined()
    expect(study?.effects).toEqual(['Bringt jede Runde 1 Einfluss.'])
    expect(study?.price?.gold12).toBe(8 * 12)
    expect(reforms?.key).toBe('general.medium.office.administrativeReforms')
    expect(reforms?.why).toBeTruthy()
  })

  test('can be searched by name and by effect, and filtered', () => {
    const [entry] = menu('office-starter', ['general.small.office'])
    if (entry === undefined) throw new Error('no entry')
    expect(matches(entry, ' EINFLUSS ', 'all')).toBe(true)
    expect(matches(entry, 'Bergwerk', 'all')).toBe(false)
    expect(matches(entry, '', 'special')).toBe(false)
    expect(matches({ ...entry, why: 'nein' }, '', 'now')).toBe(false)
  })

  test('speaks of the full catalogue where it is played', () => {
    const full = new Estate({ abundance: true, facilityCatalogue: 'full' })
    const [kitchen] = entriesOf(box as unknown as Box, full.view, full.me, 'personal', [
      'general.small.personal.kitchen',
    ])
    expect(kitchen?.name).toBe('Große Küche und Weinkeller')
    expect(kitchen?.effects.length).toBeGreaterThan(0)
  })
})
