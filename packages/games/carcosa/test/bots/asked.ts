import { PositionAsk, type Seat, SeededChance } from '@ludoteca/kernel'
import { type Character, NORMAL } from '../../src/bots/character.ts'
import { type Mind, mindOf } from '../../src/bots/mind.ts'
import { playerOf } from '../../src/bots/player.ts'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { Table } from '../kit.ts'

/** What a soul of that character does when it is asked. */
export function chosen(table: Table, seat: Seat, character: Partial<Character> = {}): Move | undefined {
  const bot = playerOf({ ...NORMAL, ...character })
  const move = bot(new PositionAsk(table.position, seat, new SeededChance('bot')))
  if (move && table.position.refusalOf(seat, move)) throw new Error(`refused: ${JSON.stringify(move)}`)
  return move
}

export function mind(table: Table, seat: Seat, character: Partial<Character> = {}): Mind {
  return mindOf(carcosa.view(table.s, seat), seat, { ...NORMAL, ...character })
}
