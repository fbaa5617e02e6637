import type { Chance, Viewer } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { type Bank, copy, type Deed, type Ending, type Frame, type Player, type State } from './state.ts'

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

/** [22] What everybody may know: all but the order of the two decks. */
export interface View {
  readonly options: Config
  readonly players: readonly Readonly<Player>[]
  /** By space; nothing where no property lies. */
  readonly deeds: readonly (Readonly<Deed> | null)[]
  readonly bank: Readonly<Bank>
  /** Cards in each deck. */
  readonly decks: { readonly chance: number; readonly chest: number }
  readonly active: number
  readonly turnNo: number
  readonly round: number
  readonly startSeat: number
  readonly doublesCount: number
  readonly lastRoll: readonly [number, number]
  readonly mayRollAgain: boolean
  readonly proposalsUsed: readonly number[]
  readonly windowNo: number
  readonly finalRound: boolean
  readonly ending: Ending | null
  readonly phase: Phase
  /** The tasks still to do, the current decision last. Nothing in it is hidden. */
  readonly agenda: readonly Readonly<Frame>[]
}

/** [22] Everybody sees the same. */
export function view(s: Readonly<State>, _viewer: Viewer): View {
  return {
    options: s.options,
    players: s.players,
    deeds: s.deeds,
    bank: s.bank,
    decks: { chance: s.decks.chance.length, chest: s.decks.chest.length },
    active: s.active,
    turnNo: s.turnNo,
    round: s.round,
    startSeat: s.startSeat,
    doublesCount: s.doublesCount,
    lastRoll: s.lastRoll,
    mayRollAgain: s.mayRollAgain,
    proposalsUsed: s.proposalsUsed,
    windowNo: s.windowNo,
    finalRound: s.finalRound,
    ending: s.ending,
    phase: phaseOf(s),
    agenda: s.agenda,
  }
}

/** The decks might lie in any other order. */
export function sample(s: Readonly<State>, _viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  chance.shuffle('deck:chance', other.decks.chance)
  chance.shuffle('deck:chest', other.decks.chest)
  return other
}

function phaseOf(s: Readonly<State>): Phase {
  const step = s.agenda[s.agenda.length - 1]?.step
  return step === undefined ? 'over' : step === 'raise' ? 'debt' : (step as Phase)
}

/** The frame of this step nearest to the current decision: the auction going on, the debt being raised for … */
export function frameOf<T extends Frame['step']>(
  at: Pick<View, 'agenda'>,
  step: T,
): Readonly<Extract<Frame, { step: T }>> | undefined {
  for (let i = at.agenda.length - 1; i >= 0; i--) {
    const frame = at.agenda[i] as Frame
    if (frame.step === step) return frame as Extract<Frame, { step: T }>
  }
  return undefined
}
