import type { Api } from '@ludoteca/client'
import { isFields, type SeatedMove } from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

const KEY = 'ludoteca.learnt.v1'
const PROOFS = 'ludoteca.proofs.v1'

/** The part of the API that takes proofs. */
type TutorialApi = Pick<Api, 'finishTutorial'>
type Proofs = Readonly<Record<string, readonly SeatedMove[]>>

/**
 * The games whose guided first match was finished on this device, with the moves that prove it until the server has taken
 * them: for one account, as whoever else plays here has not learnt the game by that.
 */
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
    if (!this.has(game)) this.#setGames([...this.games, game])
  }

  /** The tutorial was finished here, with these moves. */
  finish(game: string, moves: readonly SeatedMove[]): void {
    this.add(game)
    this.#setProofs({ ...this.#proofs, [game]: moves })
  }

  /** Sends the server the proof for this game. Resolves with whether there was one and it was accepted. */
  async handIn(api: TutorialApi, game: string): Promise<boolean> {
    const { [game]: moves, ...others } = this.#proofs
    if (moves === undefined) return false
    try {
      await api.finishTutorial(game, moves)
    } catch (error) {
      if (!isRefusedProof(error)) throw error
      // The tutorial has changed since, and the proof is not valid any more.
      this.#setProofs(others)
      return false
    }
    this.#setProofs(others)
    return true
  }

  forget(game: string): void {
    const { [game]: _gone, ...others } = this.#proofs
    this.#setProofs(others)
    if (this.has(game)) this.#setGames(this.games.filter((other) => other !== game))
  }

  #setGames(games: readonly string[]): void {
    this.games = games
    if (games.length > 0) this.#put(KEY, games.join(' '))
    else this.#storage.removeItem(KEY)
  }

  #setProofs(proofs: Proofs): void {
    if (Object.keys(proofs).length > 0) this.#put(PROOFS, JSON.stringify(proofs))
    else this.#storage.removeItem(PROOFS)
  }

  #put(key: string, text: string): void {
    try {
      this.#storage.setItem(key, text)
    } catch {
      // A storage that takes nothing: whoever comes back may learn it once more.
    }
  }

  /** The stored proofs; damaged ones are ignored. The server checks the moves. */
  get #proofs(): Proofs {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(PROOFS) ?? '{}')
      return isFields(kept) ? (kept as Proofs) : {}
    } catch {
      return {}
    }
  }
}

function isRefusedProof(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['BAD_PROOF', 'BAD_REQUEST'].includes(String(error.code))
}
