import { CROWD, isUndo, type Json, type Move, refuse, type Seat, TABLE } from '@ludoteca/kernel'
import { drawBent } from '@ludoteca/kernel/fuzz'
import { CLIENT_FRAME_BYTES } from '@ludoteca/protocol'
import { written } from '@ludoteca/protocol/testing'
import type { Actor } from './actor.ts'
import type { Draft } from './draft.ts'
import type { Table } from './table.ts'
import { trial } from './trial.ts'

/** A move of somebody at the table that the rules must refuse, and how: the twin of the match says so. */
export function bentMove(table: Table, own: Seat): Draft {
  const actor = table.players[own] as Actor
  for (;;) {
    const draft = drawOnce(table, actor, own)
    if (draft) return draft
  }
}

function drawOnce(table: Table, actor: Actor, own: Seat): Draft | undefined {
  const { chance } = actor.part
  const { position, decisions, seats } = table.twin
  const mine = decisions.filter(({ seat }) => seat === own)
  // Mostly what this one is asked; now and then what others are.
  const asked = mine.length > 0 && chance.int('whose', 4) > 0 ? mine : decisions
  const { seat: drawn, move } = drawBent({ state: position.state, decisions: asked, seats: seats.length }, chance)
  const seat = chance.int('whose', 4) > 0 ? own : drawn
  const payload = { move, ...((seat !== own || chance.int('seat', 2) === 0) && { seat }) }
  const frame = written(actor.compose('SUBMIT_MOVE', payload) as unknown as Json)
  if (Buffer.byteLength(frame) > CLIENT_FRAME_BYTES) return undefined
  const { code, ...ids } = trial.verdictOn(frame)
  if (code !== 'OK') return { frame, answer: code, ids, strike: 'unreadable' }
  const answer = answerTo(table, own, seat, (JSON.parse(frame) as { payload: { move: Move } }).payload.move)
  return answer === undefined ? undefined : { frame, answer, ids, isKept: true }
}

/** How the server must answer; nothing when the move happens to be legal. */
function answerTo(table: Table, own: Seat, seat: Seat, move: Move): string | undefined {
  if (seat === CROWD) return 'NOT_WATCHER'
  if (seat === TABLE && own !== 0) return 'NOT_HOST'
  if (seat !== TABLE && seat !== own) return 'NOT_PLAYER'
  const { box, twin } = table
  // Whatever the rules say of it.
  const isNobodys = box.reserved?.includes(move.type)
  const refusal = isNobodys ? refuse('BAD_MESSAGE') : twin.refusalOf(seat, move)
  // How late is too late to take something back is not for the twin to say.
  if (refusal === undefined || (isUndo(move) && refusal.code !== 'E_UNDO')) return undefined
  return (box.explain?.(twin.position.state, seat, move, refusal) ?? refusal).code
}
