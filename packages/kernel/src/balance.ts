import type { Fact, Outcome, Told } from './game.ts'

/**
 * What becomes of the numbers that matches note in a column: their sum, their mean, their mean as a share of 1 in percent,
 * or the one in the middle of all.
 */
export interface BalanceColumn {
  readonly id: string
  readonly label: string
  readonly kind: 'count' | 'mean' | 'share' | 'median'
  /** Values are noted in hundredths. */
  readonly hundredths?: true
}

/** One table of what many matches say. Words are in the game's language. */
export interface BalanceTable {
  readonly id: string
  readonly title: string
  /** What its rows are: a card, a seat, a round. */
  readonly rowLabel: string
  readonly columns: readonly BalanceColumn[]
  /** What a row is called. */
  rowName(row: string): string
}

/** Something that happened once in a match, as a whole number. */
export interface BalanceNote {
  readonly table: string
  readonly row: string
  readonly column: string
  readonly value: number
}

/** Follows one match. Told the same, it notes the same. */
export interface BalanceReader<S = object, F extends Fact = Fact> {
  hear(told: readonly Told<F>[], s: Readonly<S>): void
  end(s: Readonly<S>, outcome: Outcome): readonly BalanceNote[]
}

/** What many finished matches say about the balance of a game. */
export interface Balance<S = object, F extends Fact = Fact> {
  /** Goes up when the same match would be noted differently: what was noted before is read again. */
  readonly version: number
  readonly tables: readonly BalanceTable[]
  reader(): BalanceReader<S, F>
}
