import type { Player, Seat } from '@ludoteca/kernel'
import { eventCard } from '../data/cards/deck.ts'
import { findShock, type Shock } from '../data/shocks.ts'
import type { Fact } from '../facts.ts'
import { ownerId } from '../owners.ts'
import type { EventResult, Headline } from '../results.ts'
import { priorityOf } from '../rules/press/select.ts'
import { headline } from '../text/headlines.ts'
import type { View } from '../view.ts'

/** All that pictures tell of a match beyond how it stands. */
export const TOLD = ['achievementUnlock', 'bidResults', 'dealsUpdate', 'eventResults', 'pressTicker'] as const

const HEADLINES_MAX = 5

export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? String(seat + 1)
}

/**
 * [decision 195] The headlines of a match that is over, the hero's own best one first: for the winner that they have won.
 * Then their crown of fame, and whatever else mattered most.
 */
export function headlinesFor(
  { frontPage, ranking }: Pick<View, 'frontPage' | 'ranking'>,
  facts: readonly Fact[],
  seat: Seat,
  names: (seat: Seat) => string,
): readonly string[] {
  const id = ownerId(seat)
  const all = bestFirst([...frontPage, ...newsIn(facts).toReversed()])
  const crown = all.find(({ kind, ownerId: owner }) => kind === 'FAME_CROWN' && owner === id)
  const own = all.filter((one) => one !== crown && one.kind !== 'FINAL_WIN')
  const best =
    ranking[0] === seat
      ? all.find(({ kind }) => kind === 'FINAL_WIN')
      : (own.find(({ ownerId: owner }) => owner === id) ?? own.find(({ text }) => text.includes(`{${id}}`)))
  const first = [best?.text ?? unprintedOf(facts, id), crown?.text].filter((text) => text !== undefined)
  return [...new Set([...first, ...all.map(({ text }) => text)])]
    .slice(0, HEADLINES_MAX)
    .map((text) => headline(text, names))
}

/** What the last card about somebody says of whom the press never wrote: it has room for three stories a round. */
function unprintedOf(facts: readonly Fact[], id: string): string | undefined {
  return eventsIn(facts).findLast(({ targetOwnerId, headlines }) => targetOwnerId === id && headlines.length > 0)
    ?.headlines[0]
}

/** [7.1.2] All there was to read, but that there was nothing. */
export function newsIn(facts: readonly Fact[]): readonly Headline[] {
  return facts
    .flatMap((fact) => (fact.type === 'pressTicker' ? fact.headlines : []))
    .filter(({ kind }) => kind !== 'QUIET')
}

/** Among equals the order stays. */
function bestFirst(news: readonly Headline[]): readonly Headline[] {
  return news.toSorted((a, b) => priorityOf(b.kind) - priorityOf(a.kind))
}

/** Deals with others that were carried out, of one owner. */
export function dealsOf(facts: readonly Fact[], seat: Seat): number {
  const id = ownerId(seat)
  const settled = new Set<string>()
  for (const fact of facts) {
    if (fact.type !== 'dealsUpdate') continue
    for (const { dealId, status, fromOwnerId, toOwnerId } of fact.deals) {
      if (status === 'RESOLVED' && (fromOwnerId === id || toOwnerId === id)) settled.add(dealId)
    }
  }
  return settled.size
}

/** The event that cost an owner most; of equals the last. */
export function worstEventOf(facts: readonly Fact[], seat: Seat): EventResult | undefined {
  const id = ownerId(seat)
  return eventsIn(facts)
    .filter(({ cardId, targetOwnerId }) => targetOwnerId === id && eventCard(cardId).polarity === 'NEGATIVE')
    .reduce<EventResult | undefined>((worst, one) => (worst && costOf(worst) > costOf(one) ? worst : one), undefined)
}

/** Fame is dearer than cash, and nothing is dearer than a property. */
function costOf({ effectsApplied }: EventResult): number {
  const { cashDelta, fameDelta, debtDelta, propertyLost, rentPenaltyApplied = [] } = effectsApplied
  const lost = propertyLost === undefined ? 0 : 10
  return lost + debtDelta - cashDelta - 2 * fameDelta + rentPenaltyApplied.length
}

/** The shocks that the whole city felt, in order. */
export function shocksIn(facts: readonly Fact[]): readonly Shock[] {
  return eventsIn(facts).flatMap(({ cardId }) => findShock(cardId) ?? [])
}

export function eventsIn(facts: readonly Fact[]): readonly EventResult[] {
  return facts
    .flatMap((fact) => (fact.type === 'eventResults' ? fact.results : []))
    .filter(({ cardId }) => cardId !== 'FIZZLE')
}
