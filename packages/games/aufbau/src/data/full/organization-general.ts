import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of any organisation. */
export const ORGANIZATION_GENERAL: readonly FacilityEntry[] = [
  {
    key: 'general.small.organization.headquarters',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 4, influence: 2 },
    upkeep: { gold: 1 },
    effects: [{ op: 'defence', scope: 'counterReaction', bonus: 1 }],
    interpreted: true,
  },
  {
    key: 'general.small.organization.messengers',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8 },
    upkeep: { labor: 1, gold: 1 },
    effects: [{ op: 'roll', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], bonus: 1 }],
  },
  {
    key: 'general.small.organization.veteranThugs',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8, influence: 2 },
    upkeep: { gold: 1 },
    effects: [{ op: 'combat', kind: 'covert', amount: 2 }],
  },
  {
    key: 'general.small.organization.sharedStore',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8, influence: 4 },
    upkeep: { influence: 1 },
    effects: [
      {
        op: 'choose',
        when: 'build',
        options: [
          [{ op: 'storage', raw: { each: 5, per: 'hostRank' } }],
          [{ op: 'storage', special: { each: 3, per: 'hostRank' } }],
        ],
      },
    ],
  },
  {
    key: 'general.small.organization.apprentices',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8, influence: 4 },
    upkeep: { gold: 1 },
    effects: [{ op: 'income', resource: 'labor', amount: { each: 1, per: 'hostRank' } }],
  },
  {
    key: 'general.small.organization.levy',
    hosts: ['organization'],
    minHostTier: 'small',
    slots: 1,
    cost: { influence: 15 },
    upkeep: {},
    limit: { oneTime: true },
    effects: [
      {
        op: 'bonusAction',
        actions: ['moneyLend', 'moneySell', 'moneyBuy', 'moneySellBuy'],
        once: true,
        maxInvestments: 2,
      },
      { op: 'dc', actions: ['damageDefend', 'manipulate', 'secureLoyalty', 'gainInfluence'], delta: 4, nextRounds: 1 },
    ],
  },
]
