import {
  eventMarketDelta,
  MATERIALS,
  type Market,
  type MarketGroup,
  type Material,
  RAW_GROUPS,
  SPECIAL_GROUPS,
  type View,
} from '@ludoteca/aufbau'

/** Groups that have any material; the others move nothing. */
export const GROUPS: readonly MarketGroup[] = [...RAW_GROUPS, ...SPECIAL_GROUPS].filter(
  (group) => materialsOf(group).length > 0,
)

function materialsOf(group: MarketGroup): readonly Material[] {
  return MATERIALS.filter((material) => material.group === group)
}

/** What a group is worth more or less on a market, and what events add: the least and the most of its materials. */
export interface GroupQuote {
  readonly rolled: number
  readonly eventLow: number
  readonly eventHigh: number
}

export function groupQuote(view: View, { modifiers }: Market, group: MarketGroup): GroupQuote {
  const deltas = materialsOf(group).map((material) => eventMarketDelta(view, material))
  return { rolled: modifiers[group], eventLow: Math.min(...deltas), eventHigh: Math.max(...deltas) }
}
