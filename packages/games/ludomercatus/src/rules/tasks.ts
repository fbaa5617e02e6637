import type { Seat } from '@ludoteca/kernel'
import type { ClaimsFrame, DebtFrame, Frame, State } from '../state.ts'

/** [5.2] Takes a bankrupt player off the agenda: own tasks, debts owed to the player, claims to buildings. */
export function dropTasks(s: State, seat: Seat): void {
  const { agenda } = s
  let kept = 0
  for (let i = 0; i < agenda.length; i++) {
    const frame = agenda[i] as Frame
    if (!concerns(s, frame, seat)) agenda[kept++] = frame
  }
  agenda.length = kept
}

/** Whether the task ends with this player. Tasks of several go on without the player. */
function concerns(s: Readonly<State>, f: Frame, seat: Seat): boolean {
  switch (f.step) {
    case 'preRoll':
    case 'jail':
    case 'postRoll':
    case 'finishRoll':
      return s.active === seat
    case 'move':
    case 'resolve':
    case 'buy':
    case 'release':
    case 'inherit':
    case 'claim':
    case 'placements':
    case 'place':
      return f.seat === seat
    case 'raise':
      return f.debtor === seat
    case 'debt':
      return f.debtor === seat || losesPayees(f, seat)
    case 'trade':
      return f.proposer === seat || f.responder === seat
    case 'claims':
      return skipRival(f, seat)
    // Whoever owns no street any more drops out of a shortage without further ado. [12.8.6]
    case 'shortage':
    case 'lot':
    case 'auction':
    case 'endTurn':
      return false
  }
}

function losesPayees(f: DebtFrame, seat: Seat): boolean {
  const at = f.payees.indexOf(seat)
  if (at < 0) return false
  f.payees.splice(at, 1)
  f.due = f.each * f.payees.length
  return f.payees.length === 0
}

/** Only the rival who is being asked can leave meanwhile; the builder and those who claimed have no say until later. */
function skipRival(f: ClaimsFrame, seat: Seat): boolean {
  f.rivals = f.rivals.filter((rival) => rival !== seat)
  return false
}

/** [5.2] Puts tasks at the front of the list: in order, below the decision that is still in progress. */
export function insertTasks(s: State, tasks: readonly Frame[]): void {
  let at = s.agenda.length
  while (at > 0 && isInProgress(s.agenda[at - 1] as Frame)) at--
  s.agenda.splice(at, 0, ...tasks.toReversed())
}

/**
 * Nobody may lose or gain money by an auction between two halves of one decision.
 * Questions to the one who left are gone already; these are the tasks that go on without that player.
 */
function isInProgress(f: Frame): boolean {
  switch (f.step) {
    case 'auction':
    case 'claims':
    case 'shortage':
    case 'placements':
      return true
    case 'debt':
      return f.opened
    default:
      return false
  }
}
