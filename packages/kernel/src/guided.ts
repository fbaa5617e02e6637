import { PositionAsk } from './bot.ts'
import type { Box } from './box.ts'
import { SeededChance } from './chance.ts'
import { Coach, type SeatedMove } from './coach.ts'
import { Broken, type Fact, type Move, type Seat } from './game.ts'
import { Match } from './match.ts'
import { isRefusal } from './options.ts'
import type { Position } from './position.ts'
import { LEARNER, type Lesson, startOfTutorial } from './tutorial.ts'

const MOVES_MAX = 1_000
const NAME = 'Learner'

/**
 * What another seat than the learner's does now, if one is awaited: what the tutorial says, or else what an `easy` bot
 * does, whose luck depends on seat and move alone. So a tutorial goes the same way wherever it is played.
 */
export function othersMove<C, S, M extends Move, V, F extends Fact>(
  { tutorial, bots }: Pick<Box<C, S, M, V, F>, 'tutorial' | 'bots'>,
  position: Position<C, S, M, V, F>,
  seq: number,
): SeatedMove<M> | undefined {
  const awaited = position.decisions.find(({ seat, open }) => !open && seat > LEARNER)
  if (awaited === undefined || awaited.open) return undefined
  const { seat, fallback } = awaited
  const ask = new PositionAsk(position, seat, new SeededChance(`guided ${seat} ${seq}`))
  return { seat, move: tutorial?.play?.(ask.view, seat) ?? bots.easy(ask) ?? fallback }
}

/** A guided first match without a screen: the learner does as the coach says, or something else for a while. */
export class Guided<C, S, M extends Move, V, F extends Fact> {
  readonly match: Match<C, S, M, V, F>
  readonly coach: Coach<C, S, M, V, F>
  readonly lessons: Lesson<M>[] = []
  readonly #box: Box<C, S, M, V, F>

  constructor(box: Box<C, S, M, V, F>) {
    const { tutorial } = box
    if (tutorial === undefined) throw new Broken('there is no tutorial', { game: box.game.id })
    const match = Match.start(tutorial.game ?? box.game, startOfTutorial(tutorial as never, NAME))
    if (isRefusal(match)) throw new Broken('the tutorial cannot begin', { refusal: match })
    this.#box = box
    this.match = match
    this.coach = new Coach(tutorial, match)
    this.#note()
  }

  get moves(): readonly SeatedMove<M>[] {
    return this.match.log.map(({ seat, move }) => ({ seat, move: move as M }))
  }

  /** Makes a move that the lesson allows. */
  make(seat: Seat, move: M): void {
    const refusal = this.coach.refusalOf(seat, move) ?? this.match.refusalOf(seat, move)
    if (refusal) throw new Broken('the coach or the rules refuse', { seat, move, refusal })
    this.match.submit(seat, move)
    this.coach.moved(seat)
    this.#note()
  }

  /** The next thing that happens to a learner who does as the coach says. Whether anything did. */
  step(): boolean {
    if (this.coach.holds) {
      this.coach.putAway()
      this.#note()
      return true
    }
    const next = this.match.outcome() ? undefined : (this.#others() ?? this.coach.suggestion ?? this.#fallback())
    if (next) this.make(next.seat, next.move)
    return next !== undefined
  }

  /** Until the learner is asked for something, by seat or for the table. */
  untilAsked(): boolean {
    while (this.coach.holds || this.#others()) this.step()
    return this.match.outcome() === undefined
  }

  /** To the end of the tutorial, by the hints. */
  follow(): this {
    for (let left = MOVES_MAX; left > 0 && !this.coach.isDone; left--) if (!this.step()) break
    return this
  }

  /** Until the coach says this lesson, by the hints. */
  until(id: string): this {
    for (let left = MOVES_MAX; left > 0 && this.coach.lesson?.id !== id; left--) if (!this.step()) break
    return this
  }

  #others(): SeatedMove<M> | undefined {
    return othersMove(this.#box, this.match.position, this.match.seq)
  }

  #fallback(): SeatedMove<M> | undefined {
    for (const decision of this.match.decisions) {
      if (!decision.open && decision.seat <= LEARNER) return { seat: decision.seat, move: decision.fallback }
    }
    return undefined
  }

  #note(): void {
    const { lesson } = this.coach
    if (lesson && lesson.id !== this.lessons.at(-1)?.id) this.lessons.push(lesson)
  }
}
