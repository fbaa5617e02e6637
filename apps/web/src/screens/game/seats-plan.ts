import type { SeatInfo } from '@ludoteca/kernel'
import { botName } from '../../match/bot-names.ts'
import { isPersonKind } from '../../match/persons.ts'
import type { Save } from '../../stores/saves.ts'

/**
 * One person to begin with, called as the last time on this device, and bots; where all play together the person has
 * all seats, each with a name of its own.
 */
export function seatsToBeginWith(
  saves: readonly Save[],
  game: { readonly id: string; readonly cooperative: boolean },
  count: number,
  player: (number: number) => string,
  botNames?: readonly string[],
): readonly SeatInfo[] {
  const last = saves.find((save) => save.game === game.id) ?? saves[0]
  const seats = resized([{ name: last?.players[0] ?? player(1), kind: 'human' }], count, botNames)
  return game.cooperative ? seats.map(({ name }) => ({ name, kind: 'human' })) : seats
}

/** As many seats as asked for: bots come in at the end, and whoever sits last goes first. */
export function resized(seats: readonly SeatInfo[], count: number, botNames?: readonly string[]): readonly SeatInfo[] {
  const kept = seats.slice(0, count)
  while (kept.length < count) kept.push({ name: freeBotName(kept, botNames), kind: 'normal' })
  return kept
}

/** Somebody else takes a seat. Names that we gave change with it; a name that somebody typed stays. */
export function withKind(
  seats: readonly SeatInfo[],
  at: number,
  kind: string,
  player: (number: number) => string,
  botNames?: readonly string[],
): readonly SeatInfo[] {
  const { name, kind: before } = seats[at] as SeatInfo
  const others = seats.filter((_, i) => i !== at)
  const isNameKept = isPersonKind(before) === isPersonKind(kind)
  const proposal = isPersonKind(kind) ? player(at + 1) : freeBotName(others, botNames)
  return seats.with(at, { name: isNameKept ? name : proposal, kind })
}

function freeBotName(others: readonly SeatInfo[], botNames: readonly string[] | undefined): string {
  return botName(
    others.map(({ name }) => name),
    0,
    botNames,
  )
}
