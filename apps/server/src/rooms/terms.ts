import { type Box, configure, isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { RoomKind } from '@ludoteca/protocol'

/** All options for a room of this kind, or a refusal. */
export function roomOptions(box: Box, kind: RoomKind, given: object, seats: number): object | Refusal {
  const options = configure(box.game, givenIn(box, kind, given), seats)
  if (isRefusal(options)) return badOptions(options)
  return whyNotIn(box, kind, options) ?? options
}

/** The given options, over the usual ones of rooms of this kind. */
export function givenIn({ rooms }: Box, kind: RoomKind, said: object): object {
  return { ...rooms?.usual(kind === 'public'), ...said }
}

/** Why a room of this kind may not have these options. */
export function whyNotIn({ rooms }: Box, kind: RoomKind, options: object): Refusal | undefined {
  const refusal = rooms?.refusalOf(options, kind === 'public')
  return refusal && badOptions(refusal)
}

/** The kernel's refusal of options, as a refusal of the protocol. */
export function badOptions({ code, params }: Refusal): Refusal {
  return refuse('BAD_OPTIONS', { option: null, ...params, reason: code })
}
