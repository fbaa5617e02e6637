import type { SeatInfo } from '@ludoteca/kernel'
import type { Save } from '../../stores/saves.ts'
import { botName } from './play-now.ts'

/** One person and bots to begin with; the person is called as the last time on this device. */
export function seatsToBeginWith(
  saves: readonly Save[],
  game: { readonly id: string },
  count: number,
  player: (number: number) => string,
): readonly SeatInfo[] {
  const last = saves.find((save) => save.game === game.id) ?? saves[0]
  return resized([{ name: last?.players[0] ?? player(1), kind: 'human' }], count)
}

/** As many seats as asked for: bots come in at the end, and whoever sits last goes first. */
export function resized(seats: readonly SeatInfo[], count: number): readonly SeatInfo[] {
  const kept = seats.slice(0, count)
  while (kept.length < count) kept.push({ name: freeBotName(kept), kind: 'normal' })
  return kept
}

/** Somebody else takes a seat. Names that we gave change with it; a name that somebody typed stays. */
export function withKind(
  seats: readonly SeatInfo[],
  at: number,
  kind: string,
  player: (number: number) => string,
): readonly SeatInfo[] {
  const { name, kind: before } = seats[at] as SeatInfo
  const others = seats.filter((_, i) => i !== at)
  const isNameKept = (before === 'human') === (kind === 'human')
  const proposal = kind === 'human' ? player(at + 1) : freeBotName(others)
  return seats.with(at, { name: isNameKept ? name : proposal, kind })
}

function freeBotName(others: readonly SeatInfo[]): string {
  return botName(
    others.map(({ name }) => name),
    0,
  )
}
