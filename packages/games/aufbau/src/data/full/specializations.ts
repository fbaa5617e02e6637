import type { OfficeSpecialization, Specialization } from '../../catalogue/entries.ts'

/** [11.1] What domains can be made for. */
export const DOMAIN_SPECIALIZATIONS: readonly Specialization[] = [
  {
    kind: 'agriculture',
    minHostTier: 'small',
    cost: { gold: 10, 'any:raw': 2 },
    upkeep: { labor: 2 },
    effects: [
      { op: 'income', resource: 'any:raw.cheap.tag.food', amount: 12 },
      { op: 'income', resource: 'any:raw.grapes|raw.olives|raw.honey|raw.herbsFlowers', amount: 4 },
      { op: 'storage', amount: 20, material: 'raw.grain' },
    ],
    foci: {},
  },
  {
    kind: 'animalHusbandry',
    minHostTier: 'small',
    cost: { gold: 15, 'any:raw.tag.animal': 4 },
    upkeep: { labor: 1 },
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [
            { op: 'income', resource: 'raw.wool', amount: 8 },
            { op: 'income', resource: 'raw.dairy', amount: 4 },
            { op: 'income', resource: 'raw.meatPreserved', amount: 4 },
          ],
          [
            { op: 'income', resource: 'raw.meatPreserved', amount: 8 },
            { op: 'income', resource: 'raw.pigsSheepVarken', amount: 8 },
          ],
          [
            { op: 'income', resource: 'raw.dairy', amount: 8 },
            { op: 'income', resource: 'raw.cattle', amount: 4 },
          ],
          [
            { op: 'income', resource: 'raw.meatPreserved', amount: 4 },
            { op: 'income', resource: 'raw.wool', amount: 4 },
            { op: 'income', resource: 'raw.dairy', amount: 4 },
            { op: 'income', resource: 'any:raw.expensive.tag.animal', amount: 4 },
          ],
          [
            { op: 'income', resource: 'any:special.horses|raw.packAnimals', amount: 4 },
            { op: 'income', resource: 'permanentLabor', amount: 1, everyRounds: 4 },
          ],
        ],
      },
    ],
    foci: {},
  },
  {
    kind: 'forestry',
    minHostTier: 'small',
    cost: { gold: 6 },
    upkeep: {},
    effects: [
      { op: 'income', resource: 'raw.wood', amount: 16 },
      { op: 'income', resource: 'raw.wildGame', amount: 4 },
    ],
    foci: {},
  },
  {
    kind: 'mining',
    minHostTier: 'small',
    cost: { gold: 20, 'raw.lumber': 4 },
    upkeep: {},
    requires: [{ is: 'specialist', kinds: ['administrator', 'builder', 'artisan', 'workshop'] }],
    effects: [],
    foci: {
      quarry: {
        upkeep: { labor: 3 },
        effects: [
          {
            op: 'choose',
            when: 'build',
            options: [
              [{ op: 'income', resource: 'raw.buildStone', amount: 16 }],
              [{ op: 'income', resource: 'raw.marbleGranite', amount: 12 }],
            ],
          },
        ],
      },
      oreMine: {
        cost: { gold: 35, 'raw.lumber': 6 },
        upkeep: { labor: 6 },
        effects: [
          {
            op: 'choose',
            when: 'build',
            options: [
              [{ op: 'income', resource: 'raw.ironOre', amount: 8 }],
              [{ op: 'income', resource: 'raw.copperOre', amount: 8 }],
              [{ op: 'income', resource: 'raw.leadBrassTin', amount: 8 }],
            ],
          },
        ],
      },
      preciousMine: {
        cost: { gold: 50, 'raw.lumber': 8 },
        upkeep: { labor: 6 },
        effects: [
          {
            op: 'choose',
            when: 'build',
            options: [
              [{ op: 'income', resource: 'raw.preciousMetals', amount: 2 }],
              [{ op: 'income', resource: 'raw.unpolishedGems', amount: 2 }],
              [{ op: 'income', resource: 'raw.optrolith', amount: 2 }],
            ],
          },
        ],
      },
    },
  },
  {
    kind: 'magic',
    minHostTier: 'small',
    cost: {},
    upkeep: {},
    requires: [
      { is: 'hostFacility', key: 'special.large.domain.experimentalChambers' },
      { is: 'specialist', kinds: ['wizard'] },
    ],
    effects: [
      { op: 'yieldFactor', what: 'production', factor: [1, 2] },
      { op: 'income', resource: 'magicPower', amount: { each: 2, per: 'hostRank' } },
      { op: 'loyalty', target: 'host', delta: -1, when: 'active' },
    ],
    foci: {
      crypts: {
        upkeep: { magicPower: 1 },
        effects: [
          { op: 'income', resource: 'permanentLabor', amount: 1, when: 'sectionStart', events: [2, 3] },
          { op: 'cap', what: 'hostWorkshopSmall', amount: 2 },
        ],
      },
      experiments: { effects: [{ op: 'cap', what: 'hostChambersSlotFree', amount: 1 }] },
    },
  },
]

/** [11.1] What medium and large cities can be made for. */
export const CITY_SPECIALIZATIONS: readonly Specialization[] = [
  {
    kind: 'foodProduction',
    minHostTier: 'medium',
    cost: { gold: 8, permanentLabor: 2, 'special.specialTools': 1 },
    upkeep: { labor: 2 },
    effects: [],
    foci: {
      bakeries: { effects: [{ op: 'income', resource: 'raw.bread', amount: 12 }] },
      brewers: { effects: [{ op: 'income', resource: 'any:special.brandy|special.fineWine', amount: 3 }] },
      butchers: { effects: [{ op: 'income', resource: 'any:raw.meatPreserved|raw.fishPreserved', amount: 12 }] },
    },
  },
  {
    kind: 'craftGoods',
    minHostTier: 'medium',
    cost: { gold: 15, permanentLabor: 2, 'special.specialTools': 2 },
    upkeep: { labor: 2 },
    effects: [],
    foci: {
      cloth: { effects: [{ op: 'income', resource: 'special.cloth', amount: 4 }] },
      furniture: { effects: [{ op: 'income', resource: 'special.furniture', amount: 3 }] },
      everyday: { effects: [{ op: 'income', resource: 'any:raw.pottery|raw.leatherGoods', amount: 4 }] },
    },
  },
  {
    kind: 'metalworking',
    minHostTier: 'medium',
    cost: { gold: 20, permanentLabor: 2, 'special.specialTools': 3 },
    upkeep: { labor: 2, 'raw.lumber': 2 },
    effects: [],
    foci: {
      smithy: { effects: [{ op: 'income', resource: 'special.simpleTools', amount: 4 }] },
      smelter: { effects: [{ op: 'income', resource: 'any:raw.iron|raw.bronze', amount: 12 }] },
    },
  },
  {
    kind: 'fineCrafts',
    minHostTier: 'medium',
    cost: { gold: 30, permanentLabor: 1, 'special.specialTools': 2 },
    upkeep: { labor: 2, gold: 2 },
    requires: [{ is: 'specialist', kinds: ['artisan'] }],
    effects: [],
    foci: {
      glass: { effects: [{ op: 'income', resource: 'special.glassware', amount: 2 }] },
      jewellers: {
        effects: [
          {
            op: 'convert',
            recipes: [{ in: 'any:raw.unpolishedGems|raw.optrolith', count: 1, out: 'special.cutGems', makes: 2 }],
            maxBatches: 1,
          },
        ],
      },
      perfumers: { effects: [{ op: 'income', resource: 'special.perfume', amount: 2 }] },
    },
  },
  {
    kind: 'construction',
    minHostTier: 'medium',
    cost: { gold: 10, permanentLabor: 2, 'special.specialTools': 1 },
    upkeep: { labor: 3, 'raw.wood': 2 },
    effects: [],
    foci: {
      brickworks: { effects: [{ op: 'income', resource: 'raw.bricks', amount: 12 }] },
      carpenters: { effects: [{ op: 'income', resource: 'raw.lumber', amount: 12 }] },
    },
  },
  {
    kind: 'crimeDistrict',
    minHostTier: 'medium',
    cost: {},
    upkeep: { gold: 1 },
    requires: [{ is: 'organization', kind: 'underworld' }],
    effects: [],
    foci: {
      base: {
        effects: [
          { op: 'income', resource: 'influence', amount: { each: 1, per: 'underworldRank' } },
          { op: 'defence', scope: 'host', bonus: 2 },
        ],
      },
    },
  },
]

/** [11.1] What offices do by themselves, and what medium and large ones can turn to. */
export const OFFICE_SPECIALIZATIONS: readonly OfficeSpecialization[] = [
  {
    kind: 'churchOversight',
    effects: [
      { op: 'income', resource: 'influence', amount: 1 },
      { op: 'dc', actions: ['gainInfluence'], delta: -1, sizes: ['small', 'medium'] },
    ],
    foci: {
      guardsAndCourts: [
        { op: 'income', resource: 'influence', amount: 2 },
        { op: 'income', resource: 'labor', amount: -1 },
        { op: 'income', resource: 'influence', amount: { each: 1, per: 'guildRanks' } },
      ],
      churchWealth: [{ op: 'income', resource: 'gold', amount: { each: 1, per: 'allLevels', max: 8 } }],
      care: [
        { op: 'income', resource: 'influence', amount: 1 },
        { op: 'income', resource: 'labor', amount: { each: 1, per: 'allLevels', every: 2 } },
      ],
    },
  },
  {
    kind: 'cityAdministration',
    effects: [
      {
        op: 'choose',
        when: 'round',
        options: [
          [{ op: 'income', resource: 'influence', amount: { each: 1, per: 'allLevels', every: 2 } }],
          [{ op: 'income', resource: 'gold', amount: { each: 1, per: 'allLevels', every: 2 } }],
        ],
      },
      { op: 'dc', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], delta: -1, sizes: ['small'] },
    ],
    foci: {
      building: [
        { op: 'income', resource: 'any:raw.lumber|raw.bricks', amount: 2 },
        { op: 'price', targets: ['acquireCity', 'cityFacility'], percent: -10, min: 1 },
      ],
      magnate: [
        { op: 'income', resource: 'influence', amount: 1 },
        { op: 'income', resource: 'labor', amount: -1 },
        { op: 'dc', actions: ['gainInfluence'], delta: -1, sizes: ['medium'] },
        { op: 'income', resource: 'influence', amount: { each: 1, per: 'underworldRank' } },
      ],
      markets: [
        { op: 'income', resource: 'gold', amount: { each: 1, per: 'tradeRanks' } },
        { op: 'dc', actions: ['moneyLend', 'moneySell', 'moneyBuy', 'moneySellBuy'], delta: -1, sizes: ['medium'] },
      ],
      crafts: [
        { op: 'income', resource: 'any:special.cheap|special.basic', amount: 1 },
        { op: 'upkeep', target: 'cityWorkshops', gold: -1 },
      ],
      customs: [{ op: 'income', resource: 'gold', amount: 2 }],
    },
  },
  {
    kind: 'courtOffice',
    effects: [
      {
        op: 'dc',
        actions: [
          'gainInfluence',
          'acquireDomain',
          'acquireCity',
          'acquireOffice',
          'acquireOrganization',
          'acquireTrade',
        ],
        delta: -1,
        sizes: ['medium', 'large'],
      },
    ],
    foci: {
      court: [
        {
          op: 'choose',
          when: 'round',
          options: [
            [{ op: 'income', resource: 'influence', amount: 2 }],
            [{ op: 'income', resource: 'gold', amount: 2 }],
          ],
        },
        { op: 'dc', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], delta: -1, sizes: ['medium', 'large'] },
      ],
      ceremony: [{ op: 'income', resource: 'influence', amount: { sum: [2, { each: 2, per: 'bastionStep' }] } }],
      magicCeremony: [{ op: 'income', resource: 'magicPower', amount: 1 }],
    },
  },
  {
    kind: 'provinceAdministration',
    effects: [
      { op: 'income', resource: 'labor', amount: 1 },
      { op: 'dc', actions: ['gainMaterials.domainAdministration'], delta: -1 },
    ],
    foci: {
      domains: [
        { op: 'income', resource: 'any:raw.grain|raw.vegetables|raw.fruit|raw.olives|raw.grapes|raw.honey', amount: 8 },
      ],
      taxes: [{ op: 'income', resource: 'gold', amount: { each: 1, per: 'allLevels', every: 2 } }],
      logistics: [{ op: 'income', resource: 'gold', amount: { each: 1, per: 'domains' } }],
    },
  },
  {
    kind: 'militaryOffice',
    effects: [
      { op: 'combat', kind: 'open', amount: 1 },
      { op: 'dc', actions: ['recruitTroops'], delta: -2 },
    ],
    foci: {
      guards: [
        { op: 'income', resource: 'gold', amount: { each: 1, per: 'cityLevels', every: 2 } },
        { op: 'combat', kind: 'open', amount: { each: 1, per: 'cityLevels', every: 2 } },
      ],
      administration: [{ op: 'income', resource: 'gold', amount: 1 }],
      field: [
        { op: 'income', resource: 'influence', amount: 1 },
        { op: 'combat', kind: 'open', amount: 1 },
      ],
    },
  },
]
