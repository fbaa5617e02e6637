import { type DistrictName, infraOf, type View } from '@ludoteca/imperio'
import { propertyIn } from '../property/property-words.ts'
import { worksNow } from './going-on.ts'
import { pinnedIn } from './regions.ts'
import { mapWords as words } from './words.ts'

/** What there is to know of a district, in a sentence. */
export function districtInWords(view: View, district: DistrictName): string {
  return [district, ...districtNews(view, district)].join('. ')
}

/** What is going on in a district. */
export function districtNews(view: View, district: DistrictName): readonly string[] {
  const pinned = pinnedIn(view, district)
  const owned = pinned.filter((id) => propertyIn(view, id)?.owner !== null).length
  const lots = pinned.length - owned
  const works = worksNow(view).filter((one) => one.district === district)
  return [
    owned === 0 ? words.empty.replace(/\.$/, '') : words.owned(owned),
    ...(lots === 0 ? [] : [words.lots(lots)]),
    ...works.map(({ infraId }) => words.works(infraOf(infraId).label)),
    ...(view.special?.warDistrict === district ? [words.war] : []),
  ]
}
