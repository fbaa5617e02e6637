import {
  type Coach,
  type Fact,
  LEARNER,
  type Lesson,
  type Move,
  type Refusal,
  type Seat,
  type SeatedMove,
} from '@ludoteca/kernel'
import { action, makeObservable, observable, observableRef } from 'mobx'

/** After so long without a move the hint is repeated; after as long again the coach plays. */
export const PATIENCE_MS = 45_000

/** What the coach may ask of the match. */
interface Led {
  /** The lesson was read: whoever waited for that goes on. */
  goOn(): void
  /** Makes the move that the coach suggested. */
  play(move: Move, seat: Seat): void
}

/** The coach of a match on this device, with the clock that the kernel's coach does without. */
export class CoachStore {
  lesson: Lesson | undefined
  isDone = false
  /** How many lessons were followed so far. */
  steps = 0
  /** How often this lesson was said again: because nothing was done, or because something else was tried. */
  repeats = 0
  /** The coach has made the last move for the learner. */
  hasPlayed = false
  /** The coach already speaks of what people have not seen yet: until `look` nothing of that is said or suggested. */
  isAhead = false
  readonly #coach: Coach<object, object, Move, object, Fact>
  readonly #led: Led
  #timer: ReturnType<typeof setTimeout> | undefined
  #waits = 0
  #isAway = false

  constructor(coach: Coach<object, object, Move, object, Fact>, led: Led) {
    makeObservable<CoachStore, 'wait'>(this, {
      lesson: observableRef,
      isDone: observable,
      steps: observable,
      repeats: observable,
      hasPlayed: observable,
      isAhead: observable,
      refusalOf: action,
      putAway: action,
      playForLearner: action,
      moved: action,
      stir: action,
      look: action,
      wait: action,
    })
    this.#coach = coach
    this.#led = led
    this.look()
  }

  /** Whether all was learnt and read. */
  get isOver(): boolean {
    return this.isDone && this.lesson?.isRead !== true
  }

  /** Whether everybody waits until the lesson was read. */
  get holds(): boolean {
    return this.#coach.holds
  }

  /** Why the learner may not make this move now, with the coach's own line. That line is said again. */
  refusalOf(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.#coach.refusalOf(seat, move)
    if (refusal?.code === 'E_LESSON') this.repeats++
    return refusal
  }

  /** Whether the coach would take this move, as far as the lesson goes. */
  allows(move: Move): boolean {
    return this.lesson?.isRead !== true && this.#coach.allows(move)
  }

  /** What the coach would play for the lesson that was said, with the seat that makes it. */
  get suggestion(): SeatedMove | undefined {
    return this.isAhead ? undefined : this.#coach.suggestion
  }

  /** The lesson was read. */
  putAway(): void {
    this.#coach.putAway()
    this.hasPlayed = false
    this.look()
    this.#led.goOn()
  }

  /** Plays what was suggested, for a learner who asks for it or has waited too long. */
  playForLearner(): void {
    const { suggestion } = this
    if (suggestion === undefined) return this.stir()
    this.#led.play(suggestion.move, suggestion.seat)
    this.hasPlayed = true
  }

  /** Notes a move. What the coach says about it is shown by `look`, once people have seen the move. */
  moved(seat: Seat): void {
    this.#coach.moved(seat)
    const isLearners = seat <= LEARNER
    if (isLearners) this.hasPlayed = false
    if (isLearners || this.#coach.lesson?.id !== this.lesson?.id) this.isAhead = true
  }

  /** The learner does something: whatever it is, there is time again. */
  stir(): void {
    this.#waits = 0
    this.#setTimer()
  }

  /** Nobody can see the lesson for the time being: nothing is said nor played. */
  rest(isAway: boolean): void {
    this.#isAway = isAway
    this.stir()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#isAway = true
  }

  /** Takes over what the coach says now. */
  look(): void {
    const { lesson, isDone, steps } = this.#coach
    if (lesson?.id !== this.lesson?.id) this.repeats = 0
    this.lesson = lesson
    this.isDone = isDone
    this.steps = steps
    this.isAhead = false
    this.stir()
  }

  /** The learner has done nothing for a while. */
  protected wait(): void {
    this.#waits++
    if (this.#waits === 1) this.repeats++
    else this.playForLearner()
    this.#setTimer()
  }

  #setTimer(): void {
    clearTimeout(this.#timer)
    const isWaiting = this.lesson !== undefined && !this.#isAway && this.#waits < 2
    if (isWaiting) this.#timer = setTimeout(() => this.wait(), PATIENCE_MS)
  }
}
