import { hears, isRefusal, Match } from '@ludoteca/kernel'
import {
  type ClientMessage,
  decisionKey,
  FactEncoder,
  PathEncoder,
  type SentDecision,
  sync,
  type ViewerState,
} from '@ludoteca/protocol'
import { type Connection, type FakeServer, MATCH, ROOM } from './fake-server.ts'
import { toy } from './toy.ts'

const IDS = { roomId: ROOM, matchId: MATCH }
const SEATS = [
  { name: 'Ana', kind: 'human' },
  { name: 'Beto', kind: 'human' },
]

/** A match behind a fake server: connection n plays seat n. */
export class ToyTable {
  readonly match = startToy()
  /** Refusals by their code. */
  readonly refusals: string[] = []
  readonly #viewers: { connection: Connection; state: ViewerState; encoder: FactEncoder; paths: PathEncoder }[] = []

  constructor(server: FakeServer) {
    server.answers.set('JOIN_ROOM', (message, connection) => this.#welcome(server, message, connection))
    server.answers.set('SUBMIT_MOVE', (message, connection) => this.#play(message, connection))
  }

  #welcome(server: FakeServer, message: ClientMessage, connection: Connection): void {
    const seat = this.#viewers.length
    const state = this.#stateOf(seat)
    this.#viewers.push({ connection, state, encoder: new FactEncoder(), paths: new PathEncoder() })
    connection.ack(message, { ...server.welcome(), seat })
    const known = { shapes: {}, paths: [], parts: {}, factCount: 0, facts: [] }
    connection.send('STATE_SNAPSHOT', { seat, state, ...known, clocks: {}, over: false }, IDS)
  }

  #play(message: ClientMessage, connection: Connection): void {
    const seat = this.#viewers.findIndex((viewer) => viewer.connection === connection)
    const answer = this.match.submit(seat, message.type === 'SUBMIT_MOVE' ? message.payload.move : undefined)
    if (!answer.ok) {
      this.refusals.push(answer.refusal.code)
      return connection.refuse(message, answer.refusal.code)
    }
    for (const [at, viewer] of this.#viewers.entries()) {
      const delta = sync(viewer.state, this.#stateOf(at), viewer.paths)
      const visible = answer.told.filter(({ to }) => hears(at, to))
      const facts = visible.map(({ fact }) => viewer.encoder.encode(fact))
      viewer.connection.send('MATCH_UPDATE', { facts, ...(delta && { state: delta }) })
    }
    connection.ack(message)
    const outcome = this.match.outcome()
    if (!outcome) return
    const end = { outcome, seed: 's', serverSeed: 's', contributions: [], record: '/r' }
    for (const viewer of this.#viewers) viewer.connection.send('MATCH_END', end as never, IDS)
  }

  #stateOf(seat: number): ViewerState {
    const decisions: Record<string, SentDecision> = {}
    for (const { prompt, open, choices, fallback } of this.match.decisionsFor(seat)) {
      decisions[decisionKey(prompt, false)] = { open, choices, fallback }
    }
    return { view: this.match.view(seat) as never, current: Object.keys(decisions), decisions }
  }
}

function startToy() {
  const match = Match.start(toy, { options: {}, seats: SEATS, seed: 'seed' })
  if (isRefusal(match)) throw new Error(match.code)
  return match
}
