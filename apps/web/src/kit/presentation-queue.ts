import { action, makeObservable, observable } from 'mobx'
import { steadyNow } from '../components/time-left.ts'
import { type Pace, SCENE_SHARE } from './pace.ts'

/** A stretch of what people see. */
export interface Scene {
  /** How long it takes at the normal pace, in milliseconds. */
  readonly ms: number
  /** How many steps of equal length it has; one without it. */
  readonly steps?: number
  /** Begins it, and each further step of it, with the time for one step. Not called when there is no time for it. */
  show?(ms: number, step: number): void
  /** How many of the moment's facts it shows, counted from the first: people know them when it is over. */
  readonly upTo?: number
  /** It is played when the new picture is shown already, and what comes next still waits for it. */
  readonly isAfter?: boolean
}

/** What became known at once, and how it is shown. */
export interface Moment<F> {
  readonly facts: readonly F[]
  readonly scenes: readonly Scene[]
  /** Shows what is so when all of that has happened. */
  commit(): void
}

/** Time, as far as a queue needs it. */
export interface QueueClock {
  now(): number
  /** Calls back once. Returns a function that cancels it. */
  start(ms: number, callback: () => void): () => void
}

export interface QueueOptions<F> {
  readonly clock?: QueueClock
  /** How fast it is played now; asked before every scene. */
  pace(): Pace
  /** Called with facts that begin to be shown: for sounds. `isCommitted`: the new picture is shown already. */
  begin?(facts: readonly F[], isCommitted: boolean): void
  /** Called with what people have seen now: it can be told. */
  tell(facts: readonly F[]): void
}

/** A moment under way. */
interface Entry<F> extends Moment<F> {
  readonly latestAt: number
  /** The next scene. */
  at: number
  /** How many of the facts have begun to be shown, and how many people have seen. */
  begun: number
  told: number
  isCommitted: boolean
}

/** Nobody sees a scene that is shorter than this. */
const LEAST_MS = 40

/**
 * The one clock of the screen. Moments go in as they become known and come out one after another: their scenes first,
 * then what is so. Order never changes, and each fact begins and is told exactly once, whatever is skipped; with a limit, no moment
 * is shown later than so long after it came, however many came before it.
 */
export class PresentationQueue<F> {
  /** Something is being shown, or waits to be. */
  isPlaying = false
  /** Nothing is acted out until somebody ends it. */
  isSkipping = false
  /** How far behind the screen may be, in milliseconds. */
  limitMs = Number.POSITIVE_INFINITY
  readonly #clock: QueueClock
  readonly #options: QueueOptions<F>
  #entries: Entry<F>[] = []
  /** Everything in the queue is to be shown at once. */
  #isCut = false
  #isRunning = false
  /** By then the queue must be empty, for somebody has to answer. */
  #endAt = Number.POSITIVE_INFINITY
  #cancelScene: (() => void) | undefined
  #cancelEnd: (() => void) | undefined
  #waiting: (() => void)[] = []

  constructor(options: QueueOptions<F>) {
    this.#options = options
    this.#clock = options.clock ?? DEVICE_CLOCK
    makeObservable<PresentationQueue<F>, 'setPlaying'>(this, {
      isPlaying: observable,
      isSkipping: observable,
      skipUntilAsked: action,
      stopSkipping: action,
      setPlaying: action,
    })
  }

  /** Adds what has become known. Where there is nothing to act out and nothing before it, it is shown within this call. */
  push(moment: Moment<F>): void {
    const scenes = [...moment.scenes].sort((a, b) => Number(a.isAfter ?? false) - Number(b.isAfter ?? false))
    const latestAt = this.#clock.now() + this.limitMs
    this.#entries.push({ ...moment, scenes, latestAt, at: 0, begun: 0, told: 0, isCommitted: false })
    if (this.#cancelScene === undefined) this.#run()
  }

  /** Ends the scene on show. */
  skip(): void {
    if (this.#cancelScene === undefined || this.#isRunning) return
    this.#endScene()
    this.#run()
  }

  /** Ends what is only left on show beside the new picture: nobody who goes on has to wait for it. */
  skipAfterglow(): void {
    if (this.#entries[0]?.isCommitted) this.skip()
  }

  /** Shows everything in the queue at once. */
  cut(): void {
    this.#isCut = true
    if (this.#cancelScene && !this.#isRunning) this.#endScene()
    this.#run()
  }

  /** Acts nothing out any more, what is still to come included, until `stopSkipping`. */
  skipUntilAsked(): void {
    this.isSkipping = true
    this.cut()
  }

  stopSkipping(): void {
    this.isSkipping = false
  }

  /** Somebody has to answer: the queue is empty by then. Without a time there is no hurry. */
  endBefore(at: number | undefined): void {
    this.#endAt = at ?? Number.POSITIVE_INFINITY
    this.#cancelEnd?.()
    this.#cancelEnd = undefined
    this.#watchEnd()
  }

  /** Resolves when everything has been shown. */
  whenIdle(): Promise<void> {
    if (!this.isPlaying) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Shows what is left and lets go of the clock. */
  close(): void {
    this.endBefore(undefined)
    this.cut()
  }

  #run(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    try {
      for (let entry = this.#entries[0]; entry !== undefined; entry = this.#entries[0]) {
        const scene = entry.scenes[entry.at]
        if (!entry.isCommitted && (scene === undefined || scene.isAfter)) this.#commit(entry)
        else if (scene === undefined) this.#entries.shift()
        else if (this.#begin(entry, scene)) return
        // What it would have shown begins and is told in one go with what comes next.
        else entry.at++
      }
      this.#isCut = false
      this.setPlaying(false)
    } finally {
      this.#isRunning = false
    }
    this.#cancelEnd?.()
    this.#cancelEnd = undefined
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Begins a scene, if there is time for it. */
  #begin(entry: Entry<F>, scene: Scene): boolean {
    const ms = this.#timeFor(scene)
    if (ms < LEAST_MS) return false
    this.setPlaying(true)
    this.#watchEnd()
    this.#open(entry, scene.upTo ?? 0)
    this.#step(scene, 0, ms / (scene.steps ?? 1))
    if (!this.#isCut) return true
    this.#cancelScene?.()
    this.#cancelScene = undefined
    return false
  }

  #step(scene: Scene, step: number, ms: number): void {
    attempt(() => scene.show?.(ms, step))
    this.#cancelScene = this.#clock.start(ms, () => {
      if (step + 1 < (scene.steps ?? 1)) return this.#step(scene, step + 1, ms)
      this.#endScene()
      this.#run()
    })
  }

  /** People have seen the scene on show, or do without it. */
  #endScene(): void {
    this.#cancelScene?.()
    this.#cancelScene = undefined
    const [entry] = this.#entries
    const scene = entry?.scenes[entry.at]
    if (entry === undefined || scene === undefined) return
    entry.at++
    this.#tell(entry, scene.upTo ?? 0)
  }

  #commit(entry: Entry<F>): void {
    entry.isCommitted = true
    attempt(() => entry.commit())
    this.#tell(entry, entry.facts.length)
  }

  #open(entry: Entry<F>, upTo: number): void {
    const facts = entry.facts.slice(entry.begun, upTo)
    entry.begun += facts.length
    if (facts.length > 0) attempt(() => this.#options.begin?.(facts, entry.isCommitted))
  }

  #tell(entry: Entry<F>, upTo: number): void {
    this.#open(entry, upTo)
    const facts = entry.facts.slice(entry.told, upTo)
    entry.told += facts.length
    if (facts.length > 0) attempt(() => this.#options.tell(facts))
  }

  /**
   * How long a scene has: its own time, less where otherwise a moment in the queue would be shown too late. All scenes
   * up to that moment are hurried alike.
   */
  #timeFor({ ms }: Scene): number {
    const share = SCENE_SHARE[this.#options.pace()]
    if (this.#isCut || this.isSkipping || share === 0) return 0
    const now = this.#clock.now()
    let needed = 0
    let haste = 1
    for (const { scenes, at, latestAt } of this.#entries) {
      for (const scene of scenes.slice(at)) needed += scene.ms * share
      if (needed > 0) haste = Math.min(haste, (Math.min(latestAt, this.#endAt) - now) / needed)
    }
    return ms * share * haste
  }

  #watchEnd(): void {
    if (!this.isPlaying || this.#cancelEnd !== undefined || this.#endAt === Number.POSITIVE_INFINITY) return
    this.#cancelEnd = this.#clock.start(Math.max(0, this.#endAt - this.#clock.now()), () => this.cut())
  }

  protected setPlaying(isPlaying: boolean): void {
    this.isPlaying = isPlaying
  }
}

const DEVICE_CLOCK: QueueClock = {
  now: steadyNow,
  start: (ms, callback) => {
    // Timers count no further than this.
    const timer = setTimeout(callback, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}

/** Runs a callback; an error is reported and does not stop the match. */
function attempt(run: () => void): void {
  try {
    run()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
