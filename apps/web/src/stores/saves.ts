import { isFields, type MatchRecord, NewerRecord, parseRecord, writeRecord } from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'

/** A saved match on this device. */
export interface Save {
  readonly id: string
  /** Empty where the text is damaged so badly that nobody can tell. */
  readonly game: string
  /** Who plays, for the list. */
  readonly players: readonly string[]
  /** How many of them are people; matches of before do not say. */
  readonly people?: number
  readonly moves: number
  readonly isOver: boolean
  readonly savedAt: number
  /** How long it was played; matches of before do not say. */
  readonly playedMs?: number
}

/** Why a match that is kept cannot be read: its text is damaged, or a later version of the page wrote it. */
export type Unreadable = 'damaged' | 'unknownRules'

const INDEX = 'ludoteca.saves.v1'
const PREFIX = 'ludoteca.save.v1.'
/** The most saved matches; beyond that the oldest finished ones are removed. */
const SAVES_MAX = 30

/** The saved matches on this device. Each is a record of its own in the storage, with a list beside them. */
export class SavesStore {
  list: readonly Save[] = []
  /** The storage is full or forbidden: matches cannot be saved. */
  isFailing = false
  readonly #storage: Storage
  /** The results of reading saved texts, so that lists need not read them again. */
  readonly #troubles = new Map<string, Unreadable | undefined>()

  constructor(storage: Storage) {
    makeAutoObservable(this, { list: observableRef })
    this.#storage = storage
    this.list = readList(storage)
  }

  find(id: string): Save | undefined {
    return this.list.find((save) => save.id === id)
  }

  /** The match that was played last of this game and is not over. */
  latest(game: string): Save | undefined {
    return this.list.find((save) => save.game === game && !save.isOver)
  }

  /** The match that was played last, of this game or of all, and is not over. What nobody has put work into is no loss. */
  unfinished(game?: string): Save | undefined {
    return this.list.find((save) => isUnderWay(save) && (game === undefined || save.game === game))
  }

  /** Saves a match, replacing what was saved of it before. */
  keep(id: string, record: MatchRecord, playedMs = 0): void {
    const save: Save = { ...saveOf(id, record), savedAt: Date.now(), playedMs }
    const text = writeRecord(record)
    while (!this.#put(save, text)) {
      // Finished matches are removed before unfinished ones.
      const spare = this.list.findLast((other) => other.isOver && other.id !== id)
      if (spare === undefined || !this.#drop(spare.id)) return
    }
  }

  /** Saves how long a match was played, also while nobody moves. */
  keepTime(id: string, playedMs: number): void {
    try {
      if (this.find(id)) this.#setList(this.list.map((save) => (save.id === id ? { ...save, playedMs } : save)))
    } catch {
      // A full storage: the match itself says so when it is kept.
    }
  }

  /** The record of a match; undefined when it is missing or unreadable. */
  open(id: string): MatchRecord | undefined {
    const record = readRecord(this.textOf(id) ?? '')
    return typeof record === 'string' ? undefined : record
  }

  /** The stored text of a match. */
  textOf(id: string): string | undefined {
    return this.#storage.getItem(PREFIX + id) ?? undefined
  }

  /** Why the match cannot be read, where it is there. */
  troubleWith(id: string): Unreadable | undefined {
    if (this.#troubles.has(id)) return this.#troubles.get(id)
    const text = this.textOf(id)
    const record = text === undefined ? undefined : readRecord(text)
    const trouble = typeof record === 'string' ? record : undefined
    this.#troubles.set(id, trouble)
    return trouble
  }

  isDamaged(id: string): boolean {
    return this.troubleWith(id) === 'damaged'
  }

  remove(id: string): void {
    this.#storage.removeItem(PREFIX + id)
    this.#troubles.delete(id)
    this.#setList(this.list.filter((save) => save.id !== id))
  }

  /** Lists what another window has kept meanwhile, too. */
  lookAgain(): void {
    const others = readList(this.#storage).filter(({ id }) => this.find(id) === undefined)
    this.list = [...this.list, ...others]
  }

  /** Removes every match of this game, over or not, damaged or not, wherever it was kept. */
  removeAll(game: string): void {
    this.lookAgain()
    const going = this.list.filter((save) => save.game === game)
    for (const { id } of going) {
      this.#storage.removeItem(PREFIX + id)
      this.#troubles.delete(id)
    }
    this.#setList(this.list.filter((save) => !going.includes(save)))
  }

  /** Saves a record from a file. Throws `BadRecord` when it is none. */
  import(id: string, text: string): MatchRecord {
    const record = parseRecord(text)
    this.keep(id, record)
    return record
  }

  /** Removes a match. Returns false when the storage does not allow it. */
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
      this.#troubles.set(save.id, undefined)
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

/** Whether somebody has moved in the match, or several people sit at it who were named, and it is not over. */
export function isUnderWay({ moves, people = 0, isOver }: Save): boolean {
  return (moves > 0 || people > 1) && !isOver
}

function goneFirst(a: Save, b: Save): number {
  return Number(b.isOver) - Number(a.isOver) || a.savedAt - b.savedAt
}

/** What is listed, and what lies in the storage without being listed: a damaged list loses no match. */
function readList(storage: Storage): readonly Save[] {
  const listed = readIndex(storage.getItem(INDEX))
  const ids = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').flatMap((key) =>
    key.startsWith(PREFIX) ? key.slice(PREFIX.length) : [],
  )
  const unlisted = ids.filter((id) => !listed.some((save) => save.id === id))
  const found = unlisted.map((id) => saveFound(id, storage.getItem(PREFIX + id) ?? ''))
  return [...listed, ...found].sort((a, b) => b.savedAt - a.savedAt)
}

function readIndex(text: string | null): readonly Save[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isSave) : []
  } catch {
    return []
  }
}

function isSave(value: unknown): value is Save {
  if (!isFields(value)) return false
  const { id, game, players, moves, isOver, savedAt } = value
  return (
    [id, game].every((text) => typeof text === 'string') &&
    [moves, savedAt].every((count) => Number.isSafeInteger(count)) &&
    typeof isOver === 'boolean' &&
    Array.isArray(players) &&
    players.every((name) => typeof name === 'string')
  )
}

/** A match that is not listed, as far as its text can be made out. */
function saveFound(id: string, text: string): Save {
  const record = readRecord(text)
  if (typeof record !== 'string') return saveOf(id, record)
  const game = /"game": ?"(\w+)"/.exec(text)?.[1] ?? ''
  return { id, game, players: [], moves: text.match(/"move":/g)?.length ?? 0, isOver: false, savedAt: 0 }
}

function saveOf(id: string, { game, seats, moves, outcome }: MatchRecord): Save {
  const players = seats.map(({ name }) => name)
  const people = seats.filter(({ kind }) => kind === 'human').length
  const savedAt = moves.at(-1)?.at ?? 0
  return { id, game, players, people, moves: moves.length, isOver: outcome !== undefined, savedAt }
}

function readRecord(text: string): MatchRecord | Unreadable {
  try {
    return parseRecord(text)
  } catch (error) {
    return error instanceof NewerRecord ? 'unknownRules' : 'damaged'
  }
}
