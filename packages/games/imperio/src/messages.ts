import type { GameMessages } from '@ludoteca/kernel'
import { CORTINA_FROM } from './data/constants.ts'
import type { Announced } from './facts.ts'
import { FAME_POLICIES, type Move } from './moves.ts'

const givenId = { kind: 'text', min: 1, max: 40 } as const
const id = { kind: 'text' } as const
const idOrNone = { kind: 'text', nullable: true } as const
const whole = { kind: 'int' } as const
const flag = { kind: 'flag' } as const
const data = { kind: 'data' } as const
const byId = { kind: 'map', of: whole } as const

const templateId = {
  kind: 'enum',
  of: ['CASH_FOR_PROPERTY', 'SWAP', 'BANK_LOAN', 'ELECTION_PACT', 'NON_COMPETE', 'SECURITY_ESCORT'],
} as const
/** [1.9] How Fame is spent by itself, and from what loss of Fame on it is hidden. */
const famePolicy = { kind: 'enum', of: FAME_POLICIES, optional: true } as const
const cortinaFrom = {
  kind: 'int',
  min: Math.min(...CORTINA_FROM),
  max: Math.max(...CORTINA_FROM),
  optional: true,
} as const
/** [4.6] What may go along with any action or offer. */
const addOns = { yape: { kind: 'flag', optional: true }, famePolicy, cortinaFrom } as const

/** [4.4] A deal as its parties, or later everybody, may see it. */
const deal = {
  kind: 'object',
  fields: {
    dealId: id,
    templateId,
    fromOwnerId: id,
    toOwnerId: id,
    createdRound: whole,
    status: { kind: 'enum', of: ['PENDING', 'COUNTERED', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'RESOLVED', 'INVALID'] },
  },
} as const

/** [5] What an event did, and what softened it. */
const eventResult = {
  kind: 'object',
  fields: {
    slot: whole,
    cardId: id,
    targetOwnerId: { kind: 'text', optional: true },
    effectsApplied: { kind: 'object', fields: {} },
    mitigationsApplied: { kind: 'object', fields: {} },
    headlines: { kind: 'list', of: { kind: 'text' } },
  },
} as const

/** [11.4] What owners and watchers send; whoever watches moves for the crowd, and the server signs it with their id. */
const moves = {
  SUBMIT_BID: {
    move: 'bid',
    payload: { propertyId: { ...givenId, nullable: true }, amount: whole, useFameToken: flag },
  },
  SUBMIT_ACTION: {
    move: 'action',
    payload: {
      action: { kind: 'enum', of: ['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'BREAK_PACT', 'PASS'] },
      propertyId: { ...givenId, optional: true },
      level: { kind: 'enum', of: ['BASIC', 'FULL'], optional: true },
      ...addOns,
    },
  },
  SUBMIT_DEAL_OFFER: {
    move: 'dealOffer',
    payload: { templateId, toOwnerId: givenId, fields: data, ...addOns },
  },
  SUBMIT_DEAL_RESPONSE: {
    move: 'dealResponse',
    payload: {
      dealId: givenId,
      response: { kind: 'enum', of: ['ACCEPT', 'REJECT', 'COUNTER'] },
      counterFields: { ...data, optional: true },
    },
    // [11.3] Per phase, and none in which deals are answered is longer than that.
    limit: { count: 20, perMs: 40_000 },
  },
  SUBMIT_MOOD_VOTE: { move: 'moodVote', payload: { optionId: givenId } },
  SUBMIT_ELECTION_VOTE: {
    move: 'electionVote',
    payload: { candidateId: givenId, contribution: { kind: 'enum', of: [0, 1, 2], optional: true } },
  },
  SUBMIT_WATCHER_RUMOR: { move: 'watcherRumor', payload: { targetOwnerId: givenId } },
  SUBMIT_AWARD_VOTE: { move: 'awardVote', payload: { awardId: givenId, ownerId: givenId } },
} as const

/**
 * [11.5] What everybody is told one by one. Time is never among it, since rules have none: the end of a phase is in the
 * clocks, and the server adds it to PHASE_CHANGE.
 */
const facts = {
  PHASE_CHANGE: {
    fact: 'phaseChange',
    payload: { round: whole, phase: id, phaseEndsAtTs: { kind: 'number', optional: true } },
  },
  REVEAL_MARKET: {
    fact: 'revealMarket',
    payload: {
      round: whole,
      row: { kind: 'list', of: { kind: 'object', fields: { propertyId: id, reserve: whole } } },
    },
  },
  MARKET_SIGNALS_REVEAL: {
    fact: 'marketSignalsReveal',
    payload: {
      signals: { kind: 'list', of: { kind: 'object', fields: { id, nombre_es: id, tagMods: byId } } },
    },
  },
  MOOD_OPTIONS_REVEAL: {
    fact: 'moodOptionsReveal',
    payload: {
      options: { kind: 'list', of: { kind: 'object', fields: { id, nombre_es: id } } },
      activeMoodId: idOrNone,
      voters: { kind: 'enum', of: ['WATCHERS', 'OWNERS'] },
    },
  },
  ELECTION_OPTIONS_REVEAL: {
    fact: 'electionOptionsReveal',
    payload: {
      candidates: {
        kind: 'list',
        of: { kind: 'object', fields: { id, slot: { kind: 'enum', of: ['A', 'B'] }, nombre_es: id } },
      },
    },
  },
  BID_RESULTS: {
    fact: 'bidResults',
    payload: {
      lots: {
        kind: 'list',
        of: {
          kind: 'object',
          fields: {
            propertyId: id,
            winnerId: idOrNone,
            price: whole,
            bids: { kind: 'list', of: { kind: 'object', fields: { ownerId: id, amount: whole } } },
          },
        },
      },
    },
  },
  INCOME_RESULTS: {
    fact: 'incomeResults',
    payload: {
      owners: {
        kind: 'list',
        of: {
          kind: 'object',
          fields: {
            ownerId: id,
            lines: { kind: 'list', of: { kind: 'object', fields: { line: id, amount: whole } } },
            cashAfter: whole,
          },
        },
      },
    },
  },
  ACTION_RESULTS: {
    fact: 'actionResults',
    payload: {
      actions: { kind: 'list', of: { kind: 'object', fields: { ownerId: id, action: id, cost: whole } } },
    },
  },
  DEALS_UPDATE: { fact: 'dealsUpdate', payload: { deals: { kind: 'list', of: deal } } },
  MOOD_RESULT: { fact: 'moodResult', payload: { votes: byId, winnerId: idOrNone } },
  ELECTION_RESULT: {
    fact: 'electionResult',
    payload: {
      owners: {
        kind: 'list',
        of: { kind: 'object', fields: { ownerId: id, candidateId: idOrNone, contribution: whole } },
      },
      watcherVotes: byId,
      winnerId: id,
      decidedBy: { kind: 'enum', of: ['SCORE', 'WATCHERS', 'COIN'] },
    },
  },
  EVENT_RESULTS: { fact: 'eventResults', payload: { results: { kind: 'list', of: eventResult } } },
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
  AWARDS_OPEN: {
    fact: 'awardsOpen',
    payload: {
      awards: {
        kind: 'list',
        of: { kind: 'object', fields: { awardId: id, nominees: { kind: 'list', of: { kind: 'text' } } } },
      },
    },
  },
  AWARD_RESULTS: {
    fact: 'awardResults',
    payload: {
      awards: { kind: 'list', of: { kind: 'object', fields: { awardId: id, winnerId: idOrNone, votes: byId } } },
    },
  },
} as const

/** [1.7, 1.9] What SET_PROFILE has fields of its own for. */
const profile = {
  team: { kind: 'text', pattern: '^T-(0[1-9]|1[0-7])$', examples: ['T-01', 'T-17'] },
  preferAutoPay: flag,
  famePolicy,
  cortinaFrom,
} as const

/** What Imperio says over the network in words of its own: Appendix F of its rules, as data. */
export const messages = { moves, facts, profile } satisfies GameMessages<Move['type'], Announced['type']>
