import { expect, test } from 'vitest'
import { PositionAsk } from '../bot.ts'
import type { Box } from '../box.ts'
import { SeededChance } from '../chance.ts'
import { Coach, type SeatedMove, scriptedBot } from '../coach.ts'
import { Broken, type Fact, type Move, type Seat } from '../game.ts'
import { hashState } from '../hash.ts'
import { Match } from '../match.ts'
import { isRefusal } from '../options.ts'
import { drawAny } from '../permit.ts'
import { LEARNER, type Lesson, startOfTutorial } from '../tutorial.ts'
import { refusalInWords } from '../words.ts'

const MOVES_MAX = 1_000
/** How many random moves are tried where the learner is asked. */
const TRIES = 40
const NAME = 'Learner'

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

  /** What another seat does, if it is awaited. */
  #others(): SeatedMove<M> | undefined {
    const { tutorial, bots } = this.#box
    if (tutorial === undefined) return undefined
    const bot = scriptedBot(tutorial, bots.easy)
    for (const decision of this.match.decisions) {
      const { seat } = decision
      if (decision.open || seat <= LEARNER) continue
      const chance = new SeededChance(`guided ${seat} ${this.match.seq}`)
      return { seat, move: bot(new PositionAsk(this.match.position, seat, chance)) ?? decision.fallback }
    }
    return undefined
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

/** What holds for every guided first match. */
export function guidedMatch<C, S, M extends Move, V, F extends Fact>(box: Box<C, S, M, V, F>): void {
  test('whoever follows every hint learns all, and the moves prove it', () => {
    const guided = new Guided(box).follow()
    expect(guided.coach.isDone).toBe(true)
    expect(Coach.accepts(box, guided.moves)).toBe(true)
    expect(Coach.accepts(box, guided.moves.slice(0, -1))).toBe(false)
    expect(Coach.accepts(box, guided.moves.slice(1))).toBe(false)
  })

  test('the coach says at most two sentences at a time', () => {
    for (const { text } of new Guided(box).follow().lessons) {
      expect(text.trim()).not.toBe('')
      expect(text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0, text).toBeLessThanOrEqual(2)
    }
  })

  test('another move than the lesson asks for is refused in words and changes nothing', () => {
    const guided = new Guided(box)
    const chance = new SeededChance('guided, wrong moves')
    while (!guided.coach.isDone && guided.untilAsked()) {
      const { match, coach } = guided
      const before = hashState(match.position.state)
      for (let i = 0; i < TRIES; i++) {
        const drawn = drawAny(match.position.state, match.decisions, chance, 2)
        if (drawn === undefined || drawn.seat > LEARNER || coach.lesson?.allows?.(drawn.move) !== false) continue
        const refusal = coach.refusalOf(drawn.seat, drawn.move)
        expect(refusal?.code).toBe('E_LESSON')
        expect(refusal && refusalInWords(box.words as never, box.locale, refusal)).toBe(coach.lesson?.text)
        expect(Coach.accepts(box, [...guided.moves, drawn])).toBe(false)
      }
      expect(hashState(match.position.state)).toBe(before)
      if (!guided.step()) break
    }
    expect(guided.coach.isDone).toBe(true)
  })

  test('whoever comes back is where they were', () => {
    const guided = new Guided(box)
    const { tutorial } = box
    while (!guided.coach.isDone && guided.untilAsked()) {
      const again = Coach.rejoin(tutorial as NonNullable<typeof tutorial>, guided.match)
      while (again.holds) again.putAway()
      expect(again.lesson?.id).toBe(guided.coach.lesson?.id)
      if (!guided.step()) break
    }
  })
}
