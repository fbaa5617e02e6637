import { lookUp, type Names, type Seat, TABLE } from '@ludoteca/kernel'
import type { Move, MoveOf } from '../moves.ts'
import { itemsInWords } from './goods.ts'
import { count, number, quoted, series } from './grammar.ts'
import { facilityName } from './names/facilities.ts'
import { atHolding, theHolding } from './names/hosts.ts'
import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES } from './names/specialists.ts'
import {
  CITY_KIND_NAMES,
  CITY_MODE_NAMES,
  DOMAIN_KIND_NAMES,
  FOCUS_NAMES,
  ORGANIZATION_NAMES,
  sized,
  TRADE_MODE_NAMES,
  TROOP_NAMES,
  YIELD_NAMES,
} from './names.ts'

type MoveWords = { readonly [T in Move['type']]: (who: string, move: MoveOf<T>) => string }

const stakes = (investments: number): string => count(investments, 'Einsatz', 'Einsätze')
const currency = (to: 'gold' | 'influence'): string => (to === 'gold' ? 'Gold' : 'Einfluss')

const MOVES: MoveWords = {
  gainInfluence: (who, { kind, investments }) =>
    `${who} wirbt um ${kind === 'permanent' ? 'dauerhaften ' : ''}Einfluss, ${stakes(investments)}.`,
  moneyLend: (who, { investments }) => `${who} verleiht Geld, ${stakes(investments)}.`,
  moneySell: (who, { items }) => `${who} verkauft ${itemsInWords(items)}.`,
  moneyBuy: (who, { items }) => `${who} kauft ${itemsInWords(items)}.`,
  moneySellBuy: (who, { sell, buy }) =>
    `${who} verkauft ${itemsInWords(sell)}${buy.length === 0 ? '' : ` und kauft ${itemsInWords(buy)}`}.`,
  gainMaterials: (who, { mode, investments, target }) => {
    const what = mode === 'domainAdministration' ? 'verwaltet eine Domäne' : 'beaufsichtigt eine Werkstatt'
    return `${who} ${target === undefined ? what : `packt ${atHolding(target)} an`}, ${stakes(investments)}.`
  },
  acquireDomain: (who, { tier }) => `${who} bemüht sich um eine ${sized(tier, 'e')} Domäne.`,
  acquireCity: (who, { tier, tenure }) =>
    `${who} bemüht sich um einen ${sized(tier, 'en')} Stadtbesitz${tenure === 'pacht' ? ' zur Pacht' : ''}.`,
  acquireOffice: (who, { tier }) => `${who} bemüht sich um ein ${sized(tier, 'es')} Amt.`,
  acquireOrganization: (who, { kind }) => `${who} baut eine Organisation auf: ${ORGANIZATION_NAMES[kind]}.`,
  acquireTrade: (who, { tier }) => `${who} bemüht sich um eine ${sized(tier, 'e')} Handelsunternehmung.`,
  acquireTenants: (who, { host, levels }) =>
    `${who} wirbt ${atHolding(host)} um Leute, ${count(levels, 'Stufe', 'Stufen')}.`,
  recruitTroops: (who, { kind, levels }) =>
    `${who} hebt Truppen aus: ${TROOP_NAMES[kind]}, ${count(levels, 'Stufe', 'Stufen')}.`,
  damageDefend: (who, { investments }) => `${who} lässt die Muskeln spielen, ${stakes(investments)}.`,
  manipulate: (who, { investments }) => `${who} manipuliert, ${stakes(investments)}.`,
  secureLoyalty: (who, { targets }) =>
    `${who} sichert Loyalität: ${series(targets.map((target) => theHolding(target)))}.`,
  convertInformation: (who, { to, amount }) =>
    `${who} macht ${count(amount, 'Information', 'Informationen')} zu ${currency(to)}.`,
  buildFacility: (who, { host, facility }) => `${who} baut ${quoted(facilityName(facility))} ${atHolding(host)}.`,
  buildWorkshop: (who, { host, tier }) => `${who} baut ${atHolding(host)} eine ${sized(tier, 'e')} Werkstatt.`,
  upgradeWorkshop: (who, { workshop }) => `${who} vergrößert ${theHolding(workshop)}.`,
  buildStorage: (who, { host, tier }) => `${who} baut ${atHolding(host)} ein ${sized(tier, 'es')} Lager.`,
  upgradeStorage: (who, { storage }) => `${who} vergrößert ${theHolding(storage)}.`,
  specializeDomain: (who, { domain, kind }) =>
    `${who} spezialisiert ${theHolding(domain)}: ${DOMAIN_KIND_NAMES[kind]}.`,
  upgradeStarterDomain: (who) => `${who} baut die Stammdomäne aus.`,
  hireSpecialist: (who, { kind, tier }) =>
    `${who} sucht eine Fachkraft: ${SPECIALIST_NAMES[kind]}, ${SPECIALIST_TIER_NAMES[tier].toLowerCase()}.`,
  specializeCity: (who, { city, kind }) =>
    `${who} spezialisiert ${theHolding(city)}: ${lookUp(CITY_KIND_NAMES, kind) ?? 'Gewerbe'}.`,
  setCityMode: (who, { city, mode }) => `${who} stellt ${theHolding(city)} um: ${CITY_MODE_NAMES[mode]}.`,
  setOfficeYield: (who, { office, mode }) => `${who} wählt den Ertrag ${atHolding(office)}: ${YIELD_NAMES[mode]}.`,
  setTradeMode: (who, { trade, mode }) => `${who} stellt ${theHolding(trade)} um: ${TRADE_MODE_NAMES[mode]}.`,
  repairDamage: (who, { target }) => `${who} repariert ${theHolding(target)}.`,
  setFacilityOption: (who, { facility, option }) =>
    `${who} wählt für ${theHolding(facility)} Möglichkeit ${number(option + 1)}.`,
  setOfficeFocus: (who, { office, focus }) =>
    `${who} setzt ${atHolding(office)} einen Schwerpunkt: ${lookUp(FOCUS_NAMES, focus) ?? 'keinen'}.`,
  chooseLoss: (who, { choice }) => `${who} würde eher ${currency(choice)} verlieren.`,
  addNote: (who) => `${who} schreibt eine Notiz.`,
  setReady: (who, { ready }) => `${who} ist ${ready ? 'bereit' : 'noch nicht bereit'}.`,
  advance: () => 'Die nächste Phase beginnt.',
  endCampaign: () => 'Die Kampagne wird beendet.',
}

/** What somebody did, as one sentence of the log. */
export function moveInWords<T extends Move['type']>(seat: Seat, move: MoveOf<T>, names: Names): string {
  const who = seat === TABLE ? 'Die Spielleitung' : names(seat)
  return (MOVES as { readonly [K in T]: MoveWords[T] })[move.type as T](who, move)
}
