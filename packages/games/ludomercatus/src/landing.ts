import type { Chance } from '@ludoteca/kernel'
import { DOUBLES_MAX, JAIL, JAIL_ROLLS_MAX, SPACE_COUNT, SPACES, type Space } from './data/board.ts'
import { CARDS, type CardEffect, type CardId, CHANCE, CHEST, type DeckId } from './data/cards.ts'
import { distanceToNext } from './rules/movement.ts'

/** [23] `leave` pays at once when a turn begins in jail; `stay` always rolls for freedom. */
export type JailPolicy = 'leave' | 'stay'

/** How often a lone token came to rest on each space. */
export interface LandingCounts {
  /** By space; on the jail space only visits count here. */
  readonly spaces: readonly number[]
  readonly inJail: number
}

interface Walker {
  position: number
  inJail: boolean
  jailTurns: number
  doubles: number
  readonly decks: Readonly<Record<DeckId, CardId[]>>
}

/** [23, D43] Walks one token around the board with the cards and jail rules of the game; money does not matter. */
export function landingCounts(chance: Chance, throws: number, policy: JailPolicy): LandingCounts {
  const spaces = Array.from({ length: SPACE_COUNT }, () => 0)
  let inJail = 0
  const walker = newWalker(chance)
  for (let i = 0; i < throws; i++) {
    takeThrow(walker, chance.die('dice', 6), chance.die('dice', 6), policy)
    if (walker.inJail) inJail++
    else spaces[walker.position] = (spaces[walker.position] as number) + 1
  }
  return { spaces, inJail }
}

function newWalker(chance: Chance): Walker {
  const decks = { chance: CHANCE.map(({ id }) => id), chest: CHEST.map(({ id }) => id) }
  chance.shuffle('deck:chance', decks.chance)
  chance.shuffle('deck:chest', decks.chest)
  return { position: 0, inJail: false, jailTurns: 0, doubles: 0, decks }
}

function takeThrow(walker: Walker, first: number, second: number, policy: JailPolicy): void {
  const doubles = first === second
  if (walker.inJail && policy === 'stay') return throwInJail(walker, doubles, first + second)
  walker.inJail = false
  walker.doubles = doubles ? walker.doubles + 1 : 0
  if (walker.doubles === DOUBLES_MAX) return toJail(walker)
  walk(walker, first + second)
}

/** [11.3, 11.4] Doubles lead out without another roll; the third failure leads out for money. */
function throwInJail(walker: Walker, doubles: boolean, total: number): void {
  walker.jailTurns++
  if (!doubles && walker.jailTurns < JAIL_ROLLS_MAX) return
  walker.inJail = false
  walk(walker, total)
}

function walk(walker: Walker, spaces: number): void {
  walker.position = (walker.position + spaces) % SPACE_COUNT
  const { type } = SPACES[walker.position] as Space
  if (type === 'gotojail') return toJail(walker)
  if (type === 'chance' || type === 'chest') followCard(walker, drawFrom(walker.decks[type]))
}

/** [23] Jail cards go back at once here, so that all sixteen stay in play. */
function drawFrom(deck: CardId[]): CardEffect {
  const id = deck.shift() as CardId
  deck.push(id)
  return (CARDS.get(id) as { effect: CardEffect }).effect
}

function followCard(walker: Walker, effect: CardEffect): void {
  switch (effect.kind) {
    case 'advanceTo':
      walker.position = effect.space
      return
    case 'advanceToNearest':
      return walk(walker, distanceToNext(walker.position, effect.target))
    case 'moveBack':
      return walk(walker, SPACE_COUNT - effect.steps)
    case 'goToJail':
      return toJail(walker)
    default:
      return
  }
}

function toJail(walker: Walker): void {
  walker.position = JAIL
  walker.inJail = true
  walker.jailTurns = 0
  walker.doubles = 0
}
