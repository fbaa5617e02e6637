import type { PlayerMove } from '../moves.ts'
import { isKeyUsed } from '../rules/action-economy.ts'
import { commandOf } from '../steps/choices.ts'
import type { Family, Ideas, Proposer } from './candidates/family.ts'
import { SOURCES } from './candidates/index.ts'
import type { Character } from './character.ts'
import { can, type Left, type Means, type Mind, purseFloor12 } from './mind.ts'
import { after } from './trial.ts'
import { worthOf } from './worth.ts'

/** Something that may be done, and how much better off it leaves one by taste and liking. */
interface Prospect {
  readonly family: Family
  readonly move: PlayerMove
  readonly gain: number
}

/**
 * The most promising things to do, the best first: so many at most, and none that gains no more than that. Where one is
 * enough, `isAllowed` may say whether the rules let it pass.
 */
export type Promising = (
  mind: Mind,
  left: Left,
  most: number,
  gainOver: number,
  isAllowed?: (move: PlayerMove) => boolean,
) => readonly Prospect[]

export function promisingTo(character: Character): Promising {
  const byMeans = interestsByMeans(character)
  const weighed = (mind: Mind, left: Left, most: number, gainOver: number, isTrusting: boolean) => {
    const scales = new Scales(mind, character.byPayback, most, gainOver, isTrusting)
    for (const { means, interests } of byMeans) {
      if (!left[means]) continue
      for (const interest of interests) if (isOpen(interest, mind)) scales.weigh(interest)
    }
    return scales.prospects
  }
  return (mind, left, most, gainOver, isAllowed = (move) => can(mind, move)) => {
    // What weighs most is nearly always allowed: the rules are asked about that alone, and about all where it is not.
    // Ideas of the full catalogue cannot come twice, since luck has a say in them.
    if (most === 1 && mind.me.works === null) {
      const prospects = weighed(mind, left, most, gainOver, true)
      const [best] = prospects
      if (best === undefined || isAllowed(best.move)) return prospects
    }
    return weighed(mind, left, most, gainOver, false)
  }
}

/** Something that a character cares for, and how much. */
interface Interest {
  readonly family: Family
  readonly propose: Proposer
  readonly key: string | undefined
  readonly onlyFull: boolean
  readonly like: number
  readonly urge: number
}
/** What takes the same to be done. */
interface SameMeans {
  readonly means: Means
  readonly interests: readonly Interest[]
}

/** Posts and buildings before what can be done every round: what is hard to outweigh makes short work of the rest. */
function interestsByMeans({ families, likes, urges }: Character): readonly SameMeans[] {
  const ordered = (Object.keys(SOURCES) as Family[]).filter((family) => families.includes(family))
  const means = new Set(ordered.map((family) => SOURCES[family].means))
  return Array.from(means, (one) => ({
    means: one,
    interests: ordered
      .filter((family) => SOURCES[family].means === one)
      .map((family) => {
        const { propose, key, onlyFull = false } = SOURCES[family]
        return { family, propose, key, onlyFull, like: likes[family] ?? 0, urge: urges[family] ?? 0 }
      }),
  }))
}

/** Whether it can still be done in this round. Facilities of the full catalogue may let it be done again. */
function isOpen({ key, onlyFull }: Interest, { me }: Mind): boolean {
  return me.works !== null || !(onlyFull || (key !== undefined && isKeyUsed(me, key)))
}

/** [13.1] Weighs what comes to mind, and keeps what weighs most. What cannot be among that is not even looked into. */
class Scales implements Ideas {
  readonly prospects: Prospect[] = []
  readonly #mind: Mind
  readonly #byPayback: boolean
  readonly #most: number
  /** Whether everything is taken to be allowed. */
  readonly #isTrusting: boolean
  /** What must stay in the purse. */
  #floor12: number | undefined
  /** What one's books are worth as they are. */
  #worth: number | undefined
  /** What must be outweighed. */
  #least: number
  #family: Family = 'sell'
  #like = 0
  #urge = 0

  constructor(mind: Mind, byPayback: boolean, most: number, gainOver: number, isTrusting: boolean) {
    this.#mind = mind
    this.#byPayback = byPayback
    this.#most = most
    this.#least = gainOver
    this.#isTrusting = isTrusting
  }

  weigh({ family, propose, like, urge }: Interest): void {
    this.#family = family
    this.#like = like
    this.#urge = urge
    propose(this.#mind, this)
  }

  hopes(gain: number): boolean {
    return (gain + this.#urge) * this.#like > this.#least
  }

  rolled(
    move: PlayerMove,
    gold12: number,
    influence: number,
    veryGood: number,
    good: number,
    success: number,
    poor: number,
    fail: number,
  ): void {
    if (!this.hopes(Math.max(veryGood, fail)) || !this.affords(gold12)) return
    const { w, me } = this.#mind
    const needed = commandOf(move.type).needed?.(w, me, move) as number
    this.#keep(move, expected(needed, veryGood, good, success, poor, fail), gold12, influence)
  }

  certain(move: PlayerMove, gold12: number, influence: number, gain: number): void {
    if (this.hopes(gain) && this.affords(gold12)) this.#keep(move, gain, gold12, influence)
  }

  unknown(move: PlayerMove): void {
    const mind = this.#mind
    const { me } = mind
    if (!can(mind, move)) return
    const then = after(mind, move)
    if (then.gold12 < this.#floor()) return
    const { taste } = mind.habits
    this.#worth ??= worthOf(mind, me, taste)
    const gain = worthOf(mind, then, taste) - this.#worth
    this.#keep(move, gain, me.gold12 - then.gold12, me.turn.influence - then.turn.influence)
  }

  /** Never is more asked to be left than there is. */
  affords(gold12: number): boolean {
    const purse12 = this.#mind.me.gold12
    return (gold12 <= 0 && purse12 >= 0) || purse12 - gold12 >= this.#floor()
  }

  #floor(): number {
    this.#floor12 ??= purseFloor12(this.#mind)
    return this.#floor12
  }

  /** If it outweighs what there is, and the rules let it pass or are not asked yet. */
  #keep(move: PlayerMove, more: number, gold12: number, influence: number): void {
    // [6.10] Who looks for what pays back soonest cares for the price. Influence counts 0.6 of a gold piece.
    const price = this.#byPayback ? Math.max(1, gold12 / 12 + 0.6 * influence) : 1
    const gain = ((more + this.#urge) * this.#like) / price
    if (gain <= this.#least || !(this.#isTrusting || can(this.#mind, move))) return
    const { prospects } = this
    if (prospects.length === this.#most) prospects.pop()
    let at = prospects.length
    for (; at > 0 && (prospects[at - 1] as Prospect).gain < gain; at--) prospects[at] = prospects[at - 1] as Prospect
    prospects[at] = { family: this.#family, move, gain }
    if (prospects.length === this.#most) this.#least = (prospects[this.#most - 1] as Prospect).gain
  }
}

/** [4.2, 13.1] Over what the d20 may show. */
function expected(needed: number, veryGood: number, good: number, success: number, poor: number, fail: number): number {
  return (
    fail +
    ((poor - fail) * facesFrom(needed - 5) +
      (success - poor) * facesFrom(needed) +
      (good - success) * facesFrom(needed + 5) +
      (veryGood - good) * facesFrom(needed + 10)) /
      20
  )
}

/** How many faces of a d20 show at least this. */
function facesFrom(least: number): number {
  return Math.max(0, Math.min(20, 21 - least))
}
