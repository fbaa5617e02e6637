import { CANDIDATES } from '../../src/data/candidates.ts'
import { EVENT_CARDS } from '../../src/data/cards/deck.ts'
import type { DealTemplateId } from '../../src/data/deal-templates.ts'
import { MOODS } from '../../src/data/moods.ts'
import { SHOCKS } from '../../src/data/shocks.ts'
import { SIGNALS } from '../../src/data/signals.ts'
import type { Fact } from '../../src/facts.ts'
import type { DealFields } from '../../src/moves.ts'
import type { EventResult, Headline, LineCode, LotResult, MitigationsApplied } from '../../src/results.ts'

export const DEAL_FIELDS: Readonly<Record<DealTemplateId, DealFields>> = {
  CASH_FOR_PROPERTY: { side: 'SELL', propertyId: 'P-03', price: 6 },
  SWAP: { givePropertyId: 'P-03', takePropertyId: 'P-20' },
  BANK_LOAN: {},
  ELECTION_PACT: { candidateId: 'C-01' },
  NON_COMPETE: { district: 'Jesus Maria/Lince' },
  SECURITY_ESCORT: {},
}

const HARD: EventResult['effectsApplied'] = {
  cashDelta: -4,
  debtDelta: 3,
  fameDelta: -2,
  rentPenaltyApplied: [{ propertyId: 'P-03', delta: -1, duration: 2 }],
  meterDelta: { Inflation: 1, PoliticalStability: -1 },
  complianceDelta: 1,
  exposureDelta: 1,
  tradeLockedUntilRound: 5,
  propertyLost: 'P-20',
  compensation: 10,
  forcedSales: [{ propertyId: 'P-12', price: 3 }],
}
const SOFT: MitigationsApplied = {
  insuranceUsed: 'FULL',
  securityContractUsed: true,
  compliancePrevented: true,
  fameSpendUsed: 'CORTINA',
  capsApplied: ['ROUND_DAMAGE'],
}
const NOTHING = { cashDelta: 0, debtDelta: 0, fameDelta: 0 }

/** Every card and every shock, hit hard, softened by everything, and without any effect. */
export const CARD_RESULTS: readonly EventResult[] = [
  ...EVENT_CARDS.flatMap(({ id, scope, choice }): EventResult[] => {
    const target = { targetOwnerId: 'O-01', ...(scope === 'PROPERTY' ? { targetPropertyId: 'P-03' } : {}) }
    const where = scope === 'DISTRICT' ? ({ district: 'Ate/SJL', infraId: 'INF-02' } as const) : target
    const base = { slot: 1, cardId: id, ...where, headlines: [] }
    const taken =
      choice === null ? [] : choice.kind === 'NUMERIC' ? (['PAY', 'PENALTY'] as const) : (['A', 'B'] as const)
    return [
      { ...base, effectsApplied: HARD, mitigationsApplied: SOFT },
      { ...base, effectsApplied: NOTHING, mitigationsApplied: {} },
      ...taken.map((autoChoiceTaken) => ({
        ...base,
        effectsApplied: NOTHING,
        mitigationsApplied: { autoChoiceTaken },
      })),
    ]
  }),
  ...SHOCKS.flatMap(({ id }): EventResult[] => {
    const base = { slot: 2, cardId: id, mitigationsApplied: {}, headlines: [] }
    const perOwner = ['O-01', 'O-03'].map((ownerId) => ({ ownerId, cashDelta: -1, overflow: 0 }))
    return [
      { ...base, effectsApplied: HARD, perOwner },
      { ...base, effectsApplied: NOTHING },
    ]
  }),
]

const LINES: readonly LineCode[] = [
  'RENT',
  'OPS',
  'INFLATION',
  'INTEREST',
  'PRINCIPAL',
  'MOOD',
  'PACT',
  'LOAN',
  'FAME_TAX',
  'FORCED_SALE',
  'TO_DEBT',
]
const HEADLINES: readonly Headline[] = [
  { text: '{O-01} y {O-02} cierran acuerdo', kind: 'DEAL_DONE', ownerId: 'O-01' },
  { text: '¡Milagro! Nadie metió la pata hoy', kind: 'QUIET', ownerId: null },
]
const lot = (winnerId: string | null, tieBreak: LotResult['tieBreak']): LotResult => ({
  propertyId: 'P-10',
  winnerId,
  price: 5,
  tieBreak,
  bids: [],
})

/** Facts of every type, the rare turns of each included. */
export const FACTS: readonly Fact[] = [
  { type: 'phaseChange', round: 0, phase: 'MATCH_INIT' },
  { type: 'phaseChange', round: 2, phase: 'AWARDS' },
  { type: 'phaseChange', round: 7, phase: 'END' },
  { type: 'revealMarket', round: 1, row: [], special: null, rumorCenti: {}, infra: [] },
  {
    type: 'revealMarket',
    round: 3,
    row: [{ propertyId: 'P-03', reserve: 4 }],
    special: { id: 'GUERRA_DISTRITO', warDistrict: 'Barranco' },
    rumorCenti: { 'O-02': 60 },
    infra: [{ infraId: 'INF-01', district: 'Callao', untilRound: 5 }],
  },
  {
    type: 'marketSignalsReveal',
    signals: SIGNALS.map(({ id, nombre_es, tagMods }) => ({ id, nombre_es, tagMods })),
  },
  { type: 'moodOptionsReveal', options: MOODS.slice(0, 2), activeMoodId: 'M-03', voters: 'WATCHERS' },
  { type: 'moodOptionsReveal', options: MOODS.slice(2, 4), activeMoodId: null, voters: 'OWNERS' },
  {
    type: 'electionOptionsReveal',
    candidates: CANDIDATES.slice(0, 2).map((candidate, i) => ({ ...candidate, slot: i === 0 ? 'A' : 'B' })),
  },
  { type: 'bidResults', lots: [lot(null, 'NONE')], brokenPacts: [] },
  {
    type: 'bidResults',
    lots: [lot('O-01', 'NONE'), lot('O-02', 'TOKEN'), lot('O-03', 'FAME'), lot('O-04', 'COIN')],
    brokenPacts: [{ promiserId: 'O-01', payeeId: 'O-02', district: 'Surco' }],
  },
  {
    type: 'incomeResults',
    owners: [
      {
        ownerId: 'O-01',
        lines: LINES.map((line) => ({ line, amount: -1 })),
        cashAfter: 0,
        debtAfter: 4,
        wealthAfter: -2,
        forcedSales: [{ propertyId: 'P-12', price: 3 }],
      },
      { ownerId: 'O-02', lines: [], cashAfter: -3, debtAfter: 0, wealthAfter: -3, forcedSales: [] },
    ],
  },
  {
    type: 'actionResults',
    actions: (['DEVELOP', 'INSURE', 'SECURITY', 'PR', 'AUDIT', 'BREAK_PACT', 'DEAL', 'PASS'] as const).map(
      (action) => ({
        ownerId: 'O-04',
        action,
        propertyId: 'P-03',
        level: 'FULL',
        cost: 3,
        yape: action === 'PASS',
      }),
    ),
  },
  { type: 'actionResults', actions: [] },
  { type: 'dealsUpdate', deals: [] },
  { type: 'moodResult', votes: { 'M-01': 0, 'M-02': 0 }, winnerId: null },
  ...MOODS.map(({ id }): Fact => ({ type: 'moodResult', votes: { [id]: 2, 'M-99': 1 }, winnerId: id })),
  ...(['SCORE', 'WATCHERS', 'COIN'] as const).map(
    (decidedBy): Fact => ({
      type: 'electionResult',
      owners: [
        { ownerId: 'O-01', candidateId: 'C-01', contribution: 2 },
        { ownerId: 'O-02', candidateId: null, contribution: 0 },
      ],
      watcherVotes: { 'C-01': 1, 'C-02': 0 },
      scores: { 'C-01': 2, 'C-02': 0 },
      winnerId: 'C-01',
      decidedBy,
    }),
  ),
  { type: 'eventResults', results: [] },
  { type: 'pressTicker', personaId: 'PP-02', headlines: HEADLINES },
  { type: 'achievementUnlock', ownerId: 'O-03', achievementId: 'A-BET-01', first: true, trophy: true },
  { type: 'awardsOpen', awards: [] },
  { type: 'awardsOpen', awards: [{ awardId: 'AW-FAV', nominees: ['O-01', 'O-04'] }] },
  { type: 'awardResults', awards: [] },
  {
    type: 'awardResults',
    awards: [
      { awardId: 'AW-FAV', winnerId: 'O-01', votes: { 'O-01': 1 } },
      { awardId: 'AW-AMP', winnerId: null, votes: {} },
    ],
  },
  {
    type: 'matchStarted',
    mode: 'STANDARD',
    rounds: 10,
    personaId: 'PP-04',
    seedCommit: 'c0ffee',
    deckTier: 3,
    specialRounds: { 3: 'GUERRA_DISTRITO' },
    electionRounds: [3, 7],
  },
  {
    type: 'matchStarted',
    mode: 'QUICK',
    rounds: 7,
    personaId: 'PP-01',
    seedCommit: 'c0ffee',
    deckTier: 2,
    specialRounds: {},
    electionRounds: [],
  },
  { type: 'seatTaken', ownerId: 'O-03', team: 'T-05' },
  { type: 'bidIn', seat: 0 },
  { type: 'actionIn', seat: 1 },
  { type: 'voteIn', seat: 2 },
  { type: 'moodVoteIn', seat: 3 },
  { type: 'pactBrokenInSecret' },
  { type: 'guerraSet', ownerId: 'O-02', district: 'Centro' },
  { type: 'riskOwn', centi: 350 },
  { type: 'portadaPreview', heroId: 'O-05', headlines: HEADLINES },
  { type: 'portadaPreview', heroId: null, headlines: [] },
  {
    type: 'matchEnded',
    ranking: [
      { ownerId: 'O-02', rank: 1, wealth: 40, fame: 3, debt: 0, properties: 5, ladderPoints: 80 },
      { ownerId: 'O-01', rank: 2, wealth: -4, fame: 0, debt: 10, properties: 0, ladderPoints: 0 },
    ],
    titles: { richestId: 'O-02', fameCrownId: 'O-02' },
    matchSeed: 'ab12',
    seedCommit: 'c0ffee',
  },
]
