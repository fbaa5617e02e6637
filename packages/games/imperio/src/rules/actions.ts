import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import {
  AUDIT_COMPLIANCE,
  AUDIT_RISK,
  DEVELOP_COST,
  DEVELOP_RISK,
  INSURANCE_COST,
  PR_FAME,
  PR_RISK,
  SECURITY_COST,
} from '../data/constants.ts'
import { moodOf } from '../data/moods.ts'
import { propertyCard } from '../data/properties.ts'
import type { Act } from '../frames.ts'
import type { MoveOf } from '../moves.ts'
import { ownerAt, ownerId } from '../owners.ts'
import type { ActionResult } from '../results.ts'
import type { Property, State } from '../state.ts'
import { meterOf } from './meters.ts'
import { breakPact, whyNotBreak } from './pacts.ts'
import { findProperty, propertyAt } from './properties.ts'
import { addRiskNext, changeCash, changeCompliance, changeFame, protect, statsOf } from './resources.ts'
import { spendYape, whyNotYape, yapeCash } from './yape.ts'

/** [4.2] What DEVELOP costs now. */
export function developCostOf(s: Readonly<State>): number {
  return developCost(meterOf(s, 'ConstructionEnforcement'), s.mood)
}

export function developCost(enforcement: number, mood: string | null): number {
  const cost = DEVELOP_COST + Math.floor((enforcement + 1) / 2)
  const effect = mood === null ? null : moodOf(mood).effect
  return effect?.type === 'DEVELOP_COST' ? Math.max(effect.min, cost + effect.delta) : cost
}

/** [4.1] What it costs to insure a property at that level; nothing when it has it already. */
export function insureCostOf({ insurance }: Readonly<Property>, level: unknown): number | undefined {
  if (level !== 'BASIC' && level !== 'FULL') return undefined
  if (insurance === 'NONE') return INSURANCE_COST.NONE[level]
  return insurance === 'BASIC' && level === 'FULL' ? INSURANCE_COST.BASIC.FULL : undefined
}

/** [4.1] Why this action is refused, whatever was sent. */
export function whyNotAct(s: Readonly<State>, seat: Seat, move: MoveOf<'action'>): Refusal | undefined {
  const against = whyNotFields(move) ?? whyNotKind(s, seat, move) ?? whyNotYape(s, seat, move.yape)
  if (against) return against
  const cost = costOf(s, move)
  const cash = ownerAt(s, seat).cash + yapeCash(move.yape)
  return cost > 0 && cost > cash ? refuse('NO_CASH', { cost, cash }) : undefined
}

function whyNotFields({ action, propertyId, level }: MoveOf<'action'>): Refusal | undefined {
  const needsProperty = action === 'DEVELOP' || action === 'INSURE'
  const needsLevel = action === 'INSURE'
  return (propertyId !== undefined) === needsProperty && (level !== undefined) === needsLevel
    ? undefined
    : refuse('BAD_MESSAGE')
}

function whyNotKind(s: Readonly<State>, seat: Seat, { action, propertyId, level }: MoveOf<'action'>) {
  if (action === 'BREAK_PACT') return whyNotBreak(s, seat)
  if (action !== 'DEVELOP' && action !== 'INSURE') return undefined
  const property = findProperty(s, propertyId)
  if (property?.owner !== seat) return refuse('BAD_PROPERTY')
  if (action === 'DEVELOP') return canGrow(property) ? undefined : refuse('NO_SLOTS')
  return insureCostOf(property, level) === undefined ? refuse('INSURANCE_MAX') : undefined
}

export function canGrow({ propertyId, upgradeLevel }: Readonly<Property>): boolean {
  return upgradeLevel < propertyCard(propertyId).upgradeSlotsMax
}

type Costly = { readonly action: Act['action']; readonly propertyId?: unknown; readonly level?: unknown }

function costOf(s: Readonly<State>, { action, propertyId, level }: Costly): number {
  switch (action) {
    case 'DEVELOP':
      return developCostOf(s)
    case 'INSURE': {
      const property = findProperty(s, propertyId)
      return (property && insureCostOf(property, level)) ?? 0
    }
    case 'SECURITY':
      return SECURITY_COST
    default:
      return 0
  }
}

/** [2.4.5] Carried out when ACTION closes. */
export function execute(s: State, seat: Seat, act: Readonly<Act>): ActionResult {
  const { action, propertyId, level, yape } = act
  if (yape) spendYape(s, seat)
  const cost = costOf(s, act)
  changeCash(s, seat, -cost)
  carryOut(s, seat, act)
  const by = ownerId(seat)
  if (propertyId === null) return { ownerId: by, action, cost, yape }
  if (level === null) return { ownerId: by, action, propertyId, cost, yape }
  return { ownerId: by, action, propertyId, level, cost, yape }
}

function carryOut(s: State, seat: Seat, { action, propertyId, level }: Readonly<Act>): void {
  switch (action) {
    case 'DEVELOP':
      propertyAt(s, propertyId as string).upgradeLevel++
      statsOf(s, seat).upgradesBuilt++
      return addRiskNext(s, seat, DEVELOP_RISK)
    case 'INSURE':
      propertyAt(s, propertyId as string).insurance = level ?? 'NONE'
      return
    case 'SECURITY':
      return protect(s, seat)
    case 'PR':
      changeFame(s, seat, PR_FAME)
      ownerAt(s, seat).lastPrRound = s.round
      return addRiskNext(s, seat, PR_RISK)
    case 'AUDIT':
      changeCompliance(s, seat, AUDIT_COMPLIANCE)
      return addRiskNext(s, seat, AUDIT_RISK)
    case 'BREAK_PACT':
      breakPact(s, seat)
      return
    case 'DEAL':
    case 'PASS':
      return
  }
}
