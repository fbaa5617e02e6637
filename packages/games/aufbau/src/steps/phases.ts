import { type AskStep, type Io, next } from '@ludoteca/kernel'
import { COMMANDS } from '../commands/index.ts'
import type { Fact } from '../facts.ts'
import type { Move, PlayerMove } from '../moves.ts'
import { lossIsMissing } from '../rules/envy.ts'
import type { Frame, Phase, Player, State } from '../state.ts'
import { askInActions, askInMaintenance, askWhileLooking } from './asking.ts'
import { commandOf } from './choices.ts'
import { endMatch } from './finish.ts'
import { setReadiness } from './session.ts'

type PhaseStep = AskStep<State, Extract<Frame, { step: Phase }>, Move, Fact>
type Type = PlayerMove['type']
type After = (s: State) => void

const ACTION_TYPES = Object.keys(COMMANDS) as Type[]

/** [3.1] The lobby of the first round, or a wait for those who must choose what to lose. */
export const maintenance: PhaseStep = {
  ask: askInMaintenance,
  on: {
    ...obey(['setTradeMode', 'addNote'], stay),
    ...obey(['chooseLoss'], leaveWhenAllChose),
    endCampaign,
    advance: (s) => next(s, { step: 'upkeep' }),
  },
}

/** [3.1] */
export const actions: PhaseStep = {
  ask: askInActions,
  on: {
    ...obey([...ACTION_TYPES, 'addNote'], stay),
    ...obey(['setReady'], leaveWhenAllReady),
    endCampaign,
    advance: (s) => next(s, { step: 'convert' }),
  },
}

/** [3.1] */
export const conversion: PhaseStep = {
  ask: askWhileLooking,
  on: { ...obey(['addNote'], stay), endCampaign, advance: (s) => next(s, { step: 'recover' }) },
}

/** [3.1] */
export const reset: PhaseStep = {
  ask: askWhileLooking,
  on: { ...obey(['addNote'], stay), endCampaign, advance: (s) => next(s, { step: 'newRound' }) },
}

/** Players' commands; what comes after them depends on the phase. */
function obey(types: readonly Type[], after: After): PhaseStep['on'] {
  return Object.fromEntries(types.map((type) => [type, handlerOf(type, after)]))
}

function handlerOf(type: Type, after: After) {
  const command = commandOf(type)
  // [D-44] Whoever acts is not ready any more; a note is no act.
  const isAct = type !== 'addNote' && type !== 'setReady'
  return (s: State, _f: Frame, seat: number, move: PlayerMove, io: Io<Fact>) => {
    const p = s.players[seat] as Player
    if (isAct && p.ready) setReadiness(p, false, io)
    command.perform(s, p, move, io)
    after(s)
  }
}

function stay(): void {}

/** [D-44] Maintenance is left as soon as no choice is missing. */
function leaveWhenAllChose(s: State): void {
  if (leavesMaintenanceAlone(s)) next(s, { step: 'upkeep' })
}

/** [D-44] The lobby of the first round is always left by the game master. */
export function leavesMaintenanceAlone(s: Readonly<State>): boolean {
  return s.config.advance === 'ready' && s.round > 1 && !s.players.some((p) => lossIsMissing(s, p))
}

function leaveWhenAllReady(s: State): void {
  if (s.config.advance === 'ready' && s.players.every(({ ready }) => ready)) next(s, { step: 'convert' })
}

function endCampaign(s: State, _f: Frame, _seat: number, _move: Move, io: Io<Fact>): void {
  endMatch(s, io)
}
