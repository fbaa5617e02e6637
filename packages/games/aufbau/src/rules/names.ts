import type { Audience, Io, Seat } from '@ludoteca/kernel'
import { SEATS_MAX } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Player, World } from '../state.ts'

/** [8.2] The world's dice: markets and events. */
export const WORLD = 'world'
const STREAMS = Array.from({ length: SEATS_MAX }, (_, seat) => `player:${seat}`)
const OWNERS: readonly (readonly Seat[])[] = Array.from({ length: SEATS_MAX }, (_, seat) => [seat])

/** [8.2] Each player's own dice, so that nobody's luck depends on what others do. */
export function streamOf({ seat }: Readonly<Player>): string {
  return STREAMS[seat] as string
}

/** A die of this player. */
export function roll(p: Readonly<Player>, sides: number, io: Io<Fact>): number {
  return io.chance.die(streamOf(p), sides)
}

/** [9] Who hears what concerns this player alone. */
export function audienceOf({ config }: Readonly<World>, { seat }: Readonly<Player>): Audience {
  return config.visibility === 'open' ? 'all' : (OWNERS[seat] as readonly Seat[])
}
