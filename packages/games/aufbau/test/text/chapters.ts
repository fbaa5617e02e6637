import type { FacilityEntry, Specialization } from '../../src/catalogue/entries.ts'
import { options } from '../../src/config.ts'
import { CATALOGUE } from '../../src/data/full/catalogue.ts'
import {
  CITY_SPECIALIZATIONS,
  DOMAIN_SPECIALIZATIONS,
  OFFICE_SPECIALIZATIONS,
} from '../../src/data/full/specializations.ts'
import { MATERIALS, type Material, type MaterialId } from '../../src/data/materials.ts'
import { SPECIALIST_KINDS, SPECIALIST_TIERS } from '../../src/data/works.ts'
import type { DomainKind } from '../../src/estate.ts'
import type { HostKind } from '../../src/rules/holdings.ts'
import { de } from '../../src/text/de.ts'
import { effectsInWords, facilityInWords } from '../../src/text/effects.ts'
import { eventEffects, eventName } from '../../src/text/events.ts'
import { signed } from '../../src/text/grammar.ts'
import { GROUP_NAMES, MATERIAL_NAMES, TAG_NAMES } from '../../src/text/names/materials.ts'
import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES, TRAITS } from '../../src/text/names/specialists.ts'
import { CITY_KIND_NAMES, DOMAIN_KIND_NAMES, FOCUS_NAMES, OFFICE_KIND_NAMES } from '../../src/text/names.ts'
import { fieldInWords, specialtyInWords } from '../../src/text/specialties.ts'
import { EVENT_ROLLS } from './samples.ts'
import { names } from './sound.ts'

type Row = readonly string[]

/** Tables of the rules that are made from data, by their first headings. */
export const MADE_TABLES: Readonly<Record<string, () => readonly Row[]>> = {
  'W20 | Eigenart': () => Object.entries(TRAITS).map(([roll, { name, good, bad }]) => [roll, name, good, bad]),
  'Einstellung | Üblich': () =>
    Object.entries(options)
      .filter(([key]) => key !== 'clocks')
      .map(([key, { default: usual }]) => [
        de.option(key).label,
        key === 'checks' ? '3, 3, 3' : de.value('', key, usual as never, names),
        de.option(key).help,
      ]),
  'Rohmaterial | Warengruppe': () => MATERIALS.filter(({ kind }) => kind === 'raw').map(rawRow),
  'Sondermaterial | Warengruppe': () => MATERIALS.filter(({ kind }) => kind === 'special').map(specialRow),
}

/** Lists of the rules that are made from data, by their headings. */
export const MADE_LISTS: Readonly<Record<string, () => readonly string[]>> = {
  'Die 39 Ereignisse': () =>
    EVENT_ROLLS.toSorted((a, b) => a - b).map((roll) =>
      item(
        `${roll} · ${eventName(roll)}`,
        eventEffects(roll).map(({ text }) => text),
      ),
    ),
  'Auf Domänen': () => facilitiesAt('domain'),
  'In Städten': () => facilitiesAt('city'),
  'In Organisationen': () => facilitiesAt('organization'),
  'In Ämtern': () => facilitiesAt('office'),
  'An Handelsunternehmungen': () => facilitiesAt('trade'),
  'Bei den Truppen': () => facilitiesAt('troops'),
  'In Privaträumen': () => facilitiesAt('personal'),
  'Spezialisierungen von Domänen': () =>
    DOMAIN_SPECIALIZATIONS.flatMap((one) => specialties('domain', one, DOMAIN_KIND_NAMES[one.kind as DomainKind])),
  'Spezialisierungen von Städten': () =>
    CITY_SPECIALIZATIONS.flatMap((one) => specialties('city', one, CITY_KIND_NAMES[one.kind] as string)),
  'Arten von Ämtern': () =>
    OFFICE_SPECIALIZATIONS.flatMap(({ kind, foci, effects }) => [
      item(OFFICE_KIND_NAMES[kind], effectsInWords(effects)),
      ...Object.entries(foci).map(([focus, more]) =>
        item(`${OFFICE_KIND_NAMES[kind]}: ${FOCUS_NAMES[focus]}`, effectsInWords(more)),
      ),
    ]),
  'Was Berater tun': () =>
    SPECIALIST_KINDS.filter((kind) => fieldInWords(kind, 'simple').length > 0).flatMap((kind) =>
      SPECIALIST_TIERS.map((tier) =>
        item(`${SPECIALIST_NAMES[kind]}, ${SPECIALIST_TIER_NAMES[tier].toLowerCase()}`, fieldInWords(kind, tier)),
      ),
    ),
}

function item(name: string, sentences: readonly string[]): string {
  return `- **${name}**: ${sentences.join(' ')}`
}

function rawRow(material: Material): Row {
  const { workshopOutput, improvedOutputs } = material
  return [...common(material), nameOf(workshopOutput), improvedOutputs.map(nameOf).join(', ') || '—']
}

function specialRow(material: Material): Row {
  return [...common(material), nameOf(material.refinesTo)]
}

function common({ id, group, saleBonusPer4, tags }: Material): Row {
  const kinds = tags.filter((tag) => tag !== 'improved' && tag !== 'refined2').map((tag) => TAG_NAMES[tag])
  const bonus = saleBonusPer4 === 0 ? '—' : signed(saleBonusPer4)
  return [MATERIAL_NAMES[id], GROUP_NAMES[group], bonus, kinds.join(', ') || '—']
}

function nameOf(id: MaterialId | null): string {
  return id === null ? '—' : MATERIAL_NAMES[id]
}

/** Those that fit several places stand with the first. */
function facilitiesAt(host: HostKind): readonly string[] {
  return CATALOGUE.filter(({ hosts }) => hosts[0] === host).map(facilityItem)
}

function facilityItem(entry: FacilityEntry): string {
  const { name, cost, upkeep, building, requires, limit, effects, upgrade } = facilityInWords(entry)
  const price = [cost || 'nichts', building].filter((part) => part !== '').join('; ')
  const needs = [...requires, limit].filter((part) => part !== '').join('; ')
  return item(name, [
    `Kostet ${price}.`,
    ...(upkeep === '' ? [] : [`Unterhalt: ${upkeep}.`]),
    ...(needs === '' ? [] : [`Bedingungen: ${needs}.`]),
    ...effects,
    ...(upgrade === '' ? [] : [`Verbesserung: ${upgrade}`]),
  ])
}

/** One for each focus, or for what has none. */
function specialties(post: 'domain' | 'city', { kind, foci }: Specialization, name: string): readonly string[] {
  const said = (label: string, focus: string) => {
    const { cost = '', upkeep = '', requires = [], effects = [] } = specialtyInWords(post, kind, focus) ?? {}
    return item(label, [
      `Kostet ${cost || 'nichts'}.`,
      ...(upkeep === '' ? [] : [`Unterhalt: ${upkeep}.`]),
      ...(requires.length === 0 ? [] : [`Bedingungen: ${requires.join('; ')}.`]),
      ...effects,
    ])
  }
  const ways = Object.keys(foci)
  return ways.length === 0 ? [said(name, '')] : ways.map((focus) => said(`${name}: ${FOCUS_NAMES[focus]}`, focus))
}
