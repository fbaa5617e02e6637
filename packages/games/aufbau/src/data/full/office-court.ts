import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] Facilities of court offices. */
export const OFFICE_COURT: readonly FacilityEntry[] = [
  {
    key: 'special.small.office.court.forgery',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 10, influence: 2 },
    upkeep: { oneOf: [{ influence: 2 }, { gold: 2 }] },
    requires: [{ is: 'office', kind: 'courtOffice' }],
    effects: [{ op: 'income', resource: 'otherThanUpkeep', amount: 2 }],
  },
  {
    key: 'special.small.office.court.titles',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 10, influence: 4 },
    upkeep: {},
    requires: [{ is: 'office', kind: 'courtOffice' }],
    effects: [{ op: 'price', targets: ['acquireOffice'], gold: -2, influence: -1, min: 0, sizes: ['small'] }],
  },
  {
    key: 'special.medium.office.court.stateRooms',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 15, 'any:raw.expensive': 2, 'any:special.expensive': 2 },
    upkeep: { gold: 2 },
    requires: [{ is: 'office', kind: 'courtOffice' }],
    effects: [
      { op: 'income', resource: 'permanentInfluence', amount: 2, once: true },
      { op: 'dc', actions: ['gainInfluence'], delta: -1, sizes: ['large'] },
    ],
  },
  {
    key: 'special.medium.office.court.innerCircle',
    hosts: ['office'],
    minHostTier: 'small',
    slots: 1,
    cost: { gold: 20, influence: 15 },
    upkeep: {},
    requires: [{ is: 'office', kind: 'courtOffice' }],
    effects: [
      {
        op: 'choose',
        when: 'round',
        options: [
          [{ op: 'income', resource: 'magicPower', amount: 1 }],
          [{ op: 'income', resource: 'influence', amount: 2 }],
        ],
      },
      {
        op: 'bonusAction',
        actions: ['damageDefend', 'manipulate', 'secureLoyalty', 'convertInformation'],
        everyRounds: 2,
      },
    ],
  },
  {
    key: 'special.large.office.court.receptions',
    hosts: ['office'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 30, influence: 20 },
    upkeep: { 'any:raw.expensive': 3, 'any:special.expensive': 1 },
    requires: [
      { is: 'office', kind: 'courtOffice' },
      { is: 'specialist', kinds: ['administrator'] },
    ],
    effects: [
      { op: 'income', resource: 'permanentInfluence', amount: 1, everyRounds: 2 },
      { op: 'price', targets: ['acquireOffice'], gold: -5, influence: -5, min: 0, sizes: ['medium'] },
    ],
  },
  {
    key: 'special.large.office.court.confidant',
    hosts: ['office'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 30, influence: 30 },
    upkeep: { influence: 6 },
    requires: [{ is: 'office', kind: 'courtOffice' }],
    effects: [{ op: 'income', resource: 'permanentInfluence', amount: 1 }],
    interpreted: true,
  },
  {
    key: 'special.large.office.court.imperialContacts',
    hosts: ['office'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 40, influence: 40 },
    upkeep: { influence: 4, gold: 4 },
    requires: [
      { is: 'office', kind: 'courtOffice' },
      { is: 'specialist', kinds: ['politician'] },
    ],
    effects: [
      { op: 'bonusAction', actions: ['gainInfluence'], everyRounds: 1 },
      { op: 'dc', actions: ['damageDefend', 'manipulate', 'secureLoyalty'], delta: -1, sizes: ['large'] },
      { op: 'price', targets: ['acquireOffice'], gold: -10, influence: -10, min: 0, sizes: ['medium', 'large'] },
    ],
  },
]
