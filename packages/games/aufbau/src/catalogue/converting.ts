import type { WorkshopLine } from '../ledger.ts'
import type { Player } from '../state.ts'
import { hireOutThugs } from './ops/auto-sale.ts'
import { runConverters } from './ops/convert.ts'
import { addMasterpieces } from './ops/craft.ts'

const NOTHING: readonly WorkshopLine[] = []

/** [C1] What facilities and specialists make once the workshops are done; nothing with v1. */
export function workOn(p: Player, workshops: readonly WorkshopLine[]): readonly WorkshopLine[] {
  if (p.works === null) return NOTHING
  return [...addMasterpieces(p, workshops), ...runConverters(p), ...hireOutThugs(p)]
}
