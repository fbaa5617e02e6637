import type { Visitor } from '../visitor.ts'
import { Participant, readFrame } from './participant.ts'

/** A move that somebody may make now. */
export interface Task {
  readonly room: PlazaRoom
  readonly by: Participant
  readonly payload: string
  /** What others hear when it is made. */
  readonly mark: string
}

/** How many sit and how many watch. */
export interface RoomSize {
  readonly seats: number
  readonly watchers: number
}

/** As long as they come: whoever measures decides when it ends. */
const OPTIONS = { rounds: 10_000, clocks: false, elections: false, awards: false }
const BID = JSON.stringify({ move: { type: 'bid', propertyId: null, amount: 0, useFameToken: false } })
const ACT = JSON.stringify({ move: { type: 'action', action: 'PASS' } })
const GO_ON = JSON.stringify({ move: { type: 'continue' }, seat: -1 })

/** A room in which plaza is played: every seat bids and acts, and the host turns the pages. */
export class PlazaRoom {
  readonly participants: readonly Participant[]
  /** Told of every move that may be made. */
  onTask: (task: Task) => void = () => {}
  /** Told when somebody hears of a move. */
  onMark: (mark: string, heardBy: Participant) => void = () => {}
  readonly #seats: number

  private constructor(participants: readonly Participant[], seats: number) {
    this.participants = participants
    this.#seats = seats
    // Two who look at what they are sent: for every move there is one who did not make it.
    const [second, first] = participants.slice(-2) as [Participant, Participant]
    first.onFrame = (frame) => this.#see(first, frame, true)
    second.onFrame = (frame) => this.#see(second, frame, false)
  }

  /** Opens a room, fills it with these people and starts a match. */
  static async open(people: readonly Visitor[], { seats, watchers }: RoomSize): Promise<PlazaRoom> {
    const host = people[0] as Visitor
    const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends', options: OPTIONS, seats })
    const participants: Participant[] = []
    for (const [i, visitor] of people.slice(0, seats + watchers).entries()) {
      participants.push(await Participant.enter(visitor, roomId, i < seats ? 'PLAYER' : 'WATCHER'))
    }
    const begun = participants.map((participant) => participant.nextMatch())
    await participants[0]?.command({ command: 'START' })
    await Promise.all(begun)
    return new PlazaRoom(participants, seats)
  }

  /** Tells what may be done first. */
  begin(): void {
    this.#open('REVEAL')
  }

  leave(): void {
    for (const participant of this.participants) participant.leave()
  }

  #see(eye: Participant, frame: Buffer, leads: boolean): void {
    for (const message of readFrame(frame)) {
      if (message.type === 'PHASE_CHANGE') {
        this.onMark('phase', eye)
        if (leads) this.#open(message.payload.phase)
      }
      if (message.type !== 'MATCH_UPDATE') continue
      for (const fact of message.payload.facts ?? []) {
        const [type, seat] = Array.isArray(fact) ? fact : Object.values(fact)
        this.onMark(`${type} ${seat}`, eye)
      }
    }
  }

  /** What is to be done in a phase. */
  #open(phase: string): void {
    if (phase !== 'BID' && phase !== 'ACTION') return this.#offer(0, GO_ON, 'phase')
    for (let seat = 0; seat < this.#seats; seat++) {
      if (phase === 'BID') this.#offer(seat, BID, `bidIn ${seat}`)
      else this.#offer(seat, ACT, `actionTaken ${seat}`)
    }
  }

  #offer(seat: number, payload: string, mark: string): void {
    this.onTask({ room: this, by: this.participants[seat] as Participant, payload, mark })
  }
}
