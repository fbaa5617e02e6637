import { banca, box, type Config } from '@ludoteca/banca'
import {
  checkNames,
  configure,
  defaultOf,
  isRefusal,
  type Json,
  lookUp,
  refusalInWords,
  type SeatInfo,
} from '@ludoteca/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LocalPlan } from '../../../kit/table-module.ts'
import { botName } from '../../../match/bot-names.ts'
import { isPersonKind } from '../../../match/persons.ts'

const { min: SEATS_MIN, max: SEATS_MAX } = banca.seats
const NOBODY: SeatInfo = { name: '', kind: 'human' }

/** What is wrong, and where. */
export interface Problem {
  /** An option, or the place of a name. */
  readonly at: string | number
  readonly words: string
}

/** A game at one device as it is being set up. */
export class Draft {
  /** As many as can play; only the first `count` do. */
  seats: readonly SeatInfo[]
  count: number
  /** What was changed from the standard game. */
  options: Readonly<Record<string, Json>> = {}

  /** Begins with those who played last. */
  constructor(last: readonly SeatInfo[]) {
    this.count = Math.max(SEATS_MIN, Math.min(SEATS_MAX, last.length))
    this.seats = Array.from({ length: SEATS_MAX }, (_, i) => last[i] ?? NOBODY)
    makeAutoObservable(this, { seats: observableRef, options: observableRef })
  }

  get players(): readonly SeatInfo[] {
    return this.seats.slice(0, this.count)
  }

  /** All settings, or why they will not do. */
  get config(): Config | Problem {
    const config = configure(banca, { ...this.options, mode: 'table' }, this.count)
    if (!isRefusal(config)) return config
    return { at: String(config.params.option), words: refusalInWords(box.words, box.locale, config) }
  }

  /** What other settings depend on, as it stands, whether all of them will do or not. */
  get chosen(): Pick<Config, 'initialMoney' | 'levelCost'> {
    const numberOf = (key: 'initialMoney' | 'levelCost') =>
      (lookUp(this.options, key) ?? defaultOf(banca.options[key], {})) as number
    return { initialMoney: numberOf('initialMoney'), levelCost: numberOf('levelCost') }
  }

  /** The first thing that is wrong with the names. */
  get problemOfNames(): Problem | undefined {
    const seen: string[] = []
    for (const [i, { name }] of this.players.entries()) {
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
    const seats = this.players.map(({ name, kind }) => ({ name: name.trim(), kind }))
    return { options: { ...this.options, mode: 'table' }, seats }
  }

  setCount(count: number): void {
    this.count = count
  }

  rename(seat: number, name: string): void {
    this.seats = this.seats.with(seat, { ...(this.seats[seat] ?? NOBODY), name })
  }

  /** A person or a bot sits here. Bots bring a name along; who a person is has to be said. */
  setKind(seat: number, kind: string): void {
    const { name, kind: before } = this.seats[seat] ?? NOBODY
    const others = this.seats.filter((_, i) => i !== seat).map((other) => other.name)
    const proposal = isPersonKind(kind) ? '' : botName(others, 0)
    this.seats = this.seats.with(seat, { name: isPersonKind(before) === isPersonKind(kind) ? name : proposal, kind })
  }

  /** Lets a player sit one place earlier or later. */
  move(seat: number, by: 1 | -1): void {
    const other = seat + by
    const [a, b] = [this.seats[seat], this.seats[other]]
    if (a === undefined || b === undefined) return
    this.seats = this.seats.with(seat, b).with(other, a)
  }

  setOptions(options: Readonly<Record<string, Json>>): void {
    this.options = options
  }
}

/** Tells a problem from settings that will do. */
export function isProblem(value: Config | Problem): value is Problem {
  return 'words' in value
}
