import type { Meter } from '@ludoteca/kernel'
import { OWNERS_MAX } from './data/constants.ts'
import { type Content, LIMA } from './data/content.ts'
import { DEAL_TEMPLATES } from './data/deal-templates.ts'
import { MODES } from './data/modes.ts'
import { bareId } from './data/packed.ts'
import type { Fact } from './facts.ts'
import { BANK, ownerId, seatOf } from './owners.ts'
import type { EventResult, Headline } from './results.ts'
import { listOf } from './rules/list.ts'
import { modeOf } from './rules/mode.ts'
import { repeatsIn } from './rules/press/repeats.ts'
import type { Deal, State } from './state.ts'

/** What one match is made of. */
interface Tally {
  /** By round: what the owners had after INCOME. */
  readonly wealth: (readonly number[])[]
  /** By round: what cash an owner had after INCOME, on the mean. */
  readonly cash: number[]
  readonly headlines: Headline[]
  /** By owner: cards that hit him. */
  readonly hits: number[]
  /** The most that events took from an owner in one round. */
  mostTaken: number
  /** By their places in the list of names. */
  readonly counts: Uint32Array
  readonly places: Places
}

/** Measures one match: how long, how even, who came from behind, and how often everything was used. */
export function meter(content: Content = LIMA): Meter<Fact, State> {
  const places = namedPlaces(content)
  const tally: Tally = {
    wealth: [],
    cash: [],
    headlines: [],
    hits: listOf(WEALTH_MID, () => 0),
    mostTaken: 0,
    places,
    counts: new Uint32Array(places.names.length),
  }
  return {
    hear(told) {
      for (const { fact } of told) hearOne(tally, fact)
    },
    read(s, { scores, ranks }) {
      const middle = tally.wealth[Math.ceil(modeOf(s).rounds / 2) - 1] ?? scores
      const hits = tally.hits.slice(0, s.owners.length)
      const figures: Record<string, number> = {
        rounds: s.round,
        wealthSpread: Math.max(...scores) - Math.min(...scores),
        ...courseOf(middle, scores, ranks ?? []),
        hitsPerOwner: sum(hits) / s.owners.length,
        hitsMost: Math.max(...hits),
        damageMost: tally.mostTaken,
        // [5.7.7] Never below three fifths.
        heavyPressShare: s.pressResolved === 0 ? 1 : s.pressHeavy / s.pressResolved,
        headlines: tally.headlines.length,
        headlinesRepeated: repeatsIn(tally.headlines, content),
      }
      put(figures, WEALTH_MID, middle)
      put(figures, WEALTH_END, scores)
      put(figures, HITS, hits)
      put(figures, CASH_AFTER_INCOME, tally.cash)
      put(figures, places.names, tally.counts)
      return figures
    },
  }
}

function put(figures: Record<string, number>, names: readonly string[], values: ArrayLike<number>): void {
  for (let at = 0; at < values.length; at++) figures[names[at] as string] = values[at] as number
}

// Names are put together once: matches are so short that to make, hash and copy them took longer than to count.

const WEALTH_MID = bySeat('wealthMid')
const WEALTH_END = bySeat('wealthEnd')
const HITS = bySeat('hits')
const ROUNDS_MOST = Math.max(...Object.values(MODES).map(({ rounds }) => rounds))
const CASH_AFTER_INCOME = Array.from(
  { length: ROUNDS_MOST },
  (_, i) => `cashAfterIncome.${String(i + 1).padStart(2, '0')}`,
)

function bySeat(name: string): readonly string[] {
  return Array.from({ length: OWNERS_MAX }, (_, seat) => `${name}.${ownerId(seat)}`)
}

/** What is counted, and where it stands. Every name is among the figures of every match, so that means over many are right. */
class Places {
  readonly names: string[] = []
  readonly actions: Place
  readonly deals: Place
  readonly offered: Place
  readonly steps: Place
  readonly cards: Place
  readonly moodsOffered: Place
  readonly moodsUnanimous: Place
  readonly others: Place

  constructor({ events, shocks, moods }: Content) {
    const templates = DEAL_TEMPLATES.map(({ id }) => id)
    const moodIds = moods.map(({ id }) => id)
    this.actions = this.#add(ACTIONS, (id) => `action.${id}`)
    this.deals = this.#add(templates, (id) => `deal.${id}`)
    this.offered = this.#add(
      templates.filter((id) => id !== 'BANK_LOAN'),
      (id) => `offered.${id}`,
    )
    this.steps = this.#add([...STEPS.keys()], (status) => `deals.${STEPS.get(status)}`)
    this.cards = this.#add([...[...events, ...shocks].map(({ id }) => id), 'FIZZLE'], (id) => `card.${bareId(id)}`)
    this.moodsOffered = this.#add(moodIds, (id) => `mood.${bareId(id)}.offered`)
    this.moodsUnanimous = this.#add(moodIds, (id) => `mood.${bareId(id)}.unanimous`)
    this.others = this.#add(OTHERS, (id) => id)
  }

  #add(ids: readonly string[], nameOf: (id: string) => string): Place {
    return new Map(ids.map((id) => [id, this.names.push(nameOf(id)) - 1]))
  }
}
type Place = ReadonlyMap<string, number>

const ACTIONS = ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'BREAK_PACT', 'PASS']
const OTHERS = ['moodVotes', 'moodVotes.unanimous', 'capApplied', 'lotsSold', 'lotsUnsold', 'forcedSales']
/** What becomes of offers, by the status that tells of it. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'offered'],
  ['ACCEPTED', 'accepted'],
  ['COUNTERED', 'countered'],
  ['REJECTED', 'rejected'],
  ['EXPIRED', 'expired'],
])

const PLACES = new WeakMap<Content, Places>()

function namedPlaces(content: Content): Places {
  const places = PLACES.get(content) ?? new Places(content)
  PLACES.set(content, places)
  return places
}

function hearOne(tally: Tally, fact: Fact): void {
  switch (fact.type) {
    case 'incomeResults':
      tally.wealth.push(listOf(fact.owners, ({ wealthAfter }) => wealthAfter))
      tally.cash.push(sum(listOf(fact.owners, ({ cashAfter }) => cashAfter)) / fact.owners.length)
      return count(
        tally,
        tally.places.others,
        'forcedSales',
        sum(listOf(fact.owners, ({ forcedSales }) => forcedSales.length)),
      )
    case 'bidResults':
      count(tally, tally.places.actions, 'BREAK_PACT', fact.brokenPacts.length)
      for (const { winnerId } of fact.lots)
        count(tally, tally.places.others, winnerId === null ? 'lotsUnsold' : 'lotsSold')
      return
    case 'actionResults':
      for (const { action } of fact.actions) count(tally, tally.places.actions, action)
      return
    case 'dealsUpdate':
      for (const deal of fact.deals) countDeal(tally, deal)
      return
    case 'moodResult':
      return countMood(tally, fact.votes)
    case 'pressTicker':
      for (const headline of fact.headlines) tally.headlines.push(headline)
      return
    case 'eventResults':
      return hearEvents(tally, fact.results)
  }
}

/** What becomes of a deal is told once for each step. The bank is asked for nothing that it could refuse. */
function countDeal(tally: Tally, { templateId, toOwnerId, status }: Readonly<Deal>): void {
  if (status === 'RESOLVED') count(tally, tally.places.deals, templateId)
  if (toOwnerId === BANK) return
  count(tally, tally.places.steps, status)
  if (status === 'PENDING') count(tally, tally.places.offered, templateId)
}

/** [6.4] A vote in which at least two had a say, all of the same mind, is unanimous. */
function countMood(tally: Tally, votes: Readonly<Record<string, number>>): void {
  const times = Object.values(votes)
  const cast = sum(times)
  const isUnanimous = cast > 1 && times.includes(cast)
  count(tally, tally.places.others, 'moodVotes')
  if (isUnanimous) count(tally, tally.places.others, 'moodVotes.unanimous')
  for (const id in votes) {
    count(tally, tally.places.moodsOffered, id)
    if (isUnanimous) count(tally, tally.places.moodsUnanimous, id)
  }
}

function hearEvents(tally: Tally, results: readonly EventResult[]): void {
  const taken = listOf(WEALTH_MID, () => 0)
  const take = (id: string, cashDelta: number) => {
    const seat = seatOf(id)
    taken[seat] = (taken[seat] as number) + Math.max(0, -cashDelta)
  }
  for (const { cardId, targetOwnerId, effectsApplied, perOwner = NOBODY, mitigationsApplied } of results) {
    count(tally, tally.places.cards, cardId)
    if (mitigationsApplied.capsApplied) count(tally, tally.places.others, 'capApplied')
    for (const { ownerId: id, cashDelta } of perOwner) take(id, cashDelta)
    if (targetOwnerId === undefined) continue
    take(targetOwnerId, effectsApplied.cashDelta)
    const seat = seatOf(targetOwnerId)
    tally.hits[seat] = (tally.hits[seat] as number) + 1
  }
  tally.mostTaken = Math.max(tally.mostTaken, ...taken)
}
const NOBODY: NonNullable<EventResult['perOwner']> = []

function count({ counts }: Tally, places: Place, id: string, times = 1): void {
  const place = places.get(id)
  if (place !== undefined) counts[place] = (counts[place] as number) + times
}

/** How much of the end was decided in the middle. */
function courseOf(middle: readonly number[], end: readonly number[], ranks: readonly number[]): Record<string, number> {
  const before = placesOf(middle)
  const winner = ranks.indexOf(1)
  const place = before[winner] ?? 1
  return {
    rankCorrelation: correlation(before, placesOf(end)),
    midLeaderWon: place === 1 ? 1 : 0,
    comeback: place > (middle.length + 1) / 2 ? 1 : 0,
  }
}

/** 1 for the most; those who have the same share the mean of their places. */
function placesOf(values: readonly number[]): number[] {
  return listOf(values, (mine) => {
    const above = values.filter((other) => other > mine).length
    const equal = values.filter((other) => other === mine).length
    return above + (equal + 1) / 2
  })
}

/** Spearman's: 1 when nothing changed, −1 when everything was turned round; 0 when there are no places to compare. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (a.length + 1) / 2
  const products = (x: readonly number[], y: readonly number[]) =>
    sum(listOf(x, (value, i) => (value - mean) * ((y[i] as number) - mean)))
  const scale = Math.sqrt(products(a, a) * products(b, b))
  return scale === 0 ? 0 : products(a, b) / scale
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
