import { type Io, next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { convert as convertGoods } from '../rules/conversion/convert.ts'
import { remember } from '../rules/history.ts'
import { maintain } from '../rules/maintenance/maintain.ts'
import { rollWorld } from '../rules/maintenance/world.ts'
import { recover as calmDown } from '../rules/recovery.ts'
import { isLastRound } from '../rules/rounds.ts'
import type { Frame, Phase, State } from '../state.ts'
import { endMatch } from './finish.ts'
import { leavesMaintenanceAlone } from './phases.ts'

type Passage<K extends Frame['step']> = RunStep<State, Extract<Frame, { step: K }>, Fact>

/** [3.2] maintenance → actions */
export const upkeep: Passage<'upkeep'> = {
  run(s, _f, io) {
    rollWorld(s, io)
    for (const p of s.players) maintain(s, p, io)
    enter(s, 'actions', io)
  },
}

/** [3.3] actions → conversion */
export const convert: Passage<'convert'> = {
  run(s, _f, io) {
    for (const p of s.players) {
      convertGoods(s, p, io)
      remember(s, p)
    }
    if (s.config.advance === 'gm') return enter(s, 'conversion', io)
    next(s, { step: 'recover' })
  },
}

/** [3.4] conversion → reset, or the end */
export const recover: Passage<'recover'> = {
  run(s, _f, io) {
    if (isLastRound(s)) return endMatch(s, io)
    for (const p of s.players) calmDown(s, p, io)
    if (s.config.advance === 'gm') return enter(s, 'reset', io)
    next(s, { step: 'newRound' })
  },
}

/** [3.5] reset → maintenance */
export const newRound: Passage<'newRound'> = {
  run(s, _f, io) {
    s.round++
    io.tell({ type: 'roundStarted', round: s.round })
    if (!leavesMaintenanceAlone(s)) return enter(s, 'maintenance', io)
    s.phase = 'maintenance'
    next(s, { step: 'upkeep' })
  },
}

/** Phases are public, and whoever was ready is so no more [D-44]. What the passage showed cannot be taken back. */
function enter(s: State, phase: Phase, io: Io<Fact>): void {
  s.phase = phase
  for (const p of s.players) p.ready = false
  io.reveal()
  io.tell({ type: 'phaseEntered', phase, round: s.round })
  next(s, { step: phase })
}
