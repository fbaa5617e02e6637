import { action, makeObservable, observableRef } from 'mobx'

/** Where deeds outlast a reload of the page. */
export type DeedStorage = Pick<Storage, 'getItem' | 'setItem'>

/** It was done, but nobody here remembers how. */
export const FORGOTTEN = ''

/**
 * What this watcher has done in a match. The match does not tell: all watchers are shown the same, and what one of them
 * has voted is nobody else's business.
 */
export class CrowdDeeds {
  done: ReadonlyMap<string, string>
  readonly #storage: DeedStorage
  readonly #key: string

  constructor(storage: DeedStorage, matchName: string) {
    this.#storage = storage
    this.#key = `imperio.crowd.${matchName}`
    this.done = read(storage, this.#key)
    makeObservable(this, { done: observableRef, note: action })
  }

  /** What was chosen; nothing if it was not done yet. */
  of(deed: string): string | undefined {
    return this.done.get(deed)
  }

  note(deed: string, choice: string): void {
    this.done = new Map([...this.done, [deed, choice]])
    try {
      this.#storage.setItem(this.#key, JSON.stringify([...this.done]))
    } catch {
      // Without storage it is remembered until the page is left.
    }
  }
}

function read(storage: DeedStorage, key: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isDeed) : [])
  } catch {
    return new Map()
  }
}

function isDeed(kept: unknown): kept is [string, string] {
  return Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string')
}
