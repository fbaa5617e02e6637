import type { Fact, View } from '@ludoteca/ludomercatus'
import { JAIL, SPACE_COUNT } from '@ludoteca/ludomercatus'
import { action, makeObservable, observable, observableRef } from 'mobx'

/** Where a token is drawn. */
export interface Spot {
  readonly space: number
  readonly jailed: boolean
}

type Dice = readonly [number, number]
type Act =
  | { readonly kind: 'dice'; readonly dice: Dice }
  | { readonly kind: 'walk'; readonly seat: number; readonly path: readonly number[] }
  | { readonly kind: 'arrest'; readonly seat: number }

/** How long the dice tumble, and how long a token takes from one space to the next. */
export const DICE_MS = 700
const STEP_MS = 130
/** The longest walk is not slower than this. */
const WALK_MS_MAX = 1500
const ARREST_MS = 500

interface StageOptions {
  readonly isStill: () => boolean
  readonly wait?: (ms: number) => Promise<void>
}

/**
 * What moves on the board. It plays what the facts tell, one after the other, and in the end always shows what is so.
 * Others may move on meanwhile: the longer the queue, the quicker it plays.
 */
export class Stage {
  spots: readonly Spot[] = []
  dice: Dice = [0, 0]
  /** Counts the throws, so that equal ones tumble, too. */
  throws = 0
  isPlaying = false
  /** How long the step under way takes. */
  stepMs = STEP_MS
  #queue: Act[] = []
  #truth: View | undefined
  #run = 0
  readonly #isStill: () => boolean
  readonly #wait: (ms: number) => Promise<void>

  constructor({ isStill, wait = sleep }: StageOptions) {
    makeObservable<Stage, 'throwDice' | 'put' | 'begin' | 'end'>(this, {
      spots: observableRef,
      dice: observableRef,
      throws: observable,
      isPlaying: observable,
      stepMs: observable,
      settle: action,
      skip: action,
      throwDice: action,
      put: action,
      begin: action,
      end: action,
    })
    this.#isStill = isStill
    this.#wait = wait
  }

  /** Shows the position as it is, unless something still moves towards it. */
  settle(view: View): void {
    this.#truth = view
    if (!this.isPlaying) this.#showTruth()
  }

  /** Plays what happened. */
  perform(facts: readonly Fact[]): void {
    if (this.#isStill()) return
    this.#queue.push(...facts.flatMap(actsOf))
    if (this.#queue.length > 0 && !this.isPlaying) void this.#play()
  }

  /** Shows at once how it ends. */
  skip(): void {
    this.#run++
    this.#queue = []
    this.isPlaying = false
    this.#showTruth()
  }

  async #play(): Promise<void> {
    const run = ++this.#run
    this.begin()
    for (let act = this.#queue.shift(); act !== undefined; act = this.#queue.shift()) {
      await this.#act(act, run)
      if (run !== this.#run) return
    }
    this.end()
  }

  async #act(act: Act, run: number): Promise<void> {
    const haste = 1 + this.#queue.length / 2
    switch (act.kind) {
      case 'dice':
        this.throwDice(act.dice)
        return this.#wait(DICE_MS / haste)
      case 'arrest':
        this.put(act.seat, { space: JAIL, jailed: true }, ARREST_MS / haste)
        return this.#wait(ARREST_MS / haste)
      case 'walk': {
        const ms = Math.min(STEP_MS, WALK_MS_MAX / act.path.length) / haste
        for (const space of act.path) {
          if (run !== this.#run) return
          this.put(act.seat, { space, jailed: false }, ms)
          await this.#wait(ms)
        }
      }
    }
  }

  protected throwDice(dice: Dice): void {
    this.dice = dice
    this.throws++
  }

  protected put(seat: number, spot: Spot, ms: number): void {
    this.stepMs = ms
    this.spots = this.spots.map((old, i) => (i === seat ? spot : old))
  }

  protected begin(): void {
    this.isPlaying = true
  }

  protected end(): void {
    this.isPlaying = false
    this.#showTruth()
  }

  #showTruth(): void {
    if (this.#truth === undefined) return
    const { players, lastRoll } = this.#truth
    this.spots = players.map(({ position, inJail }) => ({ space: position, jailed: inJail }))
    this.dice = lastRoll
  }
}

/** What of a fact can be seen on the board. */
function actsOf(fact: Fact): readonly Act[] {
  switch (fact.type) {
    case 'dice':
      return [{ kind: 'dice', dice: fact.dice }]
    case 'moved':
      return [{ kind: 'walk', seat: fact.seat, path: pathOf(fact.from, fact.to, fact.via === 'back') }]
    case 'sentToJail':
      return [{ kind: 'arrest', seat: fact.seat }]
    default:
      return []
  }
}

/** The spaces a token steps on, its goal last. */
export function pathOf(from: number, to: number, backwards: boolean): readonly number[] {
  const step = backwards ? SPACE_COUNT - 1 : 1
  const path: number[] = []
  for (let at = from; at !== to; ) {
    at = (at + step) % SPACE_COUNT
    path.push(at)
  }
  return path
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
