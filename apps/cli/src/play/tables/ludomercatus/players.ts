import { formatInt, type Seat } from '@ludoteca/kernel'
import {
  buildings,
  GROUPS,
  heldIn,
  liquidationValue,
  netWorth,
  notesOf,
  tokenName,
  type View,
} from '@ludoteca/ludomercatus'
import { fit, grid, wrapText } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { HOTEL_MARK, HOUSE, letterOf, MORTGAGE, tokenOf } from './marks.ts'

const DICE = ' ⚀⚁⚂⚃⚄⚅'

/** What round it is, whose turn, and what the dice show. */
export function headline(scene: Scene<View>, width: number): string[] {
  const { view, names, paint } = scene
  const [first, second] = view.lastRoll
  const doubles = view.doublesCount > 0 ? `, doubles ${view.doublesCount}` : ''
  const dice =
    first > 0 ? `   Dice ${DICE[first]} ${DICE[second]}  ${first} + ${second} = ${first + second}${doubles}` : ''
  const last = view.finalRound ? ' (the last)' : ''
  const turn = view.ending ? 'the market is closed' : `${tokenOf(paint, view.active)} ${names(view.active)}`
  const time = scene.leftMs === undefined ? '' : ` · ${timeLeft(scene.leftMs)}`
  const { houses, hotels } = view.bank
  const pot = view.options.freeParkingJackpot ? ` · pot ${formatInt(view.bank.pot, 'en')} dn` : ''
  return [
    fit(`${paint.bold('LUDOMERCATUS')}   Round ${view.round}${last}: ${turn}${dice}`, width).trimEnd(),
    paint.dim(`The bank has ${buildings('house', houses)} and ${buildings('hotel', hotels)}${pot}${time}`),
  ]
}

/** Whole minutes are enough at a table that is drawn anew with every move. */
function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  return minutes > 1 ? `${formatInt(minutes, 'en')} minutes left` : 'less than a minute left'
}

/** One row per player: cash, worth, what could be raised, gaol and pardons, property by district. */
export function playerLines(scene: Scene<View>, width: number): string[] {
  const { seats, paint } = scene
  const head = ['', 'Player', 'Cash', 'Worth', 'Raisable', 'Property (held/all)', '']
  const [first = '', ...others] = grid([head, ...seats.map((seat) => playerCells(scene, seat))], width, 2)
  return [paint.dim(first), ...others, ...purseLines(scene, width)]
}

/** The viewer's cash in notes. */
function purseLines({ view, viewer }: Scene<View>, width: number): string[] {
  const player = viewer === 'spectator' ? undefined : view.players[viewer]
  if (player === undefined || player.bankrupt) return []
  const notes = notesOf(player.cash).map(({ note, count }) => `${count}\u00a0×\u00a0${note}`)
  return wrapText(`Your purse: ${notes.length === 0 ? 'empty' : notes.join(' · ')}`, width, 2)
}

function playerCells({ view, names, viewer, paint, shell }: Scene<View>, seat: Seat): string[] {
  const player = view.players[seat] as View['players'][number]
  const name = seat === viewer ? `${names(seat)} (${shell.you})` : names(seat)
  if (player.bankrupt) return [paint.dim(' '), paint.dim(name), '', '', '', paint.dim('bankrupt'), '']
  const money = (amount: number) => formatInt(amount, 'en')
  return [
    tokenOf(paint, seat),
    seat === view.active ? paint.bold(name) : name,
    money(player.cash),
    money(netWorth(view, seat)),
    money(liquidationValue(view, seat)),
    groupsOf({ view, paint }, seat),
    situation(player),
  ]
}

/** Letters of the districts with how much of each is held; whole ones stand out. */
function groupsOf({ view, paint }: Pick<Scene<View>, 'view' | 'paint'>, seat: Seat): string {
  const parts = GROUPS.flatMap((group) => {
    const held = heldIn(view, seat, group)
    if (held === 0) return []
    const whole = held === group.members.length
    const text = whole ? `${letterOf(group.id)}!` : `${letterOf(group.id)}${held}/${group.members.length}`
    return whole ? paint.bold(text) : text
  })
  return parts.join(' ')
}

function situation({ inJail, jailTurns, jailCards }: View['players'][number]): string {
  const jail = inJail ? `in Carcer${jailTurns > 0 ? ` (${jailTurns})` : ''}` : ''
  const cards = jailCards.length > 0 ? `${jailCards.length} pardon${jailCards.length > 1 ? 's' : ''}` : ''
  return [jail, cards].filter((part) => part !== '').join(', ')
}

/** What the marks mean. */
export function legend({ paint, view, seats }: Scene<View>, width: number): string[] {
  // What belongs together stays on one line.
  const districts = GROUPS.map(({ id, name }) => `${letterOf(id)} ${name}`.replaceAll(' ', '\u00a0')).join(' · ')
  const marks = `(60): price · 1: owner · ${HOUSE} taberna · ${HOTEL_MARK} emporium · ${MORTGAGE} mortgaged · A! whole district`
  const tokens = seats.map((seat) =>
    `${tokenOf(paint, seat)} ${tokenName(view.tokens[seat])}`.replaceAll(' ', '\u00a0'),
  )
  return [
    ...wrapText(tokens.join(' · '), width),
    ...[...wrapText(districts, width), ...wrapText(marks, width)].map(paint.dim),
  ]
}
