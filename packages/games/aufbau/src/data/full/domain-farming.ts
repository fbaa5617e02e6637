import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of agriculture, animal husbandry and forestry. */
export const DOMAIN_FARMING: readonly FacilityEntry[] = [
  {
    key: 'special.small.domain.agri.terraces',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 10, labor: 2 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'agriculture' }],
    effects: [{ op: 'income', resource: 'hostPick', amount: 6 }],
  },
  {
    key: 'special.small.domain.agri.herbGardens',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 6, labor: 1 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'agriculture' }],
    effects: [{ op: 'income', resource: 'raw.herbsFlowers', amount: 4 }],
  },
  {
    key: 'special.small.domain.agri.greenhouses',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 20, labor: 2, 'special.specialTools': 1 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'agriculture' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'raw.magicPlants', amount: 2 }],
          [{ op: 'income', resource: 'special.potions', amount: 1, everyRounds: 2 }],
        ],
      },
    ],
  },
  {
    key: 'special.small.domain.agri.mill',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 0,
    cost: { gold: 5, 'raw.bricks': 5, 'raw.wood': 2 },
    upkeep: { labor: 1 },
    build: { rounds: 2, laborPerRound: 1 },
    requires: [{ is: 'domain', kind: 'agriculture' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'convert', recipes: [{ in: 'raw.olives', count: 1, out: 'raw.oliveOil', makes: 2 }], maxBatches: 3 }],
          [{ op: 'convert', recipes: [{ in: 'raw.grain', count: 1, out: 'raw.bread', makes: 2 }], maxBatches: 4 }],
        ],
      },
    ],
  },
  {
    key: 'special.medium.domain.agri.mill2',
    hosts: ['domain'],
    minHostTier: 'medium',
    slots: 0,
    cost: { gold: 10, 'raw.bricks': 10, 'raw.wood': 4, 'special.mechanicalParts': 2 },
    upkeep: { labor: 1 },
    build: { rounds: 2, laborPerRound: 2 },
    requires: [{ is: 'domain', kind: 'agriculture' }],
    upgradeOf: 'special.small.domain.agri.mill',
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'convert', recipes: [{ in: 'raw.olives', count: 1, out: 'raw.oliveOil', makes: 2 }], maxBatches: 6 }],
          [{ op: 'convert', recipes: [{ in: 'raw.grain', count: 1, out: 'raw.bread', makes: 2 }], maxBatches: 8 }],
        ],
      },
    ],
  },
  {
    key: 'special.small.domain.animal.slaughterhouse',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 0,
    cost: { gold: 5, 'raw.bricks': 5, 'raw.wood': 2, 'special.simpleTools': 1 },
    upkeep: { labor: 1 },
    build: { rounds: 2, laborPerRound: 1 },
    requires: [{ is: 'domain', kind: 'animalHusbandry' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [
            {
              op: 'convert',
              recipes: [{ in: 'raw.pigsSheepVarken', count: 1, out: 'raw.meatPreserved', makes: 2 }],
              maxBatches: 4,
            },
          ],
          [
            {
              op: 'convert',
              recipes: [{ in: 'raw.cattle', count: 1, out: 'raw.meatPreserved', makes: 4 }],
              maxBatches: 3,
            },
          ],
        ],
      },
    ],
  },
  {
    key: 'special.medium.domain.animal.slaughterhouse2',
    hosts: ['domain'],
    minHostTier: 'medium',
    slots: 0,
    cost: { gold: 10, 'raw.bricks': 10, 'raw.wood': 4, 'special.simpleTools': 2 },
    upkeep: { labor: 1 },
    build: { rounds: 2, laborPerRound: 2 },
    requires: [{ is: 'domain', kind: 'animalHusbandry' }],
    upgradeOf: 'special.small.domain.animal.slaughterhouse',
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [
            {
              op: 'convert',
              recipes: [{ in: 'raw.pigsSheepVarken', count: 1, out: 'raw.meatPreserved', makes: 2 }],
              maxBatches: 8,
            },
          ],
          [
            {
              op: 'convert',
              recipes: [{ in: 'raw.cattle', count: 1, out: 'raw.meatPreserved', makes: 4 }],
              maxBatches: 5,
            },
          ],
        ],
      },
    ],
  },
  {
    key: 'special.small.domain.animal.dairy',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 6, labor: 1 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'animalHusbandry' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'raw.dairy', amount: 4 }],
          [{ op: 'income', resource: 'raw.leather', amount: 2 }],
        ],
      },
    ],
    interpreted: true,
  },
  {
    key: 'special.small.domain.animal.nobleBreeds',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 20, labor: 2 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'animalHusbandry' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'income', resource: 'any:raw.expensive.tag.animal', amount: 1 }],
          [{ op: 'income', resource: 'labor', amount: 1 }],
        ],
      },
    ],
  },
  {
    key: 'special.small.domain.animal.warhorses',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 30 },
    upkeep: { labor: 2 },
    requires: [
      { is: 'domain', kind: 'animalHusbandry' },
      { is: 'specialist', kinds: ['administrator'] },
    ],
    effects: [
      {
        op: 'convert',
        recipes: [{ in: 'special.horses', count: 4, out: 'special.warhorses', makes: 1 }],
        maxBatches: 1,
      },
    ],
  },
  {
    key: 'special.small.domain.forest.hunting',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 5 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'forestry' }],
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [
            { op: 'income', resource: 'raw.meatPreserved', amount: 6 },
            { op: 'income', resource: 'raw.wildGame', amount: 4 },
          ],
          [{ op: 'income', resource: 'raw.furs', amount: 8 }],
        ],
      },
    ],
  },
  {
    key: 'special.small.domain.forest.apiary',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 2 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'forestry' }],
    effects: [{ op: 'income', resource: 'special.honeyMead', amount: { each: 2, per: 'hostRank' } }],
  },
  {
    key: 'special.small.domain.forest.hardwood',
    hosts: ['domain'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 15, labor: 2 },
    upkeep: {},
    requires: [{ is: 'domain', kind: 'forestry' }],
    effects: [{ op: 'swap', from: 'raw.wood', to: 'raw.hardwood', share: [1, 2] }],
  },
]
