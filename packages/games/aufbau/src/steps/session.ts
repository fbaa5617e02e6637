import { flag, type Io, one, type Refusal, refuse, text } from '@ludoteca/kernel'
import type { Command, Plan } from '../commands/command.ts'
import type { Fact } from '../facts.ts'
import type { MoveOf } from '../moves.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'

export const NOTE_MAX = 2000
const NOTES_MAX = 100

/** They cost nothing and are never rolled for. */
const AT_ONCE: Plan = {
  price: NO_PRICE,
  check: null,
  results: [],
  uses: 'free',
  warnings: [],
}

/** [3.2.1] What shall be lost if the envious have their way. */
export const chooseLoss: Command<MoveOf<'chooseLoss'>> = {
  forms: [() => ({ choice: one(['gold', 'influence']) })],
  check: () => undefined,
  plan: () => AT_ONCE,
  perform(w, p, { choice }, io) {
    p.turn.lossChoice = choice
    io.tell({ type: 'lossChosen', seat: p.seat, choice }, audienceOf(w, p))
  },
}

/** [5.1] */
export const addNote: Command<MoveOf<'addNote'>> = {
  forms: [() => ({ text: text(NOTE_MAX, 1) })],
  check: refusalOfNote,
  plan: () => AT_ONCE,
  perform(_w, p, move, io) {
    p.notes.push(move.text)
    // [9] Notes are nobody else's business, even where all books are open.
    io.tell({ type: 'noted', seat: p.seat, text: move.text }, [p.seat])
  },
}

function refusalOfNote(_w: Readonly<World>, p: Readonly<Player>): Refusal | undefined {
  return p.notes.length >= NOTES_MAX ? refuse('RULE', { why: 'notesFull', max: NOTES_MAX }) : undefined
}

/** [D-44] */
export const setReady: Command<MoveOf<'setReady'>> = {
  forms: [() => ({ ready: flag })],
  check: () => undefined,
  plan: () => AT_ONCE,
  perform(_w, p, { ready }, io) {
    setReadiness(p, ready, io)
  },
}

export function setReadiness(p: Player, ready: boolean, io: Io<Fact>): void {
  if (p.ready === ready) return
  p.ready = ready
  io.tell({ type: 'readySet', seat: p.seat, ready })
}
