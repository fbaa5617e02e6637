import {
  type Box,
  Coach,
  isRefusal,
  isUndo,
  Match,
  type MatchRecord,
  type MatchStart,
  type Move,
  type Refusal,
  recordOf,
  refusalInWords,
  type Seat,
  type Told,
  tutorialOf,
  type Viewer,
} from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import { AroundDevice } from './around-device.ts'
import type { Played } from './bot-table.ts'
import { type BotHost, type BotSettings, BotTurns } from './bot-turns.ts'
import { CoachStore } from './coach-store.ts'
import { inForce } from './in-force.ts'
import { replayed, shownTo, tableSeat, type Unplayable } from './match-parts.ts'
import { MatchStore } from './match-store.ts'
import { personsOf } from './persons.ts'
import { PlayClock } from './play-clock.ts'
import type { AnyMatch } from './privacy.ts'
import type { MoveRefusal, OneDevice, SeenRecord } from './shown.ts'
import { factsFor, factsSince, storyFor, storyWith } from './story.ts'
import { takeBack, undoSeatOf } from './taking-back.ts'

/** Called after every move to save the match, with how long it was played. */
export type Keep = (record: MatchRecord, playedMs: number) => void

/** Settings of a match on this device. */
export interface LocalOptions extends BotSettings {
  readonly keep?: Keep
  /** How long the match was played before. */
  readonly playedMs?: number
}

/**
 * A match played on this device alone. One screen shows one seat at a time: whoever is awaited next. Where that seat is
 * somebody else's and has secrets, `handOver` names it first, and nothing is shown until it is taken.
 */
export class LocalMatch extends MatchStore implements OneDevice {
  readonly kind = 'local'
  handOver: Seat | undefined
  haveBotsFailed = false
  /** How many moves people have seen, those included that are being caught up on. */
  at = 0
  /** The seat in whose name the last seen move can be taken back. */
  protected undoable: Seat | undefined
  readonly #match: AnyMatch
  readonly #around: AroundDevice
  readonly #bots: BotTurns
  readonly #keep: Keep
  readonly #clock: PlayClock
  /** All facts by move, for the next viewer; element 0 is the set-up. */
  readonly #facts: (readonly Told[])[]
  #isClosed = false

  private constructor(box: Box, match: AnyMatch, facts: (readonly Told[])[], options: LocalOptions) {
    super(box)
    makeObservable<LocalMatch, 'look' | 'undoable'>(this, {
      handOver: observable,
      undoable: observable,
      undoSeat: computed,
      haveBotsFailed: observable,
      at: observable,
      people: computed,
      take: action,
      lookAs: action,
      look: action,
    })
    this.#match = match
    this.coach = this.#coachOf(match)
    this.#facts = facts
    this.#keep = options.keep ?? (() => {})
    this.#clock = new PlayClock(options.playedMs ?? 0, () => this.#fireClock())
    this.seats = match.seats.map(tableSeat)
    this.#around = new AroundDevice(match, personsOf(box, match.seats), this.people)
    this.#bots = new BotTurns(this.#botHost(match), options)
    this.#turn()
    this.#playBots()
  }

  /** Begins a match, or refuses these seats and options. */
  static start(box: Box, start: MatchStart, options: LocalOptions = {}): LocalMatch | Refusal {
    const match = Match.start(box.game, start)
    return isRefusal(match) ? match : new LocalMatch(box, match, [match.told], options)
  }

  /** Resumes a saved match, if its record verifies: otherwise a part of it would be lost. */
  static resume(box: Box, record: MatchRecord, options: LocalOptions = {}): LocalMatch | Unplayable {
    const kept = replayed(box, record)
    return typeof kept === 'string' ? kept : new LocalMatch(box, kept.match, kept.facts, options)
  }

  get people(): readonly Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []))
  }

  /** The record so far, with the seed: it stays on the device. */
  get record(): MatchRecord {
    return recordOf(this.#match, { withSeed: true })
  }

  override get device(): OneDevice {
    return this
  }

  override get seen(): SeenRecord {
    return { record: this.record, at: this.at }
  }

  /** How long it was played, in this sitting and before. */
  get playedMs(): number {
    return this.#clock.playedMs
  }

  take(): void {
    const seat = this.handOver
    if (seat === undefined) return
    this.handOver = undefined
    this.look(seat)
    const left = this.#around.comeBack(seat)
    if (left?.picture)
      this.catchUp(factsSince(left.story, this.latest.story), { ...left, picture: { ...left.picture, decisions: [] } })
  }

  /** Changes the viewer, such as to make a move out of turn. */
  lookAs(seat: Seat): void {
    if (this.#around.isForOtherEyes(seat, this.#holder)) this.#hide(seat)
    else this.look(seat)
  }

  /** The seat in whose name the last move can be taken back, once people have seen that move. */
  get undoSeat(): Seat | undefined {
    return this.picture === this.latest.picture ? this.undoable : undefined
  }

  /** Takes the last move back. */
  async undo(): Promise<boolean> {
    return this.undoSeat !== undefined && (await this.submit({ type: 'undo' }, this.undoSeat))
  }

  close(): void {
    this.#isClosed = true
    this.queue.close()
    this.#clock.stop()
    this.#bots.close()
    this.coach?.close()
  }

  protected async send(move: Move, seat: Seat): Promise<MoveRefusal | undefined> {
    if (this.#clock.isTimeUp) this.#fireClock()
    const byHand = this.#match.refusalByHand(seat, move)
    if (byHand) return this.#inWords(byHand, move)
    const untaught = this.coach?.refusalOf(seat, move)
    if (untaught) return this.#inWords(untaught, move)
    try {
      // Tried on a copy first: a move that breaks the rules code must not leave the match half moved.
      this.#match.rehearse(seat, move)
    } catch {
      return { code: 'SERVER', message: errorInWords('SERVER', this.box.locale), move }
    }
    const submit = (each: Move) => this.#submit({ seat, move: each })
    const refusal = isUndo(move) ? runInAction(() => takeBack(this.#undoable, seat, submit)) : submit(move)
    if (refusal) return this.#inWords(refusal, move)
    this.#playBots()
    return undefined
  }

  #inWords(refusal: Refusal, move: Move): MoveRefusal {
    return { code: refusal.code, message: refusalInWords(this.box.words, this.box.locale, refusal), move }
  }

  /** Plays the decisions of the clock whose time has come. */
  #fireClock(): void {
    for (const { seat, byClock, clockMs } of this.#match.clockDecisions) {
      if (!this.#isClosed && clockMs <= this.#clock.playedMs) this.#submit({ seat, move: byClock }, 'clock')
    }
    this.#playBots()
  }

  /** Sets the timer for the next decision of the clock. */
  #setClock(): void {
    const waits = this.#match.outcome() ? [] : this.#match.clockDecisions.map(({ clockMs }) => clockMs)
    this.#clock.setTimer(waits.length === 0 || this.#isClosed ? undefined : Math.min(...waits))
    this.timeUpAt = this.#clock.firesAt
  }

  /** Shows the match to this viewer: after a move that was just made has been acted out, and else at once. */
  protected look(viewer: Viewer, made?: Made): void {
    const { picture, story } = this.latest
    const viewers = this.#around.viewersOf(viewer)
    const facts = made ? factsFor(made.facts, viewers) : []
    const isKnown = picture?.viewer === viewer && !made?.isUndo
    const whole = () => storyFor(this.#facts, inForce(this.#match.log), viewers)
    const shownStory = isKnown ? (made ? storyWith(story, facts, made.seq) : story) : whole()
    const next = shownTo(this.#match, viewer, shownStory, this.latest)
    const at = this.#match.seq
    const undoable = undoSeatOf(this.#undoable)
    this.#setClock()
    this.arrive(facts, next, {
      isAtOnce: made === undefined || made.isUndo,
      also: () => {
        this.at = at
        this.undoable = undoable
        // What the coach says is about the last move: it is said when that one was seen.
        if (at === this.#match.seq) this.coach?.look()
      },
    })
  }

  get #undoable() {
    return { match: this.#match, seats: this.seats, isTaught: this.coach !== undefined }
  }

  /** The viewer to whom the device shows the match. */
  get #holder(): Viewer {
    return this.latest.picture?.viewer ?? 'spectator'
  }

  #submit(played: Played, by?: 'clock'): Refusal | undefined {
    const answer = this.#match.submit(played.seat, played.move, { at: Date.now(), ...(by && { by }) })
    if (!answer.ok) return answer.refusal
    const { entry } = answer
    this.#bots.moved({ seat: played.seat, move: entry.move as Move })
    const facts = structuredClone(answer.told) as readonly Told[]
    this.#facts.push(facts)
    if (isUndo(entry.move)) this.#around.forget()
    runInAction(() => {
      this.coach?.moved(played.seat)
      const isHidden = this.handOver !== undefined
      // Whoever takes the device is shown the whole story then, this move included.
      this.#turn(isHidden ? undefined : { facts, seq: entry.seq, isUndo: isUndo(entry.move) })
    })
    this.#keep(this.record, this.playedMs)
    return undefined
  }

  /** Turns the device to whoever is awaited, after a move was made. */
  #turn(made?: Made): void {
    // Whoever was to take the device may not be awaited any more, after something was taken back.
    this.handOver = undefined
    const holder = this.#holder
    const seat = this.#around.next(holder)
    if (seat === undefined) return this.look('spectator', made)
    if (this.#match.outcome() === undefined && this.#around.isForOtherEyes(seat, holder)) return this.#hide(seat)
    this.look(seat, made)
    this.#around.show(seat)
  }

  /** Asks for the device to be handed over. What the last one saw is taken off the screen at once. */
  #hide(next: Seat): void {
    this.#around.leave(this.#holder, this.latest)
    this.handOver = next
    this.look('spectator')
  }

  #playBots(): void {
    if (this.seats.some(({ kind }) => kind === 'bot')) void this.#bots.play()
  }

  #botHost(match: AnyMatch): BotHost {
    return {
      match,
      queue: this.queue,
      isHeld: () => this.coach?.holds === true,
      submit: (played) => this.#submit(played),
      failed: () =>
        runInAction(() => {
          this.haveBotsFailed = true
        }),
    }
  }

  #coachOf(match: AnyMatch): CoachStore | undefined {
    const tutorial = tutorialOf(this.box, match)
    return (
      tutorial &&
      new CoachStore(Coach.rejoin(tutorial, match), {
        goOn: () => this.#playBots(),
        play: (move, seat) => void this.submit(move, seat),
      })
    )
  }
}

/** A move that was just made. */
interface Made {
  readonly facts: readonly Told[]
  readonly seq: number
  readonly isUndo: boolean
}
