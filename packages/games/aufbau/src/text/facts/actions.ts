import type { ActionFact, Cargo } from '../../action-facts.ts'
import type { Defence } from '../../checks.ts'
import type { OrganizationKind, Tier } from '../../estate.ts'
import type { FactOf } from '../../facts.ts'
import { costInWords, goodsInWords, itemsInWords } from '../goods.ts'
import { count, gold12, number, series, signed } from '../grammar.ts'
import { atHolding, holdingName, marketName, theHolding } from '../names/hosts.ts'
import { OFFICE_KIND_NAMES, ORGANIZATION_NAMES, sized, TROOP_NAMES, tierWord } from '../names.ts'
import { checkInWords, defenceInWords } from '../rolls.ts'
import type { FactWords } from './words.ts'

type Named = (seat: number) => string

export const actionFacts: FactWords<ActionFact['type']> = {
  influenceGained: (fact, names) => {
    const kind = fact.permanent ? 'dauerhaften Einfluss' : 'Einfluss'
    const gain = fact.amount === 0 ? 'Es kommt nichts dabei heraus' : `Das bringt ${number(fact.amount)} ${kind}`
    return told(fact, names, `wirbt um ${kind}`, gain)
  },
  moneyLent: (fact, names) => {
    return told(fact, names, `verleiht Geld, ${count(fact.investments, 'Einsatz', 'Einsätze')}`, backInWords(fact))
  },
  sold: (fact, names) =>
    told(fact, names, `verkauft ${itemsInWords(fact.items)} (${marketName(fact.market)})`, proceedsInWords(fact)),
  bought: (fact, names) =>
    told(fact, names, `kauft ${itemsInWords(fact.items)} (${marketName(fact.market)})`, purchaseInWords(fact)),
  materialsGained: (fact, names) => {
    const gain = fact.goods.length === 0 ? 'Es kommt nichts dabei heraus' : `Das bringt ${goodsInWords(fact.goods)}`
    return told(fact, names, `lässt ${atHolding(fact.target)} zupacken`, gain)
  },
  postAcquired: (fact, names) => {
    const kind = fact.specialization === null ? '' : ` (${OFFICE_KIND_NAMES[fact.specialization]})`
    const gain = fact.id === '' ? missed(fact.lapsed) : `${holdingName(fact.id)} gehört jetzt dazu`
    return told(fact, names, `bemüht sich um ${POSTS[fact.post](fact.tier)}${kind}`, gain)
  },
  organizationAcquired: (fact, names) => {
    const name = ORGANIZATION_NAMES[fact.kind]
    const gain = fact.id === '' ? missed(fact.lapsed) : `${article(fact.kind)} ${name} ist jetzt ${tierWord(fact.tier)}`
    return told(fact, names, `baut an einer Organisation: ${name}`, gain)
  },
  tenantsAcquired: (fact, names) => {
    const levels = count(fact.levels, 'Stufe', 'Stufen')
    const gain = isMissed(fact)
      ? missed(fact.lapsed)
      : `${levels} Leute ${fact.levels === 1 ? 'kommt' : 'kommen'} hinzu`
    return told(fact, names, `wirbt ${atHolding(fact.host)} um Leute`, gain)
  },
  troopsRecruited: (fact, names) => {
    const gain = isMissed(fact) ? missed(fact.lapsed) : `${count(fact.levels, 'Stufe', 'Stufen')} mehr unter Waffen`
    return told(fact, names, `hebt Truppen aus: ${TROOP_NAMES[fact.kind]}`, gain)
  },
  politicsDone: (fact, names) => {
    const deed = fact.step === 'manipulate' ? 'manipuliert' : 'lässt die Muskeln spielen'
    return told(fact, names, deed, `${trackers(fact)}${stand(fact.defence)}`)
  },
  loyaltySecured: (fact, names) => {
    const gain = fact.lapsed
      ? missed(true)
      : `Loyalität ${signed(fact.loyalty)} für ${series(fact.targets.map((target) => theHolding(target)))}`
    return told(fact, names, 'wirbt um die Treue der eigenen Leute', gain)
  },
  informationConverted: ({ seat, to, amount, gained }, names) =>
    `${names(seat)} macht ${count(amount, 'Information', 'Informationen')} zu ${number(gained)} ${to === 'gold' ? 'Gold' : 'Einfluss'}.`,
}

/** What was tried, how the dice fell, what came of it, and what it cost. */
function told(
  { seat, check, paid, bonus }: Pick<FactOf<'moneyLent'>, 'seat' | 'check' | 'paid' | 'bonus'>,
  names: Named,
  deed: string,
  result: string,
): string {
  const how = bonus ? ' als Bonusaktion' : ''
  return `${names(seat)} ${deed}${how}. ${checkInWords(check)}. ${result}${costInWords(paid)}.`
}

/** [5.0.6, 5.0.7] */
function missed(lapsed: boolean): string {
  return lapsed ? 'Der Aufschlag ist nicht zu bezahlen, das Geschäft platzt' : 'Daraus wird nichts'
}

function isMissed({ lapsed, check }: FactOf<'tenantsAcquired' | 'troopsRecruited'>): boolean {
  return lapsed || check.tier === 'fail'
}

function purchaseInWords({ items, delivered, lapsed, isLast }: FactOf<'bought'>): string {
  if (lapsed) return 'Der Preis ist nicht zu bezahlen, daher wird nichts gekauft'
  if (!delivered) return 'Die Ware bleibt aus'
  if (!isLast) return 'Die Ware kommt nächste Runde'
  const counts = items.some(({ good }) => good !== 'labor')
  return counts ? `Die Ware ist noch unterwegs und ${AT_THE_END}` : 'Arbeitskraft ist am Ende nichts mehr wert'
}

function backInWords({ payout, isLast }: FactOf<'moneyLent'>): string {
  if (payout === 0) return 'Das Geld ist verloren'
  if (isLast) return `${number(payout)} Gold ${payout === 1 ? 'steht' : 'stehen'} noch aus; das ${AT_THE_END}`
  return `Nächste Runde ${payout === 1 ? 'kommt' : 'kommen'} ${number(payout)} Gold zurück`
}

/** [6.10] What is still to come is worth nine tenths of what is there. */
const AT_THE_END = 'zählt am Ende zu neun Zehnteln'

/** Who or what takes its part on the way home. */
const CARGO: Readonly<Record<Cargo['kind'], string>> = {
  pirates: 'rauben Piraten',
  conflict: 'kostet der Konflikt mit den Nachbarn',
  storm: 'verschlingt ein Sturm',
}

/** [5.4] What was taken, what was lost of it on the way, and what is left; the fact knows only the last two. */
function proceedsInWords({ gold12: left12, cargo }: FactOf<'sold'>): string {
  if (cargo === null || (cargo.lost === 0 && cargo.defence === null)) return `Das bringt ${gold12(left12)} Gold`
  const held = cargo.defence === null ? '' : ` (${defenceInWords(cargo.defence)})`
  if (cargo.lost === 0) return `Das bringt ${gold12(left12)} Gold, die Fracht entgeht der Gefahr${held}`
  const earned12 = left12 + 12 * cargo.lost
  return `Das bringt ${gold12(earned12)} Gold, ${number(cargo.lost)} davon ${CARGO[cargo.kind]}${held}, ${restInWords(left12)}`
}

function restInWords(left12: number): string {
  if (left12 === 0) return 'nichts bleibt'
  return `${gold12(left12)} ${left12 === 12 ? 'bleibt' : 'bleiben'}`
}

const POSTS: Readonly<Record<FactOf<'postAcquired'>['post'], (tier: Tier) => string>> = {
  domain: (tier) => `eine ${sized(tier, 'e')} Domäne`,
  city: (tier) => `einen ${sized(tier, 'en')} Stadtbesitz`,
  office: (tier) => `ein ${sized(tier, 'es')} Amt`,
  trade: (tier) => `eine ${sized(tier, 'e')} Handelsunternehmung`,
}

function article(kind: OrganizationKind): string {
  return kind === 'collegiumTrade' || kind === 'collegiumCraft' ? 'Das' : 'Der'
}

function trackers({ information, kw, as, n }: FactOf<'politicsDone'>): string {
  const changes = [
    ...(information === 0 ? [] : [`Information ${signed(information)}`]),
    ...(kw === 0 ? [] : [`Konsequenzen ${signed(kw)}`]),
    ...(as === 0 ? [] : [`Ansehen ${signed(as)}`]),
    ...(n === 0 ? [] : [`Neider ${signed(n)}`]),
  ]
  return changes.length === 0 ? 'Es bleibt alles beim Alten' : changes.join(', ')
}

function stand(defence: Defence | null): string {
  if (defence === null) return ''
  return `, Gegenschlag ${defence.held ? 'abgewehrt' : 'erlitten'} (${defenceInWords(defence)})`
}
