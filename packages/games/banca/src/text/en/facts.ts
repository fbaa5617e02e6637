import { lookUp, type Names } from '@ludoteca/kernel'
import type { SettingsPatch } from '../../config.ts'
import type { Fact } from '../../facts.ts'
import type { Ending } from '../../state.ts'
import { count, listed, money, tenths } from './numbers.ts'
import { optionName } from './options.ts'

type Sentence<F> = (fact: F, names: Names) => string

/** One sentence for everything that can happen. */
const SENTENCES: { readonly [T in Fact['type']]: Sentence<Extract<Fact, { type: T }>> } = {
  gameStarted: ({ seats, config, bank }) =>
    `${count(seats, 'player')} start with ${money(config.initialMoney - config.bankContribution)} each; the bank holds ${money(bank)}.`,
  turnStarted: ({ turn, modifier, penalty, players }) =>
    `Turn ${turn} begins with ${count(players, 'player')}: modifier ${modifier}, penalty ${money(penalty)}.`,
  exited: ({ seat, balance }, names) => `${names(seat)} locks in ${money(balance)} and leaves the game.`,
  stayed: ({ seat, balance }, names) => `${names(seat)} stays in with ${money(balance)}.`,
  decided: ({ seat }, names) => `${names(seat)} has decided.`,
  levelRaised: ({ seat, cost, level, multiplierTenths }, names) =>
    `${names(seat)} pays ${money(cost)} for level ${level} and now multiplies by ${tenths(multiplierTenths)}.`,
  levelLowered: ({ seat, refund, level, multiplierTenths }, names) =>
    `${names(seat)} goes down to level ${level} for a refund of ${money(refund)} and now multiplies by ${tenths(multiplierTenths)}.`,
  levelKept: ({ seat, level, multiplierTenths }, names) =>
    `${names(seat)} stays at level ${level} with multiplier ${tenths(multiplierTenths)}.`,
  lowerRefused: ({ seat, refund, bank }, names) =>
    `${names(seat)} cannot sell a level: the bank holds ${money(bank)}, and the refund would be ${money(refund)}.`,
  lotteryEntered: ({ seat, fee }, names) => `${names(seat)} joins the lottery for ${money(fee)}.`,
  lotteryDrawn: ({ entrants, winner, rewardTenths, multiplierTenths }, names) =>
    entrants.length === 1
      ? `${names(winner)} is alone in the lottery and wins +${tenths(rewardTenths)}: multiplier ${tenths(multiplierTenths)}.`
      : `The lottery among ${listed(entrants.map(names))} goes to ${names(winner)}: +${tenths(rewardTenths)}, multiplier ${tenths(multiplierTenths)}.`,
  lotterySkipped: () => 'Nobody joins the lottery.',
  biddingOpened: ({ seat }, names) => `The auction is run bid by bid. ${names(seat)} is the first to speak.`,
  bid: ({ seat, amount }, names) => `${names(seat)} bids ${money(amount)}.`,
  passed: ({ seat, auto }, names) =>
    auto ? `${names(seat)} cannot pay the next bid and passes.` : `${names(seat)} passes.`,
  auctionWon: ({ seat, amount, rewardTenths, multiplierTenths }, names) =>
    `${names(seat)} wins the auction for ${money(amount)}: +${tenths(rewardTenths)}, multiplier ${tenths(multiplierTenths)}.`,
  auctionSkipped: () => 'Nobody bids; the auction is skipped.',
  payout: ({ dividend, shares, bank }, names) =>
    `The bank pays out ${money(dividend)}: ${sharesInWords(shares, names)}. It keeps ${money(bank)}.`,
  penalty: ({ seat, due, paid, balance }, names) =>
    paid < due
      ? `${names(seat)} owes a penalty of ${money(due)} for the lowest multiplier, pays the last ${money(paid)} and is forgiven the rest.`
      : `${names(seat)} pays a penalty of ${money(paid)} for the lowest multiplier and has ${money(balance)} left.`,
  bonus: ({ seat, bonusTenths, multiplierTenths }, names) =>
    `${names(seat)} gains +${tenths(bonusTenths)} for the highest multiplier and goes on with ${tenths(multiplierTenths)}.`,
  turnEnded: ({ turn }) => `Turn ${turn} is over.`,
  settingsChanged: (fact) => `From turn ${fact.validFromTurn} on: ${changesInWords(fact.old, fact.new)}.`,
  swept: ({ seat, amount, balance }, names) =>
    `${names(seat)} is the last player and takes the whole bank of ${money(amount)}: ${money(balance)} in all.`,
  gameOver: ({ reason, ranks, balances, bank }, names) =>
    `${ending(reason)} ${standings(ranks, balances, names)}.${bank > 0 ? ` ${money(bank)} in the bank belong to nobody.` : ''}`,
}

export function fact(told: Fact, names: Names): string {
  return (SENTENCES[told.type] as Sentence<Fact>)(told, names)
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  allLeft: 'Everybody has left the game.',
  lastPlayer: 'Only one player is left, and the game is over.',
  turnLimit: 'The last turn has been played.',
}

export function ending(reason: string): string {
  return lookUp(ENDINGS, reason) ?? reason
}

function sharesInWords(shares: readonly number[], names: Names): string {
  return listed(shares.flatMap((share, seat) => (share > 0 ? `${names(seat)} gets ${money(share)}` : []))) || 'nobody'
}

function changesInWords(before: SettingsPatch, after: SettingsPatch): string {
  const keys = Object.keys(after) as (keyof SettingsPatch)[]
  return listed(keys.map((key) => `${optionName(key)} ${valueInWords(after[key])} (was ${valueInWords(before[key])})`))
}

function valueInWords(value: number | boolean | undefined): string {
  if (typeof value === 'number') return money(value)
  return value ? 'yes' : 'no'
}

function standings(ranks: readonly number[], balances: readonly number[], names: Names): string {
  const seats = [...ranks.keys()].sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b)
  return seats.map((seat) => `${ranks[seat]}. ${names(seat)} with ${money(balances[seat] as number)}`).join(', ')
}
