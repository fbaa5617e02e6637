import { makeAutoObservable } from 'mobx'

/** A text for screen readers, in a polite live region: they finish speaking before they read it. */
export class Announcer {
  text = ''

  constructor() {
    makeAutoObservable(this)
  }

  clear(): void {
    this.text = ''
  }

  say(text: string): void {
    // The same text again would not be read again.
    this.text = this.text === text ? `${text}\u00a0` : text
  }
}
