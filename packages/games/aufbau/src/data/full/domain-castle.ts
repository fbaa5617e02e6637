import type { FacilityEntry } from '../../catalogue/entries.ts'

/** [11.1] The castle of a large domain. */
export const DOMAIN_CASTLE: readonly FacilityEntry[] = [
  {
    key: 'special.large.domain.castle',
    hosts: ['domain'],
    minHostTier: 'large',
    slots: 1,
    cost: { gold: 180, 'raw.buildStone': 60, influence: 60 },
    upkeep: { gold: 10, boundTroopLevels: 3 },
    build: { rounds: 5, laborPerRound: 8 },
    limit: { perHost: 1 },
    effects: [
      { op: 'income', resource: 'permanentInfluence', amount: 5, once: true },
      { op: 'combat', kind: 'defence', amount: 10, scope: 'host' },
      { op: 'eventShield', scope: 'host', events: [8, 16, 29, 37], factor: [1, 2] },
      { op: 'defence', scope: 'host', bonus: 4, halvesDc: true, reroll: true },
      { op: 'cap', what: 'mercenary', amount: 5 },
      { op: 'loyalty', target: 'specialists', delta: 1, when: 'hired' },
    ],
    interpreted: true,
  },
]
