import { action, makeObservable, observable } from 'mobx'
import { UiState } from '../../kit/ui-state.ts'

/** The counters of the bank. */
export type Counter = 'turn' | 'log' | 'settings'

/** How somebody has arranged their table: at which counter they stand. It says nothing about the match. */
export class BancaUi extends UiState {
  counter: Counter = 'turn'

  constructor() {
    super()
    makeObservable(this, { counter: observable, turnTo: action })
  }

  turnTo(counter: Counter): void {
    this.counter = counter
  }
}
