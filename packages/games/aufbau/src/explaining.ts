import { type Move as AnyMove, lookUp, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { State } from './state.ts'

/** [5.0.2] What the kernel refuses by codes that all games share, by the codes of this game. */
const CODES: Readonly<Record<string, readonly [code: string, why: string]>> = {
  E_FORMAT: ['INPUT', 'malformed'],
  E_RANGE: ['INPUT', 'outOfRange'],
  E_SEAT: ['AUTH', 'notYours'],
  E_PHASE: ['PHASE', 'phase'],
  E_OVER: ['STATE', 'finished'],
}

export function explain({ phase }: Readonly<State>, _seat: Seat, _move: AnyMove, refusal: Refusal): Refusal {
  const known = lookUp(CODES, refusal.code)
  if (!known) return refusal
  const [code, why] = known
  return refuse(code, { why, ...(code === 'PHASE' ? { phase } : {}), ...refusal.params })
}
