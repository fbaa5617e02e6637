import {
  type EventGold,
  eventMarketParts,
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

/** Goods of a group that events treat alike. */
export interface GroupRow {
  readonly group: MarketGroup
  /** Which of its goods, where events do not mean all of them. */
  readonly goods: readonly Material[]
  readonly isWhole: boolean
  /** What each event adds to every investment. */
  readonly events: readonly EventGold[]
}

/** A line for each group, or several where events mean only some of its goods. */
export function groupRows(view: View): readonly GroupRow[] {
  return GROUPS.flatMap((group) => {
    const rows = new Map<string, { goods: Material[]; events: readonly EventGold[] }>()
    for (const material of materialsOf(group)) {
      const events = eventMarketParts(view, material)
      const alike = JSON.stringify(events)
      const row = rows.get(alike)
      if (row) row.goods.push(material)
      else rows.set(alike, { goods: [material], events })
    }
    return [...rows.values()].map((row) => ({ group, ...row, isWhole: rows.size === 1 }))
  })
}

/** [5.4] What is added to every investment: what was rolled, what events add, and what they come to. */
export interface RowSum {
  readonly rolled: number
  readonly events: number
  readonly sum: number
}

export function rowSum({ modifiers }: Market, { group, events }: GroupRow): RowSum {
  const rolled = modifiers[group]
  const added = events.reduce((sum, { gold }) => sum + gold, 0)
  return { rolled, events: added, sum: rolled + added }
}
