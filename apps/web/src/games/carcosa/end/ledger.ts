import type { Fact, LossSource } from '@ludoteca/carcosa'

/** What a match has cost, as its story tells it. */
export interface Ledger {
  /** What wore the souls down, the worst first. */
  readonly causes: readonly { readonly source: LossSource; readonly amount: number }[]
  /** By soul. */
  readonly lost: readonly number[]
  readonly healed: readonly number[]
  readonly falls: readonly number[]
  readonly cards: number
  readonly sacrifices: number
}

export function ledgerOf(facts: readonly Fact[], souls: number): Ledger {
  const causes = new Map<LossSource, number>()
  const lost = Array.from({ length: souls }, () => 0)
  const healed = [...lost]
  const falls = [...lost]
  let [cards, sacrifices] = [0, 0]
  for (const fact of facts) {
    if (fact.type === 'sanityLost') {
      causes.set(fact.source, (causes.get(fact.source) ?? 0) + fact.amount)
      add(lost, fact.seat, fact.amount)
    } else if (fact.type === 'healed') add(healed, fact.seat, fact.amount)
    else if (fact.type === 'fellToMinus5') add(falls, fact.seat, 1)
    else if (fact.type === 'cardRevealed') cards++
    else if (fact.type === 'sacrificed') sacrifices++
  }
  return {
    causes: [...causes]
      .map(([source, amount]) => ({ source, amount }))
      .filter(({ amount }) => amount > 0)
      .sort((a, b) => b.amount - a.amount),
    lost,
    healed,
    falls,
    cards,
    sacrifices,
  }
}

function add(list: number[], seat: number, amount: number): void {
  list[seat] = (list[seat] ?? 0) + amount
}
