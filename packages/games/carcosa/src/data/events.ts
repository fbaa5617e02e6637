/** [3.5] */
export type EventId =
  | 'FURIA_AMARILLO'
  | 'HAY_CADAVER'
  | 'ESPEJO_AMARILLO'
  | 'COMIDA_SERVIDA'
  | 'DIVAN_AMARILLO'
  | 'CAMBIA_CARAS'
  | 'GOLPE_AMARILLO'
  | 'ASCENSOR'
  | 'TRAMPILLA'
  | 'EVENTO_MOTEMEY'

export interface EventCard {
  readonly id: EventId
  readonly count: number
  /** Does nothing to who has used the Salón in this round. */
  readonly yellow: boolean
  /** [D-10] Only events that use a total roll. */
  readonly usesTotal: boolean
  /** The least total of each row after the first, for those who look up or explain. */
  readonly rows: readonly number[]
}

export const EVENTS: readonly EventCard[] = [
  { id: 'FURIA_AMARILLO', count: 2, yellow: true, usesTotal: true, rows: [0, 1, 5] },
  { id: 'HAY_CADAVER', count: 5, yellow: false, usesTotal: true, rows: [0, 3, 5] },
  { id: 'ESPEJO_AMARILLO', count: 5, yellow: true, usesTotal: false, rows: [] },
  { id: 'COMIDA_SERVIDA', count: 5, yellow: false, usesTotal: true, rows: [0, 1, 3, 7] },
  { id: 'DIVAN_AMARILLO', count: 6, yellow: true, usesTotal: true, rows: [0, 4, 8] },
  { id: 'CAMBIA_CARAS', count: 5, yellow: false, usesTotal: true, rows: [0, 4] },
  { id: 'GOLPE_AMARILLO', count: 5, yellow: true, usesTotal: false, rows: [] },
  { id: 'ASCENSOR', count: 6, yellow: false, usesTotal: true, rows: [0, 1, 4] },
  { id: 'TRAMPILLA', count: 5, yellow: false, usesTotal: true, rows: [0, 1, 4] },
  { id: 'EVENTO_MOTEMEY', count: 4, yellow: false, usesTotal: false, rows: [] },
]

export const EVENT_OF = Object.fromEntries(EVENTS.map((event) => [event.id, event])) as Readonly<
  Record<EventId, EventCard>
>

/** [3.5] Whether the Salón protects from this card. */
export function isYellow(card: string): boolean {
  return EVENTS.some(({ id, yellow }) => yellow && id === card)
}

/** The row of the event's table that a total falls into, counted from 0. */
export function rowOf(event: EventId, total: number): number {
  const { rows } = EVENT_OF[event]
  let row = 0
  while (row + 1 < rows.length && total >= (rows[row + 1] as number)) row++
  return row
}

/** [3.5] What the rows do, as numbers. */
export const CADAVER_LOSS = 1
export const COMIDA_LOSS = 3
export const COMIDA_HEAL = 2
export const DIVAN_HEAL = 1
export const GOLPE_LOSS = 2
export const FURIA_LOSS = 1
export const FURIA_VANISH = 1
/** [3.5] How many floors up, by row; row 0 ends the turn. */
export const ASCENSOR_FLOORS: readonly number[] = [0, 1, 2]
export const TRAMPILLA_FLOORS: readonly number[] = [0, -2, -1]
