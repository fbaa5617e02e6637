import type { Landmarks } from '@ludoteca/kernel'
import { entryOf } from './catalogue/specs.ts'
import { SUCCESS_TIERS } from './checks.ts'
import { COMMANDS } from './commands/index.ts'
import type { Config } from './config.ts'
import { EVENT } from './data/events.ts'
import { FACILITY_KEYS, isOwnRoom } from './data/facilities.ts'
import { CATALOGUE } from './data/full/catalogue.ts'
import { RAW_TABLE, SPECIAL_TABLE } from './data/market.ts'
import { SPECIALIST_KINDS } from './data/works.ts'
import type { Specialist } from './estate.ts'
import { FACT_TYPES } from './fact-types.ts'
import type { Fact, FactOf } from './facts.ts'
import type { Move } from './moves.ts'
import type { Market, State } from './state.ts'

const TRAITS = Array.from({ length: 20 }, (_, i) => String(i + 1))
const SESSION_MOVES: readonly Move['type'][] = ['chooseLoss', 'addNote', 'setReady', 'advance', 'endCampaign']
/** [5.11] Any private room that is on no list. */
const OWN_ROOM = 'ownRoom'
const RECRUIT_ROLLS = Array.from({ length: 11 }, (_, i) => String(i + 2))

/** Whoever plays at random never has the means for what is dear, nor the time: these tables have both. */
const PLENTY = {
  abundance: true,
  storageCapacityMultiplier: 100,
  actionsPerRound: 4,
  freeFacilityBuildsPerRound: 3,
  maxRounds: 30,
  checks: [[15, 15, 15]],
}
const FULL = { facilityCatalogue: 'full' }
/** Nor does such a house ever grow. The two seats of these tables have all kinds of posts between them. */
const GROWN = { ...PLENTY, estate: 'grown', session: 'partie' }

/** What random play over all options ought to come by. */
export const landmarks: Landmarks<Fact, State> = {
  expected: {
    move: [...Object.keys(COMMANDS), ...SESSION_MOVES],
    fact: FACT_TYPES,
    event: Object.values(EVENT).map(String),
    rawMarket: RAW_TABLE.map(({ roll }) => String(roll)),
    specialMarket: SPECIAL_TABLE.map(({ roll }) => String(roll)),
    specialist: SPECIALIST_KINDS,
    trait: TRAITS,
    recruit: RECRUIT_ROLLS,
    tier: SUCCESS_TIERS,
    facility: [...FACILITY_KEYS, OWN_ROOM],
    catalogued: CATALOGUE.map(({ key }) => key),
  },
  shortcuts: [
    { seats: 3, options: PLENTY },
    { seats: 3, options: { ...PLENTY, ...FULL } },
    // Twice, since there is most to come by.
    { seats: 2, options: GROWN },
    { seats: 2, options: GROWN },
    { seats: 2, options: { ...GROWN, ...FULL } },
    { seats: 2, options: { ...GROWN, ...FULL } },
  ],
  reachedBy: (fact, s) => [`fact:${fact.type}`, ...marksOf(fact, s)],
}

function marksOf(fact: Fact, { config }: Readonly<State>): string[] {
  switch (fact.type) {
    case 'eventsRolled':
      return fact.events.map(({ roll }) => `event:${roll}`)
    case 'marketRolled':
      return marksOfMarket(fact.market)
    case 'ownMarketsRolled':
      return fact.markets.flatMap(marksOfMarket)
    case 'specialistHired':
      return [...tierOf(fact), ...marksOfRecruiting(fact)]
    case 'facilityBuilt':
    case 'projectStarted':
      return [markOfFacility(fact.facility, config)]
    default:
      return tierOf(fact)
  }
}

function markOfFacility(key: string, config: Config): string {
  if (isFull(config) && entryOf(key)) return `catalogued:${key}`
  return `facility:${isOwnRoom(key) ? OWN_ROOM : key}`
}

function isFull({ facilityCatalogue }: Config): boolean {
  return facilityCatalogue === 'full'
}

/** Whoever fails to find somebody, or is offered somebody, rolls nothing. */
function marksOfRecruiting({ recruitRoll, hired }: FactOf<'specialistHired'>): string[] {
  const roll = recruitRoll === 0 ? [] : [`recruit:${recruitRoll}`]
  return [...roll, ...hired.flatMap(marksOfSpecialist)]
}

function tierOf(fact: Fact): string[] {
  return 'check' in fact && fact.check ? [`tier:${fact.check.tier}`] : []
}

function marksOfMarket({ rawRoll, specialRoll }: Market): string[] {
  return [`rawMarket:${rawRoll}`, `specialMarket:${specialRoll}`]
}

function marksOfSpecialist({ kind, traits }: Specialist): string[] {
  return [`specialist:${kind}`, ...traits.map(({ id }) => `trait:${id}`)]
}
