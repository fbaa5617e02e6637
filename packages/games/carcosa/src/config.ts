import { flag, int, list, type OptionSpecs, one, type Refusal, refuse, type SeatRange } from '@ludoteca/kernel'
import { NODES, type NodeId } from './data/board.ts'
import { SOULS_MAX, SOULS_MIN } from './data/constants.ts'
import { ROLE_IDS, type RoleId } from './data/roles.ts'

export type Difficulty = 'EASY' | 'NORMAL' | 'HARD'

/** [14.1] How many souls play is the number of seats; with a King's seat that one comes last. */
export interface Config {
  /** [D-51] Changes the defaults of other options, never a value that somebody gave. */
  readonly difficulty: Difficulty
  readonly roleDraw: 'RANDOM_UNIQUE' | 'CHOOSE' | 'FIXED'
  /** [4 step 1] By seat, with `roleDraw` CHOOSE. */
  readonly roles: readonly RoleId[]
  readonly baseActions: number
  readonly houseLoss: number
  readonly presenceStartRound: number
  /** [K4] For rounds 1–3, 4–6, 7–9, 10 and later. */
  readonly presenceTable: readonly number[]
  readonly keysToWin: number
  readonly keysBase: number
  readonly keysLoseThreshold: number
  readonly umbralNode: NodeId
  readonly sanctuaryNode: NodeId
  /** 0 for no limit. */
  readonly maxRounds: number
  readonly loseOnDeckExhaustion: boolean
  /** [5.6] Dice move the King, or the last seat chooses among dice. */
  readonly kingMode: 'DICE' | 'SEAT'
  /** [7.9] */
  readonly reinaReveal: 'STUN' | 'NO_MOVE'
  /** [5.3] Free actions stay legal without actions, unless the turn is locked. */
  readonly freeActionsAtZero: boolean
  /** [D-49] */
  readonly taberna: 'both' | 'peek' | 'recover'
  readonly tradeEnabled: boolean
  /** [7.13] Shield and guard stance of the Tanque. */
  readonly tankProtection: boolean
  /** [D-52] */
  readonly spiderGrace: boolean
  /** [14.2] */
  readonly ringActivation: boolean
  /** [D-32] */
  readonly maxFreeActionsPerTurn: number
  readonly maxTradeOffersPerTurn: number
  /** Whether decisions carry the clocks of the online table. */
  readonly clocks: boolean
}

const EASY_PRESENCE: readonly number[] = [1, 1, 2, 3]
const PRESENCE: readonly number[] = [1, 2, 3, 4]

export const options: OptionSpecs<Config> = {
  difficulty: { domain: one(['EASY', 'NORMAL', 'HARD']), default: 'NORMAL' },
  roleDraw: { domain: one(['RANDOM_UNIQUE', 'CHOOSE', 'FIXED']), default: 'RANDOM_UNIQUE' },
  roles: { domain: { kind: 'some', of: ROLE_IDS, min: 0, max: SOULS_MAX, ordered: true }, default: [] },
  baseActions: { domain: int(1, 4), default: 2 },
  houseLoss: { domain: int(0, 3), default: 1 },
  presenceStartRound: { domain: int(1, 10), default: 2 },
  presenceTable: {
    domain: list(int(0, 9), PRESENCE.length, PRESENCE.length),
    default: ({ difficulty }) => (difficulty === 'EASY' ? EASY_PRESENCE : PRESENCE),
  },
  keysToWin: { domain: int(1, 6), default: 4 },
  keysBase: { domain: int(4, 8), default: 6 },
  keysLoseThreshold: { domain: int(0, 5), default: 3 },
  umbralNode: { domain: one(NODES), default: 'F2_P' },
  sanctuaryNode: { domain: one(NODES), default: 'F1_P' },
  maxRounds: { domain: int(0, 1000), default: 60 },
  loseOnDeckExhaustion: { domain: flag, default: false },
  kingMode: { domain: one(['DICE', 'SEAT']), default: 'DICE' },
  reinaReveal: { domain: one(['STUN', 'NO_MOVE']), default: 'STUN' },
  freeActionsAtZero: { domain: flag, default: true },
  taberna: { domain: one(['both', 'peek', 'recover']), default: 'both' },
  tradeEnabled: { domain: flag, default: ({ difficulty }) => difficulty !== 'HARD' },
  tankProtection: { domain: flag, default: true },
  spiderGrace: { domain: flag, default: true },
  ringActivation: { domain: flag, default: false },
  maxFreeActionsPerTurn: { domain: int(0, 50), default: 12 },
  maxTradeOffersPerTurn: { domain: int(0, 20), default: 3 },
  clocks: { domain: flag, default: true },
}

/** [D-03] Two to four souls, and one seat more where the King has one. */
export const SEATS_MIN = SOULS_MIN
export const SEATS_MAX = SOULS_MAX + 1

export function soulsOf({ kingMode }: Readonly<Pick<Config, 'kingMode'>>, seats: number): number {
  return kingMode === 'SEAT' ? seats - 1 : seats
}

export function seatsFor({ kingMode }: Readonly<Pick<Config, 'kingMode'>>): SeatRange {
  const king = kingMode === 'SEAT' ? 1 : 0
  return { min: SOULS_MIN + king, max: SOULS_MAX + king }
}

export function checkOptions(config: Config, seats: number): Refusal | undefined {
  const chosen = config.roleDraw === 'CHOOSE' ? soulsOf(config, seats) : 0
  return config.roles.length !== chosen ? refuse('E_ROLES', { option: 'roles', souls: chosen }) : undefined
}

/** [D-29] Milliseconds the online table gives for each kind of decision. */
export const CLOCK_MS = { turn: 90_000, decision: 45_000, king: 6_000 } as const
