import { next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { ranksOf } from '../rules/ranking.ts'
import type { OverFrame, State } from '../state.ts'

/** [12] What is left in the bank belongs to nobody. */
export const over: Step<State, OverFrame, Move, Fact> = {
  run(s, { reason }, io) {
    s.ending = reason
    const balances = s.players.map(({ balance }) => balance)
    io.tell({ type: 'gameOver', reason, ranks: ranksOf(balances), balances, bank: s.bank })
    next(s)
  },
}
