import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { BREAK_PACT_FAME, BREAK_PACT_RISK } from '../data/constants.ts'
import { ownerAt } from '../owners.ts'
import type { Pact, State } from '../state.ts'
import type { View } from '../view.ts'
import { report } from './news.ts'
import { addRiskNext, changeFame, limelightOf, statsOf } from './resources.ts'

/** [4.5.1] The promise that binds an owner in this round. */
export function activePactOf(s: Pick<View, 'pacts' | 'round'>, seat: Seat): Readonly<Pact> | undefined {
  return s.pacts.find(({ promiser, round, status }) => promiser === seat && round === s.round && status === 'ACTIVE')
}

export function whyNotBreak(s: Readonly<State>, seat: Seat): Refusal | undefined {
  if (activePactOf(s, seat) === undefined) return refuse('NO_PACT')
  return ownerAt(s, seat).brokePactUsed ? refuse('PACT_USED') : undefined
}

/** [4.5.3] Romper Pacto. The payee gets nothing back. */
export function breakPact(s: State, seat: Seat): Pact {
  const pact = activePactOf(s, seat) as Pact
  pact.status = 'BROKEN'
  ownerAt(s, seat).brokePactUsed = true
  changeFame(s, seat, BREAK_PACT_FAME)
  addRiskNext(s, seat, BREAK_PACT_RISK)
  statsOf(s, seat).pactsBroken++
  limelightOf(s, seat).pactsBroken++
  report(s, 'PACT_BROKEN', { owner: seat, rival: pact.payee, district: pact.district })
  return pact
}

/** [4.5.2] Whoever broke a pact in this round's BID has used his action. */
export function hasBroken(s: Readonly<State>, seat: Seat): boolean {
  return s.pacts.some(({ promiser, round, status }) => promiser === seat && round === s.round && status === 'BROKEN')
}
