import type { Move } from '../moves.ts'
import { wordsAt } from './grammar.ts'

/** What is being asked. */
export const PROMPTS: Readonly<Record<string, string>> = {
  act: 'Was unternimmst du? Wenn du fertig bist, melde dich bereit.',
  actMore: 'Du bist bereit. Willst du doch noch etwas unternehmen?',
  chooseLoss: 'Deine Neider rühren sich. Was würdest du verlieren, wenn die Verteidigung misslingt?',
  prepare: 'Die Runde beginnt gleich. Noch kannst du deine Handelsunternehmungen umstellen.',
  look: 'Sieh dir an, was herausgekommen ist.',
  advance: 'Weiter, wenn alle so weit sind.',
}

/** What a choice does, as its button says. */
export const CHOICES: Readonly<Record<Move['type'], string>> = {
  gainInfluence: 'Einfluss gewinnen',
  moneyLend: 'Geld verleihen',
  moneySell: 'Verkaufen',
  moneyBuy: 'Ankaufen',
  moneySellBuy: 'Verkaufen und ankaufen',
  gainMaterials: 'Material gewinnen',
  acquireDomain: 'Domäne erwerben',
  acquireCity: 'Stadtbesitz erwerben',
  acquireOffice: 'Amt erwerben',
  acquireOrganization: 'Organisation aufbauen',
  acquireTrade: 'Handelsunternehmung erwerben',
  acquireTenants: 'Leute anwerben',
  recruitTroops: 'Truppen ausheben',
  damageDefend: 'Beschädigen oder verteidigen',
  manipulate: 'Manipulieren',
  secureLoyalty: 'Loyalität sichern',
  convertInformation: 'Information umwandeln',
  buildFacility: 'Einrichtung bauen',
  buildWorkshop: 'Werkstatt bauen',
  upgradeWorkshop: 'Werkstatt vergrößern',
  buildStorage: 'Lager bauen',
  upgradeStorage: 'Lager vergrößern',
  specializeDomain: 'Domäne spezialisieren',
  upgradeStarterDomain: 'Stammdomäne ausbauen',
  hireSpecialist: 'Fachkraft anwerben',
  specializeCity: 'Stadtbesitz spezialisieren',
  setCityMode: 'Stadtbesitz umstellen',
  setOfficeYield: 'Ertrag des Amts wählen',
  setTradeMode: 'Handelsunternehmung umstellen',
  repairDamage: 'Schaden reparieren',
  setFacilityOption: 'Einrichtung einstellen',
  setOfficeFocus: 'Schwerpunkt des Amts wählen',
  chooseLoss: 'Verlust wählen',
  addNote: 'Notiz schreiben',
  setReady: 'Bereit melden',
  advance: 'Nächste Phase',
  endCampaign: 'Kampagne beenden',
}

/** What a parameter is; those of the same name mean the same nearly everywhere. */
const PARAMS: Readonly<Record<string, string>> = {
  kind: 'Art',
  investments: 'Einsätze',
  market: 'Markt',
  items: 'Waren',
  sell: 'Du verkaufst',
  buy: 'Du kaufst',
  good: 'Ware',
  count: 'Menge',
  mode: 'Betriebsart',
  target: 'Ziel',
  targets: 'Wessen Loyalität',
  tier: 'Größe',
  rawPicks: 'Erzeugnisse',
  tenure: 'Besitzform',
  payment: 'Womit du vor allem zahlst',
  specialization: 'Spezialisierung',
  host: 'Ort',
  levels: 'Stufen',
  size: 'Größe des Schritts',
  infoSpent: 'Eingesetzte Information',
  to: 'Wozu',
  amount: 'Menge',
  facility: 'Einrichtung',
  options: 'Gewählte Möglichkeiten',
  option: 'Möglichkeit',
  choice: 'Wahl',
  materials: 'Bestimmte Materialien',
  input: 'Rohstoff',
  output: 'Erzeugnis',
  workshop: 'Werkstatt',
  storage: 'Lager',
  domain: 'Domäne',
  city: 'Stadtbesitz',
  office: 'Amt',
  trade: 'Handelsunternehmung',
  costRaw: 'Womit bezahlt wird',
  focus: 'Schwerpunkt',
  text: 'Text',
  ready: 'Bereit',
}

/** Where a name means something else. */
const OWN_PARAMS: Readonly<Record<string, string>> = {
  'gainMaterials.mode': 'Wo gearbeitet wird',
  'gainMaterials.target': 'Domäne oder Werkstatt',
  'hireSpecialist.kind': 'Fach',
  'hireSpecialist.tier': 'Können',
  'recruitTroops.kind': 'Truppe',
  'acquireOrganization.kind': 'Organisation',
  'setOfficeYield.mode': 'Ertrag',
  'damageDefend.payment': 'Womit du zahlst',
  'chooseLoss.choice': 'Was du verlierst',
  'repairDamage.target': 'Was beschädigt ist',
}

export function paramName(type: string, name: string): string {
  return OWN_PARAMS[`${type}.${name}`] ?? wordsAt(PARAMS, name)
}
