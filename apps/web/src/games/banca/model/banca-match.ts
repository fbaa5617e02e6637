import { banca, type Fact, historyOf, type Move, type View } from '@ludoteca/banca'
import { isRefusal, type MatchRecord, replay, type Seat, TABLE } from '@ludoteca/kernel'
import { computed, makeObservable } from 'mobx'
import { inForce } from '../../../match/in-force.ts'
import { LocalMatch } from '../../../match/local-match.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { ReplayMatch } from '../../../match/replay-match.ts'
import { saidInPlace } from '../../../table/said-in-place.ts'
import { type Mark, marksOf } from './curves.ts'
import { type Line, linesOfHistory, linesOfStory } from './lines.ts'

/** A move that could be taken back now. */
export interface Retractable {
  readonly seat: Seat
  readonly move: Move
}

/** A match of Banca as its table sees it: the store, and what can be worked out from it. Adds no truth of its own. */
export class BancaMatch {
  readonly store: MatchStore

  constructor(store: MatchStore) {
    this.store = store
    makeObservable(this, { lines: computed, marks: computed, retractable: computed, peak: computed })
  }

  get view(): View {
    return this.store.view as View
  }

  get isTable(): boolean {
    return this.view.config.mode === 'table'
  }

  /** Several people share this screen, and take turns at it. */
  get isHandedRound(): boolean {
    return this.store instanceof LocalMatch && this.store.people.length > 1
  }

  /** The record, where the match is kept on this device. */
  get record(): MatchRecord | undefined {
    const { store } = this
    // The picture changes with every move, the record does not say when it has changed.
    return store.picture && store instanceof LocalMatch ? store.record : undefined
  }

  /** Everything that happened, with what was taken back. */
  get lines(): readonly Line[] {
    const { store } = this
    if (store instanceof ReplayMatch) return historyLines(store.record, store.at)
    const { record } = this
    if (record) return historyLines(record)
    return linesOfStory(store.story as readonly { readonly id: number; readonly fact: Fact }[])
  }

  /** How everybody stood after each turn. */
  get marks(): readonly Mark[] {
    return marksOf(this.lines, this.view)
  }

  /** The most the bank has held so far. */
  get peak(): number {
    return Math.max(this.view.bank, ...this.lines.map(({ bank }) => bank))
  }

  /** The bots at the table that still play. */
  get bots(): readonly Seat[] {
    const { store, view } = this
    return view.players.flatMap(({ active }, seat) => (active && store.seats[seat]?.kind === 'bot' ? seat : []))
  }

  /** The bots that will seal a choice of their own before long. One that plays at random may never do so. */
  get botsThinking(): readonly Seat[] {
    const { store, view } = this
    if (store instanceof LocalMatch && store.haveBotsFailed) return []
    return this.bots.filter((seat) => !view.answered?.[seat] && store.seats[seat]?.strength !== 'random')
  }

  /** The people that still play at devices of their own. Around one device there are none. */
  get elsewhere(): readonly Seat[] {
    const { store, view } = this
    if (store.kind !== 'live') return []
    return view.players.flatMap(({ active }, seat) =>
      active && seat !== store.viewer && store.seats[seat]?.kind === 'human' ? seat : [],
    )
  }

  /** Those of them who are there, and have not answered. */
  get elsewhereThinking(): readonly Seat[] {
    const { store, view } = this
    return this.elsewhere.filter((seat) => !view.answered?.[seat] && store.seats[seat]?.connected)
  }

  /** Whose sealed decision comes next: with a banker one after another is asked, in order of seats. */
  get awaited(): readonly Seat[] {
    const waiting = this.view.players.flatMap(({ active }, seat) => (active && !this.view.answered?.[seat] ? seat : []))
    return this.isTable ? waiting.slice(0, 1) : waiting
  }

  /** The last move in force of a person or the banker, at one device, where the banker may take back anything. */
  get retractable(): Retractable | undefined {
    const { record, store } = this
    if (!record || !(store instanceof LocalMatch) || store.undoSeat !== TABLE) return undefined
    const counting = inForce(record.moves)
    // What bots did since goes back with it.
    const last = record.moves.findLast(({ seq, seat }) => counting.has(seq) && store.seats[seat]?.kind !== 'bot')
    return last && { seat: last.seat, move: last.move as Move }
  }

  /** Takes the last move back. */
  undo(): Promise<boolean> {
    return this.store.submit(saidInPlace({ type: 'undo' }), TABLE)
  }
}

function historyLines(record: MatchRecord, until?: number): readonly Line[] {
  const match = replay(banca, record, until)
  return isRefusal(match) ? [] : linesOfHistory(historyOf(match))
}
