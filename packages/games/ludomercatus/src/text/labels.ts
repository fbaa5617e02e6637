import { JAIL_FINE } from '../data/board.ts'
import { type MoveType, RESIGN_WORD } from '../moves.ts'
import { dn } from './terms.ts'

/** What is being asked, by the decision's prompt. */
export const PROMPTS = {
  preRoll: 'It is your turn: manage your property, then roll the dice.',
  jail: 'You are in Carcer: pay, use a pardon, or try to throw doubles.',
  rollAgain: 'You threw doubles: manage your property, then roll again.',
  endTurn: 'The roll is played out: manage your property, then end your turn.',
  manage: 'You may build, sell, mortgage or trade while others play.',
  buy: 'Nobody owns this property: do you buy it?',
  afford: 'You may mortgage or sell buildings first, to pay for it.',
  auction: 'What do you bid?',
  debt: 'You owe more cash than you hold: raise the money.',
  rescue: 'You may offer a trade that brings in the money.',
  inherit: 'You inherit mortgaged property: which mortgages do you lift at once?',
  claim: 'Buildings are scarce: how many do you claim?',
  place: 'Where do you put up the building?',
  trade: 'A trade is offered to you: what do you answer?',
  tradeOffered: 'Your offer waits for an answer; you may still withdraw it.',
  resign: 'You may leave the market for good.',
  token: 'You may choose the token that stands for you.',
  timeUp: 'The market closes when its time is up.',
} as const

/** What a choice does, as its button says. */
export const CHOICES: Readonly<Record<MoveType, string>> = {
  roll: 'Roll the dice',
  endTurn: 'End the turn',
  jailPay: `Pay ${dn(JAIL_FINE)} and leave Carcer`,
  jailCard: 'Use a pardon',
  jailRoll: 'Try for doubles',
  buy: 'Buy',
  decline: 'Do not buy',
  bid: 'Bid',
  pass: 'Pass',
  build: 'Build',
  sellBuildings: 'Sell buildings',
  mortgage: 'Mortgage',
  unmortgage: 'Lift a mortgage',
  proposeTrade: 'Propose a trade',
  counterTrade: 'Make a counter-offer',
  acceptTrade: 'Accept the trade',
  declineTrade: 'Decline the trade',
  withdrawTrade: 'Withdraw the offer',
  claim: 'Claim buildings',
  place: 'Put up a building',
  placeDone: 'No more buildings',
  settleInherited: 'Settle the mortgages',
  liquidate: 'Let the bank raise the money',
  declareBankruptcy: 'Declare bankruptcy',
  resign: 'Resign from the match',
  takeToken: 'Choose a token',
  timeUp: 'Call time',
}

/** What a parameter is; those of the same name mean the same wherever they occur. */
export const PARAMS: Readonly<Record<string, string>> = {
  deck: 'Pardon from',
  amount: 'Your bid',
  group: 'District',
  levels: 'Buildings on each street',
  space: 'Property',
  to: 'With whom',
  give: 'You give',
  get: 'You receive',
  cash: 'Denarii',
  spaces: 'Properties',
  jailCards: 'Pardons',
  lift: 'Mortgages to lift at once',
  revision: 'Offer number',
  count: 'How many',
  token: 'Token',
  word: `Type “${RESIGN_WORD}” to confirm`,
}
