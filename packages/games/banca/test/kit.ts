import { isRefusal, Match, type Seat, TABLE } from '@ludoteca/kernel'
import type { When } from '@ludoteca/kernel/testing'
import type { Config } from '../src/config.ts'
import { banca } from '../src/game.ts'
import type { BancaMatch } from '../src/history.ts'
import type { Move, Plan } from '../src/moves.ts'
import type { DecisionsFrame, Frame, Player } from '../src/state.ts'

export const [A, B, C, D, E, F, G] = [0, 1, 2, 3, 4, 5, 6] as const

/** Moves of the banker. */
export const leave = (...seats: Seat[]): When => [TABLE, 'exits', { seats }]
export const nobodyLeaves = leave()
export const auction = (winner: Seat, amount: number): When => [TABLE, 'auctionResult', { winner, amount }]
export const noBids: When = [TABLE, 'noBids']
export const openBidding: When = [TABLE, 'openBidding']
export const nextTurn: When = [TABLE, 'nextTurn']
export const settings = (patch: object): When => [TABLE, 'changeSettings', { patch }]

/** One player's decision. */
export const decide = (seat: Seat, level: Plan['level'] = 'keep', lottery: Plan['lottery'] = 'skip'): When => [
  seat,
  'decide',
  { level, lottery },
]
export const idle = (...seats: Seat[]): When[] => seats.map((seat) => decide(seat))

/** The moment before the decisions of so many players, of whom these are left out. */
export function deciding(players: number, ...left: Seat[]): Frame[] {
  const sealed: DecisionsFrame['sealed'] = Array.from({ length: players }, () => null)
  for (const seat of left) sealed[seat] = { level: 'keep', lottery: 'skip' }
  return [{ step: 'decisions', sealed }]
}
export const atAuction = (): Frame[] => [{ step: 'auctionResult' }]
export const atExit = (): Frame[] => [{ step: 'exits' }]
export const atSummary = (): Frame[] => [{ step: 'summary', confirmed: [false, false, false, false] }]

/** A player who has locked in. */
export const gone = (balance: number, exitTurn = 1): Partial<Player> => ({ balance, active: false, exitTurn })

/** One device, a banker. */
export const table: Partial<Config> = { mode: 'table' }

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus']

export function startMatch(options: Partial<Config>, seed = 'banca', players = 4): BancaMatch {
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'human' }))
  const match = Match.start(banca, { options, seats, seed })
  if (isRefusal(match)) throw new Error(`refused: ${JSON.stringify(match)}`)
  return match
}

/** Plays moves that must all be accepted. */
export function play(match: BancaMatch, ...moves: readonly When[]): BancaMatch {
  for (const [seat, type, params = {}] of moves) {
    const answer = match.submit(seat, { type, ...params } as Move)
    if (!answer.ok) throw new Error(`${type} was refused: ${JSON.stringify(answer.refusal)}`)
  }
  return match
}
