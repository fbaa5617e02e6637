import type { Meter } from '@ludoteca/kernel'
import { type Content, LIMA } from './data/content.ts'
import { DEAL_TEMPLATES } from './data/deal-templates.ts'
import { bareId } from './data/packed.ts'
import type { Fact } from './facts.ts'
import { ownerId } from './owners.ts'
import type { EventResult } from './results.ts'
import { listOf } from './rules/list.ts'
import { modeOf } from './rules/mode.ts'
import type { State } from './state.ts'

const ACTIONS = ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'DEAL', 'BREAK_PACT', 'PASS']

/** What one match is made of. Every name is there from the start, so that means over many matches are right. */
interface Tally {
  /** By round: what the owners had after INCOME. */
  readonly wealth: (readonly number[])[]
  /** By owner: cards that hit him. */
  readonly hits: Map<string, number>
  /** The most that events took from an owner in one round. */
  mostTaken: number
  readonly counts: Map<string, number>
}

/** Measures one match: how long, how even, who came from behind, and how often everything was used. */
export function meter(content: Content = LIMA): Meter<Fact, State> {
  const tally: Tally = {
    wealth: [],
    hits: new Map(),
    mostTaken: 0,
    counts: new Map(namesOf(content).map((name) => [name, 0])),
  }
  return {
    hear(told) {
      for (const { fact } of told) hearOne(tally, fact)
    },
    read(s, { scores, ranks }) {
      const middle = tally.wealth[Math.ceil(modeOf(s).rounds / 2) - 1] ?? scores
      return {
        rounds: s.round,
        ...bySeat('wealthMid', middle),
        ...bySeat('wealthEnd', scores),
        ...bySeat(
          'hits',
          listOf(s.owners, (_, seat) => tally.hits.get(ownerId(seat)) ?? 0),
        ),
        wealthSpread: Math.max(...scores) - Math.min(...scores),
        ...courseOf(middle, scores, ranks ?? []),
        hitsPerOwner: sum([...tally.hits.values()]) / s.owners.length,
        hitsMost: Math.max(0, ...tally.hits.values()),
        damageMost: tally.mostTaken,
        // [5.7.7] Never below three fifths.
        heavyPressShare: s.pressResolved === 0 ? 1 : s.pressHeavy / s.pressResolved,
        ...Object.fromEntries(tally.counts),
      }
    },
  }
}

function namesOf({ events, shocks }: Content): readonly string[] {
  return [
    ...ACTIONS.map((id) => `action.${id}`),
    ...DEAL_TEMPLATES.map(({ id }) => `deal.${id}`),
    ...[...events, ...shocks].map(({ id }) => `card.${bareId(id)}`),
    'card.FIZZLE',
    'capApplied',
    'lotsSold',
    'forcedSales',
  ]
}

function hearOne(tally: Tally, fact: Fact): void {
  switch (fact.type) {
    case 'incomeResults':
      tally.wealth.push(listOf(fact.owners, ({ wealthAfter }) => wealthAfter))
      return count(tally, 'forcedSales', sum(listOf(fact.owners, ({ forcedSales }) => forcedSales.length)))
    case 'bidResults':
      count(tally, 'action.BREAK_PACT', fact.brokenPacts.length)
      return count(tally, 'lotsSold', fact.lots.filter(({ winnerId }) => winnerId !== null).length)
    case 'actionResults':
      for (const { action } of fact.actions) count(tally, `action.${action}`)
      return
    case 'dealsUpdate':
      for (const { templateId, status } of fact.deals) if (status === 'RESOLVED') count(tally, `deal.${templateId}`)
      return
    case 'eventResults':
      return hearEvents(tally, fact.results)
  }
}

function hearEvents(tally: Tally, results: readonly EventResult[]): void {
  const taken = new Map<string, number>()
  const take = (id: string, cashDelta: number) => taken.set(id, (taken.get(id) ?? 0) + Math.max(0, -cashDelta))
  for (const { cardId, targetOwnerId, effectsApplied, perOwner = [], mitigationsApplied } of results) {
    count(tally, `card.${bareId(cardId)}`)
    if (mitigationsApplied.capsApplied) count(tally, 'capApplied')
    for (const { ownerId: id, cashDelta } of perOwner) take(id, cashDelta)
    if (targetOwnerId === undefined) continue
    take(targetOwnerId, effectsApplied.cashDelta)
    tally.hits.set(targetOwnerId, (tally.hits.get(targetOwnerId) ?? 0) + 1)
  }
  tally.mostTaken = Math.max(tally.mostTaken, ...taken.values())
}

function count({ counts }: Tally, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times)
}

function bySeat(name: string, values: readonly number[]): Record<string, number> {
  return Object.fromEntries(listOf(values, (value, seat) => [`${name}.${ownerId(seat)}`, value]))
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
