import { type Io, next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move, Plan } from '../moves.ts'
import { payBank } from '../rules/money.ts'
import { activeSeats, playerAt } from '../rules/players.ts'
import { lotteryFee } from '../rules/prices.ts'
import type { LevelsFrame, State } from '../state.ts'

/** [7.5] First everybody pays, then those who sell are paid, so that fees of this turn can cover refunds. */
export const levels: Step<State, LevelsFrame, Move, Fact> = {
  run(s, { plans }, io) {
    const seats = activeSeats(s)
    const planOf = (seat: Seat) => plans[seat] as Plan
    for (const seat of seats) {
      const { level, lottery } = planOf(seat)
      if (level === 'raise') raise(s, seat, io)
      if (level === 'keep') io.tell({ type: 'levelKept', ...standing(s, seat) })
      if (lottery === 'join') enter(s, seat, io)
    }
    for (const seat of seats) if (planOf(seat).level === 'lower') lower(s, seat, io)
    next(s, { step: 'lottery', entrants: Object.freeze(seats.filter((seat) => planOf(seat).lottery === 'join')) })
  },
}

function raise(s: State, seat: Seat, io: Io<Fact>): void {
  const cost = s.config.levelCost
  payBank(s, seat, cost)
  shiftLevel(s, seat, 1)
  io.tell({ type: 'levelRaised', cost, ...standing(s, seat), bank: s.bank })
}

function enter(s: State, seat: Seat, io: Io<Fact>): void {
  const fee = lotteryFee(s)
  payBank(s, seat, fee)
  io.tell({ type: 'lotteryEntered', seat, fee, balance: playerAt(s, seat).balance, bank: s.bank })
}

/** [7.5] A bank that cannot pay the refund buys no level back. */
function lower(s: State, seat: Seat, io: Io<Fact>): void {
  const refund = s.config.levelRefund
  if (s.bank < refund) return io.tell({ type: 'lowerRefused', seat, refund, bank: s.bank })
  payBank(s, seat, -refund)
  shiftLevel(s, seat, -1)
  io.tell({ type: 'levelLowered', refund, ...standing(s, seat), bank: s.bank })
}

function shiftLevel(s: State, seat: Seat, by: 1 | -1): void {
  const player = playerAt(s, seat)
  player.level += by
  player.multiplierTenths += by * s.config.levelStepTenths
}

function standing(s: Readonly<State>, seat: Seat) {
  const { level, multiplierTenths, balance } = playerAt(s, seat)
  return { seat, level, multiplierTenths, balance }
}
