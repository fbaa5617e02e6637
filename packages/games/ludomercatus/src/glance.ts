import { completed } from './config.ts'
import { tokensOf } from './rules/tokens.ts'
import type { State } from './state.ts'
import { affairOf, debtOf, phaseOf, type View } from './view.ts'

/** The view for bots, who are asked often and look at little of it: most is taken from the state when they do. */
export function glance(s: Readonly<State>): View {
  return new Glance(s)
}

class Glance implements View {
  readonly #s: Readonly<State>
  // What every decision looks at, many times over; all else is taken when it is looked at.
  readonly players: View['players']
  readonly deeds: View['deeds']
  readonly phase: View['phase']

  constructor(s: Readonly<State>) {
    this.#s = s
    this.players = s.players
    this.deeds = s.deeds
    this.phase = phaseOf(s)
  }

  get options(): View['options'] {
    return completed(this.#s.options)
  }

  get tokens(): View['tokens'] {
    return tokensOf(this.#s)
  }

  get bank(): View['bank'] {
    return this.#s.bank
  }

  get decks(): View['decks'] {
    const { chance, chest } = this.#s.decks
    return { chance: chance.length, chest: chest.length }
  }

  get active(): number {
    return this.#s.active
  }

  get round(): number {
    return this.#s.round
  }

  get startSeat(): number {
    return this.#s.startSeat
  }

  get doublesCount(): number {
    return this.#s.doublesCount
  }

  get lastRoll(): View['lastRoll'] {
    return this.#s.lastRoll
  }

  get mayRollAgain(): boolean {
    return this.#s.mayRollAgain
  }

  get proposalsUsed(): View['proposalsUsed'] {
    return this.#s.proposalsUsed
  }

  get finalRound(): boolean {
    return this.#s.finalRound
  }

  get ending(): View['ending'] {
    return this.#s.ending
  }

  get current(): View['current'] {
    return affairOf(this.#s)
  }

  get debt(): View['debt'] {
    return debtOf(this.#s)
  }
}
