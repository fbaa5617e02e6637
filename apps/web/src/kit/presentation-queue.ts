import { action, makeObservable, observable } from 'mobx'
import { steadyNow } from '../components/time-left.ts'
import { type Pace, SCENE_SHARE } from './pace.ts'

/** A part of what is acted out. */
export interface Scene {
  /** How long it takes at the normal pace, in milliseconds. */
  readonly ms: number
  /** How many steps of equal length it has; one without it. */
  readonly steps?: number
  /** Called when it begins, and for each further step, with the time for one step. Not called when there is no time. */
  show?(ms: number, step: number): void
  /** How many of the moment's facts, from the first, people have seen when it is over. */
  readonly upTo?: number
  /** It is played after the new picture is shown; later moments still wait for it. */
  readonly isAfter?: boolean
}

/** What became known at the same time, and how it is shown. */
export interface Moment<F> {
  readonly facts: readonly F[]
  readonly scenes: readonly Scene[]
  /** Shows the new picture. */
  commit(): void
}

/** The clock of a queue. */
export interface QueueClock {
  now(): number
  /** Calls back once. Returns a function that cancels it. */
  start(ms: number, callback: () => void): () => void
}

export interface QueueOptions<F> {
  readonly clock?: QueueClock
  /** The pace; read before every scene. */
  pace(): Pace
  /** Called with facts that begin to be shown: for sounds. `isCommitted`: the new picture is shown already. */
  begin?(facts: readonly F[], isCommitted: boolean): void
  /** Called with facts that people have seen now. */
  tell(facts: readonly F[]): void
}

/** A moment that is being shown or waits. */
interface Entry<F> extends Moment<F> {
  readonly latestAt: number
  /** The next scene. */
  at: number
  /** How many of the facts have begun to be shown, and how many have been seen. */
  begun: number
  told: number
  isCommitted: boolean
}

/** Shorter scenes are skipped, as nobody would see them. */
const LEAST_MS = 40

/**
 * The one clock of the screen. Moments go in as they become known and come out one after another: their scenes first,
 * then what is so. Order never changes, and each fact begins and is told exactly once, whatever is skipped; with a limit, no moment
 * is shown later than so long after it came, however many came before it.
 */
export class PresentationQueue<F> {
  /** A moment is being shown, or waits. */
  isPlaying = false
  /** Nothing is acted out until `stopSkipping`. */
  isSkipping = false
  /** How far behind the screen may be, in milliseconds. */
  limitMs = Number.POSITIVE_INFINITY
  readonly #clock: QueueClock
  readonly #options: QueueOptions<F>
  #entries: Entry<F>[] = []
  /** All moments in the queue are shown at once. */
  #isCut = false
  #isRunning = false
  /** When the queue must be empty, since a decision of the viewer times out. */
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

  /** Adds a moment. Without scenes and with nothing before it, it is shown within this call. */
  push(moment: Moment<F>): void {
    const scenes = [...moment.scenes].sort((a, b) => Number(a.isAfter ?? false) - Number(b.isAfter ?? false))
    const latestAt = this.#clock.now() + this.limitMs
    this.#entries.push({ ...moment, scenes, latestAt, at: 0, begun: 0, told: 0, isCommitted: false })
    if (this.#cancelScene === undefined) this.#run()
  }

  /** Ends the current scene. */
  skip(): void {
    if (this.#cancelScene === undefined || this.#isRunning) return
    this.#endScene()
    this.#run()
  }

  /** Ends a scene that is played after its picture, so that nobody who moves has to wait for it. */
  skipAfterglow(): void {
    if (this.#entries[0]?.isCommitted) this.skip()
  }

  /** Shows all moments in the queue at once. */
  cut(): void {
    this.#isCut = true
    if (this.#cancelScene && !this.#isRunning) this.#endScene()
    this.#run()
  }

  /** Acts nothing out until `stopSkipping`, later moments included. */
  skipUntilAsked(): void {
    this.isSkipping = true
    this.cut()
  }

  stopSkipping(): void {
    this.isSkipping = false
  }

  /** Sets when the queue must be empty; undefined for no limit. */
  endBefore(at: number | undefined): void {
    this.#endAt = at ?? Number.POSITIVE_INFINITY
    this.#cancelEnd?.()
    this.#cancelEnd = undefined
    this.#watchEnd()
  }

  /** Resolves when all moments have been shown. */
  whenIdle(): Promise<void> {
    if (!this.isPlaying) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Shows what is left and stops the timers. */
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

  /** Begins a scene, if there is time for it. Returns whether it did. */
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

  /** Ends the current scene: people have seen it, or skipped it. */
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
    // The longest delay of timers.
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
