import type { Box } from './box.ts'
import { same } from './domain.ts'
import { type Fact, type Move, type Refusal, refuse, type Seat, TABLE } from './game.ts'
import { Match } from './match.ts'
import { isRefusal } from './options.ts'
import { type BoxTutorial, LEARNER, type Learner, type Lesson, startOfTutorial, type Tutorial } from './tutorial.ts'

/** A move with the seat that makes it. */
export interface SeatedMove<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
}

/**
 * Leads a learner through a tutorial: says which lesson is on and why other moves are not made now. Whoever runs the match
 * asks before a learner's move, tells of every move, and has time; the coach has none.
 */
export class Coach<C, S, M extends Move, V, F extends Fact> {
  readonly #tutorial: Tutorial<C, V, M>
  readonly #match: Match<C, S, M, V, F>
  readonly #said = new Set<string>()
  #lesson: Lesson<M> | undefined
  #isDone = false

  /** At the beginning of the match. */
  constructor(tutorial: Tutorial<C, V, M>, match: Match<C, S, M, V, F>) {
    this.#tutorial = tutorial
    this.#match = match
    this.#look()
  }

  /** In the middle of a match, whose moves so far are played once more to see which lessons they followed. */
  static rejoin<C, S, M extends Move, V, F extends Fact>(
    tutorial: Tutorial<C, V, M>,
    match: Match<C, S, M, V, F>,
  ): Coach<C, S, M, V, F> {
    const coach = new Coach(tutorial, match)
    const { config, seats, seed, generator } = match
    const again = Match.start(match.game, { options: config as object, seats, seed, generator })
    if (isRefusal(again)) return coach
    const before = new Coach(tutorial, again)
    for (const { seat, move } of match.log) {
      before.#readAll()
      if (!again.submit(seat, move).ok) break
      before.moved(seat)
    }
    for (const id of before.#said) coach.#said.add(id)
    coach.#isDone = before.#isDone
    coach.#look()
    return coach
  }

  /** What the coach says now. */
  get lesson(): Lesson<M> | undefined {
    return this.#lesson
  }

  /** Whether everybody waits until the lesson was read. */
  get holds(): boolean {
    return this.#lesson?.isRead === true
  }

  /** Whether all was learnt; that stays so, whatever is played afterwards. */
  get isDone(): boolean {
    return this.#isDone
  }

  /** How many lessons were followed so far. */
  get steps(): number {
    return this.#said.size
  }

  /** Why the learner may not make this move now, with the coach's own line: nothing for what the lesson asks for. */
  refusalOf(seat: Seat, move: M): Refusal | undefined {
    if (!isLearners(seat) || this.allows(move) || this.#match.refusalByHand(seat, move)) return undefined
    const text = this.#lesson?.text ?? this.#tutorial.watch ?? ''
    return this.#match.refusalOf(seat, move) ?? refuse('E_LESSON', { text })
  }

  /** Whether the coach would take this move of the learner's, as far as the lesson goes. */
  allows(move: M): boolean {
    const lesson = this.#lesson
    if (lesson === undefined) return this.#isDone || this.#tutorial.watch === undefined
    return !lesson.isRead && (lesson.allows?.(move) ?? true)
  }

  /** What the coach would play, with the seat that makes it. */
  get suggestion(): SeatedMove<M> | undefined {
    const move = this.#lesson?.suggested
    if (move === undefined) return undefined
    const seat = [LEARNER, TABLE].find((each) => this.#match.refusalOf(each, move) === undefined)
    return seat === undefined ? undefined : { seat, move }
  }

  /** The lesson was read. */
  putAway(): void {
    if (!this.#lesson?.isRead) return
    this.#said.add(this.#lesson.id)
    this.#look()
  }

  /** Somebody has moved. */
  moved(seat: Seat): void {
    if (this.#lesson !== undefined && isLearners(seat)) this.#said.add(this.#lesson.id)
    this.#look()
  }

  #look(): void {
    const learner = this.#learner
    this.#isDone ||= this.#tutorial.isDone(learner)
    this.#lesson = this.#tutorial.lesson(learner)
  }

  get #learner(): Learner<V, M> {
    const match = this.#match
    const decisions = match.outcome() ? [] : [...match.decisionsFor(LEARNER), ...match.decisionsFor(TABLE)]
    return { seat: LEARNER, view: match.view(LEARNER), decisions, said: this.#said }
  }

  /** Whoever moves has read what there was to read. */
  #readAll(): void {
    // A tutorial that says the same again and again must not keep anybody for ever.
    for (let left = READS_MAX; this.holds && left > 0; left--) this.putAway()
  }

  /** Whether these moves finish the tutorial: each is taken, the learner's by the lesson, the others' as they play. */
  static accepts<C, S, M extends Move, V, F extends Fact>(
    box: Box<C, S, M, V, F>,
    moves: readonly SeatedMove[],
  ): boolean {
    const work = Coach.accepting(box, moves)
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
    }
  }

  /** The same, move by move, for those who must do other things meanwhile: yields how many were taken. */
  static *accepting<C, S, M extends Move, V, F extends Fact>(
    box: Box<C, S, M, V, F>,
    moves: readonly SeatedMove[],
  ): Generator<number, boolean, undefined> {
    const { tutorial } = box
    const match = tutorial && Match.start(tutorial.game ?? box.game, startOfTutorial(tutorial, ANYBODY))
    if (tutorial === undefined || match === undefined || isRefusal(match)) return false
    const coach = new Coach<C, S, M, V, F>(tutorial, match)
    for (const { seat, move } of moves) {
      coach.#readAll()
      const scripted = isLearners(seat) ? undefined : tutorial.play?.(match.view(seat), seat)
      if (scripted !== undefined && !same(scripted, move)) return false
      if (coach.refusalOf(seat, move as M) || !match.submit(seat, move).ok) return false
      coach.moved(seat)
      yield match.seq
    }
    return coach.isDone
  }
}

/** Rules know no names. */
const ANYBODY = 'Learner'

/** More lessons than that in a row nobody is given to read. */
const READS_MAX = 20

/** The learner speaks for the table, too. */
function isLearners(seat: Seat): boolean {
  return seat === LEARNER || seat === TABLE
}

/** The tutorial that this match is: no other match begins with its seed. What older rules played goes on without a coach. */
export function tutorialOf<C, S, M extends Move, V, F extends Fact>(
  { tutorial, game }: Box<C, S, M, V, F>,
  match: Pick<Match<C, S, M, V, F>, 'game' | 'seed'>,
): BoxTutorial<C, S, M, V, F> | undefined {
  const { version } = tutorial?.game ?? game
  return tutorial?.seed === match.seed && version === match.game.version ? tutorial : undefined
}
