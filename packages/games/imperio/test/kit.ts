import { configure, isRefusal, Position, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import { expect } from 'vitest'
import type { Config } from '../src/config.ts'
import type { DistrictName } from '../src/data/districts.ts'
import type { Fact } from '../src/facts.ts'
import type { Frame, RoundPhase } from '../src/frames.ts'
import { imperio } from '../src/game.ts'
import type { DealFields, Move } from '../src/moves.ts'
import { ownerAt, ownerId } from '../src/owners.ts'
import { roundSeedOf } from '../src/rules/hash.ts'
import { propertyAt } from '../src/rules/properties.ts'
import { changeCash } from '../src/rules/resources.ts'
import type { Owner, Property, State } from '../src/state.ts'
import { settle } from '../src/steps.ts'
import type { View } from '../src/view.ts'

/** [8.6] The match seed of all vectors. */
export const MS = '0123456789abcdef'.repeat(4)
/** Seats by the names that the scenarios use. */
export const [O1, O2, O3, O4] = [0, 1, 2, 3] as const

type ImperioPosition = Position<Config, State, Move, View, Fact>

/** A match under test: whoever acts, what is told, what is refused. */
export class Table {
  readonly position: ImperioPosition
  readonly told: Fact[] = []

  constructor(position: ImperioPosition) {
    this.position = position
  }

  get s(): State {
    return this.position.state
  }

  /** The code of the refusal, or nothing when the move was made. */
  try(seat: Seat, move: Move): string | undefined {
    const refusal = this.position.refusalOf(seat, move)
    if (refusal) return refusal.code
    this.position.apply(seat, move)
    this.told.push(...this.position.told.map(({ fact }) => fact))
    expect(imperio.invariants(this.s)).toEqual([])
    return undefined
  }

  do(seat: Seat, move: Move): this {
    expect(this.try(seat, move), `${seat} ${JSON.stringify(move)}`).toBeUndefined()
    return this
  }

  bid(seat: Seat, propertyId: string | null, amount = 0, useFameToken = false): this {
    return this.do(seat, { type: 'bid', propertyId, amount, useFameToken })
  }

  /** Those who have not bid yet do not. */
  closeBids(): this {
    for (const seat of this.s.owners.keys()) if (this.asks(seat, 'bid')) this.bid(seat, null)
    return this
  }

  act(seat: Seat, action: Extract<Move, { type: 'action' }>['action'], more: object = {}): this {
    return this.do(seat, { type: 'action', action, ...more })
  }

  offer(seat: Seat, templateId: Offer['templateId'], to: Seat | 'BANK', fields: DealFields = {}): this {
    return this.do(seat, offerOf(templateId, to, fields))
  }

  answer(seat: Seat, dealId: string, response: 'ACCEPT' | 'REJECT' | 'COUNTER', counterFields?: DealFields): this {
    return this.do(seat, { type: 'dealResponse', dealId, response, ...(counterFields ? { counterFields } : {}) })
  }

  goOn(): this {
    return this.do(TABLE, { type: 'continue' })
  }

  /** Goes on, with everybody passing and abstaining, until this phase begins. */
  until(phase: State['phase'], round = this.s.round): this {
    for (let i = 0; i < 500 && !(this.s.phase === phase && this.s.round === round); i++) this.fallBack()
    expect([this.s.phase, this.s.round]).toEqual([phase, round])
    return this
  }

  /** What the first clock would play. */
  fallBack(): void {
    const decision = this.position.decisions.find(({ open }) => !open)
    if (!decision || decision.open) throw new Error('nobody is awaited')
    this.do(decision.seat, decision.fallback)
  }

  asks(seat: Seat, prompt: string): boolean {
    return this.position.decisions.some((decision) => decision.seat === seat && decision.prompt === prompt)
  }

  owner(seat: Seat): Owner {
    return ownerAt(this.s, seat)
  }

  property(id: string): Property {
    return propertyAt(this.s, id)
  }

  /** The last fact of that type. */
  last<T extends Fact['type']>(type: T): Extract<Fact, { type: T }> {
    const fact = this.told.findLast((other) => other.type === type)
    if (!fact) throw new Error(`${type} was not told`)
    return fact as Extract<Fact, { type: T }>
  }

  deal(dealId: string) {
    return this.s.deals.find((deal) => deal.dealId === dealId)
  }
}

type Offer = Extract<Move, { type: 'dealOffer' }>

export function offerOf(templateId: Offer['templateId'], to: Seat | 'BANK', fields: DealFields = {}): Offer {
  return { type: 'dealOffer', templateId, toOwnerId: to === 'BANK' ? 'BANK' : ownerId(to), fields }
}

export type Given = Partial<Config> & { readonly seats?: number; readonly round?: number }

/** A match at the beginning of a phase; round 5 of a STANDARD match of four unless said otherwise. */
export function tableAt(phase: RoundPhase, change: (s: State) => void = () => {}, given: Given = {}): Table {
  const { seats = 4, round = 5, ...options } = given
  const s = bareState({ mode: 'STANDARD', ...options }, seats)
  s.round = round
  s.roundSeed = roundSeedOf(s.matchSeed, round)
  s.phase = phase
  const choice: RoundPhase = phase === 'VOTE' || s.candidates.length > 0 ? 'VOTE' : 'MOOD'
  const all: RoundPhase[] = ['REVEAL', 'BID', 'INCOME', 'ACTION', choice, 'DEALS', 'EVENTS', 'PRESS']
  change(s)
  if (s.candidates.length > 0) all[4] = 'VOTE'
  const later = all.slice(all.indexOf(phase)).map((name): Frame => ({ step: 'open', phase: name }))
  s.agenda = [{ step: 'round' }, ...later.toReversed()]
  const table = new Table(new Position(imperio, s, new SeededChance('kit')))
  settle(s, table.position)
  table.told.push(...table.position.told.map(({ fact }) => fact))
  return table
}

/** Set up, but nothing has begun. */
export function bareState(options: Partial<Config>, seats: number): State {
  const config = configure(imperio as never, options, seats)
  if (isRefusal(config)) throw new Error(JSON.stringify(config))
  const s = Position.setup(imperio, config as Config, seats, new SeededChance('kit')).state
  s.matchSeed = MS
  return s
}

/** From the very beginning, with the seed of the vectors. */
export function freshTable(options: Partial<Config>, seats: number): Table {
  const config = configure(imperio as never, options, seats) as Config
  const words = MS.match(/.{4}/g) ?? []
  const chance = new SeededChance('fresh')
  const scripted = words.map((word) => Number.parseInt(word, 16))
  const draw = chance.int.bind(chance)
  chance.int = (stream, n) => (stream === 'matchSeed' ? (scripted.shift() as number) : draw(stream, n))
  return new Table(Position.setup(imperio, config, seats, chance))
}

/** Gives cards of the deck to an owner. */
export function own(s: State, seat: Seat, ...ids: readonly string[]): void {
  for (const id of ids) {
    takeOut(s, id)
    propertyAt(s, id).owner = seat
  }
}

/** Puts cards of the deck on sale. */
export function row(s: State, ...ids: readonly string[]): void {
  for (const id of ids) takeOut(s, id)
  s.market.row = [...ids]
  s.market.unsold = [...ids]
}

function takeOut({ market }: State, id: string): void {
  const at = market.drawPile.indexOf(id)
  if (at < 0) throw new Error(`${id} is not in the draw pile`)
  market.drawPile.splice(at, 1)
}

/** What an owner has. Cash comes from the bank, so that none is made. */
export function give(s: State, seat: Seat, has: Partial<Owner>): void {
  const owner = ownerAt(s, seat)
  if (has.cash !== undefined) changeCash(s, seat, has.cash - owner.cash)
  Object.assign(owner, has)
}

export function promise(s: State, promiser: Seat, payee: Seat, district: DistrictName, round = s.round): void {
  s.pacts.push({ promiser, payee, district, round, status: 'ACTIVE' })
}
