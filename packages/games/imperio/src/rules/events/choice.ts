import type { Seat } from '@ludoteca/kernel'
import type { CardChoice, Effects, EventCard } from '../../data/cards/types.ts'
import { COMPLIANCE_MAX, EXPOSURE_MAX, RISK_PER_COMPLIANCE, RISK_PER_EXPOSURE } from '../../data/constants.ts'
import { ownerAt } from '../../owners.ts'
import type { MitigationsApplied } from '../../results.ts'
import type { Owner, Preferences, State } from '../../state.ts'

type Taken = MitigationsApplied['autoChoiceTaken']

/** [5.6.1] What a card does to this owner, and which branch was taken for him if it has several. */
export function chooseFor(
  s: Readonly<State>,
  seat: Seat,
  { effects, choice }: EventCard,
): readonly [Effects, Taken | undefined] {
  if (choice === null) return [effects as Effects, undefined]
  if (choice.kind === 'NON_NUMERIC') return leastRisk(ownerAt(s, seat), choice.options)
  const { preferAutoPay } = s.preferences[seat] as Preferences
  const { payCash, penaltyValue } = choice
  const isCheap = preferAutoPay ? payCash <= penaltyValue : payCash < penaltyValue
  return isCheap && ownerAt(s, seat).cash >= payCash ? [choice.pay, 'PAY'] : [choice.penalty, 'PENALTY']
}

type Option = Extract<CardChoice, { kind: 'NON_NUMERIC' }>['options'][number]

/** The option after which the owner is at less risk in the next round; among equals the first. */
function leastRisk(owner: Readonly<Owner>, options: readonly Option[]): readonly [Effects, Taken] {
  const best = options.reduce((a, b) => (riskChange(owner, b.effects) < riskChange(owner, a.effects) ? b : a))
  return [best.effects, best.id]
}

function riskChange({ compliance, politicalExposure }: Readonly<Owner>, effects: Effects): number {
  return (
    RISK_PER_COMPLIANCE * changeWithin(compliance, effects.compliance, COMPLIANCE_MAX) +
    RISK_PER_EXPOSURE * changeWithin(politicalExposure, effects.politicalExposure, EXPOSURE_MAX) +
    effects.nextRiskCenti
  )
}

function changeWithin(value: number, delta: number, max: number): number {
  return Math.min(Math.max(value + delta, 0), max) - value
}
