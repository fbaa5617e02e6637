import { one, type Params, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Plan } from '../moves.ts'
import type { State } from '../state.ts'
import { playerAt } from './players.ts'
import { lotteryFee } from './prices.ts'

/** [7.3] What a plan costs when it is entered, by the prices of the turn. A refund does not count towards the fee. */
export function planCost(levelCost: number, fee: number, { level, lottery }: Plan): number {
  return (level === 'raise' ? levelCost : 0) + (lottery === 'join' ? fee : 0)
}

/** [7.2, 7.3] Why a player may not plan this. */
export function refusalOfPlan(s: Readonly<State>, seat: Seat, plan: Plan): Refusal | undefined {
  const { level, balance } = playerAt(s, seat)
  if (plan.level === 'lower' && level === 0) return refuse('E_LEVEL')
  const cost = planCost(s.config.levelCost, lotteryFee(s), plan)
  return cost > balance ? refuse('E_FUNDS', { cost, balance }) : undefined
}

const JOIN = one(['join', 'skip'])
const SKIP = one(['skip'])
/** Ready-made domains: [may raise][may lower][may join]. */
const DOMAINS: readonly (readonly (readonly Params[])[])[] = [['keep'], ['keep', 'raise']].map((raising) =>
  [raising, [...raising, 'lower']].map((levels) => [SKIP, JOIN].map((lottery) => ({ level: one(levels), lottery }))),
)

/** What a player can choose from, each on its own; both together may still cost too much. */
export function planDomains(s: Readonly<State>, seat: Seat): Params {
  const { level, balance } = playerAt(s, seat)
  const raise = balance >= s.config.levelCost ? 1 : 0
  const lower = level > 0 ? 1 : 0
  const join = balance >= lotteryFee(s) ? 1 : 0
  return DOMAINS[raise]?.[lower]?.[join] as Params
}

/** Every plan there is. */
const PLANS: readonly Plan[] = (['raise', 'lower', 'keep'] as const).flatMap((level) =>
  (['join', 'skip'] as const).map((lottery) => Object.freeze({ level, lottery })),
)

/** Every plan this player may enter; keeping and skipping is always among them. */
export function legalPlans(s: Readonly<State>, seat: Seat): Plan[] {
  return PLANS.filter((plan) => !refusalOfPlan(s, seat, plan))
}

/** The same plan as one of those above, which copies of a state may share. */
export function sealed({ level, lottery }: Plan): Plan {
  return PLANS.find((plan) => plan.level === level && plan.lottery === lottery) as Plan
}
