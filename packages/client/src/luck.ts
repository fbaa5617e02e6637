import type { RoomView, ServerPayload } from '@ludoteca/protocol'
import { newKey, type Random } from './clock.ts'
import { type Beginning, type FairnessFound, fairnessOf, type Stake } from './fairness.ts'

/** A stake and its progress. */
interface OwnStake extends Stake {
  readonly isFirstDraw: boolean
  /** The server has acknowledged it. */
  hasArrived: boolean
  /** The match is being started: a text that arrives from now on is not in its seed. */
  isClosed: boolean
}

const UNKNOWN: FairnessFound = { verdict: 'unknown' }

/**
 * This person's part in the luck of a room's matches: something new for each, told only when the room has shown what
 * the server bound itself to, or the server could reckon with it. Remembers both, to compare at the end.
 */
export class Luck {
  readonly #random: Random
  /** The text for the next match; undefined for somebody who contributes nothing. */
  #next: string | undefined
  #stake: OwnStake | undefined
  /** The last match of the room. */
  #matchId: string | null = null
  /** The room was joined again, and its state has not arrived yet. */
  #isBack = false
  #begun: Beginning | undefined
  #said: ServerPayload<'MATCH_START'> | undefined
  #found = UNKNOWN

  /** `first` is the person's own text for the first match. */
  constructor(first: string | undefined, random: Random) {
    this.#next = first || undefined
    this.#random = random
  }

  /** The stake in the next match. */
  get stake(): Stake | undefined {
    return this.#stake
  }

  /** The verdict on the last match that has started. */
  get found(): FairnessFound {
    return this.#found
  }

  joined(): void {
    this.#isBack = true
  }

  /** Handles a new state of the room. Returns whether there is a new text to be sent. */
  see({ serverSeedCommit, matchId, status, countdownEndsAt }: RoomView, isSeated: boolean): boolean {
    const before = this.#stake
    const isNewMatch = matchId !== null && matchId !== this.#matchId
    if (isNewMatch) this.#begin(matchId, isSeated)
    this.#matchId = matchId
    this.#isBack = false
    // The countdown is over, and there is no match yet.
    const isClosed = status === 'countdown' && countdownEndsAt === null
    if (before?.serverSeedCommit === serverSeedCommit) {
      before.isClosed ||= isClosed
      return false
    }
    const isFirstDraw = before === undefined || isNewMatch
    this.#stake = { serverSeedCommit, text: this.#next, isFirstDraw, hasArrived: false, isClosed }
    if (this.#next !== undefined) this.#next = newKey(this.#random)
    return this.#stake.text !== undefined
  }

  /** The server has acknowledged this text. */
  arrived(text: string): void {
    if (this.#stake?.text === text && !this.#stake.isClosed) this.#stake.hasArrived = true
  }

  start(matchId: string, said: ServerPayload<'MATCH_START'>, isSeated: boolean): void {
    this.#begin(matchId, isSeated)
    if (this.#said === undefined) this.#found = UNKNOWN
    // Only the first MATCH_START counts; it is sent again after every reconnection.
    this.#said ??= said
    this.#judge()
  }

  end(matchId: string, end: ServerPayload<'MATCH_END'>): void {
    if (matchId === this.#begun?.matchId) this.#judge(end)
  }

  #begin(matchId: string, isSeated: boolean): void {
    if (this.#begun?.matchId === matchId) return
    const stake = this.#stake
    this.#begun = {
      matchId,
      stake: stake && { serverSeedCommit: stake.serverSeedCommit, text: stake.text },
      isTextExpected: isSeated && stake?.hasArrived === true,
      isFirstDraw: stake?.isFirstDraw === true,
      wasAway: this.#isBack,
    }
    this.#said = undefined
  }

  #judge(end?: ServerPayload<'MATCH_END'>): void {
    // Once broken, the verdict does not change.
    if (this.#begun && this.#said && this.#found.verdict !== 'broken') {
      this.#found = fairnessOf(this.#begun, this.#said, end)
    }
  }
}
