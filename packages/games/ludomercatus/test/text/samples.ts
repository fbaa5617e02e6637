import type { Config } from '../../src/config.ts'
import { options } from '../../src/config.ts'
import type { Fact, FactType } from '../../src/facts.ts'
import type { Bundle, MoveOf, MoveType } from '../../src/moves.ts'

const NAMES = ['Livia', 'Brutus', 'Claudia', 'Decimus', 'Flavia', 'Gaius', 'Helvia', 'Iulus']
export const names = (seat: number) => NAMES[seat] ?? 'The table'

export const NOTHING: Bundle = { cash: 0, spaces: [], jailCards: [] }

const standard = Object.fromEntries(
  Object.entries(options).map(([key, spec]) => [key, spec.default]),
) as unknown as Config

const toBank = { payer: 0, payee: 'bank', amount: 1200 } as const
const fromBank = { payer: 'bank', payee: 0, amount: 1200 } as const
const terms = {
  proposer: 0,
  responder: 1,
  give: { cash: 120, spaces: [5], jailCards: [] },
  get: { cash: 0, spaces: [19], jailCards: ['chance'] },
  lift: [19],
  revision: 1,
} as const

/** One fact of each type. */
export const FACTS: { readonly [T in FactType]: Extract<Fact, { type: T }> } = {
  gameStarted: { type: 'gameStarted', seats: 4, startSeat: 2, options: { ...standard, doubleGo: true } },
  tokenTaken: { type: 'tokenTaken', seat: 0, token: 'oil-lamp' },
  turnStarted: { type: 'turnStarted', seat: 0, turnNo: 1234, round: 309 },
  dice: { type: 'dice', seat: 0, purpose: 'move', dice: [3, 4] },
  moved: { type: 'moved', seat: 0, from: 3, to: 10, via: 'dice' },
  sentToJail: { type: 'sentToJail', seat: 0, cause: 'space' },
  leftJail: { type: 'leftJail', seat: 0, how: 'doubles' },
  cardDrawn: { type: 'cardDrawn', seat: 0, deck: 'chance', card: 'F12' },
  cardReturned: { type: 'cardReturned', seat: 0, deck: 'chest', card: 'A05' },
  bought: { type: 'bought', seat: 0, space: 39, payer: 0, payee: 'bank', amount: 400 },
  declined: { type: 'declined', seat: 0, space: 39 },
  auctionOpened: { type: 'auctionOpened', lot: 'house', space: null, order: [1, 0], opening: 50 },
  bid: { type: 'bid', seat: 1, bid: 1250 },
  passed: { type: 'passed', seat: 0, auto: true },
  auctionSold: { type: 'auctionSold', seat: 0, lot: 'space', space: 39, ...toBank },
  auctionUnsold: { type: 'auctionUnsold', lot: 'hotel', space: null },
  rentPaid: { type: 'rentPaid', space: 18, rule: 'doubled', payer: 0, payee: 1, amount: 28 },
  rentForgone: { type: 'rentForgone', seat: 0, space: 18, owner: 1 },
  paid: { type: 'paid', reason: 'tax', payer: 0, payee: 'pot', amount: 200 },
  received: { type: 'received', reason: 'salary', payer: 'bank', payee: 0, amount: 200 },
  built: { type: 'built', seat: 0, group: 'amber', levels: [2, 1, 1], kind: 'house', count: 4, ...toBank },
  soldBuildings: { type: 'soldBuildings', seat: 0, group: 'crimson', levels: [5, 5, 4], ...fromBank },
  shortageOpened: { type: 'shortageOpened', seat: 0, kind: 'house', count: 2, supply: 2 },
  claimed: { type: 'claimed', seat: 1, count: 0 },
  placed: { type: 'placed', seat: 0, space: 31, kind: 'house', payer: 0, payee: 'bank', amount: 0 },
  mortgaged: { type: 'mortgaged', seat: 0, space: 39, payer: 'bank', payee: 0, amount: 200 },
  unmortgaged: { type: 'unmortgaged', seat: 0, space: 39, payer: 0, payee: 'bank', amount: 220 },
  tradeProposed: { type: 'tradeProposed', ...terms },
  tradeCountered: { type: 'tradeCountered', ...terms, revision: 2 },
  tradeAccepted: { type: 'tradeAccepted', ...terms, responderLift: [5] },
  tradeDeclined: { type: 'tradeDeclined', proposer: 0, responder: 1 },
  tradeWithdrawn: { type: 'tradeWithdrawn', proposer: 0, responder: 1 },
  debtOpened: { type: 'debtOpened', seat: 0, due: 150, reason: 'payEach', payees: [1, 2, 3] },
  debtSettled: { type: 'debtSettled', seat: 0, due: 600, reason: 'rent' },
  bankrupt: { type: 'bankrupt', seat: 3, creditors: [1], spaces: [5, 12], jailCards: ['chest'], resigned: false },
  inherited: { type: 'inherited', seat: 1, lifted: [5], kept: [12] },
  potChanged: { type: 'potChanged', pot: 540 },
  timeCalled: { type: 'timeCalled', round: 7 },
  turnEnded: { type: 'turnEnded', seat: 0 },
  roundEnded: { type: 'roundEnded', round: 3 },
  gameOver: { type: 'gameOver', reason: 'roundLimit', ranks: [2, 1, 3], worths: [3150, 3350, 0] },
}

/** One move of each type. */
export const MOVES: { readonly [T in MoveType]: MoveOf<T> } = {
  roll: { type: 'roll' },
  endTurn: { type: 'endTurn' },
  jailPay: { type: 'jailPay' },
  jailCard: { type: 'jailCard', deck: 'chest' },
  jailRoll: { type: 'jailRoll' },
  buy: { type: 'buy' },
  decline: { type: 'decline' },
  bid: { type: 'bid', amount: 1250 },
  pass: { type: 'pass' },
  build: { type: 'build', group: 'amber', levels: [5, 4, 4] },
  sellBuildings: { type: 'sellBuildings', group: 'purple', levels: [0, 0] },
  mortgage: { type: 'mortgage', space: 39 },
  unmortgage: { type: 'unmortgage', space: 39 },
  proposeTrade: { type: 'proposeTrade', to: 1, give: { ...NOTHING, spaces: [5] }, get: NOTHING },
  counterTrade: { type: 'counterTrade', to: 0, give: NOTHING, get: { ...NOTHING, cash: 80 }, lift: [] },
  acceptTrade: { type: 'acceptTrade', revision: 2, lift: [25] },
  declineTrade: { type: 'declineTrade', revision: 2 },
  withdrawTrade: { type: 'withdrawTrade', revision: 2 },
  claim: { type: 'claim', count: 1 },
  place: { type: 'place', space: 31 },
  placeDone: { type: 'placeDone' },
  settleInherited: { type: 'settleInherited', lift: [] },
  liquidate: { type: 'liquidate' },
  declareBankruptcy: { type: 'declareBankruptcy' },
  resign: { type: 'resign', word: 'resign' },
  takeToken: { type: 'takeToken', token: 'wheat-sheaf' },
  timeUp: { type: 'timeUp' },
}
