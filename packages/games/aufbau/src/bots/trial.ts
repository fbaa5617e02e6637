import type { Chance, Io } from '@ludoteca/kernel'
import { copyPlayer } from '../copy.ts'
import type { Fact } from '../facts.ts'
import type { PlayerMove } from '../moves.ts'
import type { Player } from '../state.ts'
import { commandOf } from '../steps/choices.ts'
import type { Mind } from './mind.ts'

/** Dice that always show what they show on average, but for the first d20. */
class MeanChance implements Chance {
  #first: number

  constructor(first: number) {
    this.#first = first
  }

  int(_stream: string, n: number): number {
    if (n === 20 && this.#first > 0) {
      const shown = this.#first - 1
      this.#first = 0
      return shown
    }
    return Math.floor((n - 1) / 2)
  }

  die(stream: string, sides: number): number {
    return 1 + this.int(stream, sides)
  }

  pick<T>(stream: string, from: readonly T[]): T {
    return from[this.int(stream, from.length)] as T
  }

  shuffle(): void {}

  derive(): number {
    return 0
  }
}

/** The bot's own books after a move, if the first d20 shows this. Nobody hears of it. */
export function after({ w, me }: Mind, move: PlayerMove, firstRoll: number): Player {
  const p = copyPlayer(me)
  const io: Io<Fact> = { chance: new MeanChance(firstRoll), tell() {}, reveal() {} }
  commandOf(move.type).perform(w, p, move, io)
  return p
}

/** A middling throw. */
export const MIDDLING = 11

/** From a low, a middling and a high roll one sees well enough what an attempt is worth. */
export const CHANCE_OF = { low: 7 / 20, middling: 7 / 20, high: 6 / 20 } as const
export const LOW = 4
export const HIGH = 18

/** Commands that nothing is rolled for. */
const CERTAIN: ReadonlySet<PlayerMove['type']> = new Set<PlayerMove['type']>([
  'convertInformation',
  'buildFacility',
  'buildWorkshop',
  'buildStorage',
  'specializeDomain',
  'specializeCity',
  'upgradeStarterDomain',
  'setOfficeFocus',
])

export function isCertain({ type }: PlayerMove): boolean {
  return CERTAIN.has(type)
}
