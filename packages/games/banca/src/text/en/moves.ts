import { type Json, lookUp, type Names, type Seat, TABLE } from '@ludoteca/kernel'
import type { Move, Plan } from '../../moves.ts'
import { listed, money } from './numbers.ts'
import { optionName } from './options.ts'

const PROMPTS: Readonly<Record<string, string>> = {
  exits: 'Who locks in and leaves before this turn?',
  exitChoice: 'Do you lock in your balance and leave before this turn?',
  decide: 'What do you do with your level, and do you join the lottery?',
  auctionResult: 'Who won the auction, and for how much?',
  bid: 'Do you bid in the auction, or do you pass?',
  summary: 'The turn has been paid out. Go on?',
  settings: 'Change settings from the next turn on?',
}
export const prompt = (key: string): string => lookUp(PROMPTS, key) ?? key

const CHOICES: Readonly<Record<Move['type'], string>> = {
  exits: 'Confirm who leaves',
  exitChoice: 'Stay or lock in',
  decide: 'Decide',
  auctionResult: 'Enter the result',
  noBids: 'No bids',
  openBidding: 'Run the auction bid by bid',
  bid: 'Bid',
  pass: 'Pass',
  nextTurn: 'Next turn',
  changeSettings: 'Change settings',
}
export const choice = (type: string): string => lookUp(CHOICES, type) ?? type

const PARAMS: Readonly<Record<string, string>> = {
  'exits.seats': 'Players who leave',
  'exitChoice.exit': 'Leave now',
  'decide.level': 'Level',
  'decide.lottery': 'Lottery',
  'auctionResult.winner': 'Winner',
  'auctionResult.amount': 'Winning bid',
  'bid.amount': 'Your bid',
  'changeSettings.patch': 'New settings',
}
export const param = (type: string, name: string): string => PARAMS[`${type}.${name}`] ?? optionName(name)

const LEVELS: Readonly<Record<Plan['level'], string>> = {
  raise: 'Raise by one',
  lower: 'Lower by one',
  keep: 'Keep',
}
const LOTTERY: Readonly<Record<Plan['lottery'], string>> = { join: 'Join', skip: 'Skip' }

const VALUES: Readonly<Record<string, (value: Json, names: Names) => string>> = {
  'exits.seats': (value, names) => names(value as Seat),
  'exitChoice.exit': (value) => (value ? 'Lock in and leave' : 'Stay in the game'),
  'decide.level': (value) => lookUp(LEVELS, String(value)) ?? String(value),
  'decide.lottery': (value) => lookUp(LOTTERY, String(value)) ?? String(value),
  'auctionResult.winner': (value, names) => names(value as Seat),
}

export function value(type: string, name: string, value: Json, names: Names): string {
  const known = VALUES[`${type}.${name}`]?.(value, names)
  if (known !== undefined) return known
  if (typeof value === 'number') return money(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Sentence<M> = (move: M, name: string, names: Names) => string

/** For the log of moves; whoever shows it keeps sealed ones back until they are open. */
const SENTENCES: { readonly [T in Move['type']]: Sentence<Extract<Move, { type: T }>> } = {
  exits: ({ seats }, name, names) => {
    if (seats.length === 0) return `${name}: nobody leaves.`
    return `${name}: ${listed(seats.map(names))} ${seats.length === 1 ? 'locks' : 'lock'} in.`
  },
  exitChoice: ({ exit }, name) => (exit ? `${name} locks in and leaves.` : `${name} stays.`),
  decide: ({ level, lottery }, name) => `${name} ${PLANS[level]} and ${lottery}s the lottery.`,
  auctionResult: ({ winner, amount }, name, names) => `${name}: ${names(winner)} wins for ${money(amount)}.`,
  noBids: (_move, name) => `${name}: nobody bids.`,
  openBidding: (_move, name) => `${name} opens the bidding.`,
  bid: ({ amount }, name) => `${name} bids ${money(amount)}.`,
  pass: (_move, name) => `${name} passes.`,
  nextTurn: (_move, name) => `${name} goes on to the next turn.`,
  changeSettings: ({ patch }, name) => `${name} changes ${listed(Object.keys(patch).map(optionName))}.`,
}
const PLANS: Readonly<Record<Plan['level'], string>> = {
  raise: 'raises the level',
  lower: 'lowers the level',
  keep: 'keeps the level',
}

export function move(seat: Seat, made: Move, names: Names): string {
  const name = seat === TABLE ? 'The banker' : names(seat)
  return (SENTENCES[made.type] as Sentence<Move>)(made, name, names)
}
