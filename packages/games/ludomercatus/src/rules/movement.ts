import { type Io, type Seat, unwind } from '@ludoteca/kernel'
import { GO, JAIL, SALARY, SPACE_COUNT, SPACES, type Space, type SpaceType } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { playerAt } from './seats.ts'
import { transfer } from './transfer.ts'

/** [6.1, 6.2] Moves a token forward and pays the salary for coming to or past the start. */
export function advance(s: State, seat: Seat, spaces: number, via: 'dice' | 'card', io: Io<Fact>): void {
  const player = playerAt(s, seat)
  const from = player.position
  const to = (from + spaces) % SPACE_COUNT
  player.position = to
  io.tell({ type: 'moved', seat, from, to, via })
  if (to < from) paySalary(s, seat, to, io)
}

/** [D14] With `doubleGo` landing exactly pays twice, passing does not. */
function paySalary(s: State, seat: Seat, to: number, io: Io<Fact>): void {
  const amount = to === GO && s.options.doubleGo ? 2 * SALARY : SALARY
  transfer(s, 'bank', seat, amount)
  io.tell({ type: 'received', reason: 'salary', payer: 'bank', payee: seat, amount })
}

/** [6.3] Backwards there is no salary. */
export function stepBack(s: State, seat: Seat, spaces: number, io: Io<Fact>): void {
  const player = playerAt(s, seat)
  const from = player.position
  const to = (from - spaces + SPACE_COUNT) % SPACE_COUNT
  player.position = to
  io.tell({ type: 'moved', seat, from, to, via: 'back' })
}

/** How far ahead the next space of this type lies. */
export function distanceToNext(from: number, type: SpaceType): number {
  let distance = 1
  while ((SPACES[(from + distance) % SPACE_COUNT] as Space).type !== type) distance++
  return distance
}

/** How far ahead a space lies. */
export function distanceTo(from: number, to: number): number {
  return (to - from + SPACE_COUNT) % SPACE_COUNT
}

/** [11.1] Straight to jail, without salary; the rest of the roll is dropped and the turn ends. */
export function sendToJail(s: State, seat: Seat, cause: 'space' | 'card' | 'doubles', io: Io<Fact>): void {
  const player = playerAt(s, seat)
  player.position = JAIL
  player.inJail = true
  player.jailTurns = 0
  s.doublesCount = 0
  s.mayRollAgain = false
  io.tell({ type: 'sentToJail', seat, cause })
  unwind(s, 'endTurn')
}

/** [5.2] Out of jail. */
export function release(s: State, seat: Seat): void {
  const player = playerAt(s, seat)
  player.inJail = false
  player.jailTurns = 0
}

/** [4.3] Two dice, told with their purpose. */
export function throwDice(s: State, seat: Seat, purpose: 'move' | 'jail' | 'utilityCard', io: Io<Fact>): void {
  const first = io.chance.die('dice', 6)
  const second = io.chance.die('dice', 6)
  s.lastRoll[0] = first
  s.lastRoll[1] = second
  io.tell({ type: 'dice', seat, purpose, dice: [first, second] })
}

export function thrownTotal(s: Readonly<State>): number {
  return s.lastRoll[0] + s.lastRoll[1]
}

export function isDoubles(s: Readonly<State>): boolean {
  return s.lastRoll[0] === s.lastRoll[1]
}
