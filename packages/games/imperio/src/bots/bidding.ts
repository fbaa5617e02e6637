import type { Chance, Seat } from '@ludoteca/kernel'
import { propertyCard } from '../data/properties.ts'
import type { Move } from '../moves.ts'
import { canGrow } from '../rules/actions.ts'
import { activePactOf } from '../rules/pacts.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { type Lot, lotsWithin } from './lots.ts'
import { chooseAgainst } from './rivals.ts'
import { ownerIn, roundsLeft } from './seen.ts'

const NO_BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
const BREAK_PACT: Move = { type: 'action', action: 'BREAK_PACT' }

/** [15.1] One of so many best lots is taken, so that not all bots want the same. */
const LOTS_WEIGHED = 3
/** [15.1] With so much Fame a token is spent. */
const TOKEN_FAME = 4
/** What the action is worth that it costs, where one could have built; with fewer rounds left nobody does. */
const BUILDING = 2
const ROUNDS_TO_BUILD = 3

/** [15.1] A lot among the best, for a part of what it seems worth; or, before that, the word that stands in the way. */
export function chooseBid(view: View, seat: Seat, character: Character, chance: Chance): Move {
  const { cash, fame } = ownerIn(view, seat)
  const spend = view.round === view.rounds ? cash : cash - character.keepBidding
  const pact = activePactOf(view, seat)
  const lots = lotsWithin(view, seat, spend, character, chance)
  const free = pact === undefined ? lots : lots.filter(({ lot }) => propertyCard(lot).district !== pact.district)
  if (pact !== undefined && free.length < lots.length) {
    const promised = lots.find((lot) => !free.includes(lot)) as Lot
    // Whoever has broken a pact knows what for. Only who is bound by one can have broken it.
    if (view.own?.brokePact === true) return bid(promised, priceOf(promised, spend, character), fame)
    if (isWorthTheWord(view, seat, promised, free[0], character)) return BREAK_PACT
  }
  if (free.length === 0) return NO_BID
  if (character.weighsRivals) {
    const choice = chooseAgainst(view, seat, free, spend, character, chance)
    return choice === undefined ? NO_BID : bid(choice.lot, choice.amount, fame)
  }
  const best = free[chance.int('bid', Math.min(LOTS_WEIGHED, free.length))] as Lot
  return bid(best, priceOf(best, spend, character), fame)
}

function bid({ lot }: Lot, amount: number, fame: number): Move {
  return { type: 'bid', propertyId: lot, amount, useFameToken: fame >= TOKEN_FAME }
}

/** A part of what it seems worth. */
function priceOf({ value, reserve }: Lot, spend: number, { bidPercent }: Character): number {
  return Math.min(Math.max(Math.floor((value * bidPercent) / 100), reserve), spend)
}

/** [4.5] Once in a match: so much better than every other lot, what the action could have built counted in. */
function isWorthTheWord(
  view: View,
  seat: Seat,
  promised: Lot,
  best: Lot | undefined,
  { breaksFor }: Character,
): boolean {
  if (breaksFor === null || ownerIn(view, seat).brokePactUsed) return false
  const builds =
    roundsLeft(view) >= ROUNDS_TO_BUILD && view.properties.some((one) => one.owner === seat && canGrow(one))
  return promised.gain - (best?.gain ?? 0) >= breaksFor + (builds ? BUILDING : 0)
}
