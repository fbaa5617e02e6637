import { banca, box, type Config } from '@ludoteca/banca'
import { checkNames, configure, isRefusal, type Json, refusalInWords } from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LocalPlan } from '../../../table/table-module.ts'

const { min: SEATS_MIN, max: SEATS_MAX } = banca.seats

/** What is wrong, and where. */
export interface Complaint {
  /** An option, or the place of a name. */
  readonly at: string | number
  readonly words: string
}

/** A game at one device as it is being set up. */
export class Draft {
  /** As many as can play; only the first `count` do. */
  names: readonly string[]
  count: number
  /** What was changed from the standard game. */
  options: Readonly<Record<string, Json>> = {}

  constructor(names: readonly string[]) {
    this.count = Math.max(SEATS_MIN, Math.min(SEATS_MAX, names.length))
    this.names = Array.from({ length: SEATS_MAX }, (_, i) => names[i] ?? '')
    makeAutoObservable(this, { names: observableRef, options: observableRef })
  }

  get players(): readonly string[] {
    return this.names.slice(0, this.count)
  }

  /** All settings, or why they will not do. */
  get config(): Config | Complaint {
    const config = configure(banca, { ...this.options, mode: 'table' }, this.count)
    if (!isRefusal(config)) return config
    return { at: String(config.params.option), words: refusalInWords(box.words, box.locale, config) }
  }

  /** The first thing that is wrong with the names. */
  get complaintOfNames(): Complaint | undefined {
    const seen: string[] = []
    for (const [i, name] of this.players.entries()) {
      if (checkNames([{ name, kind: 'human' }])) {
        return { at: i, words: name.trim() === '' ? 'Who sits here?' : 'At most 20 characters, please.' }
      }
      const known = name.trim().toLowerCase()
      if (seen.includes(known)) return { at: i, words: 'Somebody else has this name already.' }
      seen.push(known)
    }
    return undefined
  }

  get plan(): LocalPlan {
    const seats = this.players.map((name) => ({ name: name.trim(), kind: 'human' }))
    return { options: { ...this.options, mode: 'table' }, seats }
  }

  setCount(count: number): void {
    this.count = count
  }

  rename(seat: number, name: string): void {
    this.names = this.names.with(seat, name)
  }

  /** Lets a player sit one place earlier or later. */
  move(seat: number, by: 1 | -1): void {
    const other = seat + by
    const [a, b] = [this.names[seat], this.names[other]]
    if (a === undefined || b === undefined) return
    this.names = this.names.with(seat, b).with(other, a)
  }

  setOptions(options: Readonly<Record<string, Json>>): void {
    this.options = options
  }
}

/** Tells a complaint from settings that will do. */
export function isComplaint(value: Config | Complaint): value is Complaint {
  return 'words' in value
}
