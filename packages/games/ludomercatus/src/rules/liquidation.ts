import type { Io, Seat } from '@ludoteca/kernel'
import { type Group, PROPERTIES } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { Player, State } from '../state.ts'
import { buildsEvenly, isSupplied, levelsOf, resale } from './buildings.ts'
import { belongsTo, deedOf, groupAt, isBuilt, ownsGroup } from './deeds.ts'
import { fullGroupsOf } from './full-groups.ts'
import { type LevelChange, lowersFrom } from './levels.ts'
import { mortgage, sellBuildings } from './manage.ts'
import { mortgageValue } from './mortgage.ts'

/** [15.5] Raises cash in the fixed order until the debt is covered. The debtor must be able to. */
export function liquidate(s: State, seat: Seat, due: number, io: Io<Fact>): void {
  const player = s.players[seat] as Player
  while (player.cash < due) {
    const space = nextToMortgage(s, seat)
    if (space === null) sellFrom(s, seat, cheapestBuilt(s, seat), due - player.cash, io)
    else mortgage(s, seat, space, io)
  }
}

/** [15.5 a, b] Outside full street groups first, then streets of full unbuilt ones; smallest value, then lowest space. */
function nextToMortgage(s: Readonly<State>, seat: Seat): number | null {
  let best: number | null = null
  let bestInFull = false
  for (const space of PROPERTIES) {
    const deed = deedOf(s, space)
    const group = groupAt(space)
    if (!belongsTo(deed, seat) || deed.mortgaged || isBuilt(s, group)) continue
    const inFull = group.kind === 'street' && ownsGroup(s, seat, group)
    if (best !== null && (inFull !== bestInFull ? inFull : mortgageValue(space) >= mortgageValue(best))) continue
    best = space
    bestInFull = inFull
  }
  return best
}

/** [15.5 c] Street groups stand in the order of their house cost, then of their first member. */
function cheapestBuilt(s: Readonly<State>, seat: Seat): Group {
  for (const group of fullGroupsOf(s, seat)) if (isBuilt(s, group)) return group
  throw new Error('a solvent debtor has something to sell')
}

/** [15.5 c] Level by level while the group is built and cash is missing; told as one sale. */
function sellFrom(s: State, seat: Seat, group: Group, missing: number, io: Io<Fact>): void {
  const bank = { ...s.bank }
  let levels: readonly number[] = levelsOf(s, group)
  for (let raised = 0; raised < missing && levels.some((level) => level > 0); ) {
    const change = nextSale(lowersFrom(levels, buildsEvenly(s)), levels, bank)
    bank.houses -= change.houses
    bank.hotels -= change.hotels
    raised += change.count * resale(group)
    levels = change.levels
  }
  sellBuildings(s, seat, group, levels, io)
}

/** [15.5 c] One level less on the highest street, else the largest total the supply allows; ties keep higher spaces. */
function nextSale(
  sales: readonly LevelChange[],
  levels: readonly number[],
  bank: Readonly<State['bank']>,
): LevelChange {
  const single = topLowered(sales, levels)
  if (single && isSupplied(bank, single)) return single
  let best: LevelChange | undefined
  for (const change of sales) {
    if (!isSupplied(bank, change)) continue
    if (!best || change.count < best.count || (change.count === best.count && isRightHeavier(change, best)))
      best = change
  }
  return best as LevelChange
}

/** The sale by which only the last of the highest streets goes down, by one. */
function topLowered(sales: readonly LevelChange[], levels: readonly number[]): LevelChange | undefined {
  let top = 0
  for (let i = 1; i < levels.length; i++) if ((levels[i] as number) >= (levels[top] as number)) top = i
  for (const change of sales) {
    if (change.count === 1 && (change.levels[top] as number) < (levels[top] as number)) return change
  }
  return undefined
}

function isRightHeavier({ levels: a }: LevelChange, { levels: b }: LevelChange): boolean {
  for (let i = a.length - 1; i >= 0; i--) if (a[i] !== b[i]) return (a[i] as number) > (b[i] as number)
  return false
}
