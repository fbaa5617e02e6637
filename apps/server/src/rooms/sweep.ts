import { isRefusal } from '@ludoteca/kernel'
import { isReadyToLaunch, launchMatch } from './launcher.ts'
import type { RoomsParts } from './ports.ts'
import { disconnect } from './presence.ts'
import { endMatch } from './rematch.ts'
import type { Room } from './room.ts'
import { expiresAt } from './settle.ts'

/** So many rooms are looked at in one sweep; the next one takes up the rest. */
const ROOMS_PER_SWEEP = 200
/** How many sweeps go by between two looks for matches whose end was lost. */
const SWEEPS_PER_LOOK = 10

/** Does in all rooms what time brings, one sweep after the other. */
export class Sweeper {
  readonly #parts: RoomsParts
  #sweeps = 0
  #sweptAt: number
  /** Since when people would have been seen: before that the server, or its storage, was away. */
  #watchedSince: number
  #sweeping: Promise<void> | undefined

  constructor(parts: RoomsParts) {
    this.#parts = parts
    this.#sweptAt = parts.env.elapsed()
    this.#watchedSince = parts.env.now()
  }

  /** Until then people could not be seen: nobody is missed for that time. */
  resume(at: number): void {
    this.#watchedSince = Math.max(this.#watchedSince, at)
  }

  /** Sweeps once, or waits for the sweep that is under way. */
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
 * Does what time brings. Every process may do so at any time: a room changes only if nobody was faster. Before
 * `watchedSince` nobody could have been seen, so nobody counts as missing since then.
 */
async function sweepRooms(parts: RoomsParts, watchedSince: number): Promise<void> {
  const { store, env, keeper, times } = parts
  for (const { roomId, participantId, seenAt } of await store.silentSince(env.now() - times.silenceMs)) {
    // Who is connected to this very process only could not be noted down.
    if (keeper.open.listeningIn(roomId).has(participantId)) continue
    const at = Math.max(seenAt, watchedSince)
    await attempt(parts, roomId, () => keeper.change(roomId, (room) => disconnect(room, participantId, at)))
  }
  for (const roomId of await store.overdue(env.now(), ROOMS_PER_SWEEP)) await attempt(parts, roomId, () => wake(parts, roomId))
  for (const roomId of keeper.open.ids) await attempt(parts, roomId, () => closeLateJoin(parts, roomId))
  keeper.open.tidy(env.elapsed())
}

/** Ends the matches in rooms whose news were lost with the process that had them, and those without a room. */
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

/** Something is due in this room; settling it finds out what. */
async function wake(parts: RoomsParts, roomId: string): Promise<void> {
  const { keeper, env } = parts
  const room = await keeper.change(roomId, (current, now) =>
    isExpired(current, now, parts) ? dissolved(current) : current,
  )
  if (!isRefusal(room) && isReadyToLaunch(room, env.now())) await launchMatch(parts, room)
}

/** The rules say until when a seat may be taken in a running match; the room shows it. */
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

/** One room in trouble does not hold up the others. */
async function attempt(parts: RoomsParts, roomId: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    parts.failed(error, roomId)
  }
}
