import { banca, type Fact, historyOf, type Move, type View } from '@ludoteca/banca'
import { type Fact as AnyFact, isRefusal, type MatchRecord, replay, type Seat, TABLE } from '@ludoteca/kernel'
import { computed, makeObservable } from 'mobx'
import type { Presentation, SoundCue } from '../../kit/presentation.ts'
import type { Scene } from '../../kit/presentation-queue.ts'
import { inForce } from '../../match/in-force.ts'
import type { MatchStore } from '../../match/match-store.ts'
import { viewOf } from './kit.ts'
import { type Mark, marksOf } from './model/curves.ts'
import { type Flight, flightMs, flightsOf } from './model/flights.ts'
import { type Line, linesOfHistory, linesOfStory } from './model/lines.ts'
import { soundOf } from './sounds.ts'

/** A move that could be taken back now. */
export interface Retractable {
  readonly seat: Seat
  readonly move: Move
}

/** Lets coins fly; `ms` is how long they have. */
type Launch = (flights: readonly Flight[], ms: number) => void

/** A match of Banca as its table shows it: coins that fly, and what can be worked out from what people have seen. */
export class BancaPresentation implements Presentation {
  readonly match: MatchStore
  #launch: Launch | undefined

  constructor(match: MatchStore) {
    this.match = match
    makeObservable(this, { lines: computed, marks: computed, retractable: computed, peak: computed })
  }

  /** Money is where it goes when the coins have arrived. */
  scenesFor(facts: readonly AnyFact[]): readonly Scene[] {
    const flights = flightsOf(facts)
    if (flights.length === 0) return []
    return [{ ms: flightMs(flights), show: (ms) => this.#launch?.(flights, ms) }]
  }

  soundsOf(facts: readonly AnyFact[]): readonly SoundCue[] {
    const sound = soundOf(facts as readonly Fact[])
    return sound ? [{ sound, loudness: 1 }] : []
  }

  /** Says what lets coins fly. Returns a function that takes it back. */
  flyWith(launch: Launch): () => void {
    this.#launch = launch
    return () => {
      this.#launch = undefined
    }
  }

  get view(): View {
    return viewOf(this.match)
  }

  get isTable(): boolean {
    return this.view.config.mode === 'table'
  }

  /** Several people share this screen, and take turns at it. */
  get isHandedRound(): boolean {
    return (this.match.device?.people.length ?? 0) > 1
  }

  /** What one has sealed oneself. Around one device it stays hidden: while bots decide, everybody sees the screen. */
  get sealed(): Pick<View, 'myExit' | 'myPlan'> {
    return this.isHandedRound ? { myExit: null, myPlan: null } : this.view
  }

  /** The record, where the match is kept on this device. */
  get record(): MatchRecord | undefined {
    return this.match.device && this.match.seen?.record
  }

  /** Everything that happened, with what was taken back. */
  get lines(): readonly Line[] {
    const { seen, story } = this.match
    if (seen) return historyLines(seen.record, seen.at)
    return linesOfStory(story as readonly { readonly id: number; readonly fact: Fact }[])
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
    const { match, view } = this
    return view.players.flatMap(({ active }, seat) => (active && match.seats[seat]?.kind === 'bot' ? seat : []))
  }

  /** The bots that will seal a choice of their own before long. One that plays at random may never do so. */
  get botsThinking(): readonly Seat[] {
    const { match, view } = this
    if (match.device?.haveBotsFailed) return []
    return this.bots.filter((seat) => !view.answered?.[seat] && match.seats[seat]?.strength !== 'random')
  }

  /** The people that still play at devices of their own. Around one device there are none. */
  get elsewhere(): readonly Seat[] {
    const { match, view } = this
    if (match.kind !== 'live') return []
    return view.players.flatMap(({ active }, seat) =>
      active && seat !== match.viewer && match.seats[seat]?.kind === 'human' ? seat : [],
    )
  }

  /** Those of them who are there, and have not answered. */
  get elsewhereThinking(): readonly Seat[] {
    const { match, view } = this
    return this.elsewhere.filter((seat) => !view.answered?.[seat] && match.seats[seat]?.connected)
  }

  /** Whose sealed decision comes next: with a banker one after another is asked, in order of seats. */
  get awaited(): readonly Seat[] {
    const waiting = this.view.players.flatMap(({ active }, seat) => (active && !this.view.answered?.[seat] ? seat : []))
    return this.isTable ? waiting.slice(0, 1) : waiting
  }

  /** The last move in force of a person or the banker, at one device, where the banker may take back anything. */
  get retractable(): Retractable | undefined {
    const { match } = this
    if (match.seen === undefined || match.device?.undoSeat !== TABLE) return undefined
    const moves = match.seen.record.moves.slice(0, match.seen.at)
    const counting = inForce(moves)
    // What bots did since goes back with it.
    const last = moves.findLast(({ seq, seat }) => counting.has(seq) && match.seats[seat]?.kind !== 'bot')
    return last && { seat: last.seat, move: last.move as Move }
  }

  /** Takes the last move back. */
  undo(): Promise<boolean> {
    return this.match.submit({ type: 'undo' }, TABLE, { isInPlace: true })
  }
}

function historyLines(record: MatchRecord, until: number): readonly Line[] {
  const match = replay(banca, record, until)
  return isRefusal(match) ? [] : linesOfHistory(historyOf(match))
}
