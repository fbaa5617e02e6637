import { type Move, type PlainDecision, refusalInWords, type Seat, TABLE, type Viewer } from '@ludoteca/kernel'
import { reasonOf } from '../output.ts'
import { askMove } from './ask/choose.ts'
import { isMeant } from './ask/confirm.ts'
import { Again, say } from './ask/desk.ts'
import { driverFor, strengthAt } from './bots.ts'
import { showEnding, showRecord } from './ending.ts'
import type { Host } from './host.ts'
import { namesFor } from './names.ts'
import { answersInSecret, knowsSecrets } from './privacy.ts'
import { Screen } from './screen.ts'
import { SessionDesk } from './session-desk.ts'
import type { Sitting } from './sitting.ts'
import { tableFor } from './tables/index.ts'
import { painter } from './terminal/paint.ts'
import { Left } from './terminal/terminal.ts'

/** Plays a match to its end. When the person leaves, it is kept, and `Left` goes on its way. */
export async function sit(host: Host, sitting: Sitting): Promise<void> {
  const session = new Session(host, sitting, await tableFor(sitting.box.game.id))
  try {
    await session.play()
  } catch (error) {
    if (error instanceof Left) session.farewell()
    throw error
  }
}

class Session {
  readonly #host: Host
  readonly #sitting: Sitting
  readonly #driver: ReturnType<typeof driverFor>
  readonly #screen: Screen
  readonly #desk: SessionDesk
  /** Seats of people, in order. */
  readonly #people: readonly Seat[]
  #viewer: Viewer
  /** Somebody who wants to act out of turn. */
  #instead: Seat | undefined
  #saveFails = false
  #isHinted = false

  constructor(host: Host, sitting: Sitting, draw: Awaited<ReturnType<typeof tableFor>>) {
    const { box, clock, match, shell, story } = sitting
    const { terminal } = host
    const setting = { box, shell, names: namesFor(match.seats, shell), paint: painter(terminal.depth) }
    this.#host = host
    this.#sitting = sitting
    this.#driver = driverFor(box, match)
    this.#people = [...match.seats.keys()].filter((seat) => strengthAt(match, seat) === undefined)
    this.#viewer = this.#people.length === 1 ? (this.#people[0] as Seat) : 'spectator'
    this.#screen = new Screen(terminal, match, story, clock, setting, draw)
    this.#desk = new SessionDesk(host, sitting, setting, this.#screen, this.#people)
  }

  async play(): Promise<void> {
    const { match } = this.#sitting
    this.#keep()
    this.#screen.tell(this.#viewer)
    while (!match.outcome()) {
      if (this.#fireClock()) this.#screen.tell(this.#viewer)
      const turn = this.#driver.next(match.position)
      if (turn) await this.#passBy(turn.seat, turn.move)
      else await this.#askSomebody()
    }
    this.#screen.show(this.#viewer)
    showEnding(this.#desk, match)
    this.#finish()
  }

  /** Keeps the match and says how to go on with it. */
  farewell(): void {
    const { terminal } = this.#host
    const { file, shell } = this.#sitting
    const failure = this.#keep()
    if (failure !== undefined) terminal.write(`\n${failure}\n`)
    else terminal.write(`\n${shell.session.saved(file)}\n${shell.session.resumeWith(file)}\n`)
  }

  /** Keeps the record and says where it lies. */
  #finish(): void {
    const { file, match, shell } = this.#sitting
    try {
      showRecord(this.#desk, this.#host.store.finish(file, match))
    } catch (error) {
      say(this.#desk, shell.session.cannotSave(this.#host.store.recordFile(file), reasonOf(error)))
    }
  }

  /** A move that nobody here makes: it is told, and stays for a moment. */
  async #passBy(seat: Seat, move: Move): Promise<void> {
    this.#submit(seat, move)
    const told = this.#screen.tell(this.#viewer)
    await this.#host.terminal.pause(told ? this.#host.pauseMs : 0)
  }

  async #askSomebody(): Promise<void> {
    const decisions = this.#sitting.match.decisions.filter(({ byClock }) => byClock === undefined)
    const awaited = decisions.filter((decision) => !decision.open)
    const asked = awaited.filter(({ seat }) => this.#sitsHere(seat))
    const [first] = awaited
    const seat = this.#takeInstead() ?? this.#nextOf((asked.length > 0 ? asked : decisions).map((d) => d.seat))
    if (this.#sitsHere(seat)) return this.#ask(seat)
    // Nobody here answers for the audience, nor for the table when only bots play.
    if (first && !first.open) await this.#passBy(first.seat, first.fallback)
  }

  /** Whoever is at the screen goes on; then people in order, the table last. */
  #nextOf(seats: readonly Seat[]): Seat {
    const here = seats.find((seat) => seat === this.#viewer)
    return here ?? seats.find((seat) => seat >= 0 && this.#sitsHere(seat)) ?? (seats[0] as Seat)
  }

  #sitsHere(seat: Seat): boolean {
    return seat === TABLE ? this.#people.length > 0 : this.#people.includes(seat)
  }

  async #ask(seat: Seat): Promise<void> {
    const { match } = this.#sitting
    await this.#seatDown(seat)
    this.#screen.show(this.#viewer)
    const decisions = match.decisionsFor(seat)
    this.#desk.turnTo(seat, decisions)
    try {
      this.#play(seat, await this.#moveFrom(seat, decisions))
    } catch (error) {
      if (!(error instanceof Again)) throw error
      this.#instead = error.seat
      this.#keep()
    }
  }

  /** Asks until a move can be made and is meant; `Again` when the question was dropped. */
  async #moveFrom(seat: Seat, decisions: readonly PlainDecision[]): Promise<Move> {
    // Where others may act as well, or the table only shows something, Enter does no harm; before a debt it might.
    const { decisions: all } = this.#sitting.match
    const calm = seat === TABLE || all.some((other) => other.open && !other.byClock && other.seat !== seat)
    for (;;) {
      this.#desk.putQuestion()
      this.#hintOnce()
      const move = await this.#whileClockRuns(() => askMove(this.#desk, decisions, calm))
      const objection = this.#objectionTo(seat, move)
      if (objection !== undefined) say(this.#desk, objection, this.#desk.paint.bold)
      else if (await isMeant(this.#desk, this.#cautionsBefore(seat, move))) return move
    }
  }

  /** Asks while the clock runs: what it does is told at once, and the question stays. */
  async #whileClockRuns(ask: () => Promise<Move>): Promise<Move> {
    const cancel = this.#sitting.clock.whenDue(() => {
      if (this.#fireClock()) this.#screen.interject(this.#viewer)
    })
    try {
      return await ask()
    } finally {
      cancel()
      if (this.#fireClock()) this.#screen.tell(this.#viewer)
    }
  }

  /** Lets the clock do what nobody else may. Says whether it did anything. */
  #fireClock(): boolean {
    const due = this.#sitting.clock.due()
    for (const { seat, move } of due) this.#submit(seat, move, 'clock')
    return due.length > 0
  }

  /** What whoever is at the screen should hear before the move is made. */
  #cautionsBefore(seat: Seat, move: Move): readonly string[] {
    const { box, match } = this.#sitting
    return box.cautions?.(match.view(this.#viewer), seat, move, this.#desk.names) ?? []
  }

  /** Nobody has to know the commands beforehand. */
  #hintOnce(): void {
    if (this.#isHinted) return
    this.#isHinted = true
    say(this.#desk, this.#sitting.shell.session.helpHint, this.#desk.paint.dim)
  }

  /** Why the move cannot be made. It is tried on a copy first: one that breaks the rules code ends no match. */
  #objectionTo(seat: Seat, move: Move): string | undefined {
    const { box, match, shell } = this.#sitting
    try {
      const refusal = match.refusalOf(seat, move)
      if (refusal) return refusalInWords(box.words, shell.locale, refusal)
      match.rehearse(seat, move)
      return undefined
    } catch {
      return shell.session.broken
    }
  }

  #play(seat: Seat, move: Move): void {
    this.#screen.leave(this.#viewer)
    this.#submit(seat, move)
    this.#screen.tell(this.#viewer)
  }

  #submit(seat: Seat, move: Move, by?: 'clock'): void {
    const { match, story } = this.#sitting
    const answer = match.submit(seat, move, by && { by })
    if (answer.ok) story.add(answer.told)
    this.#keep()
  }

  /** When somebody else's turn comes and there is something to hide, the screen is handed over first. */
  async #seatDown(seat: Seat): Promise<void> {
    if (seat === this.#viewer || this.#people.length === 1) return
    const { match, shell } = this.#sitting
    const { terminal } = this.#host
    const before = this.#viewer
    const hides = before !== 'spectator' && knowsSecrets(match, before)
    this.#viewer = seat
    if (!hides && !knowsSecrets(match, seat) && !answersInSecret(match, seat)) return
    terminal.clear(true)
    say(this.#desk, shell.session.handOver(this.#desk.names(seat)), this.#desk.paint.bold)
    await terminal.ask(`— ${shell.session.ready} — `)
    terminal.clear(true)
    this.#screen.turnTo(seat)
  }

  #takeInstead(): Seat | undefined {
    const seat = this.#instead
    this.#instead = undefined
    return seat
  }

  /** Writes the match down, or says why it cannot. A full disk spoils no game; during play it is said once. */
  #keep(): string | undefined {
    const { clock, file, match, shell, story } = this.#sitting
    try {
      this.#host.store.save(file, match, clock.playedMs)
      this.#saveFails = false
      return undefined
    } catch (error) {
      const failure = shell.session.cannotSave(file, reasonOf(error))
      if (!this.#saveFails) story.note(failure)
      this.#saveFails = true
      return failure
    }
  }
}
