import { lookUp } from '@ludoteca/kernel'
import { eventName } from '../text/events.ts'
import { CHOICES } from '../text/labels.ts'
import { rawRow, specialRow } from '../text/names/markets.ts'
import { SUCCESS_NAMES, TIER_NAMES } from '../text/names.ts'

const BOTS: Readonly<Record<string, string>> = {
  random: 'Zufall',
  baumeister: 'Baumeister',
  haendler: 'Händler',
  hoefling: 'Höfling',
  spekulant: 'Spekulant',
  amtsfokus: 'Amtsfokus',
  handel: 'Handel & Geld',
  stadt: 'Stadt & Unterwelt',
  werkstatt: 'Werkstattfokus',
  domaenen: 'Domänenfokus',
  expansionist: 'Expansionist',
  allrounder: 'Allrounder',
}
const VARIANTS: Readonly<Record<string, string>> = {
  none: 'ohne Reserve',
  soft: 'kleine Reserve',
  tuned: 'große Reserve',
  planner: 'plant voraus',
  permanent: 'mit dauerhaftem Einfluss',
  modest: 'ohne dauerhaften Einfluss',
  staffed: 'mit Fachkräften',
}

const NUMBERS: Readonly<Record<string, string>> = {
  score: 'Final net worth (GoldEq)',
  gold: 'Final gold',
  wonByGold: 'Share won by gold',
  goldInHand: 'Gold',
  netWorth: 'Net worth (GoldEq)',
  income: 'Income (gold)',
  upkeep: 'Upkeep (gold)',
  giniNetWorth: 'Inequality of net worth (Gini)',
  giniGold: 'Inequality of gold (Gini)',
  idleActions: 'Share of actions not taken',
  cityIncome: 'Gold a round from cities',
  cityUpkeep: 'Gold a round for cities',
  pricePerCity: 'Gold for each city',
  citiesBought: 'Cities bought',
  citiesPaid: 'Gold paid for cities',
  saleInvestments: 'Investments sold',
  saleGold: 'Gold from sales',
  goldPerInvestmentSold: 'Gold for each investment sold',
  saleMarketPart: 'Of that, by market and events',
  saleInOwnMarkets: 'Investments sold in own markets',
  cargoLost: 'Gold lost on the way',
  conversionGold: 'Gold by conversion',
  conversionStored: 'Goods stored',
  conversionUnstored: 'Goods there was no room for',
  tradesDamaged: 'Enterprises damaged',
  tradesLost: 'Enterprises lost',
  officesLost: 'Offices lost',
  damaged: 'Works and facilities damaged',
  envyStruck: 'Reactions of the envious',
  facilitiesBuilt: 'Facilities built',
  projectsStarted: 'Projects started',
  specialists: 'Specialists at the end',
  event: 'Events',
  rawMarket: 'Rolls on the raw table',
  specialMarket: 'Rolls on the special table',
  marketModifiercheap: 'Market modifier of cheap materials, summed',
  marketModifierbasic: 'Market modifier of basic materials, summed',
  marketModifierexpensive: 'Market modifier of expensive materials, summed',
  'milestone.office': 'First office',
  'milestone.city': 'First city',
  'milestone.domain': 'First domain',
  'milestone.trade': 'First enterprise',
  'milestone.organization': 'First organisation',
  'milestone.storage': 'First storage',
  'milestone.workshop': 'First workshop',
  'milestone.starterUpgrade': 'Starter domain upgraded',
}

const HOLDINGS: Readonly<Record<string, string>> = {
  domains: 'Domänen',
  cities: 'Stadtbesitz',
  offices: 'Ämter',
  organizations: 'Organisationen',
  trades: 'Handelsunternehmungen',
  workshops: 'Werkstätten',
  storages: 'Lager',
}

/** What numbers and bots are called in a report: things by the game's own names. */
export function label(name: string): string {
  const [head = '', ...rest] = name.split('.')
  const [kind = '', tier = ''] = rest
  switch (head) {
    case 'event':
      return kind ? `${kind} ${eventName(Number(kind))}` : (NUMBERS.event as string)
    case 'rawMarket':
      return kind ? `${kind} ${rawRow(Number(kind)).category}` : (NUMBERS.rawMarket as string)
    case 'specialMarket':
      return kind ? `${kind} ${specialRow(Number(kind)).category}` : (NUMBERS.specialMarket as string)
    case 'holding':
      return `${lookUp(HOLDINGS, kind)}: ${lookUp(TIER_NAMES, tier)}`
  }
  return (
    lookUp(NUMBERS, name) ??
    lookUp(SUCCESS_NAMES as Record<string, string>, name) ??
    botLabel(name) ??
    choiceLabel(name) ??
    name
  )
}

function botLabel(name: string): string | undefined {
  const [bot = '', variant = ''] = name.split('-')
  const known = lookUp(BOTS, bot)
  return known && (variant ? `${known}, ${lookUp(VARIANTS, variant)}` : known)
}

function choiceLabel(name: string): string | undefined {
  return lookUp(CHOICES as Readonly<Record<string, string>>, name)
}
