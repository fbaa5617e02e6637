import { Broken, isRefusal, isUndo, lookUp, Match, type Seat, type Told } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import { banca } from './game.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { type Phase, phaseOf, type View } from './view.ts'

export type BancaMatch = Match<Config, State, Move, View, Fact>

/** [16] One line of the complete, chronological record of a game. Times are added by whoever shows it. */
export interface HistoryEntry {
  /** Counts from 1. */
  readonly id: number
  readonly turn: number
  readonly phase: Phase
  readonly type: Fact['type'] | 'undo'
  readonly seat?: Seat
  readonly data: Readonly<Record<string, unknown>>
  /** What was told, for its sentence; nothing when something was taken back. */
  readonly fact: Fact | null
  /** What the bank holds after this entry. */
  readonly bank: number
  /** Whether it was taken back later. */
  readonly undone: boolean
}

/** The phase a fact belongs to, where it may not be the one the move was made in. */
const PHASE_OF: { readonly [T in Fact['type']]?: Phase } = {
  turnStarted: 'EXIT',
  // With the last decision a live auction begins; nobody may be able to bid in it.
  passed: 'AUCTION',
  auctionWon: 'AUCTION',
  auctionSkipped: 'AUCTION',
  payout: 'SUMMARY',
  penalty: 'SUMMARY',
  bonus: 'SUMMARY',
  gameOver: 'OVER',
}

/** [16] The data of an entry have the names of the rules' log table. */
const NAMES: Readonly<Record<string, string>> = {
  multiplierTenths: 'm10',
  multipliersTenths: 'm10s',
  rewardTenths: 'reward',
  dividend: 'D',
  weightTenths: 'T',
  players: 'n',
  ranks: 'ranking',
}

/** [14.3, 16] Everything that happened in a match seen from its first move, with what was taken back marked. */
export function historyOf(match: BancaMatch): readonly HistoryEntry[] {
  const { config: options, seats, seed, generator } = match
  const again = Match.start(banca, { options, seats, seed, generator })
  if (isRefusal(again)) throw new Broken('a match cannot be started again', { refusal: again })
  const entries: HistoryEntry[] = []
  const undone = match.undone()
  const inForce: Move[] = []
  const add = (line: Omit<HistoryEntry, 'id'>) => entries.push({ id: entries.length + 1, ...line })
  for (const line of linesOf(again.told, placeOf(again), false)) add(withNames(line, match))
  for (const { seq, seat, move } of match.log) {
    const before = placeOf(again)
    const answer = again.submit(seat, move)
    if (!answer.ok) throw new Broken('a match does not replay', { seq, refusal: answer.refusal })
    if (isUndo(move)) {
      const command = inForce.pop()?.type
      add({
        ...placeOf(again),
        type: 'undo',
        data: { command, reason: move.reason ?? null },
        fact: null,
        undone: false,
      })
      continue
    }
    inForce.push(move)
    for (const line of linesOf(answer.told, before, undone.has(seq))) add(line)
  }
  return entries
}

type Line = Omit<HistoryEntry, 'id'>
type Place = Pick<HistoryEntry, 'turn' | 'phase' | 'bank'>

function placeOf({ position }: BancaMatch): Place {
  const { turn, bank } = position.state
  return { turn, phase: phaseOf(position.state), bank }
}

/** The facts of one move, each with the turn, the phase and the bank it leaves behind. */
function linesOf(told: readonly Told<Fact>[], before: Place, undone: boolean): Line[] {
  let { turn, bank } = before
  return told.map(({ fact }) => {
    if (fact.type === 'turnStarted') turn = fact.turn
    if ('bank' in fact) bank = fact.bank
    const { type, ...rest } = fact
    const phase = PHASE_OF[type] ?? before.phase
    const seat = 'seat' in rest ? { seat: rest.seat } : {}
    return { turn, phase, type, ...seat, data: dataOf(rest), fact, bank, undone }
  })
}

function dataOf(fields: object): HistoryEntry['data'] {
  const data = Object.entries(fields).filter(([key]) => key !== 'seat')
  return Object.fromEntries(data.map(([key, value]) => [lookUp(NAMES, key) ?? key, value]))
}

/** Names belong to the match, not to the rules. */
function withNames(line: Line, { seats }: BancaMatch): Line {
  if (line.type !== 'gameStarted') return line
  return { ...line, data: { ...line.data, names: seats.map(({ name }) => name) } }
}
