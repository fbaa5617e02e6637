import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import { announceUnlocked, fire } from '../rules/achievements/trigger.ts'
import { modeOf } from '../rules/mode.ts'
import { writeHeadlines } from '../rules/press/front-page.ts'
import { closeRound } from '../rules/round-end.ts'
import type { State } from '../state.ts'

/** [2.4.10] The round is closed, the press writes, and then achievements are told. */
export function openPress(s: State, io: Io<Fact>): Frame {
  return publishWith(writeHeadlines, s, io)
}

/** The same with whatever the press writes. */
export function publishWith(write: (s: State) => void, s: State, io: Io<Fact>): Frame {
  closeRound(s)
  write(s)
  io.tell({ type: 'pressTicker', personaId: s.personaId, headlines: s.headlines })
  fire(s, 'ROUND_END')
  announceUnlocked(s, io)
  return { step: 'show', sec: modeOf(s).timersSec.PRESS }
}
