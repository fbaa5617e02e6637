import type { AuctionView, Phase, Summary, View } from '@ludoteca/banca'
import { formatInt } from '@ludoteca/kernel'
import { grid } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'

export const PHASES: Readonly<Record<Phase, string>> = {
  EXIT: 'who leaves?',
  DECIDE: 'level and lottery',
  AUCTION: 'auction',
  SUMMARY: 'payout',
  OVER: 'the game is over',
}

/** A multiplier with its one decimal. */
export function tenths(value: number): string {
  return `${Math.floor(value / 10)}.${value % 10}`
}

const money = (amount: number) => formatInt(amount, 'en')

export function auctionLines({ view, names, seats, paint }: Scene<View>, auction: AuctionView): string[] {
  const { high, holder, speaker, minimum } = auction
  const passed = seats.filter((seat) => auction.passed[seat] && view.players[seat]?.active).map(names)
  const bid = holder === null ? 'no bid yet' : `${paint.bold(money(high))} by ${names(holder)}`
  return [
    `Prize +${tenths(view.auctionRewardTenths)}   Bid: ${bid}   Next bid from ${paint.bold(money(minimum))}`,
    `${names(speaker)} speaks${passed.length > 0 ? `   Passed: ${passed.join(', ')}` : ''}`,
  ]
}

/** [21.6] What everybody got, paid and gained. */
export function payoutLines({ names, paint }: Scene<View>, summary: Summary, width: number): string[] {
  const { bankBefore, bankAfter, dividend, rows } = summary
  const head = ['Player', 'Multiplier', 'Share', 'Penalty', 'Bonus', 'Balance']
  const cells = rows.map((row) => [
    names(row.seat),
    tenths(row.multiplierTenths),
    `+${money(row.share)}`,
    row.penaltyDue > 0 ? `−${money(row.penaltyPaid)}` : '',
    row.bonusTenths > 0 ? `+${tenths(row.bonusTenths)}` : '',
    money(row.balance),
  ])
  const [first = '', ...others] = grid([head, ...cells], width)
  const bank = `Bank ${money(bankBefore)}, paid out ${money(dividend)}, now ${money(bankAfter)}`
  return [bank, '', paint.dim(first), ...others]
}
