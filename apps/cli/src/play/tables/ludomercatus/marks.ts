import type { Seat } from '@ludoteca/kernel'
import { GROUPS, type GroupId, HOTEL, type Space, type View } from '@ludoteca/ludomercatus'
import type { Paint } from '../../terminal/paint.ts'
import { seatColour } from '../colours.ts'

/** Districts in the order of the board; harbours and public works by their own initials. */
const LETTERS: Readonly<Record<GroupId, string>> = {
  umber: 'A',
  azure: 'B',
  rose: 'C',
  amber: 'D',
  crimson: 'E',
  gold: 'F',
  emerald: 'G',
  purple: 'H',
  harbours: 'P',
  works: 'W',
}
const COLOUR = new Map(GROUPS.map(({ id, color }) => [id, color]))

export function letterOf(group: GroupId): string {
  return LETTERS[group]
}

/** The colour band of a district, with its letter for those who cannot tell the colour. */
export function bandOf(paint: Paint, group: GroupId, text = ` ${LETTERS[group]} `): string {
  return paint.band(COLOUR.get(group) as string, text)
}

const TOKENS = '①②③④⑤⑥⑦⑧'

/** Where the token of a seat stands: its number in a ring, in its colour. What it is, the legend says. */
export function tokenOf(paint: Paint, seat: Seat): string {
  return paint.ink(seatColour(seat), TOKENS[seat] as string)
}

export const HOUSE = '▲'
export const HOTEL_MARK = '◆'
export const MORTGAGE = '✗'

/** Whose it is and what stands on it; the price in brackets while nobody owns it. At most five columns. */
export function deedMarks(paint: Paint, { deeds }: View, { index, price }: Space): string {
  const deed = deeds[index]
  if (!deed) return ''
  if (deed.owner === null) return paint.dim(`(${price})`)
  const owner = paint.band(seatColour(deed.owner), String(deed.owner + 1))
  if (deed.mortgaged) return owner + MORTGAGE
  return owner + (deed.level === HOTEL ? HOTEL_MARK : HOUSE.repeat(deed.level))
}

/** The tokens of live players on a space; those in gaol are not counted as visitors. */
export function seatsOn({ players }: View, space: number, inJail = false): Seat[] {
  return [...players.keys()].filter((seat) => {
    const player = players[seat] as View['players'][number]
    return !player.bankrupt && player.position === space && player.inJail === inJail
  })
}
