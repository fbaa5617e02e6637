import { SET_MIN } from '../../data/constants.ts'
import { DISTRICT_NAMES } from '../../data/districts.ts'
import { propertyCard } from '../../data/properties.ts'
import type { State } from '../../state.ts'
import { listOf } from '../list.ts'
import { worthOf } from '../wealth.ts'

/** [7.3] What an owner has now, as conditions ask for it. */
export interface Standing {
  wealth: number
  properties: number
  setsOwned: number
  districtsOwned: number
  costaProperties: number
  maxUpgradeLevel: number
  fullInsured: number
  uninsured: number
}

/** By seat, in one pass over the deck. */
export function standingsOf(s: Readonly<State>): Standing[] {
  const standings = listOf(s.owners, ({ cash, debt }) => newStanding(cash - debt))
  const inDistrict = listOf(s.owners, () => new Uint8Array(DISTRICT_NAMES.length))
  for (const property of s.properties) {
    if (property.owner === null) continue
    const { tags, district } = propertyCard(property.propertyId)
    const mine = standings[property.owner] as Standing
    mine.wealth += worthOf(s, property)
    mine.properties++
    if (tags.includes('costa')) mine.costaProperties++
    if (property.insurance === 'FULL') mine.fullInsured++
    if (property.insurance === 'NONE') mine.uninsured++
    mine.maxUpgradeLevel = Math.max(mine.maxUpgradeLevel, property.upgradeLevel)
    const counts = inDistrict[property.owner] as Uint8Array
    const at = DISTRICT_NAMES.indexOf(district)
    counts[at] = (counts[at] as number) + 1
    if (counts[at] === 1) mine.districtsOwned++
    if (counts[at] === SET_MIN) mine.setsOwned++
  }
  return standings
}

function newStanding(wealth: number): Standing {
  return {
    wealth,
    properties: 0,
    setsOwned: 0,
    districtsOwned: 0,
    costaProperties: 0,
    maxUpgradeLevel: 0,
    fullInsured: 0,
    uninsured: 0,
  }
}
