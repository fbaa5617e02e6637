import type { Chance, Io } from '@ludoteca/kernel'
import { copyPlayer } from '../copy.ts'
import type { Fact } from '../facts.ts'
import type { PlayerMove } from '../moves.ts'
import type { Player } from '../state.ts'
import { commandOf } from '../steps/choices.ts'
import type { Mind } from './mind.ts'

/** Dice that always show what they show on average. */
const MIDDLING: Chance = {
  int: (_stream, n) => Math.floor((n - 1) / 2),
  die: (_stream, sides) => 1 + Math.floor((sides - 1) / 2),
  pick: (_stream, from) => from[Math.floor((from.length - 1) / 2)] as (typeof from)[number],
  shuffle() {},
  derive: () => 0,
}
const UNHEARD: Io<Fact> = { chance: MIDDLING, tell() {}, reveal() {} }

/** The bot's own books after a move that middling luck meets. Nobody hears of it. */
export function after({ w, me }: Mind, move: PlayerMove): Player {
  const p = copyPlayer(me)
  commandOf(move.type).perform(w, p, move, UNHEARD)
  return p
}
