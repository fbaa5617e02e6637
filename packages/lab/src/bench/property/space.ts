import { HOTEL, JAIL, SALARY, SPACE_COUNT } from '@ludoteca/ludomercatus'
import { auction } from './auction.ts'
import { pay } from './debt.ts'
import { mortgageAny } from './manage.ts'
import {
  CARDS,
  CHANCE_CARD,
  CHEST_CARD,
  GROUP_OF,
  HARBOUR,
  LICTOR,
  PRICE,
  RENTS,
  STREET,
  TAX,
  TYPE,
  WORK,
} from './tables.ts'
import { reachesForOther } from './window.ts'
import { below, heldOf, liveAfter, NOBODY, ownsAll, type World } from './world.ts'

export function throwDie(w: World): number {
  return 1 + below(w, 6)
}

export function jail(w: World, seat: number): void {
  w.position[seat] = JAIL
  w.jailed[seat] = true
  w.jailTurns[seat] = 0
}

/** Forward to a space, with the salary for passing the start; then whatever the space does. */
export function advance(w: World, seat: number, to: number, thrown: number, rent = 1): void {
  if (to <= (w.position[seat] as number)) w.cash[seat] = (w.cash[seat] as number) + SALARY
  w.position[seat] = to
  resolve(w, seat, thrown, rent)
}

/** `rent` is 1 as usual, 2 for twice, 10 for ten times a fresh throw. */
function resolve(w: World, seat: number, thrown: number, rent: number): void {
  const space = w.position[seat] as number
  const type = TYPE[space] as number
  if (type === CHANCE_CARD || type === CHEST_CARD) return drawCard(w, seat, type - CHANCE_CARD, thrown)
  if (type === LICTOR) return jail(w, seat)
  if ((TAX[space] as number) > 0) return void pay(w, seat, TAX[space] as number, NOBODY)
  if ((PRICE[space] as number) === 0) return
  const owner = w.owner[space] as number
  if (owner === NOBODY) return offer(w, seat, space)
  if (owner !== seat && !w.mortgaged[space]) pay(w, seat, rentOf(w, space, owner, thrown, rent), owner)
}

/** Buys at the printed price or declines; now and then mortgages something first. */
function offer(w: World, seat: number, space: number): void {
  const price = PRICE[space] as number
  do w.moves++
  while (reachesForOther(w) && mortgageAny(w, seat))
  if ((w.cash[seat] as number) < price || below(w, 2) === 0) return auction(w, space, seat, true)
  w.cash[seat] = (w.cash[seat] as number) - price
  w.owner[space] = seat
}

function rentOf(w: World, space: number, owner: number, thrown: number, rent: number): number {
  const rents = RENTS[space] as number[]
  const group = GROUP_OF[space] as number
  switch (TYPE[space]) {
    case STREET: {
      const level = w.level[space] as number
      return (rents[level] as number) * (level === 0 && ownsAll(w, owner, group) ? 2 : 1)
    }
    case HARBOUR:
      return (rents[heldOf(w, owner, group) - 1] as number) * rent
    case WORK:
      return rent === 10 ? 10 * (throwDie(w) + throwDie(w)) : (rents[heldOf(w, owner, group) - 1] as number) * thrown
    default:
      return 0
  }
}

function drawCard(w: World, seat: number, deck: number, thrown: number): void {
  const cards = w.decks[deck] as number[]
  const card = cards.shift() as number
  const { effect } = CARDS[card] as (typeof CARDS)[number]
  if (effect.kind === 'keepJailCard') return void (w.held[seat] as number[]).push(card)
  cards.push(card)
  switch (effect.kind) {
    case 'advanceTo':
      return advance(w, seat, effect.space, thrown)
    case 'advanceToNearest': {
      const harbour = effect.target === 'railroad'
      return advance(w, seat, nextOf(w, seat, harbour ? HARBOUR : WORK), thrown, harbour ? 2 : 10)
    }
    case 'moveBack':
      w.position[seat] = (w.position[seat] as number) - effect.steps
      return resolve(w, seat, thrown, 1)
    case 'goToJail':
      return jail(w, seat)
    case 'collectBank':
      w.cash[seat] = (w.cash[seat] as number) + effect.amount
      return
    case 'payBank':
      return void pay(w, seat, effect.amount, NOBODY)
    case 'payEach':
      for (const other of liveAfter(w, seat)) if (!pay(w, seat, effect.amount, other)) return
      return
    case 'collectEach':
      for (const other of liveAfter(w, seat)) if (w.live > 1) pay(w, other, effect.amount, seat)
      return
    case 'repairs':
      return void pay(w, seat, repairs(w, seat, effect.perHouse, effect.perHotel), NOBODY)
  }
}

function nextOf(w: World, seat: number, type: number): number {
  let space = w.position[seat] as number
  do space = (space + 1) % SPACE_COUNT
  while (TYPE[space] !== type)
  return space
}

function repairs(w: World, seat: number, perHouse: number, perHotel: number): number {
  let due = 0
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (w.owner[space] !== seat) continue
    const level = w.level[space] as number
    due += level === HOTEL ? perHotel : level * perHouse
  }
  return due
}
