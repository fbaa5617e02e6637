import { EVENT } from '../../data/events.ts'
import type { IncidentKind, Player } from '../../state.ts'
import { isActiveFor, isFortified } from '../boosts.ts'
import { rollDefence } from '../defence.ts'
import { isActive, isStartRound } from '../events.ts'
import { removeLevels } from '../groups.ts'
import { find } from '../holdings.ts'
import { roll, streamOf } from '../names.ts'
import { type Books, tellOwner } from './books.ts'
import { type PoolName, poolOf, type Target } from './damage-pools.ts'
import { isTriggered, raidDc } from './hits.ts'
import { damage } from './losses.ts'
import { tellOfGroups } from './people.ts'

interface DamageRow {
  readonly event: number
  readonly pool: PoolName
  /** What counts its hits in a section, and how many there can be; `null` without a limit. */
  readonly limit: { readonly counter: IncidentKind; readonly max: number } | null
  readonly startRoundOnly: boolean
}

/** [F-22] */
const RIOT_DC = 13

const ACCIDENT: DamageRow = {
  event: EVENT.alchemyAccident,
  pool: 'accident',
  limit: { counter: 'damage20', max: 1 },
  startRoundOnly: false,
}
/** [P9] In this order. */
const DAMAGES: readonly DamageRow[] = [
  { event: EVENT.drought, pool: 'any', limit: null, startRoundOnly: true },
  { event: EVENT.magicAccident, pool: 'city', limit: { counter: 'damage14', max: 2 }, startRoundOnly: false },
  { event: EVENT.storms, pool: 'any', limit: null, startRoundOnly: false },
  { event: EVENT.cityRiot, pool: 'riot', limit: { counter: 'damage27', max: 3 }, startRoundOnly: false },
  { event: EVENT.greatFire, pool: 'fire', limit: { counter: 'damage30', max: 3 }, startRoundOnly: false },
]

/** [P8] */
export function accident(b: Books): void {
  if (isActive(b.w, ACCIDENT.event)) damageRoll(b, ACCIDENT)
}

/** [P9] */
export function damages(b: Books): void {
  for (const row of DAMAGES) if (isActive(b.w, row.event)) damageRoll(b, row)
}

/** [7.3, D-23] Trigger, pick, repair cost. A trigger that finds nothing to damage is no hit. */
function damageRoll(b: Books, { event, pool, limit, startRoundOnly }: DamageRow): void {
  const { w, p, io } = b
  if (!isActiveFor(w, p, event) || (startRoundOnly && !isStartRound(w))) return
  if (limit !== null && p.incidents[limit.counter] >= limit.max) return
  if (!isTriggered(b, event, '')) return
  const targets = poolOf(p, pool)
  if (targets.length === 0) return
  const target = io.chance.pick(streamOf(p), targets)
  if (!isWardedOff(b, target, event)) strike(b, target, roll(p, 6, io), event)
  if (limit !== null) p.incidents[limit.counter]++
}

/** [F-22] A riot can be kept away from a city or organisation that is guarded. */
function isWardedOff(b: Books, target: Target, event: number): boolean {
  const { w, p, io } = b
  const host = event === EVENT.cityRiot && target.kind === 'thing' ? placeOf(p, target.thing.id) : ''
  if (host === '' || !isFortified(p, host)) return false
  const defence = rollDefence(w, p, raidDc(w, RIOT_DC), event, { host }, io)
  tellOwner(b, { type: 'eventRolled', seat: p.seat, event, target: host, defence, goods: [], influence: 0, levels: 0 })
  return defence.held
}

/** Where a facility or workshop stands; empty where that is neither a city nor an organisation. */
function placeOf({ cities, organizations, workshops }: Readonly<Player>, id: string): string {
  for (const posts of [cities, organizations]) {
    for (const post of posts) if (post.facilities.some((facility) => facility.id === id)) return post.id
  }
  return find(cities, find(workshops, id)?.host ?? '')?.id ?? ''
}

function strike(b: Books, target: Target, repairGold: number, event: number): void {
  if (target.kind === 'thing') {
    damage(b, target.thing, repairGold, event)
    if (event === EVENT.cityRiot) b.io.tell({ type: 'rumour', seat: b.p.seat, what: 'riot', event })
    return
  }
  const { id, tenants } = target.city
  removeLevels(tenants, 1)
  tellOfGroups(b, [{ host: id, levels: -1, loyalty: 0 }], 'event', event)
}
