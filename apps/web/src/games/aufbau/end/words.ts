import type { StandingParts } from '@ludoteca/aufbau'

/** What the last page says. */
export const endWords = {
  title: 'Schlussabrechnung',
  lead: 'Alle Bücher liegen offen. Wer den höchsten Goldwert hat, gewinnt; bei Gleichstand zählt Gold, dann Ansehen.',
  total: 'Goldwert',
  gold: 'Gold, zählt bei Gleichstand',
  parts: 'Woraus der Goldwert besteht',
  post: 'Posten',
  part: {
    gold: 'Gold',
    goods: 'Waren',
    permanent: 'Dauerhaftes und Information',
    domains: 'Domänen',
    cities: 'Stadtbesitz',
    offices: 'Ämter',
    organizations: 'Organisationen',
    trades: 'Handelsunternehmungen',
    works: 'Werkstätten und Lager',
    specialists: 'Fachkräfte',
    followers: 'Leute',
    facilities: 'Einrichtungen',
    combat: 'Kampfkraft',
    advantages: 'Vorteile und Bonusaktionen',
    pools: 'AK und Einfluss dieser Runde',
  } satisfies Record<keyof StandingParts, string>,
  place: (rank: number) => `${rank}.`,
  winner: 'Sieg',
} as const
