import type { Bot } from '@ludoteca/kernel'
import { END_TURN, type Move, PASS, ROLL } from '../moves.ts'
import { frameOf, type View } from '../view.ts'
import { normal } from './normal.ts'

/** [26] Like `normal`, but never deals with others: proposes nothing and takes nothing. */
const hermit: Bot<View, Move> = (ask) => {
  const offer = frameOf(ask.view, 'trade')
  if (offer) return { type: 'declineTrade', revision: offer.revision }
  const move = normal(ask)
  if (move?.type !== 'proposeTrade') return move
  return ask.view.phase === 'postRoll' ? END_TURN : undefined
}

/** [26] Like `normal`, but buys where it lands and never bids. */
const silent: Bot<View, Move> = (ask) => (ask.view.phase === 'auction' ? PASS : normal(ask))

/** [26] Like `normal`, but keeps its cash: no house is ever built. */
const landlord: Bot<View, Move> = (ask) => {
  const move = normal(ask)
  if (move?.type !== 'build') return move
  const { view, seat } = ask
  if (view.active !== seat) return undefined
  if (view.phase === 'preRoll' || view.mayRollAgain) return ROLL
  return view.phase === 'postRoll' ? END_TURN : undefined
}

/** What is that trait worth? */
export const plans = { hermit, silent, landlord }
