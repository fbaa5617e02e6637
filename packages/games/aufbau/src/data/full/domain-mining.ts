import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of mines. */
export const DOMAIN_MINING: readonly FacilityEntry[] = [
  {
    key: 'special.small.domain.mining.furnaces',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8 },
    upkeep: { labor: 1 },
    requires: [{ is: 'domain', kind: 'mining' }],
    effects: [
      {
        op: 'convert',
        recipes: [
          { in: 'raw.ironOre', count: 1, out: 'raw.iron', makes: 2 },
          { in: 'raw.copperOre', count: 1, out: 'raw.bronze', makes: 2 },
          { in: 'raw.leadBrassTin', count: 1, out: 'raw.bronze', makes: 2 },
        ],
        shared: 4,
      },
    ],
  },
  {
    key: 'special.medium.domain.mining.shaft',
    hosts: ['domain'],
    minHostTier: 'medium',
    slots: 1,
    cost: { gold: 20, 'raw.wood': 12, 'special.simpleTools': 4 },
    upkeep: { labor: 2 },
    build: { rounds: 2, laborPerRound: 4 },
    requires: [
      { is: 'domain', kind: 'mining' },
      { is: 'specialist', kinds: ['administrator', 'builder', 'artisan', 'workshop'] },
    ],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'any:raw.ironOre|raw.copperOre|raw.leadBrassTin', amount: 12 }],
          [{ op: 'income', resource: 'any:raw.preciousMetals|raw.unpolishedGems|raw.optrolith', amount: 2 }],
        ],
      },
    ],
  },
  {
    key: 'special.large.domain.mining.shaft2',
    hosts: ['domain'],
    minHostTier: 'large',
    slots: 0,
    cost: { gold: 40, 'raw.wood': 24, 'special.simpleTools': 8 },
    upkeep: { labor: 4 },
    build: { rounds: 4, laborPerRound: 4 },
    requires: [
      { is: 'domain', kind: 'mining' },
      { is: 'specialist', kinds: ['administrator', 'builder', 'artisan', 'workshop'] },
    ],
    upgradeOf: 'special.medium.domain.mining.shaft',
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'any:raw.ironOre|raw.copperOre|raw.leadBrassTin', amount: 24 }],
          [{ op: 'income', resource: 'any:raw.preciousMetals|raw.unpolishedGems|raw.optrolith', amount: 4 }],
        ],
      },
    ],
  },
  {
    key: 'special.medium.domain.mining.smeltery',
    hosts: ['domain'],
    minHostTier: 'medium',
    slots: 0,
    cost: { gold: 15, 'raw.bricks': 30, 'raw.iron': 10 },
    upkeep: { labor: 2 },
    build: { rounds: 4, laborPerRound: 4 },
    requires: [{ is: 'domain', kind: 'mining', notFocus: 'quarry' }],
    effects: [
      {
        op: 'convert',
        recipes: [
          { in: 'raw.ironOre', count: 1, out: 'raw.iron', makes: 2 },
          { in: 'raw.copperOre', count: 1, out: 'raw.bronze', makes: 2 },
          { in: 'raw.leadBrassTin', count: 1, out: 'raw.bronze', makes: 2 },
        ],
        shared: 6,
      },
    ],
  },
  {
    key: 'special.large.domain.mining.smeltery2',
    hosts: ['domain'],
    minHostTier: 'large',
    slots: 0,
    cost: { gold: 30, 'raw.bricks': 50, 'raw.iron': 25 },
    upkeep: { labor: 4 },
    build: { rounds: 4, laborPerRound: 4 },
    requires: [{ is: 'domain', kind: 'mining', notFocus: 'quarry' }],
    upgradeOf: 'special.medium.domain.mining.smeltery',
    effects: [
      {
        op: 'convert',
        recipes: [
          { in: 'raw.ironOre', count: 1, out: 'raw.iron', makes: 2 },
          { in: 'raw.copperOre', count: 1, out: 'raw.bronze', makes: 2 },
          { in: 'raw.leadBrassTin', count: 1, out: 'raw.bronze', makes: 2 },
        ],
        shared: 12,
      },
    ],
  },
]
