import { list, maybe, one, type Params } from '@ludoteca/kernel'
import type { Command } from '../../commands/command.ts'
import { certain } from '../../commands/planning.ts'
import { CITY_SPECIALIZATIONS } from '../../data/full/specializations.ts'
import { MATERIALS } from '../../data/materials.ts'
import { RANK } from '../../data/posts.ts'
import type { City } from '../../estate.ts'
import type { MoveOf } from '../../moves.ts'
import { deny } from '../../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../../rules/action-economy.ts'
import { find } from '../../rules/holdings.ts'
import { audienceOf } from '../../rules/names.ts'
import { pay } from '../../rules/prices.ts'
import { WISHES_MAX } from '../wishes.ts'
import {
  newSpecialty,
  refuseSpecialty,
  refuseSpecialtyPrice,
  refuseWish,
  specialtyPrice,
  type Wish,
} from './specialties.ts'

type SpecializeCity = MoveOf<'specializeCity'>

/** [11.1] Medium and large cities, once each. */
export const specializeCity: Command<SpecializeCity> = {
  forms: CITY_SPECIALIZATIONS.map(({ kind, foci }) => {
    const fixed: Params = {
      kind: one([kind]),
      focus: one(Object.keys(foci)),
      materials: maybe(list(one(MATERIALS.map(({ id }) => id)), 0, WISHES_MAX)),
    }
    return (w, p) => {
      if (p.works === null || !facilityOpening(w, p)) return null
      const cities = p.cities.filter((city) => !refuseCity(city)).map(({ id }) => id)
      return cities.length > 0 ? { city: one(cities), ...fixed } : null
    }
  }),
  check(w, p, move) {
    if (p.works === null) return deny('INPUT', 'onlyFullCatalogue')
    const city = find(p.cities, move.city)
    if (!city) return deny('INPUT', 'unknownTarget')
    const wish = wishOf(move)
    return (
      refuseWish(p, wish) ??
      refuseFacilityDeed(w, p) ??
      refuseCity(city) ??
      refuseSpecialty(p, { kind: 'city', post: city }, wish) ??
      refuseSpecialtyPrice(w, p, move.city, wish)
    )
  },
  plan: (w, p, move) => certain(specialtyPrice(w, p, move.city, wishOf(move)), facilityOpening(w, p) ?? 'action', []),
  perform(w, p, move, io) {
    const city = find(p.cities, move.city) as City
    const wish = wishOf(move)
    const paid = specialtyPrice(w, p, city.id, wish)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const { kind, focus } = move
    city.specialization = kind
    city.focus = focus
    city.specialty = newSpecialty(w, city.id, wish)
    io.tell({ type: 'citySpecialized', seat: p.seat, paid, free, city: city.id, kind, focus }, audienceOf(w, p))
  },
}

function wishOf({ kind, focus, materials }: SpecializeCity): Wish {
  return { post: 'city', kind, focus, options: undefined, materials }
}

function refuseCity({ tier, specialization }: Readonly<City>) {
  if (RANK[tier] < RANK.medium) return deny('RULE', 'hostTooSmall', { tier: 'medium' })
  return specialization === null ? undefined : deny('RULE', 'alreadySpecialized')
}
