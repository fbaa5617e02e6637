import type { LedgerLine, LedgerSource } from '@ludoteca/aufbau'
import { groupsOf } from './ledger-groups.ts'

/** A bar of the fall: from where to where gold went, and by what. */
export interface WaterfallStep {
  readonly source: LedgerSource | 'before' | 'after'
  readonly from12: number
  readonly to12: number
}

/** From what was there before, source by source, to what was there then. */
export function stepsOf(ledger: readonly LedgerLine[], before12: number): readonly WaterfallStep[] {
  const groups = groupsOf(ledger).filter(({ gold12 }) => gold12 !== 0)
  let at = before12
  const steps = groups.map(({ source, gold12 }) => {
    const from12 = at
    at += gold12
    return { source, from12, to12: at }
  })
  return [{ source: 'before', from12: 0, to12: before12 }, ...steps, { source: 'after', from12: 0, to12: at }]
}
