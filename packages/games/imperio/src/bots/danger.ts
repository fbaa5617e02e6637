import type { Seat } from '@ludoteca/kernel'
import { SECURITY_COST } from '../data/constants.ts'
import { isProtected } from '../owners.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { cashOf } from './seen.ts'

/** [15.2] From here on the RiskScore is a danger. */
const DANGER_CENTI = 200

export function isInDanger({ own }: View): boolean {
  return (own?.riskCenti ?? 0) >= DANGER_CENTI
}

/** [15.2e] In danger, not covered yet, and able to pay. */
export function wantsProtection(view: View, seat: Seat, { keep }: Character): boolean {
  return isInDanger(view) && !isProtected(view, seat) && cashOf(view, seat) - SECURITY_COST >= keep
}
