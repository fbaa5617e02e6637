import type { CapName } from '../../rules/boosts.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { isAt } from '../hosts.ts'
import { activeEffects } from '../sources.ts'
import { entryOf } from '../specs.ts'
import { fires } from '../timing.ts'

/** [11.1 cap] How much a cap is raised; `host` for those that belong to one post. */
export function capIncrease(p: Readonly<Player>, what: CapName, host: string): number {
  let more = what === 'specialists' ? -cataloguedRooms(p) : 0
  for (const active of activeEffects(p, 'cap')) {
    const { effect, source } = active
    if (!isMeant(effect.what, what) || (isOfHost(what) && !isAt(source.host, host))) continue
    if (effect.everyRounds !== undefined && !isTime(p, source.facility.builtAtRound, effect.everyRounds)) continue
    more += amountOf(p, active, effect.amount)
  }
  return more
}

/** [11.1 hostFollowers] Insulae make room for tenants of their city, and for followers of all organisations. */
function isMeant(raised: CapName, what: CapName): boolean {
  return raised === what || (raised === 'hostFollowers' && what === 'hostTenants')
}

function isOfHost(what: CapName): boolean {
  return what === 'ownMarkets' || (what.startsWith('host') && what !== 'hostFollowers')
}

function isTime({ works }: Readonly<Player>, builtAtRound: number, everyRounds: number): boolean {
  return works !== null && fires(works.round, builtAtRound, everyRounds)
}

/** [5.12] v1 makes room for a specialist with every private room; those of the catalogue say so themselves. */
function cataloguedRooms({ personal }: Readonly<Player>): number {
  let rooms = 0
  for (const { key } of personal) if (entryOf(key)) rooms++
  return rooms
}
