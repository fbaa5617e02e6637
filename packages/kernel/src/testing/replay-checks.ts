import { CROWD, type Game, type Move, type Seat, TABLE } from '../game.ts'
import { canonical, hashState } from '../hash.ts'
import { Match } from '../match.ts'
import { isRefusal } from '../options.ts'
import { parseRecord, recordOf, writeRecord, writeTwin } from '../record.ts'
import { replay, verify } from '../replay.ts'
import type { AnyPosition, Trial } from './trial.ts'

type Report = (check: string, detail: string) => void
type Moves = readonly { readonly seat: Seat; readonly move: Move }[]

/** The same moves give the same match: played again, from its record, and from a snapshot half-way. */
export function checkReplay(game: Game, trial: Trial, moves: Moves, end: AnyPosition, report: Report): void {
  const start = { options: trial.options, seats: seatsOf(trial), seed: trial.seed }
  const match = Match.start(game, start)
  if (isRefusal(match)) return report('replay equals play', `refused at the start: ${canonical(match)}`)
  let half = match.snapshot()
  for (const [i, { seat, move }] of moves.entries()) {
    const answer = match.submit(seat, move)
    if (!answer.ok) return report('replay equals play', `move ${i + 1} refused: ${canonical(answer.refusal)}`)
    if (i + 1 === Math.floor(moves.length / 2)) half = match.snapshot()
  }
  const final = hashState(end.state)
  if (hashState(match.position.state) !== final) return report('replay equals play', 'the final states differ')

  const record = recordOf(match, { withSeed: true })
  for (const text of [writeRecord(record), writeTwin(record)]) {
    const parsed = parseRecord(text)
    if (canonical(parsed) !== canonical(record)) report('record survives its file', text.slice(0, 200))
    const { divergence } = verify(game, parsed)
    if (divergence) report('record verifies', canonical(divergence))
  }
  const again = replay(game, record)
  if (isRefusal(again) || hashState(again.position.state) !== final) report('replay equals play', 'by its record')

  const resumed = Match.resume(game, start, half)
  if (isRefusal(resumed)) return report('snapshot goes on', canonical(resumed))
  for (const { seat, move } of match.log.slice(half.seq)) resumed.submit(seat, move)
  if (resumed.linkAt(resumed.seq) !== match.linkAt(match.seq)) report('snapshot goes on', `from move ${half.seq}`)
}

/** Rights last as long as the match. Taking a move back leaves no trace in state or luck; made again, it is the same. */
export function checkUndo(game: Game, trial: Trial, moves: Moves, report: Report): void {
  const match = Match.start(game, { options: trial.options, seats: seatsOf(trial), seed: trial.seed })
  if (isRefusal(match)) return report('undo', canonical(match))
  const rights = () =>
    [TABLE, CROWD, ...match.seats.keys()].map((seat) => game.undo?.(match.position.state, seat)).join()
  const atFirst = rights()
  for (const [i, { seat, move }] of moves.entries()) {
    const before = canonical([match.position.state, match.snapshot().chance])
    match.submit(seat, move)
    if (i % trial.every !== 0) continue
    if (rights() !== atFirst) report('right to undo lasts', `after move ${i + 1}: ${rights()}, at first ${atFirst}`)
    const after = canonical([match.position.state, match.snapshot().chance])
    const undoer = [seat, TABLE].find((who) => !match.refusalOf(who, { type: 'undo' }))
    if (undoer === undefined) continue
    match.submit(undoer, { type: 'undo' })
    if (canonical([match.position.state, match.snapshot().chance]) !== before) report('undo', `of move ${i + 1}`)
    match.submit(seat, move)
    if (canonical([match.position.state, match.snapshot().chance]) !== after) report('undo', `redo of move ${i + 1}`)
  }
}

function seatsOf({ seats }: Trial) {
  return Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}`, kind: 'random' }))
}
