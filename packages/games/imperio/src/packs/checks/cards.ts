import { CARD_CATEGORIES } from '../../data/cards/deck.ts'
import type { Effects, EventCard } from '../../data/cards/types.ts'
import { branchesOf, type WrittenTables, wholeCard } from '../fill.ts'
import type { Say } from './say.ts'

/** [spec 5.7.7, 5.10] In percent of the cards that are drawn. */
const HEAVY_MIN = 60
const GOOD_NEWS = [10, 40] as const
/** [5.4] So many cards are in a category's pile at least, or the same ones come again and again. */
const PILE_MIN = 5
const ALL_PERCENT = 100

/** What rules rely on in the event deck. */
export function checkCards({ events, categoryWeights }: WrittenTables, say: Say): void {
  const cards = events.map(wholeCard)
  for (const [i, card] of cards.entries()) checkCard(cards, card, `tables.events[${i}]`, say)
  const losses = cards.filter(({ isPropertyLoss }) => isPropertyLoss)
  if (losses.length > 1)
    say('tables.events', 'PACK_SHARE', { what: 'isPropertyLoss', value: losses.length, min: 0, max: 1 })
  for (const [i, { scope, category }] of cards.entries()) {
    if (scope !== 'DISTRICT' || losses.every((loss) => loss.category === category)) continue
    say(`tables.events[${i}].category`, 'PACK_CONTRADICTION', {
      what: `DISTRICT, isPropertyLoss: ${losses[0]?.category}`,
    })
  }
  checkShares(cards, say)
  const sum = Object.values(categoryWeights).reduce((total, weight) => total + weight, 0)
  if (sum !== ALL_PERCENT) {
    say('tables.categoryWeights', 'PACK_SHARE', { what: '∑', value: sum, min: ALL_PERCENT, max: ALL_PERCENT })
  }
}

function checkShares(cards: readonly EventCard[], say: Say): void {
  const drawn = cards.filter(({ drawable }) => drawable)
  for (const category of CARD_CATEGORIES) {
    const size = copies(drawn.filter((card) => card.category === category))
    if (size < PILE_MIN) say('tables.events', 'PACK_SHARE', { what: category, value: size, min: PILE_MIN, max: 120 })
  }
  const press = drawn.filter(({ category }) => category === 'PRENSA')
  const heavy = share(
    press.filter(({ fameHeavy }) => fameHeavy === true),
    press,
  )
  if (heavy < HEAVY_MIN)
    say('tables.events', 'PACK_SHARE', {
      what: 'PRENSA, fameHeavy (%)',
      value: heavy,
      min: HEAVY_MIN,
      max: ALL_PERCENT,
    })
  const good = share(
    drawn.filter(({ polarity }) => polarity === 'POSITIVE'),
    drawn,
  )
  const [min, max] = GOOD_NEWS
  if (good < min || good > max) say('tables.events', 'PACK_SHARE', { what: 'POSITIVE (%)', value: good, min, max })
}

function copies(cards: readonly EventCard[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0)
}

function share(some: readonly EventCard[], all: readonly EventCard[]): number {
  return all.length === 0 ? 0 : Math.floor((ALL_PERCENT * copies(some)) / copies(all))
}

function checkCard(cards: readonly EventCard[], card: EventCard, path: string, say: Say): void {
  const contradicts = (field: string, what: string) => say(`${path}.${field}`, 'PACK_CONTRADICTION', { what })
  if ((card.effects === null) === (card.choice === null)) return contradicts('effects', 'effects, choice')
  if (card.choice?.kind === 'NUMERIC' && card.choice.pay.cash !== -card.choice.payCash) {
    contradicts('choice.payCash', 'payCash, pay.cash')
  }
  checkScope(card, contradicts)
  checkPolarity(card, contradicts)
  checkPress(card, contradicts)
  checkLoss(card, contradicts)
  if (card.isExtortion && !card.mitigations.some((one) => one.by === 'SECURITY' && one.when === 'EXTORTION')) {
    contradicts('mitigations', 'isExtortion')
  }
  if (card.fallback === null) return
  const instead = cards.find(({ id }) => id === card.fallback)
  if (instead === undefined) say(`${path}.fallback`, 'PACK_REFERENCE', { value: card.fallback })
  else if (instead.drawable || instead.fallback !== null) contradicts('fallback', `${instead.id}: drawable, fallback`)
}

type Contradicts = (field: string, what: string) => void

/** [5.5] What can be hit, and what can be asked of it. */
function checkScope(card: EventCard, contradicts: Contradicts): void {
  const { scope, conditions, mitigations } = card
  const branches = branchesOf(card)
  const works = branches.some(({ activateInfra }) => activateInfra !== null)
  if ((scope === 'DISTRICT') !== works) contradicts('scope', 'DISTRICT, activateInfra')
  if (scope === 'DISTRICT' && (branches.some(touches) || conditions.length > 0)) contradicts('effects', 'DISTRICT')
  if (scope === 'PROPERTY') return
  if (branches.some(isOfProperty)) contradicts('effects', `scope: ${scope}`)
  if (mitigations.some(({ by }) => by === 'INSURANCE')) contradicts('mitigations', `scope: ${scope}`)
  if (conditions.some(({ type }) => !type.startsWith('OWNER_'))) contradicts('conditions', `scope: ${scope}`)
}

function isOfProperty({ rent, tradeLockRounds, propertyLoss }: Effects): boolean {
  return rent !== null || tradeLockRounds > 0 || propertyLoss !== null
}

function touches({ cash, fame, debt, compliance, politicalExposure, nextRiskCenti, ...rest }: Effects): boolean {
  return (
    [cash, fame, debt, compliance, politicalExposure, nextRiskCenti].some((change) => change !== 0) ||
    isOfProperty(rest as Effects)
  )
}

function hurts({ cash, fame, debt, rent, compliance, politicalExposure, ...rest }: Effects): boolean {
  const { tradeLockRounds, propertyLoss, nextRiskCenti } = rest
  if (cash < 0 || fame < 0 || debt > 0 || compliance < 0 || politicalExposure > 0 || nextRiskCenti > 0) return true
  return (rent !== null && rent.delta < 0) || tradeLockRounds > 0 || propertyLoss !== null
}

/** Good news falls on all alike, so it must be good. */
function checkPolarity(card: EventCard, contradicts: Contradicts): void {
  const hurting = branchesOf(card).map(hurts)
  if (card.polarity === 'POSITIVE' && hurting.includes(true)) contradicts('polarity', 'POSITIVE')
  if (card.polarity === 'NEGATIVE' && !hurting.includes(true)) contradicts('polarity', 'NEGATIVE')
}

/** [5.7.7] What is heavy on Fame, and what is a scandal. */
function checkPress(card: EventCard, contradicts: Contradicts): void {
  const { category, fameHeavy, isScandal, polarity, sticker } = card
  if ((category === 'PRENSA') !== (fameHeavy !== null)) return contradicts('fameHeavy', category)
  const branches = branchesOf(card)
  if (fameHeavy !== null && fameHeavy !== branches.every(({ cash }) => Math.abs(cash) <= 1)) {
    contradicts('fameHeavy', '|cash| ≤ 1')
  }
  if (!isScandal) return
  const isOne = category === 'PRENSA' && polarity === 'NEGATIVE' && branches.some(({ fame }) => fame < 0)
  if (!isOne) contradicts('isScandal', 'PRENSA, NEGATIVE, fame < 0')
  if (sticker !== 'AMPAY') contradicts('sticker', 'isScandal: AMPAY')
}

/** [5.7.2, 5.8.4] At most once in a match for each owner, and only where there are works. */
function checkLoss(card: EventCard, contradicts: Contradicts): void {
  const takes = branchesOf(card).some(({ propertyLoss }) => propertyLoss !== null)
  if (takes !== card.isPropertyLoss) return contradicts('isPropertyLoss', 'propertyLoss')
  const asked = card.conditions.map(({ type }) => type)
  const isFair = asked.includes('OWNER_NOT_EXPROPRIATED') && asked.includes('DISTRICT_HAS_INFRA')
  if (takes && !isFair) contradicts('conditions', 'OWNER_NOT_EXPROPRIATED, DISTRICT_HAS_INFRA')
}
