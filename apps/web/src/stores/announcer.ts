import { makeAutoObservable } from 'mobx'

/** What screen readers are told, without the focus moving. Politely: it waits until they have finished speaking. */
export class Announcer {
  text = ''

  constructor() {
    makeAutoObservable(this)
  }

  clear(): void {
    this.text = ''
  }

  say(text: string): void {
    // The same words twice would not be spoken twice.
    this.text = this.text === text ? `${text}\u00a0` : text
  }
}
