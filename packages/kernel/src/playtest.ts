import type { Meter } from './box.ts'
import type { Fact, Outcome, Seat } from './game.ts'

/** What a designer needs to compare plans in a game: tables, measures of each seat, and what the rules alone say. */
export interface Playtest<S = object, F extends Fact = Fact> {
  readonly scenarios: Readonly<Record<string, PlaytestScenario>>
  /** The option that says for how many rounds a match lasts. Without it a match ends when its rules say so. */
  readonly roundsOption?: string
  /** How many it is where nobody says so; as the option has it without this. */
  readonly usualRounds?: number
  /**
   * Measures one match. Names of numbers begin with the seat they belong to, `2/gold`, or with nothing for the match as
   * a whole, `/gini`. What is left out did not happen; `round.07.gold` is a number of the seventh round.
   */
  watch(seats: number): Meter<F, S>
  /** Tables that follow from the rules, whoever plays. */
  sheets(): readonly Sheet[]
  /** What a number or a bot is called; its own name where there is no better one. */
  label(name: string): string
}

/** Who sits at the table, and what it is played with. */
export interface PlaytestScenario {
  readonly bots: readonly string[]
  readonly options: object
  /** What it is to find out, in a line. */
  readonly about: string
}

/** A table with a title, to be read by people. */
export interface Sheet {
  readonly title: string
  readonly about: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
  /** How cells are coloured that end in one of these words. */
  readonly tones?: Readonly<Record<string, Tone>>
}
/** Alarming, doubtful, as it should be, or of no account. */
export type Tone = 'bad' | 'doubtful' | 'good' | 'dull'

/** Adds to a number of a seat. */
export type AddToSeat = (seat: Seat, name: string, amount?: number) => void

/** A meter for `watch` that adds up what facts say of seats, and at the end what is left to each. */
export function seatMeter<F extends Fact, S>(
  hear: (fact: F, add: AddToSeat) => void,
  read: (s: Readonly<S>, outcome: Outcome, add: AddToSeat) => void,
): Meter<F, S> {
  const numbers = new Map<string, number>()
  const add: AddToSeat = (seat, name, amount = 1) => {
    const key = `${seat}/${name}`
    numbers.set(key, (numbers.get(key) ?? 0) + amount)
  }
  return {
    hear(told) {
      for (const { fact } of told) hear(fact, add)
    },
    read(s, outcome) {
      read(s, outcome, add)
      return Object.fromEntries(numbers)
    },
  }
}
