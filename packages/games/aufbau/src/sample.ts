import type { Chance, Viewer } from '@ludoteca/kernel'
import { copy } from './copy.ts'
import { FOLLOWERS } from './data/works.ts'
import type { Group } from './estate.ts'
import { envyThreshold, lossIsMissing } from './rules/envy.ts'
import { shiftLoyalty } from './rules/groups.ts'
import type { Player, State } from './state.ts'

const STREAM = 'sample'
const GOLD12_MAX = 1_200
const STOCK_MAX = 30
const TRACKER_MAX = 12

/** [9] Others' books might be otherwise: all but posts, prestige and troops, which everybody sees. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  if (s.finished) return other
  for (const p of other.players) {
    // Notes are hidden even where all else is public.
    if (p.seat !== viewer) p.notes = p.notes.map(() => 'x'.repeat(1 + chance.int(STREAM, 9)))
    if (p.seat !== viewer && s.config.visibility === 'closed') sampleBooks(other, p, chance)
  }
  return other
}

function sampleBooks(s: State, p: Player, chance: Chance): void {
  p.gold12 = chance.int(STREAM, GOLD12_MAX)
  p.pendingGold12 = chance.int(STREAM, GOLD12_MAX)
  p.information = chance.int(STREAM, TRACKER_MAX)
  p.magicPower = chance.int(STREAM, TRACKER_MAX)
  p.permanentInfluence = chance.int(STREAM, TRACKER_MAX)
  p.permanentLabor = chance.int(STREAM, TRACKER_MAX)
  p.turn.labor = chance.int(STREAM, TRACKER_MAX)
  p.turn.influence = chance.int(STREAM, TRACKER_MAX)
  p.kw = chance.int(STREAM, TRACKER_MAX)
  sampleGoods(p, chance)
  sampleTurn(s, p, chance)
  sampleModes(p, chance)
  for (const group of groupsOf(p)) sampleGroup(group, chance)
  for (const specialist of p.specialists) specialist.loyalty = chance.int(STREAM, FOLLOWERS.loyaltyMax + 1)
  sampleEnvy(s, p, chance)
}

/** What is there, what is under way, and prices nobody else knows. */
function sampleGoods(p: Player, chance: Chance): void {
  for (let i = 0; i < p.stock.length; i++) p.stock[i] = chance.int(STREAM, STOCK_MAX)
  for (let i = 0; i < p.pendingStock.length; i++) p.pendingStock[i] = chance.int(STREAM, STOCK_MAX)
  p.pendingLabor = chance.int(STREAM, TRACKER_MAX)
  p.pendingMagicPower = chance.int(STREAM, TRACKER_MAX)
  if (chance.int(STREAM, 2) === 0) p.markets = []
}

/** How many actions others have taken, and which, is their business. */
function sampleTurn({ config }: State, { turn }: Player, chance: Chance): void {
  turn.actionsUsed = chance.int(STREAM, config.actionsPerRound + 1)
  turn.facilityBuildsUsed = chance.int(STREAM, config.freeFacilityBuildsPerRound + 1)
  turn.actionKeys = []
  turn.usedPoliticalSteps = chance.int(STREAM, 2) === 0
}

/** Everybody sees the posts, not what they do. */
function sampleModes({ cities, offices, trades }: Player, chance: Chance): void {
  for (const city of cities) city.mode = chance.pick(STREAM, ['leased', 'production'])
  for (const office of offices) office.yieldMode = chance.pick(STREAM, ['influence', 'gold', 'split'])
  for (const trade of trades) trade.mode = chance.pick(STREAM, ['produce', 'trade'])
}

/** Who must choose what to lose is known to all who wait for it; how envied somebody is beyond that is not. */
function sampleEnvy(s: State, p: Player, chance: Chance): void {
  const waits = s.phase === 'maintenance' && lossIsMissing(s, p)
  p.n = chance.int(STREAM, TRACKER_MAX)
  if (s.phase !== 'maintenance') return
  if (waits) p.n = Math.max(p.n, 3)
  else if (envyThreshold(p) > 0) p.turn.lossChoice = chance.pick(STREAM, ['gold', 'influence'])
}

function sampleGroup(group: Group, chance: Chance): void {
  if (group.levels === 0) return
  group.levels = 1 + chance.int(STREAM, group.levels)
  shiftLoyalty(group, chance.int(STREAM, FOLLOWERS.loyaltyMax + 1) - group.loyalty)
}

function groupsOf({ domains, cities, organizations }: Readonly<Player>): Group[] {
  return [
    ...domains.map(({ tenants }) => tenants),
    ...cities.map(({ tenants }) => tenants),
    ...organizations.map(({ followers }) => followers),
  ]
}
