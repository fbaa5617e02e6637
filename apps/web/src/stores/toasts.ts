import { makeAutoObservable, observableRef } from 'mobx'
import type { Announcer } from './announcer.ts'

/** A short message that disappears by itself. */
export interface Toast {
  readonly id: number
  readonly look: 'info' | 'good' | 'warning'
  readonly text: string
}

const SHOWN_MS = 6000
const SHOWN_MAX = 3

/** Messages about what has just been done, where nothing on the screen shows it. Never for what must be read. */
export class ToastStore {
  list: readonly Toast[] = []
  readonly #announcer: Announcer
  #last = 0

  constructor(announcer: Announcer) {
    makeAutoObservable(this, { list: observableRef })
    this.#announcer = announcer
  }

  say(text: string, look: Toast['look'] = 'good'): void {
    const id = ++this.#last
    this.list = [...this.list, { id, look, text }].slice(-SHOWN_MAX)
    this.#announcer.say(text)
    setTimeout(() => this.dismiss(id), SHOWN_MS)
  }

  /** Removes all messages, and what was announced with them. */
  clear(): void {
    this.list = []
    this.#announcer.clear()
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}
