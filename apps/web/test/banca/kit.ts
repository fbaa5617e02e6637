import { type BancaMatch, banca, historyOf, type Move } from '@ludoteca/banca'
import { isRefusal, Match, type Seat, TABLE } from '@ludoteca/kernel'
import { type Line, linesOfHistory } from '../../src/games/banca/model/lines.ts'

/** Four people around one device. */
export function evening(options: object = {}): BancaMatch {
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'human' }))
  const match = Match.start(banca, { options: { mode: 'table', ...options }, seats, seed: 'evening' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

export function play(match: BancaMatch, ...moves: readonly (readonly [Seat, Move | { type: 'undo' }])[]): void {
  for (const [seat, move] of moves) {
    const answer = match.submit(seat, move)
    if (!answer.ok) throw new Error(`${move.type}: ${answer.refusal.code}`)
  }
}

/** A turn in which Ann raises and joins, nobody else does anything, and Ben buys the prize for 700. */
export function playTurn(match: BancaMatch): void {
  play(
    match,
    [TABLE, { type: 'exits', seats: [] }],
    [0, { type: 'decide', level: 'raise', lottery: 'join' }],
    [1, { type: 'decide', level: 'keep', lottery: 'skip' }],
    [2, { type: 'decide', level: 'keep', lottery: 'skip' }],
    [3, { type: 'decide', level: 'keep', lottery: 'skip' }],
    [TABLE, { type: 'auctionResult', winner: 1, amount: 700 }],
  )
}

export const linesOf = (match: BancaMatch): readonly Line[] => linesOfHistory(historyOf(match))
