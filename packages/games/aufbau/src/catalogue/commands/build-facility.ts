import type { Io, Refusal } from '@ludoteca/kernel'
import type { Command } from '../../commands/command.ts'
import { debtWarnings } from '../../commands/debt.ts'
import { certain, gain } from '../../commands/planning.ts'
import { EVENT } from '../../data/events.ts'
import type { MaterialId } from '../../data/materials.ts'
import type { Facility } from '../../estate.ts'
import type { Fact } from '../../facts.ts'
import type { Price } from '../../ledger.ts'
import type { MoveOf } from '../../moves.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../../rules/action-economy.ts'
import { boostedPrice } from '../../rules/boosts.ts'
import { isActive } from '../../rules/events.ts'
import { goldWithEvents12 } from '../../rules/facility-rules.ts'
import { facilitiesOf, type Host, hostOf } from '../../rules/holdings.ts'
import { newFacilityId, newId } from '../../rules/ids.ts'
import { audienceOf } from '../../rules/names.ts'
import { pay, refusePrice } from '../../rules/prices.ts'
import { newFacility } from '../../setup.ts'
import type { Player, World } from '../../state.ts'
import { improvable, refuseEntry, refuseImprovement } from '../building.ts'
import type { Spec } from '../compile.ts'
import { priceOfCost, refuseGoods } from '../costs.ts'
import type { FacilityEntry } from '../entries.ts'
import { complete, improve } from '../lifecycle.ts'
import { buildRounds } from '../ops/build-time.ts'
import { entryOf, specOf } from '../specs.ts'
import type { Cost } from '../vocabulary.ts'
import { refuseMaterials, refuseOptions } from '../wishes.ts'

type BuildFacility = MoveOf<'buildFacility'>

/** What a move comes to: a new facility, or one that is improved. */
interface Undertaking {
  readonly entry: FacilityEntry
  readonly host: Host
  readonly improved: Facility | undefined
  readonly cost: Cost
  readonly factor: number
  readonly materials: readonly MaterialId[]
}

/** [11.1, 5.11] Facilities of the full catalogue: own prices, requirements, limits, building times and improvements. */
export const buildCatalogued: Omit<Command<BuildFacility>, 'forms'> = {
  check(w, p, move) {
    const undertaking = undertakingOf(p, move)
    const { entry, host, improved, cost, factor, materials } = undertaking
    return (
      refuseWishes(p, entry, move) ??
      refuseFacilityDeed(w, p) ??
      (improved ? refuseImprovement(w, p, entry, host, improved) : refuseEntry(p, entry, host)) ??
      refusePrice(p, priceFor(w, p, undertaking)) ??
      refuseGoods(p, cost, factor, materials)
    )
  },
  plan(w, p, move) {
    const undertaking = undertakingOf(p, move)
    const price = priceFor(w, p, undertaking)
    const isLong = !undertaking.improved && roundsOf(p, undertaking.entry) > 1
    const plan = certain(price, facilityOpening(w, p) ?? 'action', [gain(isLong ? 'project' : 'facility', 1)])
    return { ...plan, warnings: debtWarnings(w, p, price) }
  },
  perform(w, p, move, io) {
    const undertaking = undertakingOf(p, move)
    const { host, improved } = undertaking
    const paid = priceFor(w, p, undertaking)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const built = { seat: p.seat, paid, free, host: move.host, facility: move.facility }
    if (improved) {
      improve(w, p, host, improved, io)
      io.tell({ type: 'facilityImproved', ...built, id: improved.id }, audienceOf(w, p))
    } else if (roundsOf(p, undertaking.entry) > 1) begin(w, p, undertaking, move, built, io)
    else raise(w, p, undertaking, move, built, io)
  },
}

function undertakingOf(p: Readonly<Player>, { host: id, facility, materials = [] }: BuildFacility): Undertaking {
  const host = hostOf(p, id) as Host
  const entry = entryOf(facility) as FacilityEntry
  const improved = improvable(p, entry, host)
  const { cost, costFactor = 1 } = (improved && entry.upgrade) || {}
  return { entry, host, improved, cost: cost ?? entry.cost, factor: cost ? 1 : costFactor, materials }
}

function refuseWishes(p: Readonly<Player>, { key, cost }: FacilityEntry, move: BuildFacility): Refusal | undefined {
  const spec = specOf(key) as Spec
  return refuseOptions(p, spec, move.options) ?? refuseMaterials(spec, cost, move.materials)
}

/** [5.11, 11.1] With events and the first round of building; what improves something takes no time. */
function priceFor(
  w: Readonly<World>,
  p: Readonly<Player>,
  { entry, host, improved, cost, factor, materials }: Undertaking,
): Price {
  const price = priceOfCost(p, cost, factor, materials)
  const { laborPerRound = 0, magicPowerPerRound = 0 } = (improved ? undefined : entry.build) ?? {}
  const times = isActive(w, EVENT.imperialBuilding) ? 2 : 1
  const whole: Price = {
    ...price,
    gold12: goldWithEvents12(w, isGeneral(entry) ? 'general' : 'special', host, price.gold12),
    labor: price.labor + times * laborPerRound,
    magicPower: price.magicPower + magicPowerPerRound,
  }
  return boostedPrice(w, p, 'buildFacility', entry.key, 'post' in host ? host.post.id : host.kind, whole)
}

function isGeneral({ key }: FacilityEntry): boolean {
  return key.startsWith('general.')
}

function roundsOf(p: Readonly<Player>, { build }: FacilityEntry): number {
  return build ? buildRounds(p, build.rounds) : 1
}

interface Built {
  readonly seat: number
  readonly paid: Price
  readonly free: boolean
  readonly host: string
  readonly facility: string
}

function raise(
  w: Readonly<World>,
  p: Player,
  { host }: Undertaking,
  { host: at, facility: key, options = [], materials = [] }: BuildFacility,
  built: Built,
  io: Io<Fact>,
): void {
  const id = newFacilityId(p, host.kind, at)
  const facility = newFacility(id, key, w.round, [...options], [...materials])
  facilitiesOf(p, host).push(facility)
  io.tell({ type: 'facilityBuilt', ...built, id }, audienceOf(w, p))
  complete(w, p, host, facility, io)
}

/** [5.11] The first round has been paid with the price. */
function begin(
  w: Readonly<World>,
  p: Player,
  { entry }: Undertaking,
  { host, facility: key, options = [], materials = [] }: BuildFacility,
  built: Built,
  io: Io<Fact>,
): void {
  const rounds = roundsOf(p, entry)
  const id = newId(p, 'project')
  p.projects.push({
    id,
    key,
    host,
    startedAtRound: w.round,
    totalRounds: rounds,
    remainingRounds: rounds - 1,
    laborPerRound: entry.build?.laborPerRound ?? 0,
    magicPowerPerRound: entry.build?.magicPowerPerRound ?? 0,
    options: [...options],
    materials: [...materials],
  })
  io.tell({ type: 'projectStarted', ...built, id, rounds }, audienceOf(w, p))
}
