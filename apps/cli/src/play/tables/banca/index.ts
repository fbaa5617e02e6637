import { dividendOf, sharesOf, type View } from '@ludoteca/banca'
import { formatInt, type Seat } from '@ludoteca/kernel'
import { grid, panel } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'
import { auctionLines, PHASES, payoutLines, tenths } from './panels.ts'

const WIDTH_MAX = 100

/** The banker's desk: what the turn is worth, how everybody stands, and what is going on. */
export function drawBanca(scene: Scene<View>): readonly string[] {
  const { view, paint } = scene
  const width = Math.min(scene.columns, WIDTH_MAX)
  const title = `${paint.bold('Banca')} · turn ${view.turn} · ${PHASES[view.phase]}`
  const lines = [...headline(scene), '', ...profiles(scene, width - 4)]
  const affair = affairOf(scene, width - 4)
  return [...panel(title, lines, width), ...(affair ? panel(affair.title, affair.lines, width) : [])]
}

function headline({ view, paint }: Scene<View>): string[] {
  const money = (amount: number) => paint.bold(formatInt(amount, 'en'))
  const { modifier, penalty, bank, lotteryFee, lotteryRewardTenths, auctionRewardTenths, config } = view
  const costs = `Level ${money(config.levelCost)} (back ${formatInt(config.levelRefund, 'en')}), +${tenths(config.levelStepTenths)}`
  return [
    `Bank ${money(bank)}   Modifier ${paint.bold(`×${modifier}`)}   Penalty ${money(penalty)}`,
    `${costs}   Lottery ${money(lotteryFee)}, +${tenths(lotteryRewardTenths)}   Auction +${tenths(auctionRewardTenths)}`,
  ]
}

/** One row per player, with what the bank would pay if it paid now. */
function profiles(scene: Scene<View>, width: number): string[] {
  const { view, seats, names, viewer, paint, shell } = scene
  const shares = forecast(view)
  const rows = seats.map((seat) => {
    const { balance, multiplierTenths, level, active } = playerAt(view, seat)
    const name = seat === viewer ? `${names(seat)} (${shell.you})` : names(seat)
    const cells = [name, formatInt(balance, 'en'), tenths(multiplierTenths), String(level)]
    const share = active ? formatInt(shares[seat] ?? 0, 'en') : ''
    return [seatChip(paint, seat), ...cells, share, statusOf(scene, seat)]
  })
  const head = ['', 'Player', 'Balance', 'Multiplier', 'Level', 'Share now', '']
  const [first = '', ...others] = grid([head, ...rows], width)
  return [paint.dim(first), ...others]
}

/** [4.5] The shares of those who still play; nothing for the others. */
function forecast({ players, bank }: View): number[] {
  const active = players.filter((player) => player.active)
  const multipliers = players.map((player) => (player.active ? player.multiplierTenths : 0))
  return active.length === 0 ? [] : sharesOf(dividendOf(bank, active.length), multipliers)
}

function statusOf({ view, viewer, paint }: Scene<View>, seat: Seat): string {
  const { active, exitTurn } = playerAt(view, seat)
  if (!active) return paint.dim(`left in turn ${exitTurn}`)
  const marks = [extremeOf(view, seat)]
  if (view.auction?.holder === seat) marks.push('holds the bid')
  else if (view.auction?.speaker === seat) marks.push('speaks')
  else if (view.auction?.passed[seat]) marks.push('passed')
  if (view.answered) marks.push(view.answered[seat] ? 'has answered' : '…')
  if (seat === viewer && view.myPlan) marks.push(`(${view.myPlan.level}, ${view.myPlan.lottery})`)
  return marks.filter((mark) => mark !== '').join(' · ')
}

/** Who would gain and who would pay if multipliers stayed as they are. */
function extremeOf({ players }: View, seat: Seat): string {
  const tenthsOf = players.flatMap((player) => (player.active ? player.multiplierTenths : []))
  const [lowest, highest] = [Math.min(...tenthsOf), Math.max(...tenthsOf)]
  const own = players[seat]?.multiplierTenths
  if (lowest === highest) return ''
  return own === highest ? '▲ highest' : own === lowest ? '▼ lowest' : ''
}

function affairOf(scene: Scene<View>, width: number) {
  const { view } = scene
  if (view.auction) return { title: 'Auction', lines: auctionLines(scene, view.auction) }
  const showsPayout = view.phase === 'SUMMARY' || view.phase === 'OVER'
  if (!view.summary || !showsPayout) return undefined
  return { title: `Payout of turn ${view.summary.turn}`, lines: payoutLines(scene, view.summary, width) }
}

function playerAt({ players }: View, seat: Seat) {
  return players[seat] as View['players'][number]
}
