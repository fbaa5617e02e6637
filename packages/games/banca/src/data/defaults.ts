/** From this turn on, until the next band begins, the modifier is drawn from `min` to `max`; equal ones draw nothing. */
export interface Band {
  readonly fromTurn: number
  readonly min: number
  readonly max: number
}

/** [3.1] What the game is played with when nobody says otherwise. */
export const DEFAULTS = {
  initialMoney: 10_000,
  bankContribution: 1_000,
  levelCost: 500,
  levelRefund: 250,
  levelStepTenths: 2,
  lotteryBaseFee: 100,
  lotteryRewardTenths: 1,
  auctionRewardTenths: 2,
  bidStep: 100,
  penaltyBase: 100,
  penaltyIncrement: 50,
  bonusTenths: 1,
  allEqualBoth: true,
} as const

/** [11.2] Turns 1–3: 1, 4–6: 2, 7–9: 3, from turn 10 on 1 to 4 at random. */
export const MODIFIER_BANDS: readonly Band[] = [
  { fromTurn: 1, min: 1, max: 1 },
  { fromTurn: 4, min: 2, max: 2 },
  { fromTurn: 7, min: 3, max: 3 },
  { fromTurn: 10, min: 1, max: 4 },
]
export const MODIFIER_MAX = 9

/** [3.1, 22.2] Whoever sits around one device stops when they like; an online table needs an end. 0 is no limit. */
export const MAX_TURNS = { table: 0, live: 40 } as const
export const TURNS_MAX = 500

/** [2] What every player starts with. */
export const START_MULTIPLIER_TENTHS = 10
export const START_LEVEL = 0

export const SEATS = { min: 4, max: 7 } as const

/** [15] How long an online player may think, by phase. */
export const CLOCKS_SEC = { exit: 30, decide: 45, auction: 15, summary: 20 } as const
