import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of trade enterprises. */
export const TRADE_FACILITIES: readonly FacilityEntry[] = [
  {
    key: 'general.small.trade.contracts',
    hosts: ['trade'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8, influence: 2 },
    upkeep: { labor: 1 },
    effects: [{ op: 'dc', actions: ['moneySell'], delta: -1, sizes: ['small'] }],
  },
  {
    key: 'general.small.trade.warehouses',
    hosts: ['trade'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 10, labor: 1 },
    upkeep: { labor: 1 },
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'storage', raw: { each: 10, per: 'hostRank' } }],
          [{ op: 'storage', special: { each: 5, per: 'hostRank' } }],
        ],
      },
    ],
  },
  {
    key: 'general.small.trade.offices',
    hosts: ['trade'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8, labor: 1 },
    upkeep: { gold: 1 },
    effects: [
      { op: 'dc', actions: ['moneySell', 'moneyBuy', 'moneySellBuy'], delta: -1 },
      { op: 'price', targets: ['acquireTrade', 'tradeFacility'], gold: { each: -2, per: 'targetRank' }, min: 1 },
    ],
  },
  {
    key: 'general.medium.trade.missions',
    hosts: ['trade'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 15, influence: 4 },
    upkeep: { gold: 2 },
    effects: [{ op: 'income', resource: 'influence', amount: { each: 2, per: 'hostRank' } }],
  },
  {
    key: 'general.medium.trade.agents',
    hosts: ['trade'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 15, influence: 4 },
    upkeep: { gold: 2 },
    effects: [
      { op: 'income', resource: 'influence', amount: { each: 2, per: 'hostRank' } },
      { op: 'dc', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], delta: -1, sizes: ['small', 'medium'] },
    ],
  },
  {
    key: 'general.medium.trade.standingMissions',
    hosts: ['trade'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 16, influence: 4 },
    upkeep: { gold: 2, 'any:raw': 1 },
    effects: [
      { op: 'income', resource: 'gold', amount: 2 },
      { op: 'income', resource: 'influence', amount: 2 },
    ],
  },
  {
    key: 'general.medium.trade.syndicate',
    hosts: ['trade'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 20, influence: 10 },
    upkeep: { gold: 2, influence: 2 },
    effects: [{ op: 'cap', what: 'lend', amount: { each: 1, per: 'hostRank' } }],
  },
  {
    key: 'general.medium.trade.caravan',
    hosts: ['trade'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 10, 'any:raw': 10, 'raw.packAnimals': 2 },
    upkeep: { labor: 1, boundCombat: 1, gold: 1 },
    requires: [{ is: 'specialist', kinds: ['financier'] }],
    effects: [
      {
        op: 'choose',
        when: 'round',
        options: [
          [
            { op: 'income', resource: 'any:special.expensive', amount: 2, everyRounds: 3 },
            { op: 'income', resource: 'random:special.expensive', amount: 2, everyRounds: 3 },
          ],
          [
            {
              op: 'convert',
              recipes: [{ in: 'any:special.basic', count: 1, out: 'gold', makes: 15 }],
              maxBatches: 1,
              everyRounds: 3,
            },
          ],
          [
            {
              op: 'convert',
              recipes: [{ in: 'any:raw.basic', count: 8, out: 'gold', makes: 15 }],
              maxBatches: 1,
              everyRounds: 3,
            },
          ],
        ],
      },
    ],
  },
  {
    key: 'general.medium.trade.station',
    hosts: ['trade'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 20, influence: 12 },
    upkeep: { gold: 3, 'any:special.expensive': 1 },
    effects: [
      { op: 'income', resource: 'influence', amount: 2 },
      { op: 'cap', what: 'ownMarkets', amount: 1 },
    ],
  },
  {
    key: 'general.large.trade.monopoly',
    hosts: ['trade'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 40, influence: 30 },
    upkeep: { gold: 4, influence: 4 },
    effects: [
      { op: 'income', resource: 'gold', amount: { dice: { count: 1, sides: 8 } } },
      { op: 'bonusAction', actions: ['moneySell'], everyRounds: 2 },
    ],
  },
  {
    key: 'special.medium.trade.ship',
    hosts: ['trade'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 20, 'raw.lumber': 30, 'any:special.simpleTools|special.cloth': 6 },
    upkeep: { labor: 3, gold: 2 },
    limit: { perHostRank: 3 },
    requires: [{ is: 'specialist', kinds: ['financier', 'tactician'] }],
    effects: [
      { op: 'combat', kind: 'sea', amount: 5 },
      {
        op: 'choose',
        when: 'round',
        options: [
          [{ op: 'income', resource: 'any:special', amount: 4, everyRounds: 2 }],
          [
            {
              op: 'convert',
              recipes: [{ in: 'any:special', count: 4, out: 'gold', makes: 16 }],
              maxBatches: 1,
              everyRounds: 2,
            },
          ],
        ],
      },
      { op: 'upkeep', target: 'self', gold: { each: 1, per: 'ships', every: 2 } },
    ],
    interpreted: true,
  },
]
