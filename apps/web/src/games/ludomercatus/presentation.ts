import type { Fact } from '@ludoteca/kernel'
import type { Fact as GameFact, View } from '@ludoteca/ludomercatus'
import { JAIL, SPACE_COUNT } from '@ludoteca/ludomercatus'
import { action, makeObservable, observable, observableRef, reaction } from 'mobx'
import type { Presentation, SoundCue } from '../../kit/presentation.ts'
import type { Scene } from '../../kit/presentation-queue.ts'
import { soundOf } from './sounds.ts'

/** Where a token is drawn. */
export interface Spot {
  readonly space: number
  readonly jailed: boolean
}

type Dice = readonly [number, number]

/** How long the dice tumble, and how long a token takes from one space to the next. */
const DICE_MS = 700
const STEP_MS = 130
/** The longest walk is not slower than this. */
const WALK_MS_MAX = 1500
const ARREST_MS = 500

/** What the board shows of the match. */
interface Followed {
  readonly view: object | undefined
}

/** What moves on the board: dice tumble, tokens walk, and money changes hands when they have arrived. */
export class LudomercatusPresentation implements Presentation {
  spots: readonly Spot[] = []
  dice: Dice = [0, 0]
  /** Counts the throws, so that equal ones tumble, too. */
  throws = 0
  /** How long the throw under way tumbles. */
  diceMs = DICE_MS
  /** How long the step under way takes. */
  stepMs = STEP_MS
  readonly #match: Followed
  readonly #onMotion: () => void

  /** `onMotion` is called when something begins to move. */
  constructor(match: Followed, onMotion: () => void = () => {}) {
    makeObservable<LudomercatusPresentation, 'throwDice' | 'put' | 'settle'>(this, {
      spots: observableRef,
      dice: observableRef,
      throws: observable,
      diceMs: observable,
      stepMs: observable,
      throwDice: action,
      put: action,
      settle: action,
    })
    this.#match = match
    this.#onMotion = onMotion
    this.settle(match.view)
  }

  scenesFor(facts: readonly Fact[]): readonly Scene[] {
    return (facts as readonly GameFact[]).flatMap((fact, i) => this.#sceneFor(fact, i + 1))
  }

  soundsOf(facts: readonly Fact[]): readonly SoundCue[] {
    const sound = soundOf(facts as readonly GameFact[])
    return sound ? [{ sound, loudness: 1 }] : []
  }

  /** Whatever was acted out, in the end it shows what is so. */
  connect(): () => void {
    return reaction(
      () => this.#match.view,
      (view) => this.settle(view),
      { fireImmediately: true },
    )
  }

  /** What of a fact can be seen on the board. */
  #sceneFor(fact: GameFact, upTo: number): readonly Scene[] {
    switch (fact.type) {
      case 'dice':
        return [{ ms: DICE_MS, upTo, show: (ms) => this.throwDice(fact.dice, ms) }]
      case 'moved': {
        const path = pathOf(fact.from, fact.to, fact.via === 'back')
        const walk = (ms: number, step: number) => {
          const space = path[step]
          if (space !== undefined) this.put(fact.seat, { space, jailed: false }, ms)
        }
        return [{ ms: Math.min(STEP_MS * path.length, WALK_MS_MAX), steps: path.length, upTo, show: walk }]
      }
      case 'sentToJail':
        return [{ ms: ARREST_MS, upTo, show: (ms) => this.put(fact.seat, { space: JAIL, jailed: true }, ms) }]
      default:
        return []
    }
  }

  protected throwDice(dice: Dice, ms: number): void {
    this.#onMotion()
    this.diceMs = ms
    this.dice = dice
    this.throws++
  }

  protected put(seat: number, spot: Spot, ms: number): void {
    this.#onMotion()
    this.stepMs = ms
    this.spots = this.spots.map((old, i) => (i === seat ? spot : old))
  }

  protected settle(view: object | undefined): void {
    if (view === undefined) return
    const { players, lastRoll } = view as View
    this.spots = players.map(({ position, inJail }) => ({ space: position, jailed: inJail }))
    this.dice = lastRoll
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
