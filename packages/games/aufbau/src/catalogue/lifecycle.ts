import type { Io } from '@ludoteca/kernel'
import type { Facility } from '../estate.ts'
import type { Fact } from '../facts.ts'
import { facilitiesOf, type Host } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { hostId } from '../rules/slots.ts'
import type { Player, World } from '../state.ts'
import { amountOf } from './amounts.ts'
import { settleOnBuilt } from './ops/followers.ts'
import { grantWorkshops, withdrawWorkshops } from './ops/grant-workshop.ts'
import { onBuilt } from './ops/loyalty.ts'
import { effectsOf, type Source, sourceOf } from './sources.ts'
import { entryOf } from './specs.ts'

/** [11.1] What happens when a facility stands: it takes the place of another, and what it gives once is given. */
export function complete(w: Readonly<World>, p: Player, host: Host, facility: Facility, io: Io<Fact>): void {
  const source = p.works && sourceOf(host, facility)
  if (!source) return
  const replaced = entryOf(facility.key)?.upgradeOf
  const old = replaced && facilitiesOf(p, host).find(({ key }) => key === replaced)
  if (old) dismantle(p, host, old)
  give(p, source, 1)
  grantWorkshops(p, source)
  tellOfPeople(w, p, [...onBuilt(p, source, 1), ...settleOnBuilt(w, p, source)], io)
}

/** [11.1 upgrade] It counts more from now on; what it did once to people it does once more. */
export function improve(w: Readonly<World>, p: Player, host: Host, facility: Facility, io: Io<Fact>): void {
  const source = sourceOf(host, facility)
  if (!source) return
  facility.upgraded = true
  tellOfPeople(w, p, onBuilt(p, source, source.spec.improvedFactor - 1), io)
}

/** [11.1] It is gone, and with it what it gave once. */
export function dismantle(p: Player, host: Host, facility: Facility): void {
  const facilities = facilitiesOf(p, host)
  facilities.splice(facilities.indexOf(facility), 1)
  forget(p, host, facility)
}

/** [D-49] A post is lost with all its facilities. */
export function forgetAll(p: Player, host: Host): void {
  if (p.works === null) return
  for (const facility of facilitiesOf(p, host)) forget(p, host, facility)
}

function forget(p: Player, host: Host, facility: Facility): void {
  const source = sourceOf(host, facility)
  if (!source) return
  give(p, source, -1)
  withdrawWorkshops(p, source, hostId(host))
}

/** [11.1 once] Granted on completion, taken back when it goes. */
function give(p: Player, source: Source, times: 1 | -1): void {
  for (const active of effectsOf(p, source, 'income')) {
    const { once, resource, amount } = active.effect
    if (!once || (resource !== 'permanentInfluence' && resource !== 'permanentLabor')) continue
    p[resource] = Math.max(0, p[resource] + times * amountOf(p, active, amount))
  }
}

type Changes = ReturnType<typeof onBuilt>

function tellOfPeople(w: Readonly<World>, p: Readonly<Player>, changes: Changes, io: Io<Fact>): void {
  if (changes.length === 0) return
  io.tell({ type: 'groupsChanged', seat: p.seat, changes, why: 'facility', event: 0 }, audienceOf(w, p))
}
