import { action, makeObservable, observableRef } from 'mobx'

/**
 * How somebody has arranged their table: what is open, chosen and near. It says nothing about the match. Each game adds
 * what its own table has to remember.
 */
export class UiState<O extends object = object> {
  /** What is open over the table. */
  overlay: O | undefined

  constructor() {
    makeObservable(this, { overlay: observableRef, open: action, close: action })
  }

  open(overlay: O): void {
    this.overlay = overlay
  }

  close(): void {
    this.overlay = undefined
  }

  /** Closes what is on top, as one press of the escape key does. */
  escape(): void {
    this.close()
  }
}
