import { eachFixedUpkeep, eachIncome, type Player, type View } from '@ludoteca/aufbau'

/** Gold, labour and influence in a round, before events. */
export interface Flow {
  readonly gold: number
  readonly labor: number
  readonly influence: number
}

/** What every holding gives and costs, by its id. */
export interface Flows {
  readonly yields: ReadonlyMap<string, Flow>
  readonly upkeep: ReadonlyMap<string, Flow>
}

/** [6.1, 6.3] By holding; people are counted with the place where they live. */
export function flowsOf(view: View, player: Player): Flows {
  const yields = new Map<string, Flow>()
  const upkeep = new Map<string, Flow>()
  eachIncome(view, player, (_source, ref, gold, labor, influence) => add(yields, ref, { gold, labor, influence }))
  eachFixedUpkeep(view, player, (_source, ref, gold, labor, influence) => add(upkeep, ref, { gold, labor, influence }))
  return { yields, upkeep }
}

function add(flows: Map<string, Flow>, ref: string, { gold, labor, influence }: Flow): void {
  const before = flows.get(ref) ?? NONE
  flows.set(ref, {
    gold: before.gold + gold,
    labor: before.labor + labor,
    influence: before.influence + influence,
  })
}

export const NONE: Flow = { gold: 0, labor: 0, influence: 0 }
