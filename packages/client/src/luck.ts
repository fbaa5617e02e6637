import type { RoomView, ServerPayload } from '@ludoteca/protocol'
import { newKey, type Random } from './clock.ts'
import { type Beginning, type FairnessFound, fairnessOf, type Stake } from './fairness.ts'

/** A stake and what became of it. */
interface OwnStake extends Stake {
  readonly isFirstDraw: boolean
  /** The server has acknowledged it. */
  hasArrived: boolean
  /** The match is being made: what arrives from now on is not in its mixture. */
  isClosed: boolean
}

const UNKNOWN: FairnessFound = { verdict: 'unknown' }

/**
 * This person's part in the luck of a room's matches: something new for each, told only when the room has shown what
 * the server bound itself to, or the server could reckon with it. Remembers both, to compare at the end.
 */
export class Luck {
  readonly #random: Random
  /** What to add to the next match; nothing for somebody who adds nothing. */
  #next: string | undefined
  #stake: OwnStake | undefined
  /** The match that the room showed last. */
  #matchId: string | null = null
  /** The room has been joined again, and its state has not come yet. */
  #isBack = false
  #begun: Beginning | undefined
  #said: ServerPayload<'MATCH_START'> | undefined
  #found = UNKNOWN

  /** The first text is the person's own. */
  constructor(first: string | undefined, random: Random) {
    this.#next = first || undefined
    this.#random = random
  }

  /** What is at stake in the next match. */
  get stake(): Stake | undefined {
    return this.#stake
  }

  /** What there is to say about the luck of the match whose start was told last. */
  get found(): FairnessFound {
    return this.#found
  }

  joined(): void {
    this.#isBack = true
  }

  /** Takes in the state of the room. Returns whether there is a new text to be sent. */
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
    // Only what was said first counts: it is told again to whoever comes back.
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
    // What was seen to be broken does not mend.
    if (this.#begun && this.#said && this.#found.verdict !== 'broken') {
      this.#found = fairnessOf(this.#begun, this.#said, end)
    }
  }
}
