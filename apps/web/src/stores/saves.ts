import { type MatchRecord, parseRecord, writeRecord } from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

/** A match that is kept on this device. */
export interface Save {
  readonly id: string
  readonly game: string
  /** Who plays, for the list. */
  readonly players: readonly string[]
  readonly moves: number
  readonly isOver: boolean
  readonly savedAt: number
}

const INDEX = 'ludoteca.saves.v1'
const PREFIX = 'ludoteca.save.v1.'
/** More are not kept: the oldest that are over go first. */
const SAVES_MAX = 30

/** The matches on this device. Each is a record of its own in the storage; the list is kept beside them. */
export class SavesStore {
  list: readonly Save[] = []
  /** The storage is full or forbidden: what is played now will not be there later. */
  isFailing = false
  readonly #storage: Storage

  constructor(storage: Storage) {
    makeAutoObservable(this, { list: observableRef })
    this.#storage = storage
    this.list = readIndex(storage.getItem(INDEX))
  }

  find(id: string): Save | undefined {
    return this.list.find((save) => save.id === id)
  }

  /** The match that was played last of this game and is not over. */
  latest(game: string): Save | undefined {
    return this.list.find((save) => save.game === game && !save.isOver)
  }

  /** The match that was played last of all and is not over. What nobody has moved in yet is no loss. */
  get unfinished(): Save | undefined {
    return this.list.find(({ isOver, moves }) => !isOver && moves > 0)
  }

  /** Keeps a match, over what was kept of it before. */
  keep(id: string, record: MatchRecord): void {
    const { game, seats, moves, outcome } = record
    const players = seats.map(({ name }) => name)
    const save: Save = { id, game, players, moves: moves.length, isOver: outcome !== undefined, savedAt: Date.now() }
    const text = writeRecord(record)
    while (!this.#put(save, text)) {
      // What is over can be spared before what is still being played.
      const spare = this.list.findLast((other) => other.isOver && other.id !== id)
      if (spare === undefined || !this.#drop(spare.id)) return
    }
  }

  /** The whole match; nothing when it is not there or cannot be read. */
  open(id: string): MatchRecord | undefined {
    const text = this.#storage.getItem(PREFIX + id)
    try {
      return text === null ? undefined : parseRecord(text)
    } catch {
      return undefined
    }
  }

  remove(id: string): void {
    this.#storage.removeItem(PREFIX + id)
    this.#setList(this.list.filter((save) => save.id !== id))
  }

  /** Takes a record from a file. Throws `BadRecord` when it is none. */
  import(id: string, text: string): MatchRecord {
    const record = parseRecord(text)
    this.keep(id, record)
    return record
  }

  /** A storage that takes nothing at all does not let anything be removed from its list either. */
  #drop(id: string): boolean {
    try {
      this.remove(id)
      return true
    } catch {
      return false
    }
  }

  #put(save: Save, text: string): boolean {
    try {
      this.#storage.setItem(PREFIX + save.id, text)
      this.#setList([save, ...this.list.filter((other) => other.id !== save.id)])
      this.isFailing = false
    } catch {
      this.isFailing = true
    }
    return !this.isFailing
  }

  #setList(list: readonly Save[]): void {
    const surplus = list.length - SAVES_MAX
    const old = surplus > 0 ? [...list].sort(goneFirst).slice(0, surplus) : []
    for (const { id } of old) this.#storage.removeItem(PREFIX + id)
    this.list = list.filter((save) => !old.includes(save))
    this.#storage.setItem(INDEX, JSON.stringify(this.list))
  }
}

function goneFirst(a: Save, b: Save): number {
  return Number(b.isOver) - Number(a.isOver) || a.savedAt - b.savedAt
}

function readIndex(text: string | null): readonly Save[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? (list as Save[]) : []
  } catch {
    return []
  }
}
