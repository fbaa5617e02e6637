import { lookUp } from '@ludoteca/kernel'
import type { Gain } from '../commands/command.ts'
import { isMaterial } from '../data/materials.ts'
import { count, gold12, number } from './grammar.ts'
import { materialsInWords } from './names/counted.ts'

/** What is counted: one of it, and several. */
interface UnitName {
  readonly one: string
  readonly many: string
}

/** By the names that plans, ledgers and prices use. */
export const UNIT_NAMES = {
  gold12: { one: 'Gold', many: 'Gold' },
  labor: { one: 'AK', many: 'AK' },
  influence: { one: 'Einfluss', many: 'Einfluss' },
  permanentInfluence: { one: 'dauerhafter Einfluss', many: 'dauerhafter Einfluss' },
  permanentLabor: { one: 'dauerhafte AK', many: 'dauerhafte AK' },
  information: { one: 'Information', many: 'Informationen' },
  magicPower: { one: 'Zauberkraft', many: 'Zauberkraft' },
  raw: { one: 'RM', many: 'RM' },
  special: { one: 'SM', many: 'SM' },
  combat: { one: 'KK', many: 'KK' },
  kw: { one: 'KW', many: 'KW' },
  as: { one: 'AS', many: 'AS' },
  n: { one: 'N', many: 'N' },
  loyalty: { one: 'Loyalität', many: 'Loyalität' },
  levels: { one: 'Stufe', many: 'Stufen' },
  troops: { one: 'Truppenstufe', many: 'Truppenstufen' },
  domain: { one: 'Domäne', many: 'Domänen' },
  city: { one: 'Stadtbesitz', many: 'Stadtbesitze' },
  office: { one: 'Amt', many: 'Ämter' },
  organization: { one: 'Organisation', many: 'Organisationen' },
  trade: { one: 'Handelsunternehmung', many: 'Handelsunternehmungen' },
  workshop: { one: 'Werkstatt', many: 'Werkstätten' },
  storage: { one: 'Lager', many: 'Lager' },
  facility: { one: 'Einrichtung', many: 'Einrichtungen' },
  project: { one: 'Bauvorhaben', many: 'Bauvorhaben' },
  specialist: { one: 'Fachkraft', many: 'Fachkräfte' },
} as const satisfies Readonly<Record<string, UnitName>>

/** “8,5 Gold”, “12 Getreide (im nächsten Unterhalt)”. */
export function gainInWords({ what, amount, later }: Gain, isLast: boolean): string {
  return `${amountInWords(what, amount)}${later ? ` (${laterInWords(what, isLast)})` : ''}`
}

/** [D-01, 6.10] When it arrives. After the last round nothing does, but gold and goods on their way count for something. */
export function laterInWords(what: string, isLast: boolean): string {
  if (!isLast) return 'im nächsten Unterhalt'
  const counts = what === 'gold12' || isMaterial(what)
  return counts ? 'trifft nicht mehr ein, zählt am Ende zu neun Zehnteln' : 'trifft nicht mehr ein'
}

function amountInWords(what: string, amount: number): string {
  if (what === 'gold12') return `${gold12(amount)} ${UNIT_NAMES.gold12.many}`
  const unit: UnitName | undefined = lookUp(UNIT_NAMES, what)
  if (unit) return count(amount, unit.one, unit.many)
  return isMaterial(what) ? materialsInWords(what, amount) : `${number(amount)} ${what}`
}
