import { isRefusal, refuse } from '@ludoteca/kernel'
import { roomCode } from '../environment.ts'
import type { Person } from '../people/person.ts'
import { drawServerSeed } from '../tables/seed.ts'
import { withAcceptance } from './acceptance.ts'
import { withLots } from './belongings.ts'
import { openRoom, type RoomWish } from './creation.ts'
import { participantIdOf } from './participant-id.ts'
import type { RoomsParts } from './ports.ts'
import { quickPlayRooms, reserve } from './quick-play.ts'
import type { Changed } from './room.ts'

const QUICK_PLAY_LOOKED_AT = 200
const QUICK_PLAY_TRIES = 5
const CODE_TRIES = 10

/** Opens a room. A refused request does not count against the limit of the account. */
export async function createRoom(parts: RoomsParts, person: Person, wish: RoomWish): Promise<Changed> {
  const { env, store } = parts
  const box = await parts.findBox(wish.game)
  if (box === undefined) return refuse('NOT_FOUND', { game: wish.game })
  const off = parts.switches.refusalFor(wish.game)
  if (off) return off
  const unlearnt = await parts.tutorials.refusalFor(person.accountId, box)
  if (unlearnt) return unlearnt
  const now = env.now()
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const id = roomCode(env)
    const participantId = participantIdOf(id, person.accountId)
    const opened = openRoom(person, wish, box, { id, participantId, serverSeed: drawServerSeed(env), now })
    if (isRefusal(opened)) return opened
    const offMode = parts.switches.refusalFor(opened.game, opened.options)
    if (offMode) return offMode
    const room = withAcceptance(withLots(opened, box), box, now)
    if (tries === 0 && !(await parts.creations.take(person.accountId))) return refuse('RATE_LIMIT')
    if (await store.insert(room, now)) return room
  }
  return refuse('BUSY')
}

/** Reserves a seat in the fullest lobby of that game, or in a new public room. */
export async function quickPlay(parts: RoomsParts, person: Person, game: string, address: string): Promise<Changed> {
  const { store, keeper, places } = parts
  const box = await parts.findBox(game)
  const off = parts.switches.refusalFor(game)
  if (off) return off
  const unlearnt = box && (await parts.tutorials.refusalFor(person.accountId, box))
  if (unlearnt) return unlearnt
  const lobbies = await store.listed({ game, status: 'lobby' }, QUICK_PLAY_LOOKED_AT)
  for (const { id } of quickPlayRooms(lobbies, person).slice(0, QUICK_PLAY_TRIES)) {
    const participantId = participantIdOf(id, person.accountId)
    const arrival = { ...person, ...places.marksOf(id, address) }
    const room = await keeper.change(id, (current, now) => reserve(current, arrival, participantId, now))
    if (!isRefusal(room)) return room
  }
  return createRoom(parts, person, { game, kind: 'public' })
}
