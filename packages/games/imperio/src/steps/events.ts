import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { FIZZLE, resolveSlots } from '../rules/events/slots.ts'
import { modeOf, whenOf } from '../rules/mode.ts'
import { risksOf } from '../rules/risk.ts'
import type { State } from '../state.ts'

/** [2.4.9] The city strikes, and everybody sees whom. His exact RiskScore is told to each owner alone. */
export function openEvents(s: State, io: Io<Fact>): Frame {
  return strikeWith(resolveSlots, s, io)
}

/** The same with whatever decides whom the city strikes. */
export function strikeWith(resolve: typeof resolveSlots, s: State, io: Io<Fact>): Frame {
  const risks = risksOf(s)
  s.eventResults = resolve(s, risks)
  io.tell({ type: 'eventResults', results: s.eventResults, when: whenOf(s) })
  for (const [seat, centi] of risks.entries()) io.tell({ type: 'riskOwn', centi }, [seat])
  fire(s, 'EVENTS_RESOLVED')
  const { EVENTS_BASE, EVENTS_PER_RESULT } = modeOf(s).timersSec
  const shown = s.eventResults.filter(({ cardId }) => cardId !== FIZZLE).length
  return { step: 'show', sec: EVENTS_BASE + EVENTS_PER_RESULT * shown }
}
