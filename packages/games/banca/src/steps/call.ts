import { next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { minimumBid } from '../rules/auction.ts'
import { playerAt } from '../rules/players.ts'
import type { Bidding, CallFrame, State } from '../state.ts'
import { award } from './award.ts'

/**
 * [9.3] Finds who speaks next, or closes the auction. Sold when only the holder is left, skipped when
 * nobody is. Whoever is left without anybody having bid is still asked.
 */
export const call: Step<State, CallFrame, Move, Fact> = {
  run(s, { bidding }, io) {
    for (;;) {
      const speaker = nextSpeaker(bidding)
      if (speaker === null || speaker === bidding.holder) break
      bidding.speaker = speaker
      if (playerAt(s, speaker).balance >= minimumBid(s, bidding)) return next(s, { step: 'bids', bidding })
      bidding.passed[speaker] = true
      io.tell({ type: 'passed', seat: speaker, auto: true })
    }
    io.tell(bidding.holder === null ? { type: 'auctionSkipped' } : award(s, bidding.holder, bidding.high))
    next(s, { step: 'payout' })
  },
}

/** Clockwise from the last speaker; at the start that seat itself. */
function nextSpeaker({ speaker, holder, passed }: Readonly<Bidding>): Seat | null {
  const seats = passed.length
  // Whoever has just bid is asked last, that is, only when everybody else has passed.
  const start = speaker === holder ? speaker + 1 : speaker
  for (let i = 0; i < seats; i++) {
    const seat = (start + i) % seats
    if (!passed[seat]) return seat
  }
  return null
}
