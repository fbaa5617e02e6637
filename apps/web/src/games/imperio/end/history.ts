import { type Fact, ownerId, seatOf } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'

/** What the story of a match adds up to. */
export interface History {
  /** The rounds with figures, in order. */
  readonly rounds: readonly number[]
  /** By seat: wealth after INCOME of each of these rounds, and at the very end. */
  readonly wealth: readonly (readonly number[])[]
  /** By seat: deals that were carried out. */
  readonly deals: readonly number[]
}

/** Reads the story of a match with so many owners. */
export function historyOf(facts: readonly Fact[], owners: number): History {
  const seats = Array.from({ length: owners }, (_, seat) => seat)
  const rounds: number[] = []
  const wealth: number[][] = seats.map(() => [])
  const deals = seats.map(() => 0)
  const settled = new Set<string>()
  let round = 0
  const enter = (lines: readonly { readonly ownerId: string; readonly wealth: number }[]) => {
    rounds.push(round)
    for (const seat of seats) {
      const line = lines.find((other) => other.ownerId === ownerId(seat))
      wealth[seat]?.push(line?.wealth ?? wealth[seat]?.at(-1) ?? 0)
    }
  }
  for (const fact of facts) {
    if (fact.type === 'phaseChange') round = fact.round
    else if (fact.type === 'incomeResults') {
      enter(fact.owners.map((line) => ({ ownerId: line.ownerId, wealth: line.wealthAfter })))
    } else if (fact.type === 'matchEnded') enter(fact.ranking)
    else if (fact.type === 'dealsUpdate') {
      for (const { dealId, status, fromOwnerId, toOwnerId } of fact.deals) {
        if (status !== 'RESOLVED' || settled.has(dealId)) continue
        settled.add(dealId)
        for (const id of [fromOwnerId, toOwnerId]) count(deals, seatOf(id))
      }
    }
  }
  return { rounds, wealth, deals }
}

/** The bank has no seat. */
function count(deals: number[], seat: Seat): void {
  const before = deals[seat]
  if (before !== undefined) deals[seat] = before + 1
}
