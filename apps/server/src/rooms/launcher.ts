import { isRefusal } from '@ludoteca/kernel'
import { randomId } from '../environment.ts'
import { drawServerSeed } from '../tables/seed.ts'
import { matchToStart } from './match-to-start.ts'
import type { RoomsParts } from './ports.ts'
import { toLobby } from './rematch.ts'
import type { Room } from './room.ts'
import { launch, launched, launchFailed } from './start.ts'
import { refusalToBegin } from './switched.ts'

/** Whether the room's match is to be started now. */
export function isReadyToLaunch(room: Room, now: number): boolean {
  const at = room.countdown?.endsAt ?? room.launch?.leaseUntil
  return at !== undefined && at <= now
}

/**
 * Starts the match of a room whose countdown is over. Several processes may try: the room first notes who does it, and
 * only that one's match becomes the room's.
 */
export async function launchMatch(parts: RoomsParts, room: Room): Promise<void> {
  const { keeper, tables, env, times } = parts
  const box = await parts.findBox(room.game)
  if (box === undefined) {
    // The game is not installed any more.
    await keeper.change(room.id, toLobby)
    return
  }
  if (refusalToBegin(parts.switches, room)) {
    // Does not start by itself again as soon as everybody is ready: people start it when they have read why.
    await keeper.change(room.id, (current) => ({ ...toLobby(current), isHeld: true }))
    return
  }
  const next = { token: randomId(env), serverSeed: drawServerSeed(env) }
  const claimed = await keeper.change(room.id, (current, now) => launch(current, box.game, next, now, times))
  if (isRefusal(claimed)) return
  await abandonStrays(parts, claimed)
  if (claimed.launch?.token !== next.token) return
  const started = await tables.start(matchToStart(claimed, claimed.launch))
  if (isRefusal(started)) {
    await keeper.change(room.id, (current) => launchFailed(current, next.token))
    return
  }
  const lateJoin = await tables.lateJoin(started.matchId)
  const done = await keeper.change(room.id, (current) => launched(current, next.token, started.matchId, lateJoin))
  if (isRefusal(done)) await tables.abandon(started.matchId)
}

/** Abandons matches of earlier tries, whose process died before the room could note them. */
async function abandonStrays({ store, tables }: RoomsParts, room: Room): Promise<void> {
  for (const matchId of await store.strays(room)) await tables.abandon(matchId)
}
