import type { GameMessages } from '@ludoteca/kernel'
import type { Announced } from './facts.ts'
import type { Move } from './moves.ts'

const givenId = { kind: 'text', min: 1, max: 40 } as const
const id = { kind: 'text' } as const
const whole = { kind: 'int' } as const
const flag = { kind: 'flag' } as const
const objects = { kind: 'list', of: { kind: 'object', fields: {} } } as const

const moves = {
  SUBMIT_BID: {
    move: 'bid',
    payload: { propertyId: { ...givenId, nullable: true }, amount: whole, useFameToken: flag },
  },
  SUBMIT_ACTION: { move: 'action', payload: { action: { kind: 'enum', of: ['PASS', 'PR'] } } },
  SUBMIT_DEAL_OFFER: {
    move: 'dealOffer',
    payload: {
      templateId: { kind: 'enum', of: ['CASH_FOR_PROPERTY'] },
      toOwnerId: givenId,
      fields: { kind: 'data' },
    },
  },
  SUBMIT_DEAL_RESPONSE: {
    move: 'dealResponse',
    payload: { dealId: givenId, response: { kind: 'enum', of: ['ACCEPT', 'REJECT'] } },
  },
  SUBMIT_MOOD_VOTE: { move: 'moodVote', payload: { optionId: givenId } },
  SUBMIT_ELECTION_VOTE: {
    move: 'electionVote',
    payload: { candidateId: givenId, contribution: { kind: 'int', min: 0, max: 2, optional: true } },
  },
  SUBMIT_WATCHER_RUMOR: { move: 'watcherRumor', payload: { targetOwnerId: givenId } },
  SUBMIT_AWARD_VOTE: { move: 'awardVote', payload: { awardId: givenId, ownerId: givenId } },
} as const

const facts = {
  PHASE_CHANGE: { fact: 'phaseChange', payload: { round: whole, phase: id } },
  REVEAL_MARKET: {
    fact: 'revealMarket',
    payload: {
      round: whole,
      row: { kind: 'list', of: { kind: 'object', fields: { propertyId: id, reserve: whole } } },
      rumorCenti: { kind: 'map', of: whole },
    },
  },
  MARKET_SIGNALS_REVEAL: { fact: 'marketSignalsReveal', payload: { signals: objects } },
  MOOD_OPTIONS_REVEAL: {
    fact: 'moodOptionsReveal',
    payload: {
      options: objects,
      activeMoodId: { kind: 'text', nullable: true },
      voters: { kind: 'enum', of: ['WATCHERS'] },
    },
  },
  ELECTION_OPTIONS_REVEAL: { fact: 'electionOptionsReveal', payload: { candidates: objects } },
  DEALS_UPDATE: { fact: 'dealsUpdate', payload: { deals: objects } },
  EVENT_RESULTS: { fact: 'eventResults', payload: { results: objects } },
  PRESS_TICKER: {
    fact: 'pressTicker',
    payload: {
      personaId: id,
      headlines: { kind: 'list', of: { kind: 'object', fields: { text: id, kind: id } } },
    },
  },
  ACHIEVEMENT_UNLOCK: {
    fact: 'achievementUnlock',
    payload: { ownerId: id, achievementId: id, first: flag, trophy: flag },
  },
} as const

/** Messages of Plaza's own, for all that a server may be told in such and may tell in such. */
export const messages = { moves, facts } satisfies GameMessages<Move['type'], Announced['type']>
