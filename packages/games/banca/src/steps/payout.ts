import { type Io, next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { payBank } from '../rules/money.ts'
import { dividendOf, extremesOf, sharesOf, sumOf } from '../rules/payout.ts'
import { activeSeats, bySeat, playerAt } from '../rules/players.ts'
import { penaltyOf } from '../rules/prices.ts'
import type { PayoutFrame, State, SummaryRow } from '../state.ts'

/** [10] Distribution, then penalties, then bonuses, all by the multipliers as they stand after the auction. */
export const payout: Step<State, PayoutFrame, Move, Fact> = {
  run(s, _f, io) {
    const { bank: bankBefore, turn } = s
    const seats = activeSeats(s)
    const multipliersTenths = seats.map((seat) => playerAt(s, seat).multiplierTenths)
    const weightTenths = sumOf(multipliersTenths)
    const dividend = dividendOf(bankBefore, seats.length)
    const rows = rowsOf(s, seats, multipliersTenths, dividend)
    distribute(s, rows, dividend, weightTenths, io)
    for (const row of rows) if (row.penaltyDue > 0) charge(s, row, io)
    for (const row of rows) if (row.bonusTenths > 0) gain(s, row, io)
    for (const row of rows) Object.freeze(row)
    s.summary = Object.freeze({
      turn,
      bankBefore,
      dividend,
      weightTenths,
      bankAfter: s.bank,
      rows: Object.freeze(rows),
    })
    next(s, { step: 'summary', confirmed: bySeat(s, false, true) })
  },
}

/** A row of the summary while the payout is being worked out. */
type Row = { -readonly [K in keyof SummaryRow]: SummaryRow[K] }

function rowsOf(s: Readonly<State>, seats: readonly Seat[], multipliersTenths: number[], dividend: number): Row[] {
  const shares = sharesOf(dividend, multipliersTenths)
  const { pays, gains } = extremesOf(multipliersTenths, s.config.allEqualBoth)
  return seats.map((seat, i) => {
    const multiplierTenths = multipliersTenths[i] as number
    return {
      seat,
      multiplierTenths,
      share: shares[i] as number,
      penaltyDue: pays(multiplierTenths) ? penaltyOf(s) : 0,
      penaltyPaid: 0,
      bonusTenths: gains(multiplierTenths) ? s.config.bonusTenths : 0,
      balance: playerAt(s, seat).balance,
    }
  })
}

/** [10.1] */
function distribute(s: State, rows: readonly Row[], dividend: number, weightTenths: number, io: Io<Fact>): void {
  const shares = s.players.map(() => 0)
  for (const row of rows) {
    payBank(s, row.seat, -row.share)
    row.balance += row.share
    shares[row.seat] = row.share
  }
  const allEqual = rows.every(({ multiplierTenths }) => multiplierTenths === rows[0]?.multiplierTenths)
  const rest = dividend - sumOf(shares)
  io.tell({ type: 'payout', dividend, weightTenths, shares, rest, allEqual, bank: s.bank })
}

/** [10.2] Due after the share has been received; whoever has less pays everything, and the rest is forgiven. */
function charge(s: State, row: Row, io: Io<Fact>): void {
  const { seat, penaltyDue: due, balance } = row
  const paid = Math.min(due, balance)
  payBank(s, seat, paid)
  row.penaltyPaid = paid
  row.balance -= paid
  io.tell({ type: 'penalty', seat, due, paid, balance: row.balance, bank: s.bank })
}

/** [10.3] Counts from the next turn on. */
function gain(s: State, { seat, bonusTenths }: Row, io: Io<Fact>): void {
  const player = playerAt(s, seat)
  player.multiplierTenths += bonusTenths
  io.tell({ type: 'bonus', seat, bonusTenths, multiplierTenths: player.multiplierTenths })
}
