import type { Refusal } from '@ludoteca/kernel'
import type { MaterialId } from '../../data/materials.ts'
import type { Facility } from '../../estate.ts'
import type { Price } from '../../ledger.ts'
import { deny } from '../../refusals.ts'
import { boostedPrice } from '../../rules/boosts.ts'
import type { Host } from '../../rules/holdings.ts'
import { refusePrice } from '../../rules/prices.ts'
import { newFacility } from '../../setup.ts'
import type { Player, World } from '../../state.ts'
import { refuseUnmet } from '../building.ts'
import { priceOfCost, refuseGoods } from '../costs.ts'
import type { Specialization } from '../entries.ts'
import { specialtyId } from '../sources.ts'
import { costOfSpecialty, specializationOf, specialtyOf } from '../specs.ts'
import { refuseMaterials, refuseOptions } from '../wishes.ts'

/** What somebody wants to make of a domain or city. */
export interface Wish {
  readonly post: 'domain' | 'city'
  readonly kind: string
  readonly focus: string | null
  readonly options: readonly number[] | undefined
  readonly materials: readonly MaterialId[] | undefined
}

/** INPUT: kind, focus, alternatives and materials. */
export function refuseWish(p: Readonly<Player>, { post, kind, focus, options, materials }: Wish): Refusal | undefined {
  const specialization = specializationOf(post, kind)
  if (!specialization) return deny('INPUT', 'unknownKind')
  const spec = specialtyOf(post, kind, focus)
  if (!spec) return deny('INPUT', 'unknownFocus')
  return refuseOptions(p, spec, options) ?? refuseMaterials(spec, costOfSpecialty(specialization, focus), materials)
}

/** RULE: what the specialisation asks of its post and owner. */
export function refuseSpecialty(p: Readonly<Player>, host: Host, { post, kind }: Wish): Refusal | undefined {
  const { requires = [] } = specializationOf(post, kind) as Specialization
  return refuseUnmet(p, host, `${post}.${kind}`, requires)
}

export function specialtyPrice(w: Readonly<World>, p: Readonly<Player>, id: string, wish: Wish): Price {
  const { post, kind, focus, materials = [] } = wish
  const price = priceOfCost(p, costOfSpecialty(specializationOf(post, kind) as Specialization, focus), 1, materials)
  return boostedPrice(w, p, post === 'domain' ? 'specializeDomain' : 'specializeCity', kind, id, price)
}

/** FUNDS and RESOURCES. */
export function refuseSpecialtyPrice(w: Readonly<World>, p: Readonly<Player>, id: string, wish: Wish) {
  const { post, kind, focus, materials = [] } = wish
  const cost = costOfSpecialty(specializationOf(post, kind) as Specialization, focus)
  return refusePrice(p, specialtyPrice(w, p, id, wish)) ?? refuseGoods(p, cost, 1, materials)
}

/** What the post remembers of it from now on. */
export function newSpecialty({ round }: Readonly<World>, id: string, wish: Wish): Facility {
  const { post, kind, focus, options = [], materials = [] } = wish
  const key = specialtyKey(post, kind, focus)
  return newFacility(specialtyId(id), key, round, [...options], [...materials])
}

export function specialtyKey(post: 'domain' | 'city' | 'office', kind: string, focus: string | null): string {
  return focus === null ? `${post}.${kind}` : `${post}.${kind}.${focus}`
}
