import type { Seat } from '@ludoteca/kernel'
import { COMPLIANCE_MAX, EXPOSURE_MAX, PROTECTION_ROUNDS } from '../data/constants.ts'
import { ownerAt } from '../owners.ts'
import type { State } from '../state.ts'
import type { Limelight, Stats } from '../stats.ts'

/** Cash from the bank, or to it when negative. Every coin of a match goes through here or through `pay`. */
export function changeCash(s: State, seat: Seat, delta: number): void {
  // What costs nothing may come as −0, and a sum with that is no small whole number to the engine any more.
  if (delta === 0) return
  ownerAt(s, seat).cash += delta
  s.bank -= delta
}

/** Cash from one owner to another. */
export function pay(s: State, from: Seat, to: Seat, amount: number): void {
  ownerAt(s, from).cash -= amount
  ownerAt(s, to).cash += amount
}

/** [3.1] Fame stops at 0. Gains and losses are counted for the awards. Says by how much it changed. */
export function changeFame(s: State, seat: Seat, delta: number): number {
  const owner = ownerAt(s, seat)
  // Not `-owner.fame`: there is no negative zero in a state.
  const change = Math.max(delta, 0 - owner.fame)
  owner.fame += change
  const light = limelightOf(s, seat)
  if (change > 0) light.fameGained += change
  else light.fameLost -= change
  return change
}

/** Says by how much it changed. */
export function changeCompliance(s: State, seat: Seat, delta: number): number {
  const owner = ownerAt(s, seat)
  const before = owner.compliance
  owner.compliance = Math.min(Math.max(before + delta, 0), COMPLIANCE_MAX)
  return owner.compliance - before
}

/** Says by how much it changed. */
export function changeExposure(s: State, seat: Seat, delta: number): number {
  const owner = ownerAt(s, seat)
  const before = owner.politicalExposure
  owner.politicalExposure = Math.min(Math.max(before + delta, 0), EXPOSURE_MAX)
  return owner.politicalExposure - before
}

/** [4.1] A Security Contract or an escort: from now on, and through the next round. */
export function protect(s: State, seat: Seat): void {
  const owner = ownerAt(s, seat)
  owner.protectedUntilRound = Math.max(owner.protectedUntilRound, s.round + PROTECTION_ROUNDS)
}

/** [4.1.4] Adds to the RiskScore of the next round. */
export function addRiskNext(s: State, seat: Seat, centi: number): void {
  ownerAt(s, seat).riskNext += centi
}

export function statsOf(s: Pick<State, 'stats'>, seat: Seat): Stats {
  return s.stats[seat] as Stats
}

export function limelightOf(s: Pick<State, 'limelight'>, seat: Seat): Limelight {
  return s.limelight[seat] as Limelight
}
