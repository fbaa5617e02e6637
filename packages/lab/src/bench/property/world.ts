import { HOTELS, HOUSES, START_CASH } from '@ludoteca/ludomercatus'
import { CARDS, GROUP_OF, MEMBERS } from './tables.ts'

export const NOBODY = -1

/** Everything about one match, changed in place. */
export interface World {
  readonly seats: number
  live: number
  active: number
  readonly cash: number[]
  readonly position: number[]
  readonly jailed: boolean[]
  readonly jailTurns: number[]
  /** Cards held, by seat. */
  readonly held: number[][]
  readonly bankrupt: boolean[]
  /** By space. */
  readonly owner: number[]
  readonly mortgaged: boolean[]
  readonly level: number[]
  houses: number
  hotels: number
  readonly decks: [number[], number[]]
  /** How many decisions were taken: one for each move a player of the game would make. */
  moves: number
  random: number
}

export function newWorld(seats: number, seed: number): World {
  const zeros = (n: number) => new Array<number>(n).fill(0)
  const world: World = {
    seats,
    live: seats,
    active: 0,
    cash: zeros(seats).fill(START_CASH),
    position: zeros(seats),
    jailed: zeros(seats).map(() => false),
    jailTurns: zeros(seats),
    held: zeros(seats).map(() => []),
    bankrupt: zeros(seats).map(() => false),
    owner: zeros(40).fill(NOBODY),
    mortgaged: zeros(40).map(() => false),
    level: zeros(40),
    houses: HOUSES,
    hotels: HOTELS,
    decks: [CARDS.slice(0, 16).map((_, i) => i), CARDS.slice(16).map((_, i) => 16 + i)],
    moves: 0,
    random: seed | 1,
  }
  for (const deck of world.decks) shuffle(world, deck)
  world.active = below(world, seats)
  return world
}

/** A whole number from 0 to n−1 from a bare xorshift generator. */
export function below(w: World, n: number): number {
  let x = w.random
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  w.random = x
  return ((x >>> 0) % n) | 0
}

function shuffle(w: World, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(w, i + 1)
    const item = items[i] as number
    items[i] = items[j] as number
    items[j] = item
  }
}

export function ownsAll(w: World, seat: number, group: number): boolean {
  for (const space of MEMBERS[group] as number[]) if (w.owner[space] !== seat) return false
  return true
}

export function isBuilt(w: World, group: number): boolean {
  for (const space of MEMBERS[group] as number[]) if ((w.level[space] as number) > 0) return true
  return false
}

export function heldOf(w: World, seat: number, group: number): number {
  let held = 0
  for (const space of MEMBERS[group] as number[]) if (w.owner[space] === seat) held++
  return held
}

export function canMortgage(w: World, seat: number, space: number): boolean {
  return w.owner[space] === seat && !w.mortgaged[space] && !isBuilt(w, GROUP_OF[space] as number)
}

/** The live seats after this one, in order. */
export function liveAfter(w: World, seat: number): number[] {
  const seats: number[] = []
  for (let i = 1; i < w.seats; i++) {
    const other = (seat + i) % w.seats
    if (!w.bankrupt[other]) seats.push(other)
  }
  return seats
}
