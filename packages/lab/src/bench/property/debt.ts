import { auction } from './auction.ts'
import { fullGroups, mortgage, mortgageAny, sellIn, sellLevels, setLevel } from './manage.ts'
import { HOUSE_COST, JAIL_CARDS, LIFT, MEMBERS, MORTGAGE, PROPERTY_SPACES, STREETS } from './tables.ts'
import { TRIES } from './window.ts'
import { below, canMortgage, isBuilt, NOBODY, ownsAll, type World } from './world.ts'

/** Pays, raising cash first if need be. Says whether the debtor is still in the match. */
export function pay(w: World, debtor: number, due: number, payee: number): boolean {
  while ((w.cash[debtor] as number) < due) {
    raise(w, debtor, due, payee)
    if (w.bankrupt[debtor]) return false
  }
  w.cash[debtor] = (w.cash[debtor] as number) - due
  if (payee !== NOBODY) w.cash[payee] = (w.cash[payee] as number) + due
  return true
}

/** One decision of a debtor: settle it all, or mortgage or sell something first. */
function raise(w: World, debtor: number, due: number, payee: number): void {
  w.moves++
  for (let tries = 0; tries < TRIES; tries++) {
    // The slots of the debtor's menu: one of the two ways to settle, mortgaging, sales.
    const slot = below(w, 3 + STREETS)
    if (slot === 0) break
    if (slot === 2 && mortgageAny(w, debtor)) return
    if (slot > 2 && ownsAll(w, debtor, slot - 3) && sellIn(w, debtor, slot - 3)) return
  }
  if (worth(w, debtor) >= due) liquidate(w, debtor, due)
  else goBankrupt(w, debtor, payee)
}

/** What a player could raise in all. */
function worth(w: World, seat: number): number {
  let sum = w.cash[seat] as number
  for (const space of PROPERTY_SPACES) {
    if (w.owner[space] === seat && !w.mortgaged[space]) sum += MORTGAGE[space] as number
  }
  for (const group of fullGroups(w, seat)) {
    for (const space of MEMBERS[group] as number[]) {
      sum += ((w.level[space] as number) * (HOUSE_COST[group] as number)) / 2
    }
  }
  return sum
}

/** Mortgages what is unbuilt, then sells building by building and mortgages what that leaves. */
function liquidate(w: World, seat: number, due: number): void {
  for (;;) {
    for (const space of PROPERTY_SPACES) {
      if ((w.cash[seat] as number) >= due) return
      if (canMortgage(w, seat, space)) mortgage(w, seat, space)
    }
    for (const group of fullGroups(w, seat)) {
      while (isBuilt(w, group) && (w.cash[seat] as number) < due) sellLevels(w, seat, group, 1)
    }
  }
}

/** Everything goes to the creditor, or back to the bank, which auctions it. */
function goBankrupt(w: World, seat: number, payee: number): void {
  w.bankrupt[seat] = true
  w.live--
  const lost: number[] = []
  for (const space of PROPERTY_SPACES) {
    if (w.owner[space] !== seat) continue
    lost.push(space)
    setLevel(w, space, 0)
    w.owner[space] = payee
  }
  if (payee !== NOBODY) return inherit(w, seat, payee, lost)
  w.cash[seat] = 0
  for (const space of lost) w.mortgaged[space] = false
  for (const card of (w.held[seat] as number[]).splice(0)) w.decks[card === JAIL_CARDS[0] ? 0 : 1].push(card)
  if (w.live > 1) for (const space of lost) auction(w, space, seat, false)
}

/** The heir frees mortgaged property or pays the interest alone. */
function inherit(w: World, seat: number, heir: number, spaces: readonly number[]): void {
  w.cash[heir] = (w.cash[heir] as number) + (w.cash[seat] as number)
  w.cash[seat] = 0
  const cards = (w.held[seat] as number[]).splice(0)
  w.held[heir]?.push(...cards)
  const mortgaged = spaces.filter((space) => w.mortgaged[space])
  if (mortgaged.length === 0 || w.live < 2) return
  w.moves++
  let interest = 0
  for (const space of mortgaged) interest += (LIFT[space] as number) - (MORTGAGE[space] as number)
  const lifted = mortgaged[0] as number
  const cost = interest + (MORTGAGE[lifted] as number)
  if (below(w, 2) === 0 && cost <= (w.cash[heir] as number)) {
    w.mortgaged[lifted] = false
    interest = cost
  }
  pay(w, heir, interest, NOBODY)
}
