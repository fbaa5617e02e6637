import type { Seat } from '@ludoteca/kernel'
import {
  type Bundle,
  type Deed,
  type Fact,
  GROUPS,
  type Group,
  netWorth,
  type Purse,
  SPACES,
  START_CASH,
} from '@ludoteca/ludomercatus'

/** What a match looked like, told from its story. */
export interface Ledger {
  /** The rounds after which worth was taken; 0 is the start. */
  readonly rounds: readonly number[]
  /** Net worth by seat, after each of these rounds. */
  readonly worths: readonly (readonly number[])[]
  /** Cash by seat, after each of these rounds. */
  readonly cash: readonly (readonly number[])[]
  /** How often a move ended on each space. */
  readonly visits: readonly number[]
  /** Rent that each space brought, and that each seat got and paid. */
  readonly rentOn: readonly number[]
  readonly rentGot: readonly number[]
  readonly rentPaid: readonly number[]
}

interface Book {
  readonly players: { cash: number; bankrupt: boolean; jailCards: [] }[]
  readonly deeds: (Deed | null)[]
}

/** Reads a story from its beginning; nothing when the beginning is missing. */
export function ledgerOf(facts: readonly Fact[]): Ledger | undefined {
  const [start] = facts
  if (start?.type !== 'gameStarted') return undefined
  const book = newBook(start.seats)
  const worth = () => book.players.map((_, seat) => netWorth(book, seat))
  const rounds = [0]
  const worths = [worth()]
  const cashInHand = () => book.players.map((player) => player.cash)
  const cash = [cashInHand()]
  const visits = SPACES.map(() => 0)
  const rentOn = SPACES.map(() => 0)
  const rentGot = book.players.map(() => 0)
  const rentPaid = book.players.map(() => 0)
  let round = 1
  for (const fact of facts) {
    enter(book, fact)
    if (fact.type === 'turnStarted') round = fact.round
    else if (fact.type === 'moved') add(visits, fact.to, 1)
    else if (fact.type === 'rentPaid') {
      add(rentOn, fact.space, fact.amount)
      add(rentGot, Number(fact.payee), fact.amount)
      add(rentPaid, Number(fact.payer), fact.amount)
    } else if (fact.type === 'roundEnded' || fact.type === 'gameOver') {
      if (rounds.at(-1) === round) {
        worths.pop()
        cash.pop()
      } else rounds.push(round)
      worths.push(worth())
      cash.push(cashInHand())
    }
  }
  return { rounds, worths, cash, visits, rentOn, rentGot, rentPaid }
}

function newBook(seats: number): Book {
  return {
    players: Array.from({ length: seats }, () => ({ cash: START_CASH, bankrupt: false, jailCards: [] })),
    deeds: SPACES.map(({ price }) => (price > 0 ? { owner: null, mortgaged: false, level: 0 } : null)),
  }
}

/** Every movement of money is in exactly one fact; the rest is about deeds. */
function enter(book: Book, fact: Fact): void {
  if ('payer' in fact) pay(book, fact.payer, fact.payee, fact.amount)
  switch (fact.type) {
    case 'bought':
      return change(book, fact.space, { owner: fact.seat })
    case 'auctionSold':
      if (fact.lot === 'space' && fact.space !== null) change(book, fact.space, { owner: fact.seat })
      return
    case 'built':
    case 'soldBuildings':
      return setLevels(book, fact.group, fact.levels)
    case 'placed':
      return change(book, fact.space, { level: (book.deeds[fact.space]?.level ?? 0) + 1 })
    case 'mortgaged':
    case 'unmortgaged':
      return change(book, fact.space, { mortgaged: fact.type === 'mortgaged' })
    case 'tradeAccepted':
      hand(book, fact.give, fact.responder)
      hand(book, fact.get, fact.proposer)
      return free(book, [...fact.lift, ...fact.responderLift])
    case 'inherited':
      return free(book, fact.lifted)
    case 'bankrupt':
      return leave(book, fact)
  }
}

function leave(book: Book, { seat, creditors, spaces }: Extract<Fact, { type: 'bankrupt' }>): void {
  const player = book.players[seat]
  if (player) player.bankrupt = true
  const [heir] = creditors
  const toBank = { owner: null, mortgaged: false, level: 0 }
  for (const space of spaces) change(book, space, creditors.length === 1 ? { owner: heir as Seat, level: 0 } : toBank)
}

function pay(book: Book, payer: Purse, payee: Purse, amount: number): void {
  const from = typeof payer === 'number' ? book.players[payer] : undefined
  const to = typeof payee === 'number' ? book.players[payee] : undefined
  if (from) from.cash -= amount
  if (to) to.cash += amount
}

function hand(book: Book, { spaces }: Bundle, owner: Seat): void {
  for (const space of spaces) change(book, space, { owner })
}

function free(book: Book, spaces: readonly number[]): void {
  for (const space of spaces) change(book, space, { mortgaged: false })
}

function setLevels(book: Book, id: string, levels: readonly number[]): void {
  const { members } = GROUPS.find((group) => group.id === id) as Group
  for (const [i, space] of members.entries()) change(book, space, { level: levels[i] as number })
}

function change(book: Book, space: number, to: Partial<Deed>): void {
  Object.assign(book.deeds[space] ?? {}, to)
}

function add(sums: number[], at: number, amount: number): void {
  sums[at] = (sums[at] ?? 0) + amount
}
