import type { Fact, PlayerMove } from '@ludoteca/aufbau'
import type { Json, Seat } from '@ludoteca/kernel'
import { action, makeObservable, observable, observableRef } from 'mobx'
import { UiState } from '../../kit/ui-state.ts'

export type MoveType = PlayerMove['type']

/** The pages of the ledger. */
export const PAGES = ['estate', 'market', 'events', 'books', 'people', 'charts', 'neighbours', 'log'] as const
export type Page = (typeof PAGES)[number]

/** What is being composed: a kind of move, and what was known about it where it was begun. */
export interface Composing {
  readonly type: MoveType
  readonly preset: Readonly<Record<string, Json>>
}

/** How somebody has arranged their table: what is open and what is chosen. It says nothing about the match. */
export class AufbauUi extends UiState {
  page: Page = 'estate'
  composing: Composing | undefined
  /** What came of the move that was composed. */
  outcome: Fact | undefined
  /** Whose books are looked at, where they are not one's own. */
  shown: Seat | undefined

  constructor() {
    super()
    makeObservable(this, {
      page: observable,
      composing: observableRef,
      outcome: observableRef,
      shown: observable,
      turnTo: action,
      compose: action,
      stopComposing: action,
      tell: action,
      look: action,
    })
  }

  turnTo(page: Page): void {
    this.page = page
  }

  compose(type: MoveType, preset: Composing['preset'] = {}): void {
    this.outcome = undefined
    this.composing = { type, preset }
  }

  stopComposing(): void {
    this.composing = undefined
    this.outcome = undefined
  }

  tell(outcome: Fact): void {
    this.outcome = outcome
  }

  look(seat: Seat | undefined): void {
    this.shown = seat
  }
}
