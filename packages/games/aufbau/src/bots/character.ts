import type { Family } from './candidates/family.ts'
import type { Habits } from './mind.ts'
import type { Taste } from './worth.ts'

/** [13.2] How a personality plays: what it cares for and how much, how it keeps house, what things are worth to it. */
export interface Character extends Habits {
  readonly likes: Likes
  /** What it cares for at all. */
  readonly families: readonly Family[]
  /** Gold that something is worth to it by conviction, whatever the books say. */
  readonly urges: Likes
  /** Whether it looks for what pays back soonest instead of what brings most. */
  readonly byPayback: boolean
}
type Likes = Readonly<Partial<Record<Family, number>>>

/** Private rooms cannot be damaged; enterprises are lost most easily. */
const BUILT_AT: Habits['builtAt'] = ['personal', 'office', 'organization', 'workshop', 'trade']

const TASTE: Taste = { thrift: 0.6, labor: 0.5, influence: 0.35, growth: 0.5, craft: 0, room: 0, goods: 0, caution: 1 }

export const HABITS: Habits = {
  taste: TASTE,
  reserve: 3,
  officesForGold: true,
  needsInfluence: false,
  producesInCity: false,
  inputKept: 0,
  sellsFrom: -1,
  picks: {},
  builtAt: BUILT_AT,
}

/** What domains can be set to that sells better than what is usual: food for the people, and one dear thing. */
const LUCRATIVE: Habits['picks'] = {
  medium: ['raw.grain', 'raw.vegetables', 'raw.wood', 'raw.honey', 'raw.pigsSheepVarken'],
  large: ['raw.grain', 'raw.vegetables', 'raw.wood', 'raw.fruit', 'raw.honey', 'raw.leather', 'raw.preciousMetals'],
}
/** Honey makes wine, which sells best of all that workshops can make. */
const FOR_WORKSHOPS: Habits['picks'] = { ...LUCRATIVE, small: ['raw.honey', 'raw.grain', 'raw.vegetables'] }

/** Something useful to do when there is nothing better. */
const FILLERS: Likes = { sell: 1, administration: 0.8, oversight: 0.8, lend: 0.8, loyalty: 1, upgrade: 1 }
/** [11.1] What only the full catalogue has. */
const CATALOGUE: Likes = { catalogue: 1, specialty: 1 }

/** The books do not say what loyal people are good for. */
const URGES: Likes = { loyalty: 8 }

function character(likes: Likes, more: Partial<Omit<Character, 'likes' | 'families'>> = {}): Character {
  const all = { ...likes, ...CATALOGUE }
  return {
    ...HABITS,
    likes: all,
    families: Object.keys(all) as Family[],
    byPayback: false,
    ...more,
    urges: { ...URGES, ...more.urges },
  }
}

/** [13.2] */
export const CHARACTERS = {
  amtsfokus: character(
    { ...FILLERS, office: 2, influence: 1, permanentInfluence: 1, facility: 1, reforms: 1, cult: 0.6 },
    { needsInfluence: true, builtAt: ['office', ...BUILT_AT], urges: { reforms: 30 } },
  ),
  handel: character(
    {
      ...FILLERS,
      lend: 1.5,
      sell: 1.4,
      buy: 1.2,
      trade: 1.6,
      collegiumTrade: 1.4,
      storage: 0.8,
      city: 0.5,
      facility: 0.6,
    },
    {
      reserve: 2,
      picks: LUCRATIVE,
      builtAt: ['trade', ...BUILT_AT],
      urges: { trade: 60 },
      taste: { ...TASTE, room: 0.1, goods: 0.6 },
    },
  ),
  stadt: character(
    {
      ...FILLERS,
      city: 2,
      underworld: 2,
      spy: 1,
      tenants: 1.2,
      facility: 0.8,
      influence: 1,
      troops: 0.6,
      loyalty: 1.5,
      intrigue: 1,
    },
    {
      needsInfluence: true,
      builtAt: ['organization', ...BUILT_AT],
      urges: { tenants: 8, underworld: 20, intrigue: 3 },
    },
  ),
  werkstatt: character(
    {
      ...FILLERS,
      city: 0.8,
      specialist: 1.5,
      workshop: 2.5,
      collegiumCraft: 1.5,
      oversight: 1.5,
      facility: 0.7,
      storage: 1,
      upgrade: 2,
    },
    {
      producesInCity: true,
      inputKept: 4,
      picks: FOR_WORKSHOPS,
      builtAt: ['workshop', ...BUILT_AT],
      taste: { ...TASTE, craft: 1 },
    },
  ),
  domaenen: character(
    {
      ...FILLERS,
      domain: 2.2,
      tenants: 1.4,
      administration: 1.4,
      storage: 1.2,
      sell: 1.2,
      upgrade: 3,
    },
    { sellsFrom: 0, picks: LUCRATIVE, urges: { tenants: 8, upgrade: 12 }, taste: { ...TASTE, room: 0.1 } },
  ),
  expansionist: character(
    {
      city: 1,
      office: 1,
      domain: 1,
      trade: 1,
      underworld: 1,
      spy: 1,
      cult: 1,
      collegiumTrade: 1,
      collegiumCraft: 1,
      tenants: 1,
      upgrade: 1,
      sell: 0.1,
      lend: 0.1,
      administration: 0.1,
    },
    { reserve: 2, byPayback: true, picks: LUCRATIVE },
  ),
  /** Whatever is best, wherever it comes from. */
  allrounder: character(
    {
      influence: 1,
      permanentInfluence: 1.2,
      lend: 1.4,
      sell: 1.2,
      administration: 1,
      oversight: 1,
      domain: 1,
      city: 2,
      office: 3,
      underworld: 1,
      spy: 1,
      cult: 1,
      collegiumTrade: 1,
      collegiumCraft: 1,
      trade: 1,
      tenants: 1,
      troops: 1,
      loyalty: 1,
      facility: 1,
      storage: 1,
      upgrade: 1,
    },
    { reserve: 2, needsInfluence: true, picks: LUCRATIVE, taste: { ...TASTE, thrift: 0.15 } },
  ),
} as const satisfies Record<string, Character>

/** [12.5] The five ways to grow. */
export const STRATEGIES = [
  'amtsfokus',
  'handel',
  'stadt',
  'werkstatt',
  'domaenen',
] as const satisfies (keyof typeof CHARACTERS)[]

/** [12.5] The same with other reserves: none at all, small ones, and enough for two bad rounds. */
export const RESERVES = { none: Number.NEGATIVE_INFINITY, soft: 1, tuned: 8 } as const

/** [12.5] The same character, but for what it cares for: is it the plan that wins, or one thing that anybody can do? */
export function liking(character: Character, likes: Likes, urges: Likes = {}): Character {
  const all = { ...character.likes, ...likes }
  const families = (Object.keys(all) as Family[]).filter((family) => all[family] !== 0)
  return { ...character, likes: all, families, urges: { ...character.urges, ...urges } }
}
