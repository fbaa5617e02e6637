import { WAR_ROW_PCT } from '../data/constants.ts'
import { DISTRICT_NAMES, type DistrictName } from '../data/districts.ts'
import { propertyCard } from '../data/properties.ts'
import type { State } from '../state.ts'
import { byCodeUnits, joined, randInt, shuffled } from './hash.ts'
import { listOf } from './list.ts'
import { modeOf, specialOf } from './mode.ts'

/** [2.5.3, 2.5.4] The unsold lots go, new ones come up. */
export function refillRow(s: State): void {
  const { market } = s
  market.discardPile.push(...market.unsold)
  market.row = []
  s.warDistrict = null
  if (specialOf(s) === 'GUERRA_DISTRITO') drawWarLots(s)
  const { marketRow } = modeOf(s)
  while (market.row.length < marketRow) {
    if (market.drawPile.length === 0 && market.discardPile.length > 0) reshuffle(s)
    const lot = market.drawPile.shift()
    if (lot === undefined) break
    market.row.push(lot)
  }
  market.unsold = market.row.slice()
}

/** [2.5.3] The discard pile is shuffled in. */
function reshuffle({ market, matchSeed }: State): void {
  market.epoch++
  market.drawPile = shuffled([...market.drawPile, ...market.discardPile], matchSeed, 'DECK', market.epoch)
  market.discardPile = []
}

/** [2.5.4] All cards are shuffled together, and most lots come from the district that has the most of them. */
function drawWarLots(s: State): void {
  const { market } = s
  reshuffle(s)
  if (market.drawPile.length === 0) return
  const district = warDistrictOf(s)
  s.warDistrict = district
  const wanted = Math.ceil((modeOf(s).marketRow * WAR_ROW_PCT) / 100)
  market.row = market.drawPile.filter((id) => propertyCard(id).district === district).slice(0, wanted)
  market.drawPile = market.drawPile.filter((id) => !market.row.includes(id))
}

function warDistrictOf({ market, roundSeed }: Readonly<State>): DistrictName {
  const countIn = (district: DistrictName) =>
    market.drawPile.filter((id) => propertyCard(id).district === district).length
  const counts = listOf(DISTRICT_NAMES, countIn)
  const most = Math.max(...counts)
  const tied = DISTRICT_NAMES.filter((_, i) => counts[i] === most).toSorted(byCodeUnits)
  return tied[randInt(tied.length, roundSeed, 'WAR', joined(tied))] as DistrictName
}
