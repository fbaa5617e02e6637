import { formatInt, type Names } from '@ludoteca/kernel'
import { ACHIEVEMENTS } from '../data/achievements.ts'
import { AWARDS } from '../data/awards.ts'
import { candidateOf } from '../data/candidates.ts'
import { RISK_LEVELS } from '../data/constants.ts'
import { METERS } from '../data/meters.ts'
import { moodOf } from '../data/moods.ts'
import { type PersonaId, personaOf } from '../data/personas.ts'
import { propertyCard, type Tag } from '../data/properties.ts'
import { TEAMS } from '../data/teams.ts'
import type { When } from '../facts.ts'
import { BANK, seatOf } from '../owners.ts'
import { UI } from './ui.ts'

export { quoted, sentence, series } from '@ludoteca/kernel/spanish'

interface Named {
  readonly id: string
  readonly nombre_es: string
}

/** What is called so; an id that nothing has speaks for itself. */
function nameIn(list: readonly Named[]): (id: string) => string {
  const names = new Map(list.map(({ id, nombre_es }) => [id, nombre_es]))
  return (id) => names.get(id) ?? id
}

/** The same for what a pack may call otherwise. */
function nameBy(find: (id: string) => Named | undefined): (id: string) => string {
  return (id) => find(id)?.nombre_es ?? id
}

export const propertyName = nameBy(propertyCard)
export const candidateName = nameBy(candidateOf)
export const moodName = nameBy(moodOf)
export const meterName = nameIn(METERS)
export const personaName = nameBy((id) => personaOf(id as PersonaId))
export const awardName = nameIn(AWARDS)
export const achievementName = nameIn(ACHIEVEMENTS)
/** [1.7.6] Real labels stand beside a display name only, and never in a sentence. */
export const teamName = nameIn(TEAMS.map(({ id, PARODY }) => ({ id, nombre_es: PARODY })))
export const realLabel = nameIn(TEAMS.map(({ id, REAL_LABEL }) => ({ id, nombre_es: REAL_LABEL })))

/** What the owner with that id is called at this table. */
export function ownerName(id: string, names: Names): string {
  if (id === BANK) return 'el banco'
  const seat = seatOf(id)
  return seat < 0 ? id : names(seat)
}

export function number(value: number): string {
  return formatInt(value, 'es')
}

/** A change, with its sign: +2, −1. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value)
}

/** Hundredths as people in Peru write them: 0.2 or 1.35. */
export function risk(centi: number): string {
  const size = Math.abs(centi)
  const rest = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${centi < 0 ? '−' : ''}${Math.floor(size / 100)}${rest === '' ? '' : `.${rest}`}`
}

/** [5.1] What everybody sees of somebody's risk. */
export function riskLevel(centi: number): string {
  const [mid, high] = RISK_LEVELS
  if (centi < mid) return UI.riskLow
  return centi < high ? UI.riskMid : UI.riskHigh
}

const TAGS: Readonly<Partial<Record<Tag, string>>> = {
  logistica: 'logística',
  premium_area: 'zona premium',
  corredor_obra: 'corredor de obra',
  zona_caliente: 'zona caliente',
}

export function tagName(tag: Tag): string {
  return TAGS[tag] ?? tag
}

/** Whether it was the last round; a story of before does not say. */
export function isLast(when: When | undefined): boolean {
  return when !== undefined && when.round >= when.rounds
}

/** “hasta la ronda 5”; what would outlast the match ends with it. */
export function until(round: number, when: When | undefined): string {
  return when !== undefined && round >= when.rounds ? 'hasta el final' : `hasta la ronda ${number(round)}`
}

/** “por 2 rondas”, from the next one on; as many as are left, or else that it comes to nothing. */
export function lasting(count: number, when: When | undefined, nothing = '(ya no se cobra)'): string {
  const left = when === undefined ? count : Math.min(count, when.rounds - when.round)
  return left > 0 ? `por ${rounds(left)}` : nothing
}

export function rounds(count: number): string {
  return count === 1 ? '1 ronda' : `${number(count)} rondas`
}
