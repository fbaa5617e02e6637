import { type Chance, currentFrame, type Viewer } from '@ludoteca/kernel'
import { type Config, completed } from './config.ts'
import type { TokenId } from './data/board.ts'
import { tokensOf } from './rules/tokens.ts'
import {
  type Bank,
  copy,
  type DebtFrame,
  type Deed,
  type Ending,
  type Frame,
  type Player,
  type State,
} from './state.ts'

/** [5.1] What is going on. `debt` is the debtor raising cash. */
export type Phase =
  | 'preRoll'
  | 'jail'
  | 'postRoll'
  | 'buy'
  | 'auction'
  | 'debt'
  | 'inherit'
  | 'claim'
  | 'place'
  | 'trade'
  | 'over'

/** What is being decided beyond the open windows; each is known by the phase of the same name. */
export type Affair = Extract<Frame, { step: 'buy' | 'auction' | 'inherit' | 'claim' | 'place' | 'trade' }>

/**
 * [22] What everybody may know: all but the order of the two decks. It is sent to everybody after every move, so that
 * it holds nothing that changes without being of use: not the tasks still to do, and `null` where there is nothing to say.
 */
export interface View {
  readonly options: Config
  readonly players: readonly Readonly<Player>[]
  /** By seat, all different. */
  readonly tokens: readonly TokenId[]
  /** By space; nothing where no property lies. */
  readonly deeds: readonly (Readonly<Deed> | null)[]
  readonly bank: Readonly<Bank>
  /** Cards in each deck. */
  readonly decks: { readonly chance: number; readonly chest: number }
  readonly active: number
  readonly round: number
  readonly startSeat: number
  readonly doublesCount: number
  readonly lastRoll: readonly [number, number]
  readonly mayRollAgain: boolean
  readonly proposalsUsed: readonly number[]
  readonly finalRound: boolean
  readonly ending: Ending | null
  readonly phase: Phase
  /** What is being decided; nothing in the open windows, and while cash is raised for a debt. */
  readonly current: Readonly<Affair> | null
  /** The debt that somebody raises cash for, also while a trade to that end is being decided. */
  readonly debt: Readonly<DebtFrame> | null
}

/** [22] Everybody sees the same. */
export function view(s: Readonly<State>, _viewer: Viewer): View {
  return {
    options: completed(s.options),
    players: s.players,
    tokens: tokensOf(s),
    deeds: s.deeds,
    bank: s.bank,
    decks: { chance: s.decks.chance.length, chest: s.decks.chest.length },
    active: s.active,
    round: s.round,
    startSeat: s.startSeat,
    doublesCount: s.doublesCount,
    lastRoll: s.lastRoll,
    mayRollAgain: s.mayRollAgain,
    proposalsUsed: s.proposalsUsed,
    finalRound: s.finalRound,
    ending: s.ending,
    phase: phaseOf(s),
    current: affairOf(s),
    debt: debtOf(s),
  }
}

/** The decks might lie in any other order. */
export function sample(s: Readonly<State>, _viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  chance.shuffle('deck:chance', other.decks.chance)
  chance.shuffle('deck:chest', other.decks.chest)
  return other
}

export function phaseOf(s: Readonly<State>): Phase {
  const step = currentFrame(s)?.step
  return step === undefined ? 'over' : step === 'raise' ? 'debt' : (step as Phase)
}

export function affairOf(s: Readonly<State>): Affair | null {
  const frame = currentFrame(s)
  switch (frame?.step) {
    case 'buy':
    case 'auction':
    case 'inherit':
    case 'claim':
    case 'place':
    case 'trade':
      return frame
    default:
      return null
  }
}

export function debtOf({ agenda }: Readonly<State>): DebtFrame | null {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = agenda[i] as Frame
    if (frame.step === 'debt' && frame.opened) return frame
  }
  return null
}

/** The frame of this step, if that is what is going on: the auction, the debt being raised for … */
export function frameOf<T extends Affair['step'] | 'debt'>(
  { current, debt }: Pick<View, 'current' | 'debt'>,
  step: T,
): Readonly<Extract<Frame, { step: T }>> | undefined {
  const frame = step === 'debt' ? debt : current
  return frame?.step === step ? (frame as Extract<Frame, { step: T }>) : undefined
}
