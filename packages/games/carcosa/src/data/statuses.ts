/** [3.6] */
export type StateCardId = 'ENVENENADO' | 'SANIDAD' | 'MALDITO' | 'PARANOIA'
export type TrapId = 'TRAPPED_SPIDER' | 'TRAPPED_SACK'
export type StatusId = StateCardId | 'VANIDAD' | 'ILUMINADO' | 'STUN' | TrapId

export interface StatusKind {
  readonly id: StatusId
  /** Whether it counts down at the end of the round or when the owner's slot closes. */
  readonly ticks: 'ROUND' | 'OWN_TURN'
  readonly good: boolean
}

export const STATUSES: readonly StatusKind[] = [
  { id: 'ENVENENADO', ticks: 'ROUND', good: false },
  { id: 'SANIDAD', ticks: 'ROUND', good: true },
  { id: 'MALDITO', ticks: 'ROUND', good: false },
  { id: 'PARANOIA', ticks: 'ROUND', good: false },
  { id: 'VANIDAD', ticks: 'ROUND', good: false },
  { id: 'ILUMINADO', ticks: 'ROUND', good: true },
  { id: 'STUN', ticks: 'OWN_TURN', good: false },
  { id: 'TRAPPED_SPIDER', ticks: 'OWN_TURN', good: false },
  { id: 'TRAPPED_SACK', ticks: 'OWN_TURN', good: false },
]

export const STATUS_OF = Object.fromEntries(STATUSES.map((status) => [status.id, status])) as Readonly<
  Record<StatusId, StatusKind>
>

/** [3.2] */
export const STATE_CARDS: readonly { readonly id: StateCardId; readonly count: number }[] = [
  { id: 'ENVENENADO', count: 2 },
  { id: 'SANIDAD', count: 2 },
  { id: 'MALDITO', count: 5 },
  { id: 'PARANOIA', count: 5 },
]
