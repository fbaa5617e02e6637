import type { StandingParts } from '@ludoteca/aufbau'

/** What the last page says. */
export const endWords = {
  title: 'Schlussabrechnung',
  lead: 'Alle Bücher liegen offen. Wer den höchsten Goldwert hat, gewinnt; bei Gleichstand zählt Gold, dann Ansehen.',
  why: 'Solange gespielt wurde, zählten auch AK und Einfluss der laufenden Runde; am Ende sind sie nichts mehr wert. In Ergebnislisten steht der Goldwert auf ganzes Gold abgerundet.',
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
