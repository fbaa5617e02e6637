import type { OptionWords } from '@ludoteca/kernel'
import type { Config } from '../../config.ts'

export const options: { readonly [K in keyof Config]: OptionWords } = {
  mode: {
    label: 'Mode',
    help: 'Live: everybody has a seat of their own and the system runs the auction. Table: one device is handed round and a banker enters the results.',
    values: { live: 'live, a seat for everybody', table: 'table, one device' },
  },
  clocks: { label: 'Clocks', help: 'Whether decisions have a time limit in live mode.' },
  initialMoney: { label: 'Initial money', help: 'What each player brings, the contribution to the bank included.' },
  bankContribution: {
    label: 'Contribution to the bank',
    help: 'How much of the initial money goes into the bank at the start; at most the initial money.',
  },
  levelCost: { label: 'Level price', help: 'What raising the level by one costs.' },
  levelRefund: { label: 'Level refund', help: 'What the bank pays for a level sold; at most the level price.' },
  levelStepTenths: { label: 'Level step', help: 'By how many tenths one level changes the multiplier.' },
  lotteryBaseFee: { label: 'Lottery fee', help: 'What entering the lottery costs, times the modifier.' },
  lotteryRewardTenths: {
    label: 'Lottery prize',
    help: 'How many tenths the lottery adds to the multiplier, times the modifier.',
  },
  auctionRewardTenths: {
    label: 'Auction prize',
    help: 'How many tenths the auction adds to the multiplier, times the modifier.',
  },
  bidStep: { label: 'Bid step', help: 'Bids are multiples of this.' },
  penaltyBase: { label: 'First penalty', help: 'What the lowest multiplier costs in turn 1.' },
  penaltyIncrement: { label: 'Penalty increase', help: 'How much the penalty grows with every turn.' },
  bonusTenths: { label: 'Bonus', help: 'How many tenths the highest multiplier gains at each payout.' },
  modifierBands: {
    label: 'Modifiers',
    help: 'From which turn on the modifier lies between which values. The first band begins with turn 1, and each begins later than the one before.',
  },
  allEqualBoth: {
    label: 'All equal: penalty and bonus',
    help: 'When all multipliers are equal, everybody pays the penalty and gains the bonus; otherwise nobody does.',
  },
  soloRule: {
    label: 'Last player',
    help: 'Whether the last player left takes the whole bank or leaves it.',
    values: { sweep: 'takes the whole bank', stop: 'leaves it' },
  },
  maxTurns: {
    label: 'Turn limit',
    help: 'After how many turns the game is over; 0 means never.',
    values: { 0: 'no limit' },
  },
}

/** An option's name inside a sentence. */
export function optionName(key: unknown): string {
  const name = String(key)
  return Object.hasOwn(options, name) ? options[name as keyof Config].label.toLowerCase() : `“${name}”`
}
