import type { SpecialId } from './specials.ts'

/** [spec 1.1] The modes that a match may be given. */
export const MODE_IDS = ['QUICK', 'STANDARD', 'LONG'] as const
/** The scripted tutorial has a mode of its own, which nobody chooses. */
export type ModeId = (typeof MODE_IDS)[number] | 'TUTORIAL'

/** [spec 2.2] How long each phase lasts, in seconds. */
export interface Timers {
  readonly REVEAL: number
  readonly BID: number
  readonly INCOME: number
  readonly ACTION: number
  readonly MOOD: number
  readonly MOOD_NO_WATCHERS: number
  readonly VOTE: number
  readonly DEALS: number
  readonly DEALS_EMPTY: number
  readonly EVENTS_BASE: number
  readonly EVENTS_PER_RESULT: number
  readonly PRESS: number
  readonly AWARDS: number
}
export interface Mode {
  readonly nombre_es: string
  readonly ownersMin: number
  readonly ownersMax: number
  readonly rounds: number
  readonly marketRow: number
  readonly startCash: number
  /** From so many owners on, so many targeted events in a round. */
  readonly slots: readonly (readonly [minOwners: number, slots: number])[]
  readonly globalShockCap: number
  readonly elections: readonly number[]
  /** [decision 42] Rounds in which nobody votes on anything. */
  readonly quietRounds: readonly number[]
  readonly awardsRounds: readonly number[]
  readonly timersSec: Timers
  /** [3.5] Whether the richest pay for their fame. */
  readonly hasLeaderTax: boolean
  /** For the ladder, which lies outside the match. */
  readonly ladderMultiplierPct: number
  readonly wealthTierStep: number
  readonly specialRounds: Readonly<Record<number, SpecialId>>
}

export const MODES: Readonly<Record<ModeId, Mode>> = {
  QUICK: {
    nombre_es: 'Rápida',
    ownersMin: 4,
    ownersMax: 12,
    rounds: 7,
    marketRow: 5,
    startCash: 9,
    slots: [
      [4, 1],
      [9, 2],
    ],
    globalShockCap: 1,
    elections: [],
    quietRounds: [],
    awardsRounds: [4, 7],
    timersSec: {
      REVEAL: 5,
      BID: 25,
      INCOME: 4,
      ACTION: 25,
      MOOD: 12,
      MOOD_NO_WATCHERS: 10,
      VOTE: 0,
      DEALS: 3,
      DEALS_EMPTY: 1,
      EVENTS_BASE: 2,
      EVENTS_PER_RESULT: 3,
      PRESS: 5,
      AWARDS: 10,
    },
    hasLeaderTax: true,
    ladderMultiplierPct: 100,
    wealthTierStep: 15,
    specialRounds: { 3: 'GUERRA_DISTRITO', 6: 'VENTANA_BANCARIA' },
  },
  STANDARD: {
    nombre_es: 'Estándar',
    ownersMin: 4,
    ownersMax: 12,
    rounds: 10,
    marketRow: 6,
    startCash: 10,
    slots: [
      [4, 1],
      [7, 2],
      [11, 3],
    ],
    globalShockCap: 2,
    elections: [3, 7],
    quietRounds: [],
    awardsRounds: [5, 10],
    timersSec: {
      REVEAL: 6,
      BID: 35,
      INCOME: 5,
      ACTION: 35,
      MOOD: 15,
      MOOD_NO_WATCHERS: 10,
      VOTE: 20,
      DEALS: 3,
      DEALS_EMPTY: 1,
      EVENTS_BASE: 2,
      EVENTS_PER_RESULT: 4,
      PRESS: 6,
      AWARDS: 10,
    },
    hasLeaderTax: true,
    ladderMultiplierPct: 120,
    wealthTierStep: 25,
    specialRounds: { 3: 'GUERRA_DISTRITO', 5: 'VENTANA_BANCARIA', 9: 'SUBASTA_PRESTIGIO' },
  },
  LONG: {
    nombre_es: 'Larga',
    ownersMin: 4,
    ownersMax: 8,
    rounds: 14,
    marketRow: 6,
    startCash: 11,
    slots: [
      [4, 2],
      [7, 3],
    ],
    globalShockCap: 2,
    elections: [4, 10],
    quietRounds: [],
    awardsRounds: [7, 14],
    timersSec: {
      REVEAL: 6,
      BID: 40,
      INCOME: 5,
      ACTION: 40,
      MOOD: 15,
      MOOD_NO_WATCHERS: 10,
      VOTE: 25,
      DEALS: 3,
      DEALS_EMPTY: 1,
      EVENTS_BASE: 2,
      EVENTS_PER_RESULT: 4,
      PRESS: 6,
      AWARDS: 10,
    },
    hasLeaderTax: true,
    ladderMultiplierPct: 150,
    wealthTierStep: 40,
    specialRounds: { 4: 'GUERRA_DISTRITO', 8: 'VENTANA_BANCARIA', 13: 'SUBASTA_PRESTIGIO' },
  },
  TUTORIAL: {
    nombre_es: 'Tutorial',
    ownersMin: 3,
    ownersMax: 3,
    rounds: 2,
    marketRow: 5,
    startCash: 9,
    slots: [[3, 1]],
    globalShockCap: 0,
    elections: [],
    quietRounds: [2],
    awardsRounds: [],
    timersSec: {
      REVEAL: 0,
      BID: 0,
      INCOME: 0,
      ACTION: 0,
      MOOD: 0,
      MOOD_NO_WATCHERS: 0,
      VOTE: 0,
      DEALS: 0,
      DEALS_EMPTY: 0,
      EVENTS_BASE: 0,
      EVENTS_PER_RESULT: 0,
      PRESS: 0,
      AWARDS: 0,
    },
    hasLeaderTax: false,
    ladderMultiplierPct: 0,
    wealthTierStep: 15,
    specialRounds: {},
  },
}

export const MATCH_INIT_SEC = 5
