import type { Names, Seat } from '@ludoteca/kernel'
import type { MoveOf, MoveType } from '../moves.ts'
import { offerInWords } from './offer.ts'
import { count, deckName, districtName, dn, levelNames, spaceName, spaceNames } from './terms.ts'
import { tokenName } from './tokens.ts'

type MoveWords = {
  readonly [T in MoveType]: (name: string, move: MoveOf<T>, names: Names) => string
}

const MOVES: MoveWords = {
  roll: (name) => `${name} rolls the dice.`,
  endTurn: (name) => `${name} ends the turn.`,
  jailPay: (name) => `${name} pays the fee to leave Carcer.`,
  jailCard: (name, { deck }) => `${name} uses ${deck ? `the ${deckName(deck)}` : 'a'} pardon.`,
  jailRoll: (name) => `${name} tries to throw doubles in Carcer.`,
  buy: (name) => `${name} buys the property.`,
  decline: (name) => `${name} declines to buy.`,
  bid: (name, { amount }) => `${name} bids ${dn(amount)}.`,
  pass: (name) => `${name} passes.`,
  build: (name, { group, levels }) => `${name} orders ${levelNames(levels)} for ${districtName(group)}.`,
  sellBuildings: (name, { group, levels }) => `${name} sells ${districtName(group)} down to ${levelNames(levels)}.`,
  mortgage: (name, { space }) => `${name} mortgages ${spaceName(space)}.`,
  unmortgage: (name, { space }) => `${name} lifts the mortgage on ${spaceName(space)}.`,
  proposeTrade: (name, move, names) => `${name} proposes to ${names(move.to)}: ${offerInWords(move)}.`,
  counterTrade: (name, move, names) => `${name} answers ${names(move.to)} with ${offerInWords(move)}.`,
  acceptTrade: (name, { revision, lift }) => `${name} accepts offer ${count(revision)}${alsoLifting(lift)}.`,
  declineTrade: (name, { revision }) => `${name} declines offer ${count(revision)}.`,
  withdrawTrade: (name, { revision }) => `${name} withdraws offer ${count(revision)}.`,
  claim: (name, move) =>
    `${name} lays claim to ${move.count === 0 ? 'no building' : `buildings: ${count(move.count)}`}.`,
  place: (name, { space }) => `${name} chooses ${spaceName(space)} for a building.`,
  placeDone: (name) => `${name} needs no more buildings.`,
  settleInherited: (name, { lift }) => `${name} takes over the inherited mortgages${alsoLifting(lift)}.`,
  liquidate: (name) => `${name} lets the bank raise the money.`,
  declareBankruptcy: (name) => `${name} declares bankruptcy.`,
  resign: (name) => `${name} resigns.`,
  takeToken: (name, { token }) => `${name} chooses the ${tokenName(token)} as a token.`,
  timeUp: () => 'The table calls time.',
}

/** What somebody did, as one sentence of the log. */
export function moveInWords<T extends MoveType>(seat: Seat, move: MoveOf<T>, names: Names): string {
  return (MOVES as { readonly [K in T]: MoveWords[T] })[move.type as T](names(seat), move, names)
}

function alsoLifting(lift: readonly number[] = []): string {
  return lift.length === 0 ? '' : `, lifting ${spaceNames(lift)}`
}
