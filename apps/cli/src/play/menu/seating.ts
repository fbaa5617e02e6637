import { type Box, checkNames, refusalInWords, type SeatInfo } from '@ludoteca/kernel'
import { type Desk, say } from '../ask/desk.ts'
import { nameSeats } from '../names.ts'
import { SEAT_KINDS, usualSeats } from '../table-plan.ts'
import type { SeatKind } from '../words/shell-words.ts'
import { chooseFrom } from './menu-desk.ts'

/** How many seats there are, and who takes each. */
export async function askSeats(desk: Desk, box: Box): Promise<SeatInfo[]> {
  const count = await askCount(desk, box)
  const places: { kind: SeatKind; name?: string }[] = []
  for (let seat = 0; seat < count; seat++) {
    const kind = await askKind(desk, seat)
    places.push(kind === 'human' ? { kind, name: await askName(desk, places) } : { kind })
  }
  return nameSeats(places, desk.shell, box.botNames)
}

async function askCount(desk: Desk, { game }: Box): Promise<number> {
  const { min, max } = game.seats
  if (min === max) return min
  const usual = usualSeats(game)
  for (;;) {
    const typed = (await desk.line(`\n${desk.shell.menu.seatCount(min, max)} [${usual}] `)).trim()
    const count = typed === '' ? usual : Number(typed)
    if (Number.isInteger(count) && count >= min && count <= max) return count
    say(desk, desk.shell.ask.outOfRange(String(min), String(max)))
  }
}

/** The first seat is a person's unless somebody says otherwise, the others are bots'. */
function askKind(desk: Desk, seat: number): Promise<SeatKind> {
  const usual: SeatKind = seat === 0 ? 'human' : 'normal'
  const entries = SEAT_KINDS.map((value, i) => ({ key: String(i + 1), label: desk.shell.kinds[value], value }))
  const title = `${desk.shell.menu.whoSits(seat + 1)} (Enter: ${desk.shell.kinds[usual]})`
  return chooseFrom(desk, title, entries, String(SEAT_KINDS.indexOf(usual) + 1))
}

async function askName(desk: Desk, before: readonly { readonly kind: string; readonly name?: string }[]) {
  const proposal = nameSeats([...before, { kind: 'human' }], desk.shell).at(-1)?.name ?? ''
  for (;;) {
    const name = (await desk.line(`${desk.shell.menu.nameOf(proposal)}: `, () => true)).trim() || proposal
    const others = before.flatMap((place) => (place.name === undefined ? [] : [{ name: place.name, kind: place.kind }]))
    const refusal = checkNames([...others, { name, kind: 'human' }])
    if (!refusal) return name
    say(desk, refusalInWords(desk.words, desk.shell.locale, refusal))
  }
}
