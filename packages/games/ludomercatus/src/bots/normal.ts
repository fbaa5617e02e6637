import type { Ask, Bot, Seat } from '@ludoteca/kernel'
import { PROPERTIES } from '../data/board.ts'
import { END_TURN, type Move, ROLL } from '../moves.ts'
import { deedOf } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import type { View } from '../view.ts'
import { chooseAnswer } from './answering.ts'
import { chooseBid } from './auction.ts'
import { cheapestWanted, chooseBuild } from './building.ts'
import { chooseBuy } from './buying.ts'
import { reserveOf } from './danger.ts'
import { chooseJail } from './jail.ts'
import { chooseInheritance, chooseUnmortgage } from './mortgages.ts'
import { RESERVE_MIN, UNMORTGAGE_SPARE } from './params.ts'
import { chooseProposal } from './proposing.ts'
import { chooseRaise } from './raising.ts'
import { chooseClaim, choosePlace } from './shortage.ts'

/** [26] Buys, builds and trades with an eye on the next throw. */
export const normal: Bot<View, Move> = (ask) => {
  const { view, seat } = ask
  switch (view.phase) {
    case 'preRoll':
    case 'postRoll':
    case 'jail':
      return view.active === seat ? (manageOnTurn(ask) ?? goOn(view)) : manageMeanwhile(view, seat)
    case 'buy':
      return chooseBuy(view, seat)
    case 'auction':
      return chooseBid(view, seat)
    case 'debt':
      return chooseRaise(ask)
    case 'inherit':
      return chooseInheritance(view, seat, reserveOf(view, seat))
    case 'claim':
      return chooseClaim(view, seat)
    case 'place':
      return choosePlace(view, seat)
    case 'trade':
      return chooseAnswer(ask)
    case 'over':
      return undefined
  }
}

function goOn(view: View): Move {
  if (view.phase === 'jail') return chooseJail(view, view.active)
  return view.phase === 'preRoll' || view.mayRollAgain ? ROLL : END_TURN
}

/** Out of turn only building matters: it must stand before the others throw. */
function manageMeanwhile(view: View, seat: Seat): Move | undefined {
  const { cash } = playerAt(view, seat)
  if (cash < RESERVE_MIN) return undefined
  const cost = cheapestWanted(view, seat)
  return cost === null || cash < RESERVE_MIN + cost ? undefined : chooseBuild(view, seat, reserveOf(view, seat))
}

/** On its turn the bot also frees property and, when the turn is about to end, looks for a trade. */
function manageOnTurn(ask: Ask<View, Move>): Move | undefined {
  const { view, seat, chance } = ask
  const build = manageMeanwhile(view, seat)
  if (build) return build
  const unmortgage = mayUnmortgage(view, seat) ? chooseUnmortgage(view, seat, reserveOf(view, seat)) : undefined
  if (unmortgage || view.phase !== 'postRoll' || view.mayRollAgain || view.proposalsUsed[seat] !== 0) return unmortgage
  const proposal = chooseProposal(view, seat, chance)
  return proposal && !ask.refusalOf(proposal) ? proposal : undefined
}

/** Whether there is anything to free, and cash for it beyond the least reserve. */
function mayUnmortgage(view: View, seat: Seat): boolean {
  if (playerAt(view, seat).cash <= RESERVE_MIN + UNMORTGAGE_SPARE) return false
  for (const space of PROPERTIES) {
    const { owner, mortgaged } = deedOf(view, space)
    if (mortgaged && owner === seat) return true
  }
  return false
}
