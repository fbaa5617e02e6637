import { configure, type Game, isRefusal, type Refusal, refuse, seatsWith } from '@ludoteca/kernel'
import { withBots } from './bot-fill.ts'
import { rematchSeats, toLobby } from './rematch.ts'
import { type Changed, isConnected, type Launch, type Room, type RoomTimes } from './room.ts'
import { seatedPeople, takenSeats } from './seats.ts'
import { badOptions } from './terms.ts'

/** The token for a launch, and the seed of the match after it. */
export type NextLaunch = Pick<Launch, 'token' | 'serverSeed'>

/** START by the host, ready or not. Open seats above the minimum are left out of the match. */
export function start(room: Room, game: Game, now: number, times: RoomTimes): Changed {
  if (room.status === 'running' || room.status === 'countdown') return refuse('BAD_PHASE', { status: room.status })
  const lobby = withBots(room.status === 'ended' ? toLobby(room) : room)
  const wrong = obstacleTo(lobby, game)
  return wrong ?? { ...lobby, status: 'countdown', countdown: { endsAt: now + times.countdownMs, by: 'host' } }
}

/** CANCEL_START. Clears the ready marks, or a full room would start again by itself. */
export function cancelStart(room: Room): Changed {
  return room.status === 'countdown' ? toLobby(room) : refuse('BAD_PHASE', { status: room.status })
}

/** Starts the countdown of a public room that is full of ready people; some games start as soon as it is full. */
export function followFullRoom(before: Room, now: number, times: RoomTimes): Room {
  const room = before.isHeld && !isFullRoom(before) ? released(before) : before
  if (room.status === 'countdown' && room.countdown?.by === 'full') {
    return isFullRoom(room) ? room : { ...room, status: 'lobby', countdown: null }
  }
  if (room.status !== 'lobby' || room.isHeld || !isFullRoom(room)) return room
  return { ...room, status: 'countdown', countdown: { endsAt: now + times.countdownMs, by: 'full' } }
}

/**
 * The countdown is over: fixes the seats, uses the committed seed, and replaces it by the next one. The
 * match itself is then started by the process with the token. Without enough players it is the lobby again; if no process
 * has started the match in time, there is another countdown.
 */
export function launch(room: Room, game: Game, next: NextLaunch, now: number, times: RoomTimes): Changed {
  if (room.launch !== null) return countDownAgain(room, game, now, times)
  if (room.countdown === null || room.countdown.endsAt > now) return refuse('BAD_PHASE', { status: room.status })
  const settled = room.countdown.by === 'rematch' ? withBots({ ...room, seats: rematchSeats(room) }) : room
  if (obstacleTo(settled, game)) return toLobby(settled)
  const running: Room = {
    ...settled,
    status: 'running',
    seats: takenSeats(settled.seats).map((s) => (s.kind === 'human' ? { ...s, ready: false } : s)),
    countdown: null,
    rematch: null,
    matchId: null,
  }
  const contributions = seatedPeople(running).flatMap(({ name, entropy }) => (entropy ? [{ name, entropy }] : []))
  // This launch uses the committed seed up.
  const launch = { token: next.token, leaseUntil: now + times.leaseMs, serverSeed: room.serverSeed, contributions }
  return withoutEntropy({ ...running, launch, serverSeed: next.serverSeed })
}

/** The match was started. */
export function launched(room: Room, token: string, matchId: string, lateJoin: boolean): Changed {
  if (room.matchId === matchId) return room
  if (room.launch?.token !== token) return refuse('BAD_PHASE', { status: room.status })
  return { ...room, launch: null, matchId, lateJoin }
}

/** The match could not be started. */
export function launchFailed(room: Room, token: string): Changed {
  return room.launch?.token === token ? toLobby(room) : room
}

/** Why this room cannot start now. */
function obstacleTo(room: Room, game: Game): Refusal | undefined {
  const taken = takenSeats(room.seats).length
  const { min } = seatsWith(game, room.options)
  if (taken < min) return refuse('CANNOT_START', { needed: min - taken })
  const config = configure(game, room.options, taken)
  return isRefusal(config) ? badOptions(config) : undefined
}

/**
 * The process that began to start the match has gone silent. The match it may have started ends here, and with it its
 * seed will be known: the next one is committed to now, and people have a countdown's time to add to that.
 */
function countDownAgain(room: Room, game: Game, now: number, times: RoomTimes): Changed {
  if (room.launch === null || room.launch.leaseUntil > now) return refuse('BAD_PHASE', { status: room.status })
  const lobby = withoutEntropy(toLobby(room))
  const again = start(lobby, game, now, times)
  return isRefusal(again) ? lobby : again
}

/** Clears the contributions to the seed: each match needs new ones, given after its commitment was shown. */
function withoutEntropy(room: Room): Room {
  return { ...room, people: room.people.map((person) => ({ ...person, entropy: null })) }
}

function isFullRoom(room: Room): boolean {
  if (room.kind !== 'public' || room.seats.some(({ kind }) => kind === 'open')) return false
  const isReady = room.startsFull || room.seats.every((seat) => seat.kind === 'human' && seat.ready)
  const people = seatedPeople(room)
  return isReady && people.length > 0 && people.every(isConnected)
}

function released({ isHeld: _, ...room }: Room): Room {
  return room
}
