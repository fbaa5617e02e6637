import {
  type Chance,
  configure,
  isRefusal,
  Position,
  describe as plain,
  type Seat,
  SeededChance,
  TABLE,
} from '@ludoteca/kernel'
import { expect } from 'vitest'
import type { Config } from '../src/config.ts'
import type { NodeId, RoomId } from '../src/data/board.ts'
import { type CardId, CROWN_UID, cardOf, kindOf, type Uid } from '../src/data/cards.ts'
import { ITEM_OF, type ItemId } from '../src/data/items.ts'
import type { MonsterId } from '../src/data/monsters.ts'
import { ROLE_OF, type RoleId } from '../src/data/roles.ts'
import type { SpecialId } from '../src/data/special-rooms.ts'
import type { StatusId } from '../src/data/statuses.ts'
import { explain } from '../src/explaining.ts'
import type { Fact } from '../src/facts.ts'
import { carcosa } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import { deckIn } from '../src/rules/decks.ts'
import type { Monster, Player, Special, State, Status } from '../src/state.ts'
import type { View } from '../src/view.ts'

/** Souls by the names that the scenarios use. */
export const [P1, P2, P3, P4] = [0, 1, 2, 3] as const

/** [10] Luck told in advance while a test goes on; fails loudly when something else is asked for. */
class ToldChance implements Chance {
  readonly dice: number[] = []
  readonly picks: number[] = []

  int(stream: string, n: number): number {
    if (n <= 1) return 0
    const queue = stream === 'dice' ? this.dice : this.picks
    const value = queue.shift()
    if (value === undefined) throw new Error(`nothing was told for "${stream}" (0 to ${n - 1})`)
    if (value < 0 || value >= n) throw new Error(`"${stream}" was told ${value}, outside 0 to ${n - 1}`)
    return value
  }
  die(stream: string, sides: number): number {
    return 1 + this.int(stream, sides)
  }
  pick<T>(stream: string, from: readonly T[]): T {
    return from[this.int(stream, from.length)] as T
  }
  shuffle(): void {
    throw new Error('nothing is shuffled during play')
  }
  derive(): number {
    throw new Error('nothing is derived')
  }
}

type HousePosition = Position<Config, State, Move, View, Fact>

/** A match under test: whoever acts, what is told, what is refused. */
export class Table {
  readonly position: HousePosition
  readonly chance: ToldChance
  readonly told: Fact[] = []
  readonly #sound: boolean

  constructor(s: State) {
    this.chance = new ToldChance()
    this.position = new Position(carcosa, s, this.chance)
    this.#sound = carcosa.invariants(s).length === 0
  }

  get s(): State {
    return this.position.state
  }
  soul(seat: Seat): Player {
    return this.s.players[seat] as Player
  }

  /** What the next dice show. */
  roll(...dice: number[]): this {
    this.chance.dice.push(...dice.map((die) => die - 1))
    return this
  }
  /** Which of a list is picked next, counted from 0. */
  pick(...picks: number[]): this {
    this.chance.picks.push(...picks)
    return this
  }

  /** The code of the refusal, or nothing when the move was made. */
  try(seat: Seat, move: Move): string | undefined {
    const refusal = this.position.refusalOf(seat, move)
    if (refusal) return explain(this.s, seat, move, refusal).code
    this.position.apply(seat, move)
    this.told.push(...this.position.told.map(({ fact }) => fact))
    if (this.#sound) expect(carcosa.invariants(this.s)).toEqual([])
    return undefined
  }
  do(seat: Seat, move: Move): this {
    expect(this.try(seat, move), `${seat} ${JSON.stringify(move)}`).toBeUndefined()
    return this
  }
  /** Whoever is asked ends the turn, until this one is asked. */
  turnOf(seat: Seat): this {
    for (let i = 0; i < 8 && !this.asks(seat, 'turn'); i++) this.do(this.asked, { type: 'endTurn' })
    expect(this.asks(seat, 'turn')).toBe(true)
    return this
  }
  move(seat: Seat, to: NodeId): this {
    return this.do(seat, { type: 'move', to })
  }
  end(seat: Seat): this {
    return this.do(seat, { type: 'endTurn' })
  }

  /** Everybody left ends the turn, and the King's phase goes by with these dice. */
  night(...dice: number[]): this {
    while (this.prompt === 'turn') this.end(this.asked)
    expect(this.chance.dice).toEqual([])
    return this.roll(...dice).do(TABLE, { type: 'kingEndRound' })
  }
  /** [11] The King stays on floor 3, his d6 shows 3, stairs lie in R1 again. */
  quiet(): this {
    return this.night(3, 3, 1, 1, 1)
  }

  get asked(): Seat {
    return (this.position.decisions[0] as { seat: Seat }).seat
  }
  get prompt(): string | undefined {
    return this.position.decisions[0]?.prompt
  }
  asks(seat: Seat, prompt: string): boolean {
    return this.position.decisions.some((decision) => decision.seat === seat && decision.prompt === prompt)
  }
  /** The types of moves on offer for this seat, in order of the alphabet. */
  offers(seat: Seat): string[] {
    const mine = this.position.decisions.filter((decision) => decision.seat === seat)
    const types = mine.flatMap((decision) => plain(this.s, decision).choices.map(({ type }) => type))
    return [...new Set(types)].sort()
  }

  get sanities(): number[] {
    return this.s.players.map(({ sanity }) => sanity)
  }
  get actions(): number[] {
    return this.s.players.map(({ actionsLeft }) => actionsLeft)
  }
  /** What a soul has, by name. */
  items(seat: Seat): CardId[] {
    return this.soul(seat).items.map(cardOf)
  }
  status(seat: Seat, id: StatusId): Status | undefined {
    return this.soul(seat).statuses.find((status) => status.id === id)
  }
  figure(id: MonsterId): Monster | undefined {
    return this.s.monsters.find((monster) => monster.id === id)
  }
  deck(room: RoomId): CardId[] {
    return deckIn(this.s, room).cards.map(cardOf)
  }
  facts<T extends Fact['type']>(type: T): Extract<Fact, { type: T }>[] {
    return this.told.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type)
  }
  /** All luck that was told has come up. */
  done(): void {
    expect([this.chance.dice, this.chance.picks]).toEqual([[], []])
  }
}

const ROLES: readonly RoleId[] = ['HEALER', 'PSYCHIC', 'HIGH_ROLLER', 'BRAWLER']
const NODES: readonly NodeId[] = ['F1_P', 'F2_P', 'F1_R3', 'F2_R4']

/** [11] The fixture BASE4: round 3, P1 to move, everybody with two actions, decks empty. Options are those of the game. */
export function base4(change: (s: State) => void = () => {}, options: Partial<Config> = {}): Table {
  const seats = options.kingMode === 'SEAT' ? 5 : 4
  const config = configure(carcosa as never, options, seats)
  if (isRefusal(config)) throw new Error(JSON.stringify(config))
  const s = Position.setup(carcosa, config as Config, seats, new SeededChance('base4')).state
  s.round = 3
  for (const deck of [...s.boxes, s.motemey]) {
    s.discard.push(...deck.cards)
    deck.cards = []
    deck.known = []
  }
  for (const [seat, p] of s.players.entries()) {
    s.discard.push(...p.items)
    p.items = []
    p.node = NODES[seat] as NodeId
    play(s, seat, ROLES[seat] as RoleId)
  }
  s.stairs = ['F1_R1', 'F2_R1', 'F3_R1']
  s.king.floor = 3
  // Special rooms lie where no scenario goes, unless it says so.
  for (const [floor, special] of s.specials.entries()) special.node = `F${(floor + 1) as 1}_R4`
  for (const special of s.specials) special.destroyed = true
  s.agenda = [
    { step: 'nightfall' },
    { step: 'slot', seat: P4 },
    { step: 'slot', seat: P3 },
    { step: 'slot', seat: P2 },
    { step: 'closeSlot', seat: P1, real: true },
    { step: 'turn', seat: P1 },
  ]
  s.active = P1
  change(s)
  return new Table(s)
}

/** Gives a soul a role, with its printed sanity. */
export function play(s: State, seat: Seat, role: RoleId): void {
  const p = s.players[seat] as Player
  p.role = role
  p.sanityMax = ROLE_OF[role].sanityMax
  p.sanity = p.sanityMax
  p.shield = role === 'TANK' ? 1 : 0
}

/** Sanity of the souls in seat order; the maximum stays. */
export function sane(s: State, ...sanities: (number | undefined)[]): void {
  for (const [seat, sanity] of sanities.entries()) {
    const p = s.players[seat] as Player
    p.sanity = sanity ?? p.sanity
    p.atMinus5 = p.sanity === -5
  }
}

/** Puts a soul somewhere. */
export function at(s: State, seat: Seat, node: NodeId): void {
  ;(s.players[seat] as Player).node = node
}

/** Gives cards out of the pile to a soul. */
export function give(s: State, seat: Seat, ...cards: ItemId[]): Uid[] {
  return cards.map((card) => {
    const uid = take(s, card)
    const p = s.players[seat] as Player
    if (card === 'KEY') p.keys.push(uid)
    else if (ITEM_OF[card].soulbound) p.soulbound.push(uid)
    else p.items.push(uid)
    if (kindOf(card) === 'BOOK') s.book.holder = seat
    return uid
  })
}

/** Lays cards into a room, the top first. */
export function stack(s: State, room: RoomId, ...cards: CardId[]): void {
  const deck = deckIn(s, room)
  deck.cards = cards.map((card) => take(s, card))
  deck.known = cards.map(() => 0)
}

/** Takes a card out of the pile; as many as the match has. */
export function take(s: State, card: CardId): Uid {
  const at = s.discard.findIndex((uid) => cardOf(uid) === card)
  if (at < 0) throw new Error(`no ${card} is left`)
  return s.discard.splice(at, 1)[0] as Uid
}

/** A status of a soul; rounds or turns as said. */
export function afflict(s: State, seat: Seat, id: StatusId, left = 2, source: MonsterId | null = null): void {
  const p = s.players[seat] as Player
  p.statuses.push({ id, left, source, fresh: false, untilRoundEnd: false })
}

/** A figure on the board. */
export function figure(s: State, id: MonsterId, node: NodeId, more: Partial<Monster> = {}): void {
  s.monsters.push({ id, node, stun: 0, loot: [], victim: null, ...more })
}

/** The special room of a floor. */
export function special(s: State, node: RoomId, kind: SpecialId, more: Partial<Special> = {}): void {
  const floor = Number(node[1])
  const other = s.specials.find((one) => one.kind === kind)
  const mine = s.specials[floor - 1] as Special
  if (other && other !== mine) other.kind = mine.kind
  s.specials[floor - 1] = { node, kind, revealed: true, destroyed: false, activations: 0, armory: [], ...more }
}

/** Whose slots are still to come in this round, the open one first. */
export function slots(s: State, first: Seat, ...later: Seat[]): void {
  s.starter = first
  s.active = first
  s.agenda = [
    { step: 'nightfall' },
    ...later.toReversed().map((seat) => ({ step: 'slot', seat }) as const),
    { step: 'closeSlot', seat: first, real: true },
    { step: 'turn', seat: first },
  ]
}

/** The crown on somebody's head. */
export function crown(s: State, seat: Seat, target: number): void {
  ;(s.players[seat] as Player).soulbound.push(CROWN_UID)
  s.crown = { holder: seat, target }
}
