import type { Told } from '@ludoteca/kernel'
import { START_MULTIPLIER_TENTHS } from './data/defaults.ts'
import type { Fact } from './facts.ts'
import { sumOf } from './rules/payout.ts'
import { activeSeats } from './rules/players.ts'
import { penaltyOf } from './rules/prices.ts'
import type { Player, State, Summary, SummaryRow } from './state.ts'

/** [19] What is wrong with a state. */
export function invariants(s: Readonly<State>): string[] {
  const wrong: string[] = []
  const money = sumOf(s.players.map(({ balance }) => balance)) + s.bank
  if (money !== s.players.length * s.config.initialMoney) wrong.push(`money is not conserved: ${money}`)
  if (s.bank < 0) wrong.push(`the bank holds ${s.bank}`)
  for (const [seat, player] of s.players.entries()) {
    const problem = problemWith(player, s.config.levelStepTenths)
    if (problem) wrong.push(`seat ${seat}: ${problem}`)
  }
  if ((s.ending === null) === (s.agenda.length === 0)) wrong.push('over and not over at the same time')
  if (s.ending === null && activeSeats(s).length < 2) wrong.push('the game goes on with fewer than two players')
  return s.summary ? [...wrong, ...problemsOfPayout(s.summary)] : wrong
}

function problemWith({ balance, level, multiplierTenths, active, exitTurn }: Player, step: number): string | undefined {
  if (balance < 0) return `the balance is ${balance}`
  if (level < 0) return `the level is ${level}`
  if (multiplierTenths < START_MULTIPLIER_TENTHS + step * level) return `the multiplier is ${multiplierTenths} tenths`
  return active === (exitTurn === null) ? undefined : 'left without an exit turn, or the other way round'
}

/** [19.3] Shares never exceed the dividend, nor that the bank's n-th part, and follow the multipliers. */
function problemsOfPayout({ rows, dividend, bankBefore }: Summary): string[] {
  const wrong: string[] = []
  if (sumOf(rows.map(({ share }) => share)) > dividend) wrong.push('the shares exceed the dividend')
  if (dividend * rows.length > bankBefore) wrong.push('the dividend exceeds its part of the bank')
  if (rows.some((row) => rows.some((other) => isUnfair(row, other)))) wrong.push('shares do not follow multipliers')
  return wrong
}

function isUnfair(row: SummaryRow, other: SummaryRow): boolean {
  return row.multiplierTenths === other.multiplierTenths
    ? row.share !== other.share
    : row.multiplierTenths > other.multiplierTenths && row.share < other.share
}

/** [19] What is wrong with a step from one state to the next. */
export function transitions(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const wrong: string[] = []
  for (const [seat, player] of before.players.entries()) {
    if (!player.active && !isSame(player, after.players[seat] as Player))
      wrong.push(`seat ${seat} changed after leaving`)
  }
  const facts = told.map(({ fact }) => fact)
  const payout = facts.find((fact) => fact.type === 'payout')
  if (!payout || (payout.allEqual && !before.config.allEqualBoth)) return wrong
  // [19.4] Somebody is always lowest and somebody always highest.
  const has = (type: Fact['type']) => facts.some((fact) => fact.type === type)
  if (penaltyOf(before) > 0 && !has('penalty')) wrong.push('nobody was charged the penalty')
  if (before.config.bonusTenths > 0 && !has('bonus')) wrong.push('nobody gained the bonus')
  return wrong
}

function isSame(a: Player, b: Player): boolean {
  return (
    a.balance === b.balance &&
    a.multiplierTenths === b.multiplierTenths &&
    a.level === b.level &&
    a.active === b.active &&
    a.exitTurn === b.exitTurn
  )
}
