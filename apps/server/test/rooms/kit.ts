import { box as banca } from '@ludoteca/banca'
import { box as imperio } from '@ludoteca/imperio'
import { type Box, commitSeed, isRefusal, type Refusal } from '@ludoteca/kernel'
import { box as ludomercatus } from '@ludoteca/ludomercatus'
import type { ClientPayload, HostCommand } from '@ludoteca/protocol'
import { roomViewSchema } from '@ludoteca/protocol'
import { box as plaza } from '@ludoteca/testgame'
import { expect } from 'vitest'
import type { Arrival } from '../../src/rooms/bans.ts'
import { withLots } from '../../src/rooms/belongings.ts'
import { openRoom, type RoomWish } from '../../src/rooms/creation.ts'
import { obeyHost } from '../../src/rooms/host.ts'
import { join, setProfile } from '../../src/rooms/joining.ts'
import type { Rule } from '../../src/rooms/keeper.ts'
import { leave } from '../../src/rooms/leaving.ts'
import { connect, disconnect } from '../../src/rooms/presence.ts'
import { endMatch, requestRematch } from '../../src/rooms/rematch.ts'
import {
  CAPACITY,
  findPresent,
  hasCompany,
  isDeserted,
  isPresent,
  type Participant,
  ROOM_TIMES,
  type Room,
} from '../../src/rooms/room.ts'
import { type LateJoin, requestSeat, seatOf, setReady } from '../../src/rooms/seats.ts'
import { expiresAt, settle, wakeAt } from '../../src/rooms/settle.ts'
import { launch, launched } from '../../src/rooms/start.ts'
import { roomView } from '../../src/rooms/view.ts'

/** Games for rooms: 2–12, 2–8 and 2–16 seats, all with options; to the last one, with 4–12, people bring something. */
export const boxes: Readonly<Record<string, Box>> = {
  plaza: plaza as unknown as Box,
  ludomercatus: ludomercatus as unknown as Box,
  banca: banca as unknown as Box,
  imperio: imperio as unknown as Box,
  throne: throne(plaza as unknown as Box),
}

/** Two to four play, and one more with as many rounds as there may be. */
function throne(box: Box): Box {
  const seatsFor = (config: object) =>
    'rounds' in config && config.rounds === 9 ? { min: 3, max: 5 } : { min: 2, max: 4 }
  return { ...box, game: { ...box.game, id: 'throne', seats: { min: 2, max: 5 }, seatsFor } }
}

export function boxOf(game: string): Box {
  const box = boxes[game]
  if (box === undefined) throw new Error(`no game ${game}`)
  return box
}

export const times = ROOM_TIMES
export const HOUR = 3_600_000

/** A room and the people around it, with a clock of its own. Everything that happens to it is checked. */
export class Scene {
  room: Room
  now = 1_000_000
  #matches = 0

  /** The creator, called Ana, is connected and, unless said otherwise, sits on the first seat. */
  constructor(wish: Partial<RoomWish> = {}, role: ClientPayload<'JOIN_ROOM'>['role'] = 'PLAYER') {
    const { game = 'plaza', kind = 'friends', ...rest } = wish
    const beginning = { id: 'ABCDE', participantId: 'p-Ana', serverSeed: 'seed-0'.repeat(8), now: this.now }
    const room = openRoom({ accountId: 'a-Ana', name: 'Ana' }, { game, kind, ...rest }, boxOf(game), beginning)
    if (isRefusal(room)) throw new Error(room.code)
    this.room = withLots(room, boxOf(game))
    this.join('Ana', role)
  }

  /** Applies a rule; answers with the code when it was refused. */
  do(rule: Rule): string | undefined {
    const before = frozen(structuredClone(this.room))
    const wished = rule(before, this.now)
    if (isRefusal(wished)) return this.refused(wished)
    this.room = structuredClone(settle(wished, this.now, times))
    this.check()
    return undefined
  }

  lastRefusal: Refusal | undefined
  refused(refusal: Refusal): string {
    this.lastRefusal = refusal
    return refusal.code
  }

  wait(ms: number): void {
    this.now += ms
    this.do((room) => room)
  }

  join(name: string, role: ClientPayload<'JOIN_ROOM'>['role'] = 'PLAYER', entropy?: string): string | undefined {
    return this.arrive({ accountId: `a-${name}`, name }, role, entropy)
  }

  /** Somebody comes of whom more is known than the name. */
  arrive(person: Arrival, role: ClientPayload<'JOIN_ROOM'>['role'] = 'PLAYER', entropy?: string): string | undefined {
    const wish = { id: person.accountId.replace(/^a-/, 'p-'), role, entropy }
    return this.do((room, now) => {
      const joined = join(room, person, wish, now)
      return isRefusal(joined) ? joined : withLots(joined, boxOf(room.game))
    })
  }

  leave(name: string): string | undefined {
    return this.do((room) => leave(room, this.id(name)))
  }

  lose(name: string): string | undefined {
    return this.do((room, now) => disconnect(room, this.id(name), now))
  }

  comeBack(name: string): string | undefined {
    return this.do((room, now) => connect(room, this.id(name), now))
  }

  ready(...names: string[]): void {
    for (const name of names) expect(this.do((room) => setReady(room, this.id(name), true))).toBeUndefined()
  }

  sit(name: string, seat: number | null, lateJoin: LateJoin = 'now'): string | undefined {
    return this.do((room) => requestSeat(room, this.id(name), seat, lateJoin))
  }

  profile(name: string, wish: ClientPayload<'SET_PROFILE'>): string | undefined {
    return this.do((room) => setProfile(room, this.id(name), wish, boxOf(room.game)))
  }

  rematch(name: string, accept = true): string | undefined {
    return this.do((room) => requestRematch(room, this.id(name), accept))
  }

  host(command: HostCommand, name?: string): string | undefined {
    const id = name === undefined ? this.room.hostId : this.id(name)
    const box = boxOf(command.command === 'SET_GAME' ? command.game : this.room.game)
    return this.do((room, now) => obeyHost(room, id, command, box, now, times))
  }

  /** The countdown runs out and the match begins. */
  launch(lateJoin = true): void {
    const at = this.room.countdown?.endsAt
    if (at === undefined) throw new Error('there is no countdown')
    this.wait(Math.max(0, at - this.now))
    const next = { token: `t${++this.#matches}`, serverSeed: `seed-${this.#matches}`.repeat(8) }
    const { game } = boxOf(this.room.game)
    expect(this.do((room, now) => launch(room, game, next, now, times))).toBeUndefined()
    if (this.room.status !== 'running') return
    expect(this.do((room) => launched(room, next.token, `match-${this.#matches}`, lateJoin))).toBeUndefined()
  }

  start(lateJoin = true): void {
    expect(this.host({ command: 'START' })).toBeUndefined()
    this.launch(lateJoin)
  }

  end(): void {
    this.do((room, now) => endMatch(room, room.matchId ?? '', now, times))
  }

  id(name: string): string {
    return this.room.people.find((person) => person.name === name)?.id ?? `p-${name}`
  }

  person(name: string): Participant | undefined {
    return this.room.people.find((person) => person.name === name)
  }

  seatOf(name: string): number | null {
    return seatOf(this.room, this.id(name))
  }

  /** Seats in one word each. */
  get seats(): string[] {
    return this.room.seats.map((seat) => {
      if (seat.kind === 'open') return '-'
      if (seat.kind === 'bot') return seat.name
      const person = this.room.people.find(({ id }) => id === seat.participantId)
      return `${person?.name}${seat.ready ? '!' : ''}`
    })
  }

  get hostName(): string | undefined {
    return this.room.people.find(({ id }) => id === this.room.hostId)?.name
  }

  check(): void {
    expect(problemsOf(this.room, this.now)).toEqual([])
  }
}

/** What is wrong with a settled room; empty when all is well. */
function problemsOf(room: Room, now: number): string[] {
  if (isDeserted(room)) return []
  const present = room.people.filter(isPresent)
  const humans = room.seats.flatMap((seat) => (seat.kind === 'human' ? [seat] : []))
  const bots = room.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name] : []))
  const names = [...room.people.map(({ name }) => name), ...bots].map((name) => name.toLowerCase())
  const isRunning = room.status === 'running'
  const view = roomView(room)
  const seeds = [...(room.launch === null ? [] : [room.launch.serverSeed]), room.serverSeed]
  const due = wakeAt(room, times)
  const expected = [room.countdown?.endsAt, room.launch?.leaseUntil, expiresAt(room, times)]
  const rules: [string, boolean][] = [
    ['the host is one of the people', room.people.some(({ id }) => id === room.hostId)],
    ['the host is present if anybody is', present.length === 0 || findPresent(room, room.hostId) !== undefined],
    ['nobody is there twice', isDistinct(room.people.map(({ id }) => id))],
    ['no account is there twice', isDistinct(room.people.map(({ accountId }) => accountId))],
    ['names differ', isDistinct(names)],
    ['names fit a match', names.every((name) => name.trim().length >= 1 && name.length <= 20)],
    ['the room holds everybody', present.length <= CAPACITY],
    ['nobody sits twice', isDistinct(humans.map(({ participantId }) => participantId))],
    ['who sits is there', humans.every((seat) => room.people.some(({ id }) => id === seat.participantId))],
    [
      'only seats remember who left',
      room.people.every((p) => isPresent(p) || (isRunning && seatOf(room, p.id) !== null)),
    ],
    ['seats are as many as wanted', room.status !== 'lobby' || room.seats.length === room.size],
    ['never more seats than wanted', room.seats.length <= room.size],
    ['the game allows so many seats', room.size >= room.bounds.min && room.size <= room.bounds.max],
    ['a match has no empty seat', !isRunning || room.seats.every(({ kind }) => kind !== 'open')],
    ['a match has enough seats', !isRunning || room.seats.length >= room.bounds.min],
    ['a countdown counts down', (room.status === 'countdown') === (room.countdown !== null)],
    ['a match exists or is being made', isRunning === (room.launch !== null || (isRunning && room.matchId !== null))],
    ['one match at a time', !(room.launch !== null && room.matchId !== null)],
    ['no match in the lobby', room.status !== 'lobby' || room.matchId === null],
    ['a rematch follows a match', room.rematch === null || room.matchId !== null],
    ['after a match there is a rematch to decide', room.status !== 'ended' || room.rematch !== null],
    ['only matches pause', room.pausedAt === null || isRunning],
    ['autopilots play', room.people.every((p) => !p.autopilot || (isRunning && seatOf(room, p.id) !== null))],
    ['who is connected plays', room.people.every((p) => p.awaySince !== null || p.left || !p.autopilot)],
    ['empty means nobody is connected', (room.emptySince === null) === hasCompany(room)],
    ['readiness is for the lobby', humans.every(({ ready }) => !ready || !isRunning)],
    ['the seed in use is committed to', view.serverSeedCommit === commitSeed(seeds[0] ?? '')],
    ['seeds are secret', !seeds.some((seed) => JSON.stringify(view).includes(seed))],
    ['the view is what the protocol says', roomViewSchema.safeParse(view).success],
    ['settling is done', JSON.stringify(settle(room, now, times)) === JSON.stringify(room)],
    ['what is due is dealt with', due === null || due > now || expected.includes(due)],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule)
}

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

/** Rules must not write to the room they are given. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
