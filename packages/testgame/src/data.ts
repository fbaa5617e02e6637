/** Field names of what is sent follow the messages they are announced with, Spanish ones included. */
export interface LotCard {
  readonly id: string
  /** The least bid. The lot pays its owner twice that at the end of the round. */
  readonly reserve: number
  readonly tag: 'costa' | 'centro'
}
export const LOTS: readonly LotCard[] = [
  { id: 'P-01', reserve: 2, tag: 'costa' },
  { id: 'P-02', reserve: 2, tag: 'centro' },
  { id: 'P-03', reserve: 3, tag: 'costa' },
  { id: 'P-04', reserve: 3, tag: 'centro' },
  { id: 'P-05', reserve: 4, tag: 'costa' },
  { id: 'P-06', reserve: 4, tag: 'centro' },
  { id: 'P-07', reserve: 5, tag: 'costa' },
  { id: 'P-08', reserve: 5, tag: 'centro' },
]

/** What lots of a tag pay more or less in this round. */
export const SIGNALS = [
  { id: 'S-01', nombre_es: 'Verano largo', tagMods: { costa: 1, centro: 0 } },
  { id: 'S-02', nombre_es: 'Garúa', tagMods: { costa: -1, centro: 0 } },
  { id: 'S-03', nombre_es: 'Feria en la plaza', tagMods: { costa: 0, centro: 1 } },
] as const

/** What everybody gets more or less in the next round. */
export const MOODS = [
  { id: 'M-01', nombre_es: 'Día de pago', desc_es: 'Todos cobran 1 más.', effect: { type: 'CASH_ALL', delta: 1 } },
  { id: 'M-02', nombre_es: 'Huelga', desc_es: 'Todos cobran 1 menos.', effect: { type: 'CASH_ALL', delta: -1 } },
  { id: 'M-03', nombre_es: 'Siesta', desc_es: 'Todo sigue igual.', effect: { type: 'CASH_ALL', delta: 0 } },
] as const

export const CANDIDATES = [
  { id: 'C-01', nombre_es: 'Doña Orden', slogan_es: 'Todo en su sitio', summary_es: 'Pocas sorpresas.' },
  { id: 'C-02', nombre_es: 'Don Fiesta', slogan_es: 'Y que siga', summary_es: 'Muchas sorpresas.' },
  { id: 'C-03', nombre_es: 'La Contadora', slogan_es: 'Las cuentas claras', summary_es: 'Todo por escrito.' },
] as const

export const EVENTS = [
  { cardId: 'E-01', cashDelta: -2, headline: 'A burst pipe floods a yard' },
  { cardId: 'E-02', cashDelta: -1, headline: 'The inspector finds a missing stamp' },
  { cardId: 'E-03', cashDelta: 1, headline: 'A film crew pays for the view' },
] as const

/** What the paper says, by what happened in the round. */
export const HEADLINES = {
  sold: 'New owners on the plaza',
  unsold: 'Nobody buys on the plaza',
} as const

/** Awards that watchers give at the end, and what they do to the winner's fame. */
export const AWARDS = [
  { awardId: 'AW-FAV', fameDelta: 2 },
  { awardId: 'AW-AMP', fameDelta: -1 },
] as const

export const PERSONA = 'PP-01'
export const START_CASH = 10
export const START_FAME = 1
export const INCOME = 3
export const ROW_SIZE = 3
export const HAND_SIZE = 2
/** Secret cards are worth 1, 2, 3 … up to this. */
export const HAND_CARDS = 30
export const PRICE_MAX = 20
export const CONTRIBUTION_MAX = 2
export const PR_COST = 1
/** How long a phase that only shows something is shown. */
export const SHOW_MS = 5_000

/** The card with that id; it must exist. */
export function cardOf<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  return cards.find((card) => card.id === id) as T
}
