import type { OptionWords } from '@ludoteca/kernel'
import { type AnyConfig, type Config, options as specs } from '../config.ts'
import { START_CASH } from '../data/board.ts'
import { dn } from './terms.ts'

export const OPTIONS: { readonly [K in keyof Config]: OptionWords } = {
  freeParkingJackpot: {
    label: 'Otium jackpot',
    help: 'Levies, card payments, repairs and Carcer fees gather in a pot; whoever lands on Otium takes it all.',
  },
  doubleGo: {
    label: 'Double stipend',
    help: 'Landing exactly on Porta Mercatus pays 400 dn; passing it still pays 200 dn.',
  },
  auctionOnly: {
    label: 'Auctions only',
    help: 'Property is never bought at its price: whatever a token lands on is auctioned at once.',
  },
  noAuctions: {
    label: 'No auctions',
    help: 'Declined property, and property a bankrupt player leaves to the bank, simply stays for sale.',
  },
  startCash: {
    label: 'Starting cash',
    help: `What everybody starts with, in denarii; the traditional sum is ${dn(START_CASH)}.`,
  },
  noRentInJail: {
    label: 'No rent while in Carcer',
    help: 'Whoever sits in Carcer collects no rent until the day they are free again.',
  },
  evenBuilding: {
    label: 'Even building',
    help: 'Streets of a district may differ by one building at most. Without it, every street is built by itself.',
  },
  shortageAuction: {
    label: 'Auction scarce buildings',
    help: 'When several players could build and the bank has too few buildings, they are auctioned one by one.',
  },
  tradeInDebt: {
    label: 'Trade while in debt',
    help: 'A player who cannot pay at once may also trade with others to raise the money.',
  },
  startingPlayer: {
    label: 'Starting player',
    help: 'Who takes the first turn: a seat drawn by lot, or the first seat.',
    values: { random: 'drawn by lot', first: 'the first seat' },
  },
  roundLimit: {
    label: 'Round limit',
    help: 'The match ends after so many rounds, and the wealthiest player wins; 0 plays until one player is left.',
    values: { 0: 'no limit' },
  },
  timeLimitSec: {
    label: 'Time limit in seconds',
    help: 'After this time the current round is played to its end, and the wealthiest player wins; 0 means no limit.',
    values: { 0: 'no limit' },
  },
  maxProposalsPerTurn: {
    label: 'Negotiations per turn',
    help: 'How many trades each player may start to negotiate during one turn.',
  },
  maxTradeRevisions: {
    label: 'Offers per negotiation',
    help: 'How many offers one negotiation may go through, the first and all counter-offers included.',
  },
  clocks: {
    label: 'Clocks',
    help: 'Every decision has a time limit, and a default move is played when it runs out.',
  },
  undo: {
    label: 'Take back moves',
    help: 'A player may take back the latest move as long as no dice fell and no card was turned.',
  },
}

/** What a rule that is usually on is called when it is off. */
const WITHOUT: { readonly [K in keyof Config]?: string } = {
  evenBuilding: 'Uneven building',
  shortageAuction: 'No auctions of scarce buildings',
  tradeInDebt: 'No trades in debt',
}

/** The names of the rules that differ from the standard ones. */
export function houseRulesOf(options: AnyConfig): string[] {
  const keys = Object.keys(OPTIONS) as (keyof Config)[]
  return keys.flatMap((key) => {
    if (options[key] === true && specs[key].default === false) return OPTIONS[key].label
    return options[key] === false ? (WITHOUT[key] ?? []) : []
  })
}
