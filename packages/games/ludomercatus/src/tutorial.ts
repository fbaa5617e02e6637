import { type BoxTutorial, type Exercise, inOrder, LEARNER, type Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import { type Bundle, END_TURN, type Move, PASS, ROLL } from './moves.ts'
import type { State } from './state.ts'
import { COACH, LEARNT, WATCH } from './text/coach.ts'
import { frameOf, type View } from './view.ts'

/** By this luck the first three come to stand on the three streets of Ripa, and Gaius on one of them in the second round. */
const SEED = 'ludomercatus, the first deal: 1888439'

const [LIVIA, MARCUS] = [1, 2] as const
const OTHERS = ['Livia', 'Marcus', 'Gaius']

const RIPA = [6, 8, 9] as const
const LAST_STREET = 9
/** What Marcus asks at least, and what is more than enough. */
const FAIR = { min: 150, max: 400 } as const
const BID_MAX = 200
const TABERNAE = 2

const nothing: Bundle = { cash: 0, spaces: [], jailCards: [] }
const offer: Move = {
  type: 'proposeTrade',
  to: MARCUS,
  give: { ...nothing, cash: 240 },
  get: { ...nothing, spaces: [LAST_STREET] },
}

const isBuilt = ({ deeds }: View) => RIPA.every((space) => (deeds[space]?.level ?? 0) >= TABERNAE)
const isTurn = (round: number) => (view: View) => view.round === round && view.active === LEARNER

/** Two turns, from the first street to the first rent. */
const EXERCISES: readonly Exercise<View, Move>[] = [
  { id: 'board', about: 'board', text: COACH.board },
  { id: 'roll', about: 'decision', text: COACH.roll, move: ROLL },
  { id: 'buy', about: 'decision', text: COACH.buy, move: { type: 'buy' } },
  { id: 'endTurn', about: 'decision', text: COACH.endTurn, move: END_TURN },
  {
    id: 'auction',
    about: 'decision',
    text: COACH.auction,
    move: { type: 'bid', amount: 80 },
    allows: (move) => move.type === 'bid' && move.amount <= BID_MAX,
  },
  {
    id: 'trade',
    about: 'trade',
    text: COACH.trade,
    move: offer,
    allows: isFairOffer,
    when: isTurn(2),
    until: ({ deeds }) => deeds[LAST_STREET]?.owner === LEARNER,
  },
  {
    id: 'build',
    about: 'manage',
    text: COACH.build,
    move: { type: 'build', group: 'azure', levels: RIPA.map(() => TABERNAE) },
    allows: (move) => move.type === 'build' && move.levels.every((level) => level <= TABERNAE),
    until: isBuilt,
  },
  { id: 'again', about: 'decision', text: COACH.again, move: ROLL },
  { id: 'visit', about: 'decision', text: COACH.visit, move: END_TURN, until: isTurn(3) },
  { id: 'rent', about: 'players', text: COACH.rent },
]

/** A district is bought, auctioned, traded for and built on, and pays its first rent. */
export const tutorial: BoxTutorial<Config, State, Move, View, Fact> = {
  seed: SEED,
  options: { startingPlayer: 'first', clocks: false },
  others: OTHERS,
  ...inOrder(EXERCISES),
  play: moveOf,
  watch: WATCH,
  learnt: LEARNT,
}

function isFairOffer(move: Move): boolean {
  if (move.type !== 'proposeTrade' || move.to !== MARCUS || (move.lift?.length ?? 0) > 0) return false
  const { give, get } = move
  const asksForIt = get.cash === 0 && get.jailCards.length === 0 && get.spaces.join() === `${LAST_STREET}`
  return asksForIt && give.spaces.length === 0 && give.cash >= FAIR.min && give.cash <= FAIR.max
}

/** What the others do where it matters; for the rest they are easy bots. */
function moveOf(view: Readonly<View>, seat: Seat): Move | undefined {
  switch (view.phase) {
    case 'preRoll':
      return ROLL
    case 'postRoll':
      return view.mayRollAgain ? ROLL : END_TURN
    case 'buy':
      return { type: seat === LIVIA && view.round === 1 ? 'decline' : 'buy' }
    case 'auction':
      return seat === MARCUS && frameOf(view, 'auction')?.leader === null ? { type: 'bid', amount: 30 } : PASS
    case 'trade':
      return { type: 'acceptTrade', revision: frameOf(view, 'trade')?.revision ?? 1 }
    default:
      return undefined
  }
}
