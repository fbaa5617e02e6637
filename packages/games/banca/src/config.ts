import {
  type Domain,
  flag,
  frozenCopy,
  int,
  list,
  type OptionSpecs,
  one,
  type Params,
  type Refusal,
  record,
  refuse,
} from '@ludoteca/kernel'
import { type Band, DEFAULTS, MAX_TURNS, MODIFIER_BANDS, MODIFIER_MAX, TURNS_MAX } from './data/defaults.ts'

/** [3.1] What the banker may still change during a game at one device; it holds from the next turn on. */
export interface Settings {
  readonly levelCost: number
  readonly levelRefund: number
  readonly lotteryBaseFee: number
  readonly lotteryRewardTenths: number
  readonly auctionRewardTenths: number
  readonly bidStep: number
  readonly penaltyBase: number
  readonly penaltyIncrement: number
  readonly bonusTenths: number
  readonly allEqualBoth: boolean
  /** 0 is no limit. */
  readonly maxTurns: number
}
/** Everything the game is played with. */
export interface Config extends Settings {
  /** One device that a banker runs, or a seat of their own for everybody. */
  readonly mode: 'live' | 'table'
  /** Whether decisions have a clock in live mode. */
  readonly clocks: boolean
  readonly initialMoney: number
  readonly bankContribution: number
  readonly levelStepTenths: number
  readonly modifierBands: readonly Band[]
  readonly soloRule: 'sweep' | 'stop'
}
export type SettingsPatch = Partial<Settings>

const price = int(0, 100_000)
const reward = int(1, 10)

/** [3.1] Where each changeable parameter may come from. What depends on another one is checked in `clash`. */
export const SETTINGS = {
  levelCost: price,
  levelRefund: price,
  lotteryBaseFee: price,
  lotteryRewardTenths: reward,
  auctionRewardTenths: reward,
  bidStep: int(1, 100_000),
  penaltyBase: price,
  penaltyIncrement: price,
  bonusTenths: int(0, 10),
  allEqualBoth: flag,
  maxTurns: int(0, TURNS_MAX),
} satisfies { readonly [K in keyof Settings]: Domain } & Params

const modifier = int(1, MODIFIER_MAX)
const band = record({ fromTurn: int(1, TURNS_MAX), min: modifier, max: modifier })

export const options: OptionSpecs<Config> = {
  mode: { domain: one(['live', 'table']), default: 'live' },
  clocks: { domain: flag, default: true },
  initialMoney: { domain: int(1_000, 1_000_000), default: DEFAULTS.initialMoney },
  bankContribution: { domain: int(0, 1_000_000), default: DEFAULTS.bankContribution },
  levelCost: { domain: SETTINGS.levelCost, default: DEFAULTS.levelCost },
  levelRefund: { domain: SETTINGS.levelRefund, default: DEFAULTS.levelRefund },
  levelStepTenths: { domain: reward, default: DEFAULTS.levelStepTenths },
  lotteryBaseFee: { domain: SETTINGS.lotteryBaseFee, default: DEFAULTS.lotteryBaseFee },
  lotteryRewardTenths: { domain: SETTINGS.lotteryRewardTenths, default: DEFAULTS.lotteryRewardTenths },
  auctionRewardTenths: { domain: SETTINGS.auctionRewardTenths, default: DEFAULTS.auctionRewardTenths },
  bidStep: { domain: SETTINGS.bidStep, default: DEFAULTS.bidStep },
  penaltyBase: { domain: SETTINGS.penaltyBase, default: DEFAULTS.penaltyBase },
  penaltyIncrement: { domain: SETTINGS.penaltyIncrement, default: DEFAULTS.penaltyIncrement },
  bonusTenths: { domain: SETTINGS.bonusTenths, default: DEFAULTS.bonusTenths },
  modifierBands: { domain: list(band, 1, 20), default: MODIFIER_BANDS },
  allEqualBoth: { domain: SETTINGS.allEqualBoth, default: DEFAULTS.allEqualBoth },
  soloRule: { domain: one(['sweep', 'stop']), default: 'sweep' },
  maxTurns: { domain: SETTINGS.maxTurns, default: ({ mode }) => MAX_TURNS[mode === 'table' ? 'table' : 'live'] },
}

/** [3.1] The most an option may be beside these others; nothing where its domain alone says so. */
export function limitBeside(
  key: string,
  { initialMoney, levelCost }: Pick<Config, 'initialMoney' | 'levelCost'>,
): number | undefined {
  if (key === 'bankContribution') return initialMoney
  // Nobody earns by buying a level and selling it.
  return key === 'levelRefund' ? levelCost : undefined
}

/** What the bounds of single options cannot say. */
export function checkOptions(config: Config): Refusal | undefined {
  return clash(config) ?? bandsClash(config.modifierBands)
}

/** Options that are more than others allow. */
export function clash(config: Config): Refusal | undefined {
  for (const option of ['bankContribution', 'levelRefund'] as const) {
    const max = limitBeside(option, config) ?? config[option]
    if (config[option] > max) return refuse('E_CONFIG', { option, max })
  }
  return undefined
}

/** Bands cover every turn once: they begin with turn 1, and each begins later than the one before. */
function bandsClash(bands: readonly Band[]): Refusal | undefined {
  const inOrder = bands.every((band, i) => (i === 0 ? band.fromTurn === 1 : band.fromTurn > fromTurnOf(bands, i - 1)))
  return inOrder && bands.every(({ min, max }) => min <= max)
    ? undefined
    : refuse('E_CONFIG', { option: 'modifierBands', max: MODIFIER_MAX })
}

function fromTurnOf(bands: readonly Band[], i: number): number {
  return (bands[i] as Band).fromTurn
}

/** A copy nobody can write to, so that all copies of a state may share it. */
export function frozen(config: Config): Config {
  const modifierBands = Object.freeze(config.modifierBands.map((band) => Object.freeze({ ...band })))
  return frozenCopy({ ...config, modifierBands })
}
