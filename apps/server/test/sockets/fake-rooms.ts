import type { Emoji, HostCommand, RoomView } from '@ludoteca/protocol'
import type { RefusalReply, RoomReply } from '../../src/replies.ts'
import type { Joined, Person, Removal, RoomSubscriber, Rooms, Standing } from '../../src/sockets/ports.ts'
import type { Listener } from '../../src/tables/ports.ts'

const refuse = (code: string): RefusalReply => ({ ok: false, code, params: {} })

interface FakePerson {
  readonly id: string
  readonly accountId: string
  seat: number | null
  ready: boolean
}

/** One room with three seats, in memory. What happens to it is written down. */
export class FakeRooms implements Rooms {
  readonly roomId = 'ABCDE'
  readonly people: FakePerson[] = []
  readonly calls: string[] = []
  readonly beats: string[][] = []
  /** Of commands of the host. */
  readonly keys: string[] = []
  readonly listeners = new Set<Listener>()
  matchId: string | null = null
  hostId = ''
  locale: Standing['locale'] = 'es'
  /** Set to make every command wait or fail. */
  trouble: (() => Promise<void>) | undefined
  whenConnected: (() => Promise<void>) | undefined
  whenDisconnected: (() => Promise<void>) | undefined
  #subscriber: RoomSubscriber | undefined

  async join(
    roomId: string,
    person: Person,
    wish: { role: string },
  ): Promise<{ ok: true; result: Joined } | RefusalReply> {
    await this.trouble?.()
    if (roomId !== this.roomId) return refuse('NOT_FOUND')
    let found = this.people.find(({ accountId }) => accountId === person.accountId)
    if (found === undefined) {
      if (this.people.length >= 20) return refuse('ROOM_FULL')
      const free = [0, 1, 2].find((seat) => this.people.every((other) => other.seat !== seat))
      const seat = wish.role === 'WATCHER' ? null : (free ?? null)
      found = { id: `id-of-${person.accountId}`, accountId: person.accountId, seat, ready: false }
      this.people.push(found)
      if (this.hostId === '') this.hostId = found.id
    }
    const { id, seat } = found
    return { ok: true, result: { participantId: id, role: seat === null ? 'WATCHER' : 'PLAYER', seat } }
  }

  async leave(_roomId: string, participantId: string): Promise<RoomReply> {
    this.people.splice(this.people.indexOf(this.#find(participantId)), 1)
    return this.#command(`leave ${participantId}`)
  }

  setProfile(_roomId: string, participantId: string, profile: object): Promise<RoomReply> {
    return this.#command(`profile ${participantId} ${JSON.stringify(profile)}`)
  }

  setReady(_roomId: string, participantId: string, { ready }: { ready: boolean }): Promise<RoomReply> {
    this.#find(participantId).ready = ready
    return this.#command(`ready ${participantId} ${ready}`)
  }

  async requestSeat(_roomId: string, participantId: string, { seat }: { seat: number | null }): Promise<RoomReply> {
    if (seat !== null && this.people.some((person) => person.seat === seat)) return refuse('SEAT_TAKEN')
    this.#find(participantId).seat = seat
    return this.#command(`seat ${participantId} ${seat}`)
  }

  async host(_roomId: string, participantId: string, command: HostCommand, key: string): Promise<RoomReply> {
    this.keys.push(key)
    if (participantId !== this.hostId) return refuse('NOT_HOST')
    const answer = await this.#command(`host ${command.command}`)
    if (command.command === 'KICK') this.remove(command.participantId, 'KICKED')
    if (command.command === 'CLOSE') {
      for (const { id } of this.people.filter((person) => person.id !== participantId)) this.remove(id, 'CLOSED')
      this.people.length = 0
    }
    return answer
  }

  rematch(_roomId: string, participantId: string, { accept }: { accept: boolean }): Promise<RoomReply> {
    return this.#command(`rematch ${participantId} ${accept}`)
  }

  reportName(_roomId: string, participantId: string, { targetId }: { targetId: string }): Promise<RoomReply> {
    return this.#command(`report ${participantId} ${targetId}`)
  }

  reaction(_roomId: string, from: string, emoji: Emoji): RoomReply {
    for (const listener of this.listeners) listener.send('REACTION', JSON.stringify({ from, emoji }))
    return { ok: true }
  }

  standing(roomId: string, participantId: string): Standing | undefined {
    const person = this.people.find(({ id }) => id === participantId)
    if (roomId !== this.roomId || person === undefined) return undefined
    return { seat: person.seat, host: participantId === this.hostId, matchId: this.matchId, locale: this.locale }
  }

  attach(roomId: string, listener: Listener): void {
    this.listeners.add(listener)
    listener.send('ROOM_STATE', JSON.stringify(this.#view()), { roomId, matchId: this.matchId })
  }

  detach(listener: Listener): void {
    this.listeners.delete(listener)
  }

  async connected(_roomId: string, participantId: string): Promise<void> {
    this.calls.push(`connected ${participantId}`)
    await this.whenConnected?.()
  }

  async disconnected(_roomId: string, participantId: string): Promise<void> {
    await this.whenDisconnected?.()
    this.calls.push(`disconnected ${participantId}`)
  }

  async heartbeat(present: readonly { participantId: string }[]): Promise<void> {
    this.beats.push(present.map(({ participantId }) => participantId))
  }

  subscribe(subscriber: RoomSubscriber): () => void {
    this.#subscriber = subscriber
    return () => {
      this.#subscriber = undefined
    }
  }

  /** A match begins, as when a countdown has ended. */
  start(matchId: string): void {
    this.matchId = matchId
    this.changed()
  }

  changed(): void {
    this.#subscriber?.onMatch(this.roomId, this.matchId)
  }

  remove(participantId: string, why: Removal): void {
    this.people.splice(this.people.indexOf(this.#find(participantId)), 1)
    this.#subscriber?.onRemoved(this.roomId, participantId, why)
  }

  async #command(what: string): Promise<RoomReply> {
    await this.trouble?.()
    this.calls.push(what)
    return { ok: true, result: { calls: this.calls.length } }
  }

  #find(participantId: string): FakePerson {
    const person = this.people.find(({ id }) => id === participantId)
    if (person === undefined) throw new Error(`nobody is called ${participantId}`)
    return person
  }

  #view(): RoomView {
    return {
      roomId: this.roomId,
      link: `/j/${this.roomId}`,
      kind: 'public',
      status: this.matchId === null ? 'lobby' : 'running',
      game: 'plaza',
      options: {},
      seatsMin: 2,
      seatsMax: 3,
      idle: 'pause',
      locked: false,
      botFill: true,
      capacity: 20,
      hostId: this.hostId,
      version: this.calls.length,
      countdownEndsAt: null,
      matchId: this.matchId,
      paused: false,
      lateJoin: false,
      seats: [{ kind: 'open' }],
      watchers: [],
      rematch: [],
      serverSeedCommit: '',
    }
  }
}
