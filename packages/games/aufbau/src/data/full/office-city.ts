import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of city administration. */
export const OFFICE_CITY: readonly FacilityEntry[] = [
  {
    key: 'special.small.office.cityAdmin.labourService',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 4 },
    upkeep: {},
    limit: { perHostRank: 2 },
    requires: [{ is: 'office', kind: 'cityAdministration' }],
    effects: [
      { op: 'income', resource: 'permanentLabor', amount: 1, once: true },
      { op: 'income', resource: 'influence', amount: { each: 1, per: 'craftRank' } },
    ],
  },
  {
    key: 'special.small.office.cityAdmin.permits',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 8 },
    upkeep: {},
    requires: [{ is: 'office', kind: 'cityAdministration' }],
    effects: [
      { op: 'income', resource: 'gold', amount: 2 },
      { op: 'dc', actions: ['gainInfluence.temporary'], delta: -1, sizes: ['small'] },
    ],
  },
  {
    key: 'special.small.office.cityAdmin.customs',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 10, influence: 2, labor: 1 },
    upkeep: { oneOf: [{ gold: 1 }, { influence: 1 }] },
    requires: [{ is: 'office', kind: 'cityAdministration' }],
    effects: [
      { op: 'marketShift', scope: 'local' },
      { op: 'income', resource: 'otherThanUpkeep', amount: 3 },
    ],
    interpreted: true,
  },
  {
    key: 'special.medium.office.cityAdmin.cadastre',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 12, influence: 4 },
    upkeep: {},
    requires: [
      { is: 'office', kind: 'cityAdministration' },
      { is: 'specialist', kinds: ['builder'] },
    ],
    effects: [{ op: 'price', targets: ['acquireCity', 'cityFacility'], gold: -2, min: 1 }],
  },
  {
    key: 'special.large.office.cityAdmin.network',
    hosts: ['office'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 12, influence: 8 },
    upkeep: { gold: 2, influence: 1 },
    requires: [
      { is: 'office', kind: 'cityAdministration' },
      { is: 'specialist', kinds: ['politician'] },
    ],
    effects: [
      { op: 'income', resource: 'gold', amount: 1 },
      { op: 'income', resource: 'influence', amount: 1 },
      { op: 'dc', actions: ['acquireOrganization'], delta: -2 },
    ],
  },
  {
    key: 'special.large.office.cityAdmin.curator',
    hosts: ['office'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 16, influence: 8 },
    upkeep: { gold: 1, labor: 1 },
    requires: [
      { is: 'office', kind: 'cityAdministration' },
      { is: 'specialist', kinds: ['administrator'] },
    ],
    effects: [{ op: 'income', resource: 'influence', amount: 3 }],
  },
]
