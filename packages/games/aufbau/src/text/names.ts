import type { DcReason, SuccessTier } from '../checks.ts'
import type {
  City,
  DomainKind,
  DomainTier,
  OfficeKind,
  OrganizationKind,
  Trade,
  TroopKind,
  YieldMode,
} from '../estate.ts'
import type { LedgerSource } from '../ledger.ts'
import type { CheckKind, Phase } from '../state.ts'

export const TIER_NAMES: Readonly<Record<DomainTier, string>> = {
  starter: 'Ausbaubedürftig',
  small: 'Klein',
  medium: 'Mittel',
  large: 'Groß',
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  maintenance: 'Unterhalt',
  actions: 'Aktionen',
  conversion: 'Umwandlung',
  reset: 'Rundenende',
}

/** [4.2] */
export const SUCCESS_NAMES: Readonly<Record<SuccessTier, string>> = {
  veryGood: 'Sehr gut geschafft',
  good: 'Gut geschafft',
  success: 'Geschafft',
  poor: 'Schlecht geschafft',
  fail: 'Fehlschlag',
}

export const CHECK_NAMES: Readonly<Record<CheckKind, string>> = {
  influence: 'Einfluss',
  money: 'Geld',
  materials: 'Material',
}

export const DOMAIN_KIND_NAMES: Readonly<Record<DomainKind, string>> = {
  agriculture: 'Landwirtschaft',
  animalHusbandry: 'Tierzucht',
  forestry: 'Forstwirtschaft',
  mining: 'Bergbau/Steinbruch',
  magic: 'Magische Domäne',
}

/** [11.1] */
export const CITY_KIND_NAMES: Readonly<Record<string, string>> = {
  foodProduction: 'Nahrungsproduktion',
  craftGoods: 'Handwerkswaren',
  metalworking: 'Metallverarbeitung',
  fineCrafts: 'Edelhandwerk und Kunst',
  construction: 'Bau und Bauprodukte',
  crimeDistrict: 'Verbrecher- und Schutzgeldbezirk',
}

export const OFFICE_KIND_NAMES: Readonly<Record<OfficeKind, string>> = {
  cityAdministration: 'Städtische Verwaltung',
  churchOversight: 'Kirchenaufsicht',
  courtOffice: 'Hof- und Ehrenamt',
  provinceAdministration: 'Provinzverwaltung',
  militaryOffice: 'Offiziersposten',
}

/** [11.1] What a specialised domain, city or office devotes itself to. */
export const FOCUS_NAMES: Readonly<Record<string, string>> = {
  quarry: 'Steinbruch',
  oreMine: 'Erzgrube',
  preciousMine: 'Edelmine',
  crypts: 'Krypten',
  experiments: 'Experimente',
  bakeries: 'Bäckereien',
  brewers: 'Brauer und Kelterer',
  butchers: 'Metzger und Pökler',
  cloth: 'Tuchmacher',
  furniture: 'Möbeltischler',
  everyday: 'Alltagswaren',
  smithy: 'Schmieden',
  smelter: 'Schmelzhütten',
  glass: 'Glasbläser',
  jewellers: 'Juweliere',
  perfumers: 'Parfümeure',
  brickworks: 'Ziegeleien',
  carpenters: 'Zimmerleute',
  base: 'Schutzgeld',
  guardsAndCourts: 'Garden und Gerichte',
  churchWealth: 'Kirchenvermögen',
  care: 'Armenpflege',
  building: 'Bauwesen',
  magnate: 'Stadtmagnat',
  markets: 'Marktaufsicht',
  crafts: 'Handwerksaufsicht',
  customs: 'Zölle',
  court: 'Hofleben',
  ceremony: 'Zeremoniell',
  magicCeremony: 'Magisches Zeremoniell',
  domains: 'Domänenaufsicht',
  taxes: 'Steuern',
  logistics: 'Nachschub',
  guards: 'Stadtwachen',
  administration: 'Heeresverwaltung',
  field: 'Feldkommando',
}

export const ORGANIZATION_NAMES: Readonly<Record<OrganizationKind, string>> = {
  underworld: 'Unterweltzirkel',
  spy: 'Spionagering',
  cult: 'Kult',
  collegiumTrade: 'Handelskollegium',
  collegiumCraft: 'Handwerkskollegium',
}

export const TROOP_NAMES: Readonly<Record<TroopKind, string>> = {
  bodyguard: 'Leibgarde',
  militia: 'Miliz',
  mercenary: 'Söldner',
  thug: 'Schläger',
}

export const YIELD_NAMES: Readonly<Record<YieldMode, string>> = {
  influence: 'Einfluss',
  gold: 'Gold',
  split: 'Je zur Hälfte',
}

export const CITY_MODE_NAMES: Readonly<Record<City['mode'], string>> = {
  leased: 'Verpachtet',
  production: 'Eigenproduktion',
}

export const TENURE_NAMES: Readonly<Record<City['tenure'], string>> = { owned: 'Eigentum', pacht: 'Pacht' }

export const TRADE_MODE_NAMES: Readonly<Record<Trade['mode'], string>> = { produce: 'Produzieren', trade: 'Handeln' }

/** [4.3] Why a check is harder or easier. */
export const DC_REASONS: Readonly<Record<DcReason, string>> = {
  base: 'Grundwert',
  size: 'Größe des Vorhabens',
  kw: 'Konsequenzen',
  as: 'Ansehen',
  city: 'Passender verpachteter Stadtbesitz',
  office: 'Passendes Amt',
  cult: 'Kult',
  trade: 'Handelsunternehmung',
  collegiumTrade: 'Handelskollegium',
  collegiumCraft: 'Handwerkskollegium',
  domain: 'Passende Domäne',
  ladder: 'Nächstkleineres Amt',
  trait: 'Eigenart',
  event: 'Ereignis',
  facility: 'Einrichtung',
  limit: 'Mehr als −4 geht nicht',
}

/** [D-40] The groups of a maintenance report. */
export const LEDGER_SOURCES: Readonly<Record<LedgerSource, string>> = {
  pending: 'Eingetroffen',
  domain: 'Domänen',
  city: 'Stadtbesitz',
  office: 'Ämter',
  organization: 'Organisationen',
  followers: 'Pächter, Anhänger und Klienten',
  trade: 'Handelsunternehmungen',
  specialist: 'Fachkräfte',
  facility: 'Einrichtungen',
  permanent: 'Dauerhafte Quellen',
  event: 'Ereignisse',
  counterReaction: 'Neider',
  troops: 'Truppen',
  food: 'Nahrung',
  tax: 'Steuern',
  project: 'Bauvorhaben',
  workshop: 'Werkstätten',
  storage: 'Lager',
  administration: 'Verwaltung',
  shortfall: 'Erlassener Fehlbetrag',
}

/** Sizes before a noun, without their endings: “mittler”. */
const STEMS: Readonly<Record<DomainTier, string>> = {
  starter: 'ausbaubedürftig',
  small: 'klein',
  medium: 'mittler',
  large: 'groß',
}

/** “eine mittlere Domäne”, “ein mittleres Amt”, “einen mittleren Stadtbesitz”. */
export function sized(tier: DomainTier, ending: 'e' | 'es' | 'en'): string {
  return `${STEMS[tier]}${ending}`
}

/** Sizes as they stand in the middle of a sentence: “klein”. */
export function tierWord(tier: DomainTier): string {
  return TIER_NAMES[tier].toLowerCase()
}
