import { lookUp } from '@ludoteca/kernel'
import type { PriceTarget } from '../../catalogue/effects.ts'
import type { ActionRef } from '../../catalogue/vocabulary.ts'
import type { Tier } from '../../estate.ts'
import { series } from '../grammar.ts'
import { SPECIALIST_NAMES } from '../names/specialists.ts'
import { ORGANIZATION_NAMES, tierWord } from '../names.ts'

/** What can be made easier or cheaper. */
const TARGETS: Readonly<Record<string, string>> = {
  gainInfluence: 'Einflussgewinn',
  'gainInfluence.temporary': 'Einflussgewinn für diese Runde',
  moneyLend: 'Geldverleih',
  moneySell: 'Verkauf',
  moneyBuy: 'Ankauf',
  moneySellBuy: 'Verkauf mit Ankauf',
  gainMaterials: 'Materialgewinn',
  'gainMaterials.domainAdministration': 'Domänenverwaltung',
  'gainMaterials.workshopOversight': 'Werkstattaufsicht',
  acquireDomain: 'Erwerb von Domänen',
  acquireCity: 'Erwerb von Stadtbesitz',
  acquireOffice: 'Erwerb von Ämtern',
  acquireOrganization: 'Aufbau von Organisationen',
  acquireTrade: 'Erwerb von Handelsunternehmungen',
  acquireTenants: 'Anwerben von Leuten',
  recruitTroops: 'Ausheben von Truppen',
  damageDefend: 'Beschädigen oder Verteidigen',
  manipulate: 'Manipulieren',
  secureLoyalty: 'Loyalität sichern',
  convertInformation: 'Information umwandeln',
  hireSpecialist: 'Anwerben von Fachkräften',
  facility: 'Bau von Einrichtungen',
  hostFacility: 'Bau von Einrichtungen an diesem Ort',
  cityFacility: 'Bau von Einrichtungen in Städten',
  tradeFacility: 'Bau von Einrichtungen an Handelsunternehmungen',
  project4plus: 'Bauvorhaben ab vier Runden',
  loyaltyCheck: 'Loyalitätsproben',
}

/** Families that go by one name. */
const FAMILIES: readonly { readonly name: string; readonly members: readonly string[] }[] = [
  { name: 'alle Geldaktionen', members: ['moneyLend', 'moneySell', 'moneyBuy', 'moneySellBuy'] },
  { name: 'Verkauf und Ankauf', members: ['moneySell', 'moneyBuy', 'moneySellBuy'] },
  {
    name: 'politische Schritte',
    members: ['damageDefend', 'manipulate', 'secureLoyalty', 'convertInformation'],
  },
  { name: 'politische Schritte', members: ['damageDefend', 'manipulate', 'secureLoyalty'] },
  {
    name: 'Erwerb von Posten',
    members: ['acquireDomain', 'acquireCity', 'acquireOffice', 'acquireOrganization', 'acquireTrade'],
  },
]

/** “Einflussgewinn und politische Schritte”. */
export function actionsInWords(refs: readonly (ActionRef | PriceTarget | 'loyaltyCheck')[]): string {
  const left = new Set<string>(refs)
  const said: string[] = []
  for (const { name, members } of FAMILIES) {
    if (!members.every((member) => left.has(member))) continue
    said.push(name)
    for (const member of members) left.delete(member)
  }
  const single = [...left].map((ref) => lookUp(TARGETS, ref) ?? 'Aktion')
  return series([...single, ...said])
}

/** “ (klein oder mittel, Kult)”: to which sizes and kinds something is limited. */
export function limitedTo(sizes: readonly Tier[] = [], kinds: readonly string[] = []): string {
  const parts = [series(sizes.map(tierWord), 'oder'), series(kinds.map(kindName), 'oder')].filter((part) => part !== '')
  return parts.length === 0 ? '' : ` (nur ${parts.join(', ')})`
}

function kindName(kind: string): string {
  return lookUp(ORGANIZATION_NAMES, kind) ?? lookUp(SPECIALIST_NAMES, kind) ?? 'andere'
}
