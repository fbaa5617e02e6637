import { type Chance, frozenCopy, hashText } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { CARD_CATEGORIES, copiesIn } from './data/cards/deck.ts'
import type { CardCategory } from './data/cards/types.ts'
import { START_COMPLIANCE } from './data/constants.ts'
import { type Content, LIMA } from './data/content.ts'
import { METERS_AT_START } from './data/meters.ts'
import { MODES } from './data/modes.ts'
import { type Persona, type PersonaId, voiceOf } from './data/personas.ts'
import { DECK_SIZES } from './data/properties.ts'
import { TEAM_IDS } from './data/teams.ts'
import { randInt, shuffled } from './rules/hash.ts'
import { listOf } from './rules/list.ts'
import { deckTierOf } from './rules/mode.ts'
import type { Owner, Pile, Preferences, Property, State } from './state.ts'
import { newLimelight, newStats } from './stats.ts'

/** [2.4.1] The state of a new match, with what owners prefer who say nothing, and what it is played with. */
export function initialState(
  config: Config,
  seats: number,
  chance: Chance,
  usual: Readonly<Preferences>,
  content: Content = LIMA,
): State {
  const matchSeed = drawSeed(chance)
  const lots = TEAM_IDS.slice()
  chance.shuffle('teams', lots)
  // [1.7.4] Where nobody shares one, whoever does not choose has the lowest that is free.
  const teams = config.uniqueTeams ? TEAM_IDS : lots
  const owners = Array.from({ length: seats }, (_, seat) => newOwner(config, teams[seat] as string))
  const cards = content.properties.slice(0, DECK_SIZES[deckTierOf(MODES[config.mode], seats)]).map(({ id }) => id)
  return {
    config: frozenCopy(config),
    matchSeed,
    roundSeed: '',
    seedCommit: hashText(matchSeed),
    personaId: choosePersona(config, matchSeed, content),
    round: 0,
    phase: 'MATCH_INIT',
    bank: 0,
    owners,
    preferences: listOf(owners, () => ({ ...usual })),
    stats: listOf(owners, newStats),
    limelight: listOf(owners, () => newLimelight()),
    properties: listOf(cards, newProperty),
    market: {
      drawPile: shuffled(cards, matchSeed, 'DECK', 0),
      discardPile: [],
      row: [],
      unsold: [],
      removed: [],
      epoch: 0,
    },
    piles: newPiles(matchSeed, content),
    signals: [],
    moodOptions: [],
    moodOptionsBefore: [],
    mood: null,
    moodNext: null,
    candidates: [],
    candidatesUsed: [],
    ballots: [],
    meters: { ...METERS_AT_START },
    bundle: null,
    infra: [],
    weights: [],
    warDistrict: null,
    setsAtReveal: listOf(owners, () => []),
    deals: [],
    scheduled: [],
    pacts: [],
    rumors: listOf(owners, () => 0),
    rumorsNext: listOf(owners, () => 0),
    gossips: [],
    audience: [],
    strays: false,
    shocks: [],
    lastShockRound: 0,
    pressResolved: 0,
    pressHeavy: 0,
    eventResults: [],
    news: [],
    headlines: [],
    frontPage: [],
    leader: null,
    unlocked: [],
    awardVotes: { 'AW-FAV': listOf(owners, () => 0), 'AW-AMP': listOf(owners, () => 0) },
    ranking: [],
    agenda: [
      { step: 'round' },
      { step: 'init', done: listOf(owners, () => false), chose: listOf(owners, () => false) },
    ],
  }
}

const SEED_WORDS = 16
const WORD = 2 ** 16

/** 32 random bytes as 64 hex digits. */
export function drawSeed(chance: Chance): string {
  let seed = ''
  for (let i = 0; i < SEED_WORDS; i++) seed += chance.int('matchSeed', WORD).toString(16).padStart(4, '0')
  return seed
}

/** [2.4.1] Events in a category's pile. */
export function newPiles(matchSeed: string, { events }: Content = LIMA): Record<CardCategory, Pile> {
  const pileOf = (category: CardCategory): Pile => ({
    draw: shuffled(copiesIn(category, events), matchSeed, `PILE-${category}`, 0),
    discard: [],
    epoch: 0,
    known: 0,
  })
  return Object.fromEntries(CARD_CATEGORIES.map((category) => [category, pileOf(category)])) as State['piles']
}

function choosePersona({ pressPersona }: Config, matchSeed: string, { personas }: Content): PersonaId {
  const at =
    pressPersona === 'RANDOM'
      ? randInt(personas.length, matchSeed, 'PERSONA')
      : personas.findIndex(({ id }) => voiceOf(id) === pressPersona)
  return (personas[at] as Persona).id
}

function newOwner({ mode }: Config, team: string): Owner {
  return {
    team,
    cash: MODES[mode].startCash,
    debt: 0,
    fame: 0,
    compliance: START_COMPLIANCE,
    politicalExposure: 0,
    protectedUntilRound: 0,
    brokePactUsed: false,
    yapeUsed: false,
    lastTargetedRound: 0,
    lastHardHitRound: 0,
    lastPrRound: 0,
    expropriated: false,
    riskNow: 0,
    riskNext: 0,
    damage: 0,
    fameSpent: false,
    achievements: [],
    takenOverRound: 0,
  }
}

function newProperty(propertyId: string): Property {
  return {
    propertyId,
    owner: null,
    upgradeLevel: 0,
    insurance: 'NONE',
    tempRentBonus: [],
    tempWorthBonus: [],
    tradeLockedUntilRound: 0,
  }
}
