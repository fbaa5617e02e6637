import { type Player, RAW_COUNT, STORAGE, storageRoom, type View } from '@ludoteca/aufbau'

type Kind = 'raw' | 'special'

/** Goods of a kind, and the room there is for them. */
export interface Stock {
  readonly count: number
  readonly room: number
}

export function stockOf(view: View, player: Player, kind: Kind): Stock {
  const counts = kind === 'raw' ? player.stock.slice(0, RAW_COUNT) : player.stock.slice(RAW_COUNT)
  return { count: counts.reduce((sum, each) => sum + each, 0), room: roomOf(view, player, kind) }
}

/** Before the maintenance nobody knows which storages can be paid for: all that stand count. */
function roomOf(view: View, player: Player, kind: Kind): number {
  if (view.phase !== 'maintenance' && view.phase !== 'reset') return storageRoom(view, player, kind)
  const whole = player.storages.filter(({ damage }) => damage === null)
  return whole.reduce((sum, { tier }) => sum + STORAGE[kind][tier], 0) * view.config.storageCapacityMultiplier
}
