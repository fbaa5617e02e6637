import type { Fact } from '@ludoteca/banca'
import type { Seat } from '@ludoteca/kernel'
import type { Line } from './lines.ts'

/** What moves money between a player and the bank. */
export type Source = 'level' | 'lottery' | 'auction' | 'penalty' | 'refund' | 'share' | 'sweep'

/** Money on its way into the bank (positive) or out of it (negative). */
export interface Flow {
  readonly seat: Seat
  readonly source: Source
  readonly amount: number
}

/** Where every coin went: all payments these lines tell of, in their order. */
export function flowsIn(lines: readonly Line[]): readonly Flow[] {
  return lines
    .flatMap(({ fact, undone }) => (fact && !undone ? flowsOf(fact) : []))
    .filter(({ amount }) => amount !== 0)
}

function flowsOf(fact: Fact): readonly Flow[] {
  switch (fact.type) {
    case 'levelRaised':
      return [{ seat: fact.seat, source: 'level', amount: fact.cost }]
    case 'levelLowered':
      return [{ seat: fact.seat, source: 'refund', amount: -fact.refund }]
    case 'lotteryEntered':
      return [{ seat: fact.seat, source: 'lottery', amount: fact.fee }]
    case 'auctionWon':
      return [{ seat: fact.seat, source: 'auction', amount: fact.amount }]
    case 'payout':
      return fact.shares.map((share, seat) => ({ seat, source: 'share', amount: -share }))
    case 'penalty':
      return [{ seat: fact.seat, source: 'penalty', amount: fact.paid }]
    case 'swept':
      return [{ seat: fact.seat, source: 'sweep', amount: -fact.amount }]
    default:
      return []
  }
}

/** What went through the bank in one turn. */
export interface TurnFlows {
  readonly bankBefore: number
  readonly bankAfter: number
  readonly flows: readonly Flow[]
}

/** One turn's flows. The bank before it is worked out backwards, so that it fits however little of the story is known. */
export function turnFlows(lines: readonly Line[], turn: number, bankAfter: number): TurnFlows {
  const flows = flowsIn(lines.filter((line) => line.turn === turn))
  return { bankBefore: bankAfter - sum(flows), bankAfter, flows }
}

/** By seat, what was paid to the bank and what came back, by source. */
export interface Totals {
  readonly paid: Readonly<Record<Source, number>>
  readonly net: number
}

/** What every seat paid and got in these lines. */
export function totalsOf(flows: readonly Flow[], seats: number): readonly Totals[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = flows.filter((flow) => flow.seat === seat)
    const paid: Record<Source, number> = {
      level: 0,
      lottery: 0,
      auction: 0,
      penalty: 0,
      refund: 0,
      share: 0,
      sweep: 0,
    }
    for (const { source, amount } of own) paid[source] += Math.abs(amount)
    return { paid, net: -sum(own) }
  })
}

/** What remains in the bank of these flows. */
function sum(flows: readonly Flow[]): number {
  let total = 0
  for (const { amount } of flows) total += amount
  return total
}
