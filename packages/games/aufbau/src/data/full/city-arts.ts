import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of fine crafts and of builders. */
export const CITY_ARTS: readonly FacilityEntry[] = [
  {
    key: 'special.medium.city.fine.glassworks',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 22, labor: 2 },
    upkeep: {},
    requires: [
      { is: 'city', kind: 'fineCrafts' },
      { is: 'specialist', kinds: [] },
    ],
    effects: [{ op: 'income', resource: 'special.glassware', amount: 1 }],
  },
  {
    key: 'special.medium.city.fine.lab',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 30, labor: 1 },
    upkeep: {},
    requires: [
      { is: 'city', kind: 'fineCrafts' },
      { is: 'specialist', kinds: ['wizard', 'artisan'] },
    ],
    effects: [{ op: 'income', resource: 'special.potions', amount: 1, everyRounds: 2 }],
  },
  {
    key: 'special.medium.city.fine.goldsmiths',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 12, labor: 2 },
    upkeep: { labor: 1, 'any:raw.preciousMetals|raw.unpolishedGems': 2 },
    requires: [
      { is: 'city', kind: 'fineCrafts' },
      { is: 'specialist', kinds: ['artisan'] },
    ],
    effects: [
      {
        op: 'choose',
        when: 'round',
        options: [
          [{ op: 'income', resource: 'special.jewelry', amount: 2 }],
          [{ op: 'income', resource: 'special.cutGems', amount: 2 }],
        ],
      },
    ],
  },
  {
    key: 'special.medium.city.fine.alchemy',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 60, 'raw.bricks': 20, influence: 10, 'special.bronzeGoods': 4, 'special.glassware': 4 },
    upkeep: { gold: 2, labor: 2, magicPower: 1 },
    requires: [
      { is: 'city', kind: 'fineCrafts' },
      { is: 'specialist', kinds: ['wizard', 'artisan'] },
    ],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'special.potions', amount: 3 }],
          [{ op: 'income', resource: 'special.dyes', amount: 6 }],
          [{ op: 'income', resource: 'raw.grain', amount: { each: 4, per: 'domainRanks' } }],
        ],
      },
    ],
  },
  {
    key: 'special.medium.artisanAlley',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { 'special.specialTools': 2 },
    upkeep: {},
    requires: [
      { is: 'city', kind: 'fineCrafts' },
      { is: 'specialist', kinds: ['artisan'] },
    ],
    effects: [{ op: 'unlock', what: 'artisanAlley' }],
  },
  {
    key: 'special.small.city.build.masons',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 8 },
    upkeep: {},
    requires: [{ is: 'city', kind: 'construction' }],
    effects: [{ op: 'income', resource: 'labor', amount: 2 }],
  },
  {
    key: 'special.medium.city.build.masterBuilders',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 12 },
    upkeep: {},
    requires: [
      { is: 'city', kind: 'construction' },
      { is: 'specialist', kinds: ['builder'] },
    ],
    effects: [
      { op: 'price', targets: ['facility'], gold: -2, min: 1 },
      { op: 'price', targets: ['project4plus'], percent: -15, min: 1 },
    ],
  },
  {
    key: 'special.small.city.build.sculptors',
    hosts: ['city'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 8, labor: 1 },
    upkeep: {},
    requires: [
      { is: 'city', kind: 'construction' },
      { is: 'specialist', kinds: [] },
    ],
    effects: [{ op: 'income', resource: 'special.statuesMosaics', amount: 1, everyRounds: 3 }],
  },
]
