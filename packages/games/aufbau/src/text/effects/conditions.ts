import { lookUp } from '@ludoteca/kernel'
import type { Limit } from '../../catalogue/entries.ts'
import type { Predicate } from '../../catalogue/vocabulary.ts'
import { TIERS } from '../../data/posts.ts'
import type { DomainKind, OrganizationKind, Tier } from '../../estate.ts'
import { count, number, quoted, series } from '../grammar.ts'
import { facilityName } from '../names/facilities.ts'
import { GROUP_NAMES, MATERIAL_NAMES } from '../names/materials.ts'
import { SPECIALIST_NAMES } from '../names/specialists.ts'
import {
  CITY_KIND_NAMES,
  DOMAIN_KIND_NAMES,
  FOCUS_NAMES,
  OFFICE_KIND_NAMES,
  ORGANIZATION_NAMES,
  TROOP_NAMES,
  tierWord,
} from '../names.ts'
import { quantity } from './amounts.ts'

/** What must be true, as an entry of a list: “Domäne mit Tierzucht”. */
export function conditionInWords(predicate: Predicate): string {
  switch (predicate.is) {
    case 'domain':
      return `${domainInWords(predicate.kind)}${focusInWords(predicate)}`
    case 'city':
      return `Stadtbesitz mit ${quoted(lookUp(CITY_KIND_NAMES, predicate.kind) ?? 'Gewerbe')}${focusInWords(predicate)}`
    case 'office':
      return `Amt der Art ${quoted(OFFICE_KIND_NAMES[predicate.kind])}`
    case 'hostOrganization':
      return `nur ${series(predicate.kinds.map(organization), 'oder')}`
    case 'organization':
      return `${isNeuter(predicate.kind) ? 'eigenes' : 'eigener'} ${organization(predicate.kind)}`
    case 'specialist':
      return specialistsInWords(predicate)
    case 'troops':
      return `${count(predicate.levels, 'Stufe', 'Stufen')} ${TROOP_NAMES[predicate.kind]}`
    case 'hostFacility':
      return `${quoted(facilityName(predicate.key))} am selben Ort`
    case 'hostWorkshop':
      return `Werkstatt am selben Ort, mindestens ${tierWord(predicate.tier)}`
    case 'followerLevels':
      return `mindestens ${count(predicate.count, 'Stufe', 'Stufen')} Leute am Ort`
    case 'offices':
      return `mindestens ${count(predicate.count, 'Amt', 'Ämter')}`
    case 'produces':
      return `eigene Herstellung (${MATERIAL_NAMES[predicate.material]})`
    case 'religious':
      return 'eigener Kult oder Amt der Kirchenaufsicht'
    case 'localMarketPositive':
      return `gestiegene Preise auf dem lokalen Markt für ${quoted(GROUP_NAMES[predicate.group])}`
  }
}

/** At the end of a sentence. */
export function onlyIfInWords(predicate: Predicate | undefined): string {
  return predicate === undefined ? '' : ` (Bedingung: ${conditionInWords(predicate)})`
}

/** How often it can be built; empty where nothing is said about it. */
export function limitInWords(limit: Limit = {}): string {
  const { perHost, perHostRank, perPlayer, max, oneTime, usesPlace, group } = limit
  const parts = [
    ...(perHost === null ? ['beliebig oft'] : []),
    ...(typeof perHost === 'number' ? [`${number(perHost)} je Ort`] : []),
    ...(perHost !== null && typeof perHost === 'object' ? [`je Ort ${bySize(perHost)}`] : []),
    ...(perHostRank === undefined ? [] : [`${number(perHostRank)} je Rang des Orts`]),
    ...(perPlayer === undefined ? [] : [`nur ${number(perPlayer)} insgesamt`]),
    ...(max === undefined ? [] : [`höchstens ${quantity(max, 'davon')}`]),
    ...(oneTime ? ['verschwindet nach Gebrauch'] : []),
    ...(usesPlace === undefined ? [] : [`belegt den Platz für Werkstatt oder Lager der Größe ${tierWord(usesPlace)}`]),
    ...(group === undefined ? [] : ['alle Pylonen zählen zusammen']),
  ]
  return parts.join(', ')
}

function bySize(sizes: Partial<Readonly<Record<Tier, number>>>): string {
  const known = TIERS.filter((tier) => sizes[tier] !== undefined)
  return known.map((tier) => `${number(sizes[tier] as number)} (${tierWord(tier)})`).join(', ')
}

function focusInWords({ focus, notFocus }: { readonly focus?: string; readonly notFocus?: string }): string {
  if (focus !== undefined) return `, Schwerpunkt ${lookUp(FOCUS_NAMES, focus)}`
  return notFocus === undefined ? '' : `, aber nicht ${lookUp(FOCUS_NAMES, notFocus)}`
}

function domainInWords(kind: DomainKind): string {
  return kind === 'magic' ? DOMAIN_KIND_NAMES.magic : `Domäne mit ${quoted(DOMAIN_KIND_NAMES[kind])}`
}

function specialistsInWords({ kinds, count: need = 1 }: Extract<Predicate, { is: 'specialist' }>): string {
  if (kinds.length === 0) return need === 1 ? 'eine Fachkraft' : `${number(need)} Fachkräfte`
  const names = series(
    kinds.map((kind) => SPECIALIST_NAMES[kind]),
    'oder',
  )
  return need === 1 ? names : `${number(need)} Fachkräfte (${names})`
}

function organization(kind: OrganizationKind): string {
  return ORGANIZATION_NAMES[kind]
}

function isNeuter(kind: OrganizationKind): boolean {
  return kind === 'collegiumTrade' || kind === 'collegiumCraft'
}
