import type { Meter } from '@ludoteca/kernel'
import { EVENT_CARDS } from './data/cards/deck.ts'
import { OWNERS_MAX } from './data/constants.ts'
import { DEAL_TEMPLATES } from './data/deal-templates.ts'
import { MODES } from './data/modes.ts'
import { MOODS } from './data/moods.ts'
import { SHOCKS } from './data/shocks.ts'
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
}

/** Measures one match: how long, how even, who came from behind, and how often everything was used. */
export function meter(): Meter<Fact, State> {
  const tally: Tally = {
    wealth: [],
    cash: [],
    headlines: [],
    hits: listOf(WEALTH_MID, () => 0),
    mostTaken: 0,
    counts: new Uint32Array(NAMES.length),
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
        headlinesRepeated: repeatsIn(tally.headlines),
      }
      put(figures, WEALTH_MID, middle)
      put(figures, WEALTH_END, scores)
      put(figures, HITS, hits)
      put(figures, CASH_AFTER_INCOME, tally.cash)
      put(figures, NAMES, tally.counts)
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

/** What is counted. Every name is among the figures of every match, so that means over many are right. */
const NAMES: string[] = []

/** The place among the names of each of these. */
function named(ids: readonly string[], nameOf: (id: string) => string = (id) => id): ReadonlyMap<string, number> {
  return new Map(ids.map((id) => [id, NAMES.push(nameOf(id)) - 1]))
}

const ACTIONS = named(
  ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'BREAK_PACT', 'PASS'],
  (id) => `action.${id}`,
)
const TEMPLATES: readonly string[] = DEAL_TEMPLATES.map(({ id }) => id)
const DEALS = named(TEMPLATES, (id) => `deal.${id}`)
const OFFERED = named(
  TEMPLATES.filter((id) => id !== 'BANK_LOAN'),
  (id) => `offered.${id}`,
)
const CARDS = named([...EVENT_CARDS.map(({ id }) => id), ...SHOCKS.map(({ id }) => id), 'FIZZLE'], (id) => `card.${id}`)
const MOOD_IDS = MOODS.map(({ id }) => id)
const MOODS_OFFERED = named(MOOD_IDS, (id) => `mood.${id}.offered`)
const MOODS_UNANIMOUS = named(MOOD_IDS, (id) => `mood.${id}.unanimous`)
/** What becomes of offers, by the status that tells of it. */
const STEPS: ReadonlyMap<string, string> = new Map([
  ['PENDING', 'offered'],
  ['ACCEPTED', 'accepted'],
  ['COUNTERED', 'countered'],
  ['REJECTED', 'rejected'],
  ['EXPIRED', 'expired'],
])
const DEAL_STEPS = named([...STEPS.keys()], (status) => `deals.${STEPS.get(status)}`)
const OTHERS = named(['moodVotes', 'moodVotes.unanimous', 'capApplied', 'lotsSold', 'lotsUnsold', 'forcedSales'])

function hearOne(tally: Tally, fact: Fact): void {
  switch (fact.type) {
    case 'incomeResults':
      tally.wealth.push(listOf(fact.owners, ({ wealthAfter }) => wealthAfter))
      tally.cash.push(sum(listOf(fact.owners, ({ cashAfter }) => cashAfter)) / fact.owners.length)
      return count(tally, OTHERS, 'forcedSales', sum(listOf(fact.owners, ({ forcedSales }) => forcedSales.length)))
    case 'bidResults':
      count(tally, ACTIONS, 'BREAK_PACT', fact.brokenPacts.length)
      for (const { winnerId } of fact.lots) count(tally, OTHERS, winnerId === null ? 'lotsUnsold' : 'lotsSold')
      return
    case 'actionResults':
      for (const { action } of fact.actions) count(tally, ACTIONS, action)
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
  if (status === 'RESOLVED') count(tally, DEALS, templateId)
  if (toOwnerId === BANK) return
  count(tally, DEAL_STEPS, status)
  if (status === 'PENDING') count(tally, OFFERED, templateId)
}

/** [6.4] A vote in which at least two had a say, all of the same mind, is unanimous. */
function countMood(tally: Tally, votes: Readonly<Record<string, number>>): void {
  const times = Object.values(votes)
  const cast = sum(times)
  const isUnanimous = cast > 1 && times.includes(cast)
  count(tally, OTHERS, 'moodVotes')
  if (isUnanimous) count(tally, OTHERS, 'moodVotes.unanimous')
  for (const id in votes) {
    count(tally, MOODS_OFFERED, id)
    if (isUnanimous) count(tally, MOODS_UNANIMOUS, id)
  }
}

function hearEvents(tally: Tally, results: readonly EventResult[]): void {
  const taken = listOf(WEALTH_MID, () => 0)
  const take = (id: string, cashDelta: number) => {
    const seat = seatOf(id)
    taken[seat] = (taken[seat] as number) + Math.max(0, -cashDelta)
  }
  for (const { cardId, targetOwnerId, effectsApplied, perOwner = NOBODY, mitigationsApplied } of results) {
    count(tally, CARDS, cardId)
    if (mitigationsApplied.capsApplied) count(tally, OTHERS, 'capApplied')
    for (const { ownerId: id, cashDelta } of perOwner) take(id, cashDelta)
    if (targetOwnerId === undefined) continue
    take(targetOwnerId, effectsApplied.cashDelta)
    const seat = seatOf(targetOwnerId)
    tally.hits[seat] = (tally.hits[seat] as number) + 1
  }
  tally.mostTaken = Math.max(tally.mostTaken, ...taken)
}
const NOBODY: NonNullable<EventResult['perOwner']> = []

function count({ counts }: Tally, places: ReadonlyMap<string, number>, id: string, times = 1): void {
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
