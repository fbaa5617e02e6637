import { makeAutoObservable, observableRef } from 'mobx'

const KEY = 'ludoteca.learnt.v1'

/** The games whose guided first match was finished on this device. */
export class LearntStore {
  games: readonly string[]
  readonly #storage: Storage

  constructor(storage: Storage) {
    makeAutoObservable(this, { games: observableRef })
    this.#storage = storage
    this.games = (storage.getItem(KEY) ?? '').split(' ').filter((game) => game !== '')
  }

  has(game: string): boolean {
    return this.games.includes(game)
  }

  add(game: string): void {
    if (!this.has(game)) this.#set([...this.games, game])
  }

  remove(game: string): void {
    if (this.has(game)) this.#set(this.games.filter((other) => other !== game))
  }

  #set(games: readonly string[]): void {
    this.games = games
    try {
      this.#storage.setItem(KEY, games.join(' '))
    } catch {
      // A storage that takes nothing: whoever comes back may learn it once more.
    }
  }
}
