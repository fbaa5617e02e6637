import {
  type Box,
  gameOfVersion,
  isRefusal,
  isUndo,
  Match,
  type MatchRecord,
  type MatchStart,
  type Move,
  type PlainDecision,
  type Refusal,
  recordOf,
  refusalInWords,
  replay,
  type Seat,
  type Strength,
  TABLE,
  type Told,
  type Viewer,
} from '@ludoteca/kernel'
import { errorInWords } from '@ludoteca/protocol'
import { action, computed, makeObservable, observable, runInAction } from 'mobx'
import type { BotStart, Played } from './bot-table.ts'
import { Bots, type BotWorker, startWorker } from './bots.ts'
import { inForce } from './in-force.ts'
import { type Asked, MatchStore, type Objection, type StoryLine, type TableSeat } from './match-store.ts'
import { isPersonKind, personsOf } from './persons.ts'
import { type AnyMatch, needsPrivacy } from './privacy.ts'
import { share } from './share.ts'
import { factsFor, storyFor } from './story.ts'

/** How long a bot's move stays on the screen before the next one, in milliseconds. */
const BOT_PAUSE_MS = 700

/** Called after every move, so that the match can be kept. */
export type Keep = (record: MatchRecord) => void

/** What a match on this device can be told. */
export interface LocalOptions {
  readonly keep?: Keep
  readonly botPauseMs?: number
  /** Where the bots think. */
  readonly startWorker?: () => BotWorker
}

/**
 * A match played on this device alone. One screen shows one seat at a time: whoever is awaited next. Where that seat is
 * somebody else's and has secrets, `handOver` names it first, and nothing is shown until it is taken.
 */
export class LocalMatch extends MatchStore {
  readonly kind = 'local'
  /** The device is to be given to this seat; until then nobody may look. */
  handOver: Seat | undefined
  /** In whose name the last move can be taken back, if in anybody's at this device. */
  undoSeat: Seat | undefined
  /** The bots have broken down: the match does not go on without loading it again. */
  haveBotsFailed = false
  readonly #match: AnyMatch
  /** Who plays each seat: one person may have several. */
  readonly #persons: readonly (string | undefined)[]
  #bots: Bots | undefined
  readonly #startWorker: () => BotWorker
  readonly #keep: Keep
  readonly #botPauseMs: number
  /** Everything that was told, move by move, for whoever looks next; element 0 is the set-up. */
  readonly #told: (readonly Told[])[]
  #isClosed = false

  private constructor(box: Box, match: AnyMatch, told: (readonly Told[])[], options: LocalOptions) {
    super(box)
    makeObservable<LocalMatch, 'look'>(this, {
      handOver: observable,
      undoSeat: observable,
      haveBotsFailed: observable,
      people: computed,
      take: action,
      lookAs: action,
      look: action,
    })
    this.#match = match
    this.#persons = personsOf(box, match.seats)
    this.#told = told
    this.#keep = options.keep ?? (() => {})
    this.#botPauseMs = options.botPauseMs ?? BOT_PAUSE_MS
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

  /** Goes on with a match that was kept. Nothing when this device lacks its rules. */
  static resume(box: Box, record: MatchRecord, options: LocalOptions = {}): LocalMatch | undefined {
    const game = gameOfVersion(box, record.rulesVersion)
    if (game === undefined || record.seed === undefined) return undefined
    const told: (readonly Told[])[] = []
    const match = replay(game, record, undefined, (_entry, news) => told.push(structuredClone(news)))
    return isRefusal(match) ? undefined : new LocalMatch(box, match, told, options)
  }

  /** The seats of people; all of them are at this device. */
  get people(): readonly Seat[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === 'human' ? seat : []))
  }

  /** The record so far; with the seed, for it never leaves the device unasked. */
  get record(): MatchRecord {
    return recordOf(this.#match, { withSeed: true })
  }

  /** The seat that was handed the device takes it. */
  take(): void {
    const seat = this.handOver
    if (seat === undefined) return
    this.handOver = undefined
    this.look(seat)
  }

  /** Somebody else at this device wants to look: to make an offer out of turn, say. */
  lookAs(seat: Seat): void {
    if (this.#isForOtherEyes(seat)) this.#hide(seat)
    else this.look(seat)
  }

  /** Takes the last move back. */
  async undo(): Promise<boolean> {
    return this.undoSeat !== undefined && (await this.submit({ type: 'undo' }, this.undoSeat))
  }

  close(): void {
    this.#isClosed = true
    this.#bots?.close()
  }

  protected async send(move: Move, seat: Seat): Promise<Objection | undefined> {
    try {
      // Tried on a copy first: a move that breaks the rules code must not leave the match half moved.
      this.#match.rehearse(seat, move)
    } catch {
      return { code: 'SERVER', message: errorInWords('SERVER', this.box.locale), move }
    }
    const refusal = this.#submit({ seat, move })
    if (refusal) {
      return { code: refusal.code, message: refusalInWords(this.box.words, this.box.locale, refusal), move }
    }
    void this.#playBots()
    return undefined
  }

  /** Shows the match as this viewer sees it. */
  protected look(viewer: Viewer): void {
    const match = this.#match
    const seat = viewer === 'spectator' ? TABLE : viewer
    const decisions = [...match.decisionsFor(seat), ...(seat === TABLE ? [] : match.decisionsFor(TABLE))]
    if (viewer !== this.viewer || this.picture === undefined) this.story = this.#storyFor(viewer)
    this.picture = {
      viewer,
      view: share(this.view, match.view(viewer)),
      asked: share(this.asked, askedIn(decisions)) as readonly Asked[],
    }
    this.outcome = match.outcome()
    this.awaited = share(this.awaited, this.outcome ? [] : awaitedIn(match))
    this.undoSeat = [...this.people, TABLE].find((by) => match.refusalOf(by, { type: 'undo' }) === undefined)
  }

  #submit(played: Played): Refusal | undefined {
    const answer = this.#match.submit(played.seat, played.move, { at: Date.now() })
    if (!answer.ok) return answer.refusal
    const { entry } = answer
    this.#bots?.moved({ seat: played.seat, move: entry.move as Move })
    const told = structuredClone(answer.told) as readonly Told[]
    this.#told.push(told)
    runInAction(() => {
      const viewer = this.viewer
      const isHidden = this.handOver !== undefined
      this.#turn()
      if (isUndo(entry.move)) this.story = this.#storyFor(this.viewer)
      if (this.handOver !== undefined || isHidden) return
      // Whoever looks now was shown the whole story when the device turned to them, this move included.
      const facts = factsFor(told, this.#earsOf(this.viewer))
      if (this.viewer === viewer) this.heard(facts, entry.seq)
      else this.spread(facts)
    })
    this.#keep(this.record)
    return undefined
  }

  /** Turns the device to whoever is awaited. */
  #turn(): void {
    const { viewer } = this
    // Whoever was to take the device may not be awaited any more, after something was taken back.
    this.handOver = undefined
    const [next] = this.#awaited()
    const mayStay = typeof viewer === 'number' && (next === undefined || this.#awaited().includes(viewer))
    if (this.picture !== undefined && mayStay) return this.look(viewer)
    const [first] = this.people
    const seat = next ?? (typeof viewer === 'number' ? viewer : first)
    if (seat === undefined) return this.look('spectator')
    if (this.#match.outcome() === undefined && this.#isForOtherEyes(seat)) return this.#hide(seat)
    this.look(seat)
  }

  /** Whether this seat has secrets, and somebody else than who plays it may be looking. */
  #isForOtherEyes(seat: Seat): boolean {
    if (new Set(this.people.map((each) => this.#persons[each])).size < 2) return false
    const isHeld = typeof this.viewer === 'number' && this.#persons[this.viewer] === this.#persons[seat]
    return !isHeld && needsPrivacy(this.#match, seat)
  }

  /** Asks for the device to be handed over. What the last one saw is taken off the screen at once. */
  #hide(next: Seat): void {
    this.handOver = next
    this.look('spectator')
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
    while (!this.#isClosed && this.#match.outcome() === undefined) {
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
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (this.#isClosed || seq !== this.#match.seq || this.#submit(turn)) return
    }
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

function awaitedIn({ decisions }: AnyMatch): Seat[] {
  return [...new Set(decisions.flatMap(({ seat, open }) => (open ? [] : seat)))]
}

function askedIn(decisions: readonly PlainDecision[]): Asked[] {
  const keys = new Map<string, number>()
  const asked = decisions.map(({ seat, prompt, open, choices, fallback }) => {
    const name = seat === TABLE ? `table:${prompt}` : prompt
    const nth = (keys.get(name) ?? 0) + 1
    keys.set(name, nth)
    return { key: nth > 1 ? `${name}#${nth}` : name, seat, prompt, open, choices, fallback }
  })
  return JSON.parse(JSON.stringify(asked.sort((a, b) => Number(a.open) - Number(b.open)))) as Asked[]
}

function seatOf({ name, kind }: AnyMatch['seats'][number]): TableSeat {
  if (isPersonKind(kind)) return { name, kind: 'human', strength: null, control: 'human', connected: true }
  return { name, kind: 'bot', strength: kind as Strength, control: 'bot', connected: true }
}

function startOf({ game, config, seats, seed, generator }: AnyMatch): BotStart {
  return { game: game.id, rulesVersion: game.version, options: config, seats, seed, generator }
}

function playedIn({ log }: AnyMatch): readonly Played[] {
  return log.map(({ seat, move }) => ({ seat, move: move as Move }))
}
