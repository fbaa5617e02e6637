import type { Seat } from '@ludoteca/kernel'
import type { Effects, EventCard, Mitigation, Softening } from '../../data/cards/types.ts'
import { CONTROL_CASH, CONTROL_FAME } from '../../data/constants.ts'
import { isProtected, ownerAt } from '../../owners.ts'
import type { Draft, MitigationsApplied } from '../../results.ts'
import type { Preferences, Property, State } from '../../state.ts'
import { hide, mayHide } from '../cortina.ts'
import { changeFame, statsOf } from '../resources.ts'

/** What is left of a card's effects on its way to the owner. */
export type Blow = { -readonly [K in keyof Effects]: Effects[K] }

/** [5.6.3–6] Security, insurance, compliance, then Fame, in this order. Says what helped, and counts it. */
export function soften(
  s: State,
  seat: Seat,
  card: EventCard,
  property: Readonly<Property> | null,
  blow: Blow,
): { readonly insured: number; readonly mitigations: Draft<MitigationsApplied> } {
  const { compliance } = ownerAt(s, seat)
  const isSecure = isProtected(s, seat)
  const security = apply(blow, card, (m) => m.by === 'SECURITY' && isSecure && (m.when === 'CARD' || card.isExtortion))
  if (card.isExtortion && (security.cash > 0 || security.fame > 0)) statsOf(s, seat).securitySaves++
  const insurance = apply(blow, card, (m) => m.by === 'INSURANCE' && m.level === property?.insurance)
  const stats = statsOf(s, seat)
  stats.insuranceSavedMax = Math.max(stats.insuranceSavedMax, insurance.cash)
  const papers = apply(blow, card, (m) => m.by === 'COMPLIANCE' && compliance >= m.min)
  const spend = spendFame(s, seat, blow)
  const mitigations: Draft<MitigationsApplied> = {}
  if (security.helped) mitigations.securityContractUsed = true
  if (insurance.helped) mitigations.insuranceUsed = property?.insurance as 'BASIC' | 'FULL'
  if (papers.helped) mitigations.compliancePrevented = true
  if (spend !== undefined) mitigations.fameSpendUsed = spend
  return { insured: insurance.cash, mitigations }
}

interface Relief {
  readonly helped: boolean
  /** Cash and Fame that are not lost. */
  readonly cash: number
  readonly fame: number
}

function apply(blow: Blow, { mitigations }: EventCard, applies: (mitigation: Mitigation) => boolean): Relief {
  const { cash, fame, rent } = blow
  for (const mitigation of mitigations) if (applies(mitigation)) lighten(blow, mitigation)
  const helped = blow.cash !== cash || blow.fame !== fame || blow.rent !== rent
  return { helped, cash: blow.cash - cash, fame: blow.fame - fame }
}

/** [5.6.1] Only losses are touched, and none becomes a gain. */
function lighten(blow: Blow, by: Softening): void {
  if (blow.cash < 0) blow.cash = by.cancelCash ? 0 : (by.setCash ?? reduced(blow.cash, by.cashReduce))
  if (blow.fame < 0) {
    const cancelled = by.cancelFame || by.blockFameLoss
    blow.fame = cancelled ? 0 : (by.setFame ?? reduced(blow.fame, by.fameReduce))
  }
  if (blow.rent !== null && blow.rent.delta < 0) blow.rent = by.cancelRent ? null : (by.setRent ?? blow.rent)
}

function reduced(loss: number, by = 0): number {
  return Math.min(0, loss + by)
}

type Spend = 'CONTROL_DANOS' | 'CORTINA'
const ORDERS: Readonly<Record<Preferences['famePolicy'], readonly Spend[]>> = {
  NONE: [],
  CONTROL_FIRST: ['CONTROL_DANOS', 'CORTINA'],
  CORTINA_FIRST: ['CORTINA', 'CONTROL_DANOS'],
}

/** [4.6] At most one in a round, as the owner's policy says. It is paid before the event takes any Fame. */
function spendFame(s: State, seat: Seat, blow: Blow): Spend | undefined {
  const order = ORDERS[(s.preferences[seat] as Preferences).famePolicy]
  const spend = order.find((which) => isUsable(s, seat, which, blow))
  if (spend === 'CONTROL_DANOS') {
    ownerAt(s, seat).fameSpent = true
    changeFame(s, seat, -CONTROL_FAME)
    blow.cash += CONTROL_CASH
  }
  if (spend === 'CORTINA') {
    hide(s, seat)
    blow.fame = 0
    blow.politicalExposure = Math.min(0, blow.politicalExposure)
  }
  return spend
}

function isUsable(s: Readonly<State>, seat: Seat, spend: Spend, blow: Readonly<Blow>): boolean {
  if (spend === 'CORTINA') return mayHide(s, seat, -blow.fame)
  const { fameSpent, fame } = ownerAt(s, seat)
  return !fameSpent && fame >= CONTROL_FAME && blow.cash <= -CONTROL_CASH
}
