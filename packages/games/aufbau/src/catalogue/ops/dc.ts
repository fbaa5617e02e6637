import type { DcPart } from '../../checks.ts'
import type { Tier } from '../../estate.ts'
import type { Move } from '../../moves.ts'
import type { Player } from '../../state.ts'
import { concerns } from '../actions.ts'
import { amountOf } from '../amounts.ts'
import { type Active, activeEffects } from '../sources.ts'

/** [11.1 dc] What makes a command's check easier or harder. */
export function dcParts(p: Readonly<Player>, action: Move['type'], mode: string, size: Tier): readonly DcPart[] {
  const parts: DcPart[] = []
  for (const active of activeEffects(p, 'dc')) {
    const { actions, sizes, kinds, delta } = active.effect
    if (!concerns(actions, action, mode)) continue
    if (sizes && !sizes.includes(size)) continue
    if (kinds && !kinds.includes(mode)) continue
    if (!isTime(p, active)) continue
    parts.push({ why: 'facility', ref: active.source.ref, delta: amountOf(p, active, delta) })
  }
  return parts
}

/** Some are felt only in the rounds after they were built. */
function isTime({ works }: Readonly<Player>, { effect, source }: Active<'dc'>): boolean {
  if (effect.nextRounds === undefined) return true
  const since = (works?.round ?? 0) - source.facility.builtAtRound
  return since >= 1 && since <= effect.nextRounds
}
