import { next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move, Plan } from '../moves.ts'
import { payBank } from '../rules/money.ts'
import { activeSeats, bySeat, playerAt } from '../rules/players.ts'
import type { LockInFrame, State } from '../state.ts'

/** A plan that stands for those who are not asked any more. */
const NOT_ASKED: Plan = Object.freeze({ level: 'keep', lottery: 'skip' })

/** [6.2, 6.3] Everybody who leaves does so at the same time and keeps the balance; nothing is refunded. */
export const lockIn: Step<State, LockInFrame, Move, Fact> = {
  run(s, { leaving }, io) {
    for (const seat of activeSeats(s)) {
      const player = playerAt(s, seat)
      const { balance } = player
      if (!leaving.includes(seat)) {
        io.tell({ type: 'stayed', seat, balance })
        continue
      }
      player.active = false
      player.exitTurn = s.turn
      io.tell({ type: 'exited', seat, balance })
    }
    const [last, ...others] = activeSeats(s)
    if (last === undefined) return next(s, { step: 'over', reason: 'allLeft' })
    if (others.length > 0) return next(s, { step: 'decisions', sealed: bySeat<Plan | null>(s, null, NOT_ASKED) })
    if (s.config.soloRule === 'sweep') io.tell(sweep(s, last))
    next(s, { step: 'over', reason: 'lastPlayer' })
  },
}

/** [12.2] The last player gets the whole bank: it is what bank ÷ 1 would pay. */
function sweep(s: State, seat: Seat): Fact {
  const amount = s.bank
  payBank(s, seat, -amount)
  return { type: 'swept', seat, amount, balance: playerAt(s, seat).balance, bank: s.bank }
}
