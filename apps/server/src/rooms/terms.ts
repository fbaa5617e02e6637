import { type Box, configure, isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { RoomKind } from '@ludoteca/protocol'

/** Complete options for a room of this kind, or why these will not do. */
export function roomOptions(box: Box, kind: RoomKind, given: object, seats: number): object | Refusal {
  const options = configure(box.game, givenIn(box, kind, given), seats)
  if (isRefusal(options)) return badOptions(options)
  return whyNotIn(box, kind, options) ?? options
}

/** What was said, and what is usual in a room of this kind. */
export function givenIn({ rooms }: Box, kind: RoomKind, said: object): object {
  return { ...rooms?.usual(kind === 'public'), ...said }
}

/** Why a room of this kind may not have these options. */
export function whyNotIn({ rooms }: Box, kind: RoomKind, options: object): Refusal | undefined {
  const refusal = rooms?.refusalOf(options, kind === 'public')
  return refusal && badOptions(refusal)
}

/** The kernel's word about options, as the protocol says it. */
export function badOptions({ code, params }: Refusal): Refusal {
  return refuse('BAD_OPTIONS', { option: null, ...params, reason: code })
}
