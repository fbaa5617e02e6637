import { isRefusal } from '@ludoteca/kernel'
import { isReadyToLaunch, launchMatch } from './launcher.ts'
import type { RoomsParts } from './ports.ts'
import { disconnect } from './presence.ts'
import { endMatch } from './rematch.ts'
import type { Room } from './room.ts'
import { expiresAt } from './settle.ts'

/** How many rooms one sweep handles; the next one continues. */
const ROOMS_PER_SWEEP = 200
/** In how many sweeps matches whose end was lost are looked for once. */
const SWEEPS_PER_LOOK = 10

/** Handles all rooms whose wake time has passed, one sweep after the other. */
export class Sweeper {
  readonly #parts: RoomsParts
  #sweeps = 0
  #sweptAt: number
  /** Since when connections are noted: before that the server or its storage was away. */
  #watchedSince: number
  #sweeping: Promise<void> | undefined

  constructor(parts: RoomsParts) {
    this.#parts = parts
    this.#sweptAt = parts.env.elapsed()
    this.#watchedSince = parts.env.now()
  }

  /** People could not connect until then: nobody counts as away for that time. */
  resume(at: number): void {
    this.#watchedSince = Math.max(this.#watchedSince, at)
  }

  /** Sweeps once; if a sweep is running, resolves with it. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = undefined
    })
    return this.#sweeping
  }

  async #sweep(): Promise<void> {
    if (this.#sweeps++ % SWEEPS_PER_LOOK === 0) await endUnnoticed(this.#parts)
    const { env, times } = this.#parts
    const elapsed = env.elapsed()
    if (elapsed - this.#sweptAt > times.silenceMs) this.#watchedSince = env.now()
    await sweepRooms(this.#parts, this.#watchedSince)
    this.#sweptAt = elapsed
  }
}

/**
 * One sweep. Every process may do this at any time: a room changes only if no other process was faster. Before
 * `watchedSince` nobody could have been seen, so nobody counts as missing since then.
 */
async function sweepRooms(parts: RoomsParts, watchedSince: number): Promise<void> {
  const { store, env, keeper, times } = parts
  for (const { roomId, participantId, seenAt } of await store.silentSince(env.now() - times.silenceMs)) {
    // Whoever is connected to this process could only not be noted in the database.
    if (keeper.open.listeningIn(roomId).has(participantId)) continue
    const at = Math.max(seenAt, watchedSince)
    await attempt(parts, roomId, () => keeper.change(roomId, (room) => disconnect(room, participantId, at)))
  }
  for (const roomId of await store.overdue(env.now(), ROOMS_PER_SWEEP))
    await attempt(parts, roomId, () => wake(parts, roomId))
  for (const roomId of keeper.open.ids) await attempt(parts, roomId, () => closeLateJoin(parts, roomId))
  keeper.open.tidy(env.elapsed())
}

/** Tells rooms of matches whose end was lost with its process, and ends matches without a room. */
async function endUnnoticed(parts: RoomsParts): Promise<void> {
  for (const { roomId, matchId } of await parts.store.overUnnoticed()) {
    await attempt(parts, roomId, () =>
      parts.keeper.change(roomId, (room, now) => endMatch(room, matchId, now, parts.times)),
    )
  }
  for (const matchId of await parts.store.stranded()) {
    await attempt(parts, matchId, () => parts.tables.abandon(matchId))
  }
}

/** The wake time of this room has passed: settles it. */
async function wake(parts: RoomsParts, roomId: string): Promise<void> {
  const { keeper, env } = parts
  const room = await keeper.change(roomId, (current, now) =>
    isExpired(current, now, parts) ? dissolved(current) : current,
  )
  if (!isRefusal(room) && isReadyToLaunch(room, env.now())) await launchMatch(parts, room)
}

/** Updates whether seats of the room's running match may still be taken over. */
async function closeLateJoin({ keeper, tables }: RoomsParts, roomId: string): Promise<void> {
  const room = keeper.open.get(roomId)
  if (!room?.lateJoin || room.matchId === null || (await tables.lateJoin(room.matchId))) return
  const { matchId } = room
  await keeper.change(roomId, (current) => (current.matchId === matchId ? { ...current, lateJoin: false } : current))
}

function isExpired(room: Room, now: number, { times }: RoomsParts): boolean {
  const at = expiresAt(room, times)
  return at !== null && at <= now
}

function dissolved(room: Room): Room {
  return { ...room, people: [] }
}

/** Runs work for one room; an error is reported and does not affect other rooms. */
async function attempt(parts: RoomsParts, roomId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    parts.failed(error, roomId)
  }
}
