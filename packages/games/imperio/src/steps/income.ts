import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { resolveIncome } from '../rules/income.ts'
import { modeOf } from '../rules/mode.ts'
import type { State } from '../state.ts'

/** [2.4.4] Everybody sees everybody's receipt. */
export function openIncome(s: State, io: Io<Fact>): Frame {
  io.tell({ type: 'incomeResults', owners: resolveIncome(s) })
  fire(s, 'INCOME_RESOLVED')
  return { step: 'show', sec: modeOf(s).timersSec.INCOME }
}
