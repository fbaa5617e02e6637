import { type FairnessFound, type MatchPictures, RefusalError, type RoomClient } from '@ludoteca/client'
import { type Box, CROWD, type Fact, lookUp, type Move, type Seat, TABLE, type Viewer } from '@ludoteca/kernel'
import { decisionOfKey, MATCH_CLOCK, type RoomView, type SeatView, type ViewerState } from '@ludoteca/protocol'
import { action, makeObservable, observableRef } from 'mobx'
import { MatchStore } from './match-store.ts'
import type { Connection, MoveRefusal, OpenDecision, TableSeat } from './shown.ts'
import { storyWith } from './story.ts'

const CONNECTIONS: Readonly<Record<RoomClient['state'], Connection>> = {
  joined: 'steady',
  connecting: 'connecting',
  waiting: 'lost',
  closed: 'closed',
}

/** How far the screen may be behind the server. */
const BEHIND_MAX_MS = 4_000
/** How long before the own deadline nothing is acted out any more. */
const NEAR_MS = 5_000

/** A match in a room on the server. */
export class LiveMatch extends MatchStore {
  readonly kind = 'live'
  readonly matchId: string
  /** Whether the match was fair, by what this device saw itself. */
  fairness: FairnessFound
  readonly #client: RoomClient
  readonly #subscriptions: readonly (() => void)[]
  /** Facts since the last refresh. */
  #unseen: Fact[]
  #snapshots: number
  #afterwards: MatchPictures | undefined

  constructor(box: Box, client: RoomClient) {
    super(box)
    this.fairness = client.fairness
    makeObservable<LiveMatch, 'refresh'>(this, { fairness: observableRef, refresh: action, learn: action })
    this.#client = client
    this.matchId = client.matchId as string
    this.queue.limitMs = BEHIND_MAX_MS
    this.#unseen = [...client.facts]
    this.#snapshots = client.snapshots
    this.#subscriptions = [
      client.on('facts', (facts) => {
        if (client.matchId === this.matchId) this.#unseen.push(...facts)
      }),
      client.on('change', () => this.refresh()),
      client.on('state', () => this.refresh()),
    ]
    this.refresh()
  }

  /** What the server knows of a match only after it has read its log. */
  learn(afterwards: MatchPictures): void {
    this.#afterwards = afterwards
    this.pictures = afterwards.pictures
    this.earned = afterwards.earned ?? undefined
  }

  close(): void {
    for (const stop of this.#subscriptions) stop()
    this.queue.close()
  }

  protected async send(move: Move, seat: Seat): Promise<MoveRefusal | undefined> {
    try {
      const isOwn = seat === this.#client.seat || seat === CROWD
      await this.#client.submit(move, { fresh: true, ...(!isOwn && { seat }) })
      return undefined
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      return { code: error.code, message: error.message, move }
    }
  }

  /** Updates the store from the client. A rematch is another match, with a store of its own. */
  protected refresh(): void {
    const client = this.#client
    this.connection = CONNECTIONS[client.state]
    if (client.matchId !== this.matchId) return
    const { viewerState, seat, room } = client
    // After the match the room may change its seats, which are not those of this match any more.
    if (room?.matchId === this.matchId) this.#enterRoom(room)
    const { [MATCH_CLOCK]: timeUpAt, ...clocks } = client.clocks
    this.timeUpAt = timeUpAt === undefined ? undefined : timeUpAt - client.clockOffset
    this.clocks = new Map(Object.entries(clocks).map(([at, ms]) => [Number(at), ms - client.clockOffset]))
    if (viewerState) this.#takeIn(viewerState, seat)
    this.fairness = client.fairness
    this.pictures = this.#afterwards?.pictures ?? client.pictures
  }

  /** Queues the new state. After a reconnection or a change of seat nothing is acted out. */
  #takeIn(state: ViewerState, seat: Seat | null): void {
    const client = this.#client
    const facts = this.#unseen.splice(0)
    const decisions = decisionsIn(state, seat)
    const viewer: Viewer = seat ?? 'spectator'
    const isOwn = decisions.some(({ open, seat: by }) => !open && by === seat)
    const next = {
      picture: { viewer, view: state.view as object, decisions },
      story: storyWith(this.latest.story, facts),
      awaited: [...new Set([...(isOwn && seat !== null ? [seat] : []), ...this.clocks.keys()])],
      outcome: client.outcome,
    }
    const ends = decisions.flatMap(({ open, seat: by }) => (open ? [] : (this.clocks.get(by) ?? [])))
    const isAnew = client.snapshots !== this.#snapshots || viewer !== this.latest.picture?.viewer
    this.#snapshots = client.snapshots
    this.queue.endBefore(ends.length === 0 ? undefined : Math.min(...ends) - NEAR_MS)
    this.arrive(facts, next, { isAtOnce: isAnew })
  }

  #enterRoom({ seats, paused }: RoomView): void {
    this.isPaused = paused
    this.seats = seats.map(seatOf)
  }
}

function decisionsIn(state: ViewerState, seat: Seat | null): readonly OpenDecision[] {
  return state.current.flatMap((key) => {
    const put = lookUp(state.decisions, key)
    if (put === undefined) return []
    const { prompt, ofTable } = decisionOfKey(key)
    return { key, seat: ofTable ? TABLE : (seat ?? CROWD), prompt, ...put }
  })
}

function seatOf(view: SeatView): TableSeat {
  switch (view.kind) {
    case 'open':
      return { name: '', kind: 'human', strength: null, control: 'autopilot', connected: false }
    case 'bot':
      return { name: view.name, kind: 'bot', strength: view.strength, control: 'bot', connected: true }
    case 'human': {
      const control = view.autopilot ? 'autopilot' : 'human'
      const { name, connected, portrait } = view
      return { name, kind: 'human', strength: null, control, connected, portrait }
    }
  }
}
