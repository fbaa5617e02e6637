import {
  type Box,
  Coach,
  type Fact,
  type Game,
  gameOfVersion,
  isRefusal,
  isUndo,
  type LogEntry,
  Match,
  type MatchRecord,
  type MatchStart,
  type Move,
  type PlainDecision,
  type Refusal,
  recordOf,
  refusalInWords,
  refuse,
  replay,
  type Seat,
  type Strength,
  TABLE,
  type Told,
  tutorialOf,
  type Viewer,
} from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import { steadyNow } from '../components/time-left.ts'
import { PAUSE_SHARE, type Pace } from '../kit/pace.ts'
import type { BotStart, Played } from './bot-table.ts'
import { Bots, type BotWorker, startWorker } from './bots.ts'
import { CoachStore } from './coach-store.ts'
import { inForce } from './in-force.ts'
import {
  MatchStore,
  type MoveRefusal,
  type OneDevice,
  type OpenDecision,
  type SeenRecord,
  type Shown,
  type StoryLine,
  type TableSeat,
} from './match-store.ts'
import { isPersonKind, personsOf } from './persons.ts'
import { PlayClock } from './play-clock.ts'
import { type AnyMatch, needsPrivacy } from './privacy.ts'
import { share } from './share.ts'
import { factsFor, storyFor } from './story.ts'

/** How long a bot's move stays on the screen before the next one, in milliseconds. */
const BOT_PAUSE_MS = 700
/** Where its move was acted out for as long as that, a breath is enough. */
const BREATH_SHARE = 1 / 3

/** Called after every move, so that the match can be kept, with how long it was played. */
export type Keep = (record: MatchRecord, playedMs: number) => void

/** Why a match that was kept cannot go on. */
export type Unplayable = 'damaged' | 'unknownRules' | 'seedless'

/** What a match on this device can be told. */
export interface LocalOptions {
  readonly keep?: Keep
  /** How long the match was played before. */
  readonly playedMs?: number
  readonly botPauseMs?: number
  /** How fast somebody wants to see what happens. */
  readonly pace?: () => Pace
  /** Where the bots think. */
  readonly startWorker?: () => BotWorker
}

/**
 * A match played on this device alone. One screen shows one seat at a time: whoever is awaited next. Where that seat is
 * somebody else's and has secrets, `handOver` names it first, and nothing is shown until it is taken.
 */
export class LocalMatch extends MatchStore implements OneDevice {
  readonly kind = 'local'
  /** The device is to be given to this seat; until then nobody may look. */
  handOver: Seat | undefined
  /** The bots have broken down: the match does not go on without loading it again. */
  haveBotsFailed = false
  /** How many moves people have seen, with those that somebody is catching up on. */
  at = 0
  /** In whose name the last move could be taken back when people had seen that many. */
  protected undoable: Seat | undefined
  readonly #match: AnyMatch
  /** Who plays each seat: one person may have several. */
  readonly #persons: readonly (string | undefined)[]
  #bots: Bots | undefined
  readonly #startWorker: () => BotWorker
  readonly #keep: Keep
  readonly #botPauseMs: number
  readonly #pace: () => Pace
  readonly #clock: PlayClock
  /** Everything that was told, move by move, for whoever looks next; element 0 is the set-up. */
  readonly #told: (readonly Told[])[]
  /** What each of several people saw last before the device went on, as long as they have missed something since. */
  readonly #left = new Map<Seat | string, Shown>()
  #isClosed = false

  private constructor(box: Box, match: AnyMatch, told: (readonly Told[])[], options: LocalOptions) {
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
    this.#persons = personsOf(box, match.seats)
    this.#told = told
    this.#keep = options.keep ?? (() => {})
    this.#botPauseMs = options.botPauseMs ?? BOT_PAUSE_MS
    this.#pace = options.pace ?? (() => 'normal')
    this.#clock = new PlayClock(options.playedMs ?? 0, () => this.#fireClock())
    this.seats = match.seats.map(seatOf)
    this.#startWorker = options.startWorker ?? startWorker
    this.#turn()
    void this.#playBots()
  }

  /** Begins a match, or says why these seats and options will not do. */
  static start(box: Box, start: MatchStart, options: LocalOptions = {}): LocalMatch | Refusal {
    const match = Match.start(box.game, start)
    return isRefusal(match) ? match : new LocalMatch(box, match, [match.told], options)
  }

  /** Goes on with a match that was kept, if it plays again as it was played: otherwise a part of it would be lost. */
  static resume(box: Box, record: MatchRecord, options: LocalOptions = {}): LocalMatch | Unplayable {
    const game = gameOfVersion(box, record.rulesVersion)
    if (game === undefined) return 'unknownRules'
    if (record.seed === undefined) return 'seedless'
    const told: (readonly Told[])[] = []
    const match = replayed(game, record, (news) => told.push(structuredClone(news)))
    return match ? new LocalMatch(box, match, told, options) : 'damaged'
  }

  /** The seats of people; all of them are at this device. */
  get people(): readonly Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []))
  }

  /** The record so far; with the seed, for it never leaves the device unasked. */
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

  /** The seat that was handed the device takes it. */
  take(): void {
    const seat = this.handOver
    if (seat === undefined) return
    this.handOver = undefined
    this.look(seat)
    const left = this.#left.get(this.#personOf(seat))
    this.#left.delete(this.#personOf(seat))
    if (left?.picture) this.catchUp(this.#since(left), { ...left, picture: { ...left.picture, decisions: [] } })
  }

  /** Somebody else at this device wants to look: to make an offer out of turn, say. */
  lookAs(seat: Seat): void {
    if (this.#isForOtherEyes(seat)) this.#hide(seat)
    else this.look(seat)
  }

  /** In whose name the last move can be taken back, if in anybody's at this device. It is one that people have seen. */
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
    this.#bots?.close()
    this.coach?.close()
  }

  protected async send(move: Move, seat: Seat): Promise<MoveRefusal | undefined> {
    if (this.#clock.isDue) this.#fireClock()
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
    const refusal = isUndo(move) ? this.#takeBack(seat, move) : this.#submit({ seat, move })
    if (refusal) return this.#inWords(refusal, move)
    void this.#playBots()
    return undefined
  }

  #inWords(refusal: Refusal, move: Move): MoveRefusal {
    return { code: refusal.code, message: refusalInWords(this.box.words, this.box.locale, refusal), move }
  }

  /** Does what nobody but the clock may do, once the match was played for so long. */
  #fireClock(): void {
    for (const { seat, byClock, clockMs } of this.#match.clockDecisions) {
      if (!this.#isClosed && clockMs <= this.#clock.playedMs) this.#submit({ seat, move: byClock }, 'clock')
    }
    void this.#playBots()
  }

  /** What the clock waits for now. */
  #setClock(): void {
    const waits = this.#match.outcome() ? [] : this.#match.clockDecisions.map(({ clockMs }) => clockMs)
    this.#clock.setDue(waits.length === 0 || this.#isClosed ? undefined : Math.min(...waits))
    this.timeUpAt = this.#clock.dueAt
  }

  /** Takes back up to the last move of a person: what bots did after it they would only do again. */
  #takeBack(seat: Seat, undo: Move): Refusal | undefined {
    if (!this.#mayBeTakenBack()) return this.#match.refusalOf(seat, undo) ?? refuse('E_UNDO')
    return runInAction(() => {
      let refusal: Refusal | undefined
      let isBots = true
      while (isBots && refusal === undefined) {
        const last = lastInForce(this.#match)
        isBots = last !== undefined && this.seats[last.seat]?.kind === 'bot'
        refusal = this.#submit({ seat, move: undo })
      }
      return refusal
    })
  }

  /** Shows the match as this viewer sees it: when a move that was just made has been acted out, and else at once. */
  protected look(viewer: Viewer, made?: Made): void {
    const match = this.#match
    const { picture, story, awaited } = this.latest
    const seat = viewer === 'spectator' ? TABLE : viewer
    const decisions = [...match.decisionsFor(seat), ...(seat === TABLE ? [] : match.decisionsFor(TABLE))]
    const facts = made ? factsFor(made.told, this.#earsOf(viewer)) : []
    const isKnown = picture?.viewer === viewer && !made?.isUndo
    const outcome = match.outcome()
    const next = {
      picture: {
        viewer,
        view: share(picture?.view, match.view(viewer)),
        decisions: share(picture?.decisions ?? [], openIn(decisions)) as readonly OpenDecision[],
      },
      story: isKnown ? (made ? this.storyWith(facts, made.seq) : story) : this.#storyFor(viewer),
      outcome,
      awaited: share(awaited, outcome ? [] : awaitedIn(match)),
    }
    const at = match.seq
    const undoable = this.#undoSeatNow()
    this.#setClock()
    this.arrive(facts, next, {
      isAtOnce: made === undefined || made.isUndo,
      also: () => {
        this.at = at
        this.undoable = undoable
        // What the coach says is about the last move: it is said when that one was seen.
        if (at === match.seq) this.coach?.look()
      },
    })
  }

  #undoSeatNow(): Seat | undefined {
    if (!this.#mayBeTakenBack()) return undefined
    return [...this.people, TABLE].find((by) => this.#match.refusalOf(by, { type: 'undo' }) === undefined)
  }

  /** For whom the device shows the match, whether or not they have seen all of it. */
  get #holder(): Viewer {
    return this.latest.picture?.viewer ?? 'spectator'
  }

  /** What happened since somebody saw this; nothing where some of that was taken back. */
  #since({ story: seen }: Shown): readonly Fact[] {
    const { story } = this.latest
    const isSame = seen.at(-1)?.move === story[seen.length - 1]?.move
    return isSame ? story.slice(seen.length).map(({ fact }) => fact) : []
  }

  /** Whether the last move in force that bots did not make may be taken back: nobody takes back what the clock did. */
  #mayBeTakenBack(): boolean {
    // What was learnt is not unlearnt.
    if (this.coach) return false
    const counting = inForce(this.#match.log)
    const last = this.#match.log.findLast(({ seq, seat }) => counting.has(seq) && this.seats[seat]?.kind !== 'bot')
    return last !== undefined && last.by !== 'clock'
  }

  #submit(played: Played, by?: 'clock'): Refusal | undefined {
    const answer = this.#match.submit(played.seat, played.move, { at: Date.now(), ...(by && { by }) })
    if (!answer.ok) return answer.refusal
    const { entry } = answer
    this.#bots?.moved({ seat: played.seat, move: entry.move as Move })
    const told = structuredClone(answer.told) as readonly Told[]
    this.#told.push(told)
    if (isUndo(entry.move)) this.#left.clear()
    runInAction(() => {
      this.coach?.moved(played.seat)
      const isHidden = this.handOver !== undefined
      // Whoever takes the device is shown the whole story then, this move included.
      this.#turn(isHidden ? undefined : { told, seq: entry.seq, isUndo: isUndo(entry.move) })
    })
    this.#keep(this.record, this.playedMs)
    return undefined
  }

  /** Turns the device to whoever is awaited, after a move was made. */
  #turn(made?: Made): void {
    const holder = this.#holder
    // Whoever was to take the device may not be awaited any more, after something was taken back.
    this.handOver = undefined
    const [next] = this.#awaited()
    const mayStay = typeof holder === 'number' && (next === undefined || this.#awaited().includes(holder))
    if (this.latest.picture !== undefined && mayStay) return this.#showToAll(holder, made)
    const [first] = this.people
    const seat = next ?? (typeof holder === 'number' ? holder : first)
    if (seat === undefined) return this.look('spectator', made)
    if (this.#match.outcome() === undefined && this.#isForOtherEyes(seat)) return this.#hide(seat)
    this.#showToAll(seat, made)
  }

  /** Shows a move to whoever holds the device. Where that is nobody with secrets, the others look on and miss nothing. */
  #showToAll(viewer: Viewer, made?: Made): void {
    this.look(viewer, made)
    const isAlone = typeof viewer === 'number' && this.#left.size > 0 && needsPrivacy(this.#match, viewer)
    if (!isAlone) this.#left.clear()
  }

  /** Whether this seat has secrets, and somebody else than who plays it may be looking. */
  #isForOtherEyes(seat: Seat): boolean {
    if (new Set(this.people.map((each) => this.#persons[each])).size < 2) return false
    const holder = this.#holder
    const isHeld = typeof holder === 'number' && this.#persons[holder] === this.#persons[seat]
    return !isHeld && needsPrivacy(this.#match, seat)
  }

  /** Asks for the device to be handed over. What the last one saw is taken off the screen at once. */
  #hide(next: Seat): void {
    const holder = this.#holder
    if (holder !== 'spectator') this.#left.set(this.#personOf(holder), this.latest)
    this.handOver = next
    this.look('spectator')
  }

  /** Who plays a seat: one person may have several. */
  #personOf(seat: Seat): Seat | string {
    return this.#persons[seat] ?? seat
  }

  /** The people whose answer the match waits for. */
  #awaited(): readonly Seat[] {
    const seats = awaitedIn(this.#match)
    return this.people.filter((seat) => seats.includes(seat))
  }

  async #playBots(): Promise<void> {
    if (!this.seats.some(({ kind }) => kind === 'bot') || this.#match.outcome()) return
    this.#bots ??= new Bots(this.#startWorker(), startOf(this.#match), playedIn(this.#match))
    const bots = this.#bots
    while (!this.#isClosed && !this.coach?.holds && this.#match.outcome() === undefined) {
      const { seq, turn, failed } = await bots.next()
      if (failed) {
        return runInAction(() => {
          this.haveBotsFailed = true
        })
      }
      // Somebody was quicker, and has asked the bots again.
      if (turn === null || seq !== this.#match.seq || this.#isClosed) return
      // Where many are awaited at once they think side by side.
      const pauseMs = this.#botPauseMs / Math.max(1, awaitedIn(this.#match).filter((seat) => seat !== TABLE).length)
      await this.#pause(pauseMs)
      if (this.#isClosed || seq !== this.#match.seq || this.#submit(turn)) return
    }
  }

  /** Waits until what has happened was seen, and then a little. */
  async #pause(usualMs: number): Promise<void> {
    const since = steadyNow()
    await this.queue.whenIdle()
    if (this.queue.isSkipping || this.#isClosed) return
    const pauseMs = usualMs * PAUSE_SHARE[this.#pace()]
    const ms = Math.max(pauseMs - (steadyNow() - since), pauseMs * BREATH_SHARE)
    await new Promise((resolve) => setTimeout(resolve, ms))
    // Somebody may have moved meanwhile.
    await this.queue.whenIdle()
  }

  #coachOf(match: AnyMatch): CoachStore | undefined {
    const tutorial = tutorialOf(this.box, match)
    return (
      tutorial &&
      new CoachStore(Coach.rejoin(tutorial, match), {
        goOn: () => void this.#playBots(),
        play: (move, seat) => void this.submit(move, seat),
      })
    )
  }

  #storyFor(viewer: Viewer): readonly StoryLine[] {
    return storyFor(this.#told, inForce(this.#match.log), this.#earsOf(viewer))
  }

  /** Whoever plays several seats hears what any of them is told. */
  #earsOf(viewer: Viewer): readonly Viewer[] {
    const person = typeof viewer === 'number' ? this.#persons[viewer] : undefined
    return person === undefined ? [viewer] : this.people.filter((seat) => this.#persons[seat] === person)
  }
}

/** A move that was just made. */
interface Made {
  readonly told: readonly Told[]
  readonly seq: number
  readonly isUndo: boolean
}

/** The match of a record that plays again as its hash chain says; nothing when it does not. */
function replayed(game: Game, record: MatchRecord, listen: (news: readonly Told[]) => void): AnyMatch | undefined {
  try {
    const match = replay(game, record, undefined, (_entry, news) => listen(news))
    if (isRefusal(match)) return undefined
    // The last link vouches for all before it; a longer chain belonged to a longer match.
    const last = record.hashes.at(-1)
    const isWhole = match.seq === record.moves.length && match.seq === last?.seq
    return isWhole && match.linkAt(match.seq) === last.hash ? match : undefined
  } catch {
    // A move that no rules ever made may break them.
    return undefined
  }
}

/** The move that would be taken back next. */
function lastInForce({ log }: AnyMatch): LogEntry | undefined {
  const counting = inForce(log)
  return log.findLast(({ seq }) => counting.has(seq))
}

function awaitedIn({ decisions }: AnyMatch): Seat[] {
  return [...new Set(decisions.flatMap(({ seat, open }) => (open ? [] : seat)))]
}

function openIn(decisions: readonly PlainDecision[]): OpenDecision[] {
  const keys = new Map<string, number>()
  const shown = decisions.map(({ seat, prompt, open, choices, fallback }) => {
    const name = seat === TABLE ? `table:${prompt}` : prompt
    const nth = (keys.get(name) ?? 0) + 1
    keys.set(name, nth)
    return { key: nth > 1 ? `${name}#${nth}` : name, seat, prompt, open, choices, fallback }
  })
  return JSON.parse(JSON.stringify(shown.sort((a, b) => Number(a.open) - Number(b.open)))) as OpenDecision[]
}

function seatOf({ name, kind }: AnyMatch['seats'][number]): TableSeat {
  if (isPersonKind(kind)) return { name, kind: 'human', strength: null, control: 'human', connected: true }
  return { name, kind: 'bot', strength: kind as Strength, control: 'bot', connected: true }
}

function startOf({ game, config, seats, seed, generator }: AnyMatch): BotStart {
  const { id, version, pack } = game
  const start = { game: id, rulesVersion: version, options: config, seats, seed, generator }
  return pack === undefined ? start : { ...start, pack: pack.document }
}

function playedIn({ log }: AnyMatch): readonly Played[] {
  return log.map(({ seat, move }) => ({ seat, move: move as Move }))
}
