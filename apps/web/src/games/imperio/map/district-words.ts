import { type DistrictName, districtName, infraLabel, isOnSale, type View } from '@ludoteca/imperio'
import { propertyIn } from '../property/property-words.ts'
import { worksNow } from './going-on.ts'
import { pinnedIn } from './regions.ts'
import { mapWords as words } from './words.ts'

/** What there is to know of a district, in a sentence. */
export function districtInWords(view: View, district: DistrictName): string {
  return [districtName(district), ...districtNews(view, district)].join('. ')
}

/** What is going on in a district. */
export function districtNews(view: View, district: DistrictName): readonly string[] {
  const pinned = pinnedIn(view, district)
  const owned = pinned.filter((id) => propertyIn(view, id)?.owner !== null).length
  const lots = pinned.filter((id) => isOnSale(view, id)).length
  const unsold = pinned.length - owned - lots
  const works = worksNow(view).filter((one) => one.district === district)
  return [
    owned === 0 ? words.empty.replace(/\.$/, '') : words.owned(owned),
    ...(lots === 0 ? [] : [words.lots(lots)]),
    ...(unsold === 0 ? [] : [words.unsold(unsold)]),
    ...works.map(({ infraId }) => words.works(infraLabel(infraId))),
    ...(view.special?.warDistrict === district ? [words.war] : []),
  ]
}
