import { messages as imperio } from '@ludoteca/imperio'
import type { Fact, GameMessages } from '@ludoteca/kernel'
import {
  type Delta,
  FactDecoder,
  factTypeOf,
  isCoreType,
  MessageCatalogue,
  PathDecoder,
  patch,
  type ServerPayload,
  type ServerType,
  type ViewerState,
} from '@ludoteca/protocol'
import { messages as plaza } from '@ludoteca/testgame'
import type { Listener } from '../../src/tables/ports.ts'

const catalogue = new MessageCatalogue<GameMessages>([plaza, imperio])

/** A connection that follows what it is told, as a client does, and checks every payload against the protocol. */
export class FakeListener implements Listener {
  readonly participantId: string
  seq = 0
  readonly types: ServerType[] = []
  readonly payloads: string[] = []
  viewerState: ViewerState | undefined
  clocks: object = {}
  facts: Fact[] = []
  factCount = 0
  end: ServerPayload<'MATCH_END'> | undefined
  /** A lost connection: whatever is still sent on it reaches nobody. */
  isLost = false
  #facts = new FactDecoder()
  #paths = new PathDecoder()

  constructor(participantId = 'p') {
    this.participantId = participantId
  }

  /** The next connection of the same client, which remembers what it heard. */
  successor(): FakeListener {
    this.isLost = true
    const next = new FakeListener(this.participantId)
    next.facts = [...this.facts]
    next.factCount = this.factCount
    return next
  }

  send(type: ServerType, payload: string): void {
    if (this.isLost) return
    this.seq++
    this.types.push(type)
    this.payloads.push(payload)
    const value = catalogue.serverPayloads.get(type)?.parse(JSON.parse(payload))
    if (value === undefined) throw new Error(`a message of unknown type ${type}`)
    if (type === 'STATE_SNAPSHOT') this.#takeSnapshot(value as ServerPayload<'STATE_SNAPSHOT'>)
    else if (type === 'MATCH_UPDATE') this.#takeUpdate(value as ServerPayload<'MATCH_UPDATE'>)
    else if (type === 'MATCH_END') this.end = value as ServerPayload<'MATCH_END'>
    else if (!isCoreType(type)) this.#hear({ type: factTypeOf(type), ...(value as object) })
  }

  drop(): void {
    this.isLost = true
  }

  #takeSnapshot({ state, shapes, paths, parts, factCount, facts, clocks }: ServerPayload<'STATE_SNAPSHOT'>): void {
    this.viewerState = state
    this.clocks = clocks
    this.#facts = new FactDecoder(shapes)
    this.#paths = new PathDecoder(paths, parts)
    this.facts.push(...facts)
    this.factCount = factCount
  }

  #takeUpdate({ facts = [], state, clocks }: ServerPayload<'MATCH_UPDATE'>): void {
    for (const shaped of facts) {
      const fact = this.#facts.decode(shaped)
      if (fact === undefined) throw new Error(`a fact without a known shape: ${JSON.stringify(shaped)}`)
      this.#hear(fact)
    }
    if (state !== undefined) patch(this.viewerState as never, this.#paths.decode(state) as Delta)
    if (clocks !== undefined) this.clocks = clocks
  }

  #hear(fact: Fact): void {
    this.facts.push(fact)
    this.factCount++
  }
}
