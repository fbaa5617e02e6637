import type { Seat } from '@ludoteca/kernel'
import {
  COSTA_MANY,
  FAME_TIER_STEP,
  RISK_BASE,
  RISK_COSTA,
  RISK_GOBIERNO,
  RISK_LEVELS,
  RISK_LOGISTICA,
  RISK_MAX,
  RISK_MIN,
  RISK_PER_COMPLIANCE,
  RISK_PER_EXPOSURE,
  RISK_PER_FAME_TIER,
  RISK_PER_PROPERTY,
  RISK_PER_WEALTH_TIER,
  RISK_PR_LAST_ROUND,
  RISK_PROTECTED,
  RISK_RECENT_TARGET,
  RUMOR_RISK,
  RUMORS_MAX,
  TIER_MAX,
} from '../data/constants.ts'
import { perContent } from '../data/content.ts'
import { moodOf } from '../data/moods.ts'
import { isProtected, ownerAt } from '../owners.ts'
import type { Owner, Property, State } from '../state.ts'
import { listOf } from './list.ts'
import { modeOf } from './mode.ts'
import { worthOf } from './wealth.ts'

/** Shown as "Tranqui", "Te miran" and "En la mira". */
export type RiskLevel = 'LOW' | 'MID' | 'HIGH'

/** [5.1] RiskScores of all owners in centi, in one pass over the deck. */
export function risksOf(s: Readonly<State>): number[] {
  const holdings = listOf(s.owners, bare)
  const { properties } = s
  const dangers = dangersOf(s)
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i] as Property
    if (property.owner !== null) add(holdings[property.owner] as Holdings, s, property, dangers[i] as Dangers)
  }
  return listOf(holdings, (holding, seat) => riskFrom(s, seat, holding))
}

/** [5.1] The RiskScore of one owner in centi. */
export function riskOf(s: Readonly<State>, seat: Seat): number {
  const holdings = bare(ownerAt(s, seat))
  const { properties } = s
  const dangers = dangersOf(s)
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i] as Property
    if (property.owner === seat) add(holdings, s, property, dangers[i] as Dangers)
  }
  return riskFrom(s, seat, holdings)
}

/** [decision 125] What others see of it. */
export function riskLevelOf(centi: number): RiskLevel {
  if (centi < RISK_LEVELS[0]) return 'LOW'
  return centi < RISK_LEVELS[1] ? 'MID' : 'HIGH'
}

/** [1.6] What rumours add in this round. */
export function rumorCentiOf({ rumors }: Readonly<State>, seat: Seat): number {
  return RUMOR_RISK * Math.min(RUMORS_MAX, rumors[seat] as number)
}

interface Holdings {
  wealth: number
  properties: number
  costa: number
  logistica: boolean
  /** In Centro, or tagged so. */
  gobierno: boolean
}

function bare({ cash, debt }: Readonly<Owner>): Holdings {
  return { wealth: cash - debt, properties: 0, costa: 0, logistica: false, gobierno: false }
}

function add(holdings: Holdings, s: Readonly<State>, property: Readonly<Property>, dangers: Dangers): void {
  const { costa, logistica, gobierno } = dangers
  holdings.wealth += worthOf(s, property)
  holdings.properties++
  if (costa) holdings.costa++
  if (logistica) holdings.logistica = true
  if (gobierno) holdings.gobierno = true
}

interface Dangers {
  readonly costa: boolean
  readonly logistica: boolean
  readonly gobierno: boolean
}
/** What each card of the deck adds to the RiskScore, looked up once: risks are part of every view. */
const dangersOf = perContent(({ properties }): readonly Dangers[] =>
  properties.map(({ tags, district }) => ({
    costa: tags.includes('costa'),
    logistica: tags.includes('logistica'),
    gobierno: district === 'Centro' || tags.includes('gobierno'),
  })),
)

function riskFrom(s: Readonly<State>, seat: Seat, holdings: Holdings): number {
  const owner = ownerAt(s, seat)
  const fameTier = Math.min(TIER_MAX, Math.floor(owner.fame / FAME_TIER_STEP))
  const wealthTier = Math.min(Math.max(Math.floor(holdings.wealth / modeOf(s).wealthTierStep), 0), TIER_MAX)
  let risk = RISK_BASE + RISK_PER_PROPERTY * holdings.properties + owner.riskNow + rumorCentiOf(s, seat) + moodRisk(s)
  risk += RISK_PER_FAME_TIER * fameTier + RISK_PER_WEALTH_TIER * wealthTier
  risk += RISK_PER_EXPOSURE * owner.politicalExposure + RISK_PER_COMPLIANCE * owner.compliance
  if (holdings.logistica) risk += RISK_LOGISTICA
  if (holdings.gobierno) risk += RISK_GOBIERNO
  if (holdings.costa >= COSTA_MANY) risk += RISK_COSTA
  if (owner.lastPrRound > 0 && owner.lastPrRound === s.round - 1) risk += RISK_PR_LAST_ROUND
  if (isProtected(s, seat)) risk += RISK_PROTECTED
  if (owner.lastTargetedRound > 0 && owner.lastTargetedRound === s.round - 1) risk += RISK_RECENT_TARGET
  return Math.min(Math.max(risk, RISK_MIN), RISK_MAX)
}

function moodRisk({ mood }: Readonly<State>): number {
  if (mood === null) return 0
  const { effect } = moodOf(mood)
  return effect.type === 'RISK_ALL' ? effect.deltaCenti : 0
}
