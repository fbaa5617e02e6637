import { MATERIAL_COUNT } from './data/materials.ts'
import { FOLLOWERS, PERSONAL_MAX } from './data/works.ts'
import type { Group } from './estate.ts'
import { checkLimits } from './limits.ts'
import { groupOf, type Host, hostOf } from './rules/holdings.ts'
import { AS_MAX } from './rules/trackers.ts'
import type { Player, State } from './state.ts'

/** [17] What is always true. */
export function invariants(s: Readonly<State>): string[] {
  const wrong: string[] = []
  const check: Check = (holds, what) => {
    if (!holds) wrong.push(what())
  }
  for (const p of s.players) {
    checkPools(p, check)
    checkStock(p, check)
    checkPeople(p, check)
    checkPlaces(p, check)
    checkLimits(s, p, check)
  }
  check(s.finished === (s.agenda.length === 0), () => 'a match that is over asks nothing')
  check(s.phase === 'actions' || s.players.every(({ ready }) => !ready), () => 'only who acts is ready')
  return wrong
}

/** Says what is wrong where something does not hold: words are made only then. */
export type Check = (holds: boolean, what: () => string) => void

function checkPools(p: Readonly<Player>, check: Check): void {
  const { seat } = p
  for (const [name, value] of [
    ['labor', p.turn.labor],
    ['influence', p.turn.influence],
    ['information', p.information],
    ['magicPower', p.magicPower],
    ['pendingGold', p.pendingGold12],
    ['pendingLabor', p.pendingLabor],
    ['permanentLabor', p.permanentLabor],
    ['permanentInfluence', p.permanentInfluence],
    ['kw', p.kw],
    ['n', p.n],
  ] as const) {
    check(Number.isSafeInteger(value) && value >= 0, () => `${name} of seat ${seat} is ${value}`)
  }
  check(Number.isSafeInteger(p.gold12), () => `gold of seat ${seat} is ${p.gold12}`)
  check(Math.abs(p.as) <= AS_MAX, () => `as of seat ${seat} is ${p.as}`)
}

function checkStock(p: Readonly<Player>, check: Check): void {
  for (const stock of [p.stock, p.pendingStock]) {
    check(stock.length === MATERIAL_COUNT, () => `seat ${p.seat} has ${stock.length} materials`)
    check(
      stock.every((count) => Number.isSafeInteger(count) && count >= 0),
      () => `a stock of seat ${p.seat} is not a number from 0 on`,
    )
  }
}

function checkPeople(p: Readonly<Player>, check: Check): void {
  for (const { id, tenants } of p.domains) checkGroup(id, tenants, check)
  for (const { id, tenants } of p.cities) checkGroup(id, tenants, check)
  for (const { id, followers } of p.organizations) checkGroup(id, followers, check)
  for (const { id, loyalty } of p.specialists) check(isLoyalty(loyalty), () => `loyalty of ${id} is ${loyalty}`)
  check(isLoyalty(p.troops.loyalty), () => `loyalty of troops is ${p.troops.loyalty}`)
}

function checkGroup(id: string, { levels, loyalty, inUnrest }: Readonly<Group>, check: Check): void {
  check(Number.isSafeInteger(levels) && levels >= 0, () => `levels at ${id} are ${levels}`)
  check(isLoyalty(loyalty), () => `loyalty at ${id} is ${loyalty}`)
  check(
    !inUnrest || (levels > 0 && loyalty < 3),
    () => `${id} is in unrest with ${levels} levels of loyalty ${loyalty}`,
  )
}

function isLoyalty(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= FOLLOWERS.loyaltyMax
}

function checkPlaces(p: Readonly<Player>, check: Check): void {
  check(p.personal.length <= PERSONAL_MAX, () => `seat ${p.seat} has ${p.personal.length} personal facilities`)
  for (const { id, host } of [...p.workshops, ...p.storages])
    check(isGround(hostOf(p, host)), () => `${id} stands nowhere`)
  for (const { id, host, remainingRounds } of p.projects) {
    check(hostOf(p, host) !== undefined, () => `${id} is built nowhere`)
    check(remainingRounds > 0, () => `${id} is done and not there`)
  }
}

/** Workshops and storages stand where people may live, but not in an organisation; offices may be given some [11.1]. */
function isGround(host: Host | undefined): boolean {
  return host?.kind === 'office' || (host !== undefined && host.kind !== 'organization' && groupOf(host) !== undefined)
}
