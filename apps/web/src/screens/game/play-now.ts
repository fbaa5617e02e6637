import type { ShelfBox } from 'virtual:shelf'
import { isRefusal, type SeatInfo } from '@ludoteca/kernel'
import { botName } from '../../match/bot-names.ts'
import type { Root } from '../../stores/root.ts'

/** As many as this make a lively table, where the game allows it. */
const SEATS_USUAL = 4

/** How many usually sit at this game. */
export function usualSeats({ seatsMin, seatsMax }: Pick<ShelfBox, 'seatsMin' | 'seatsMax'>): number {
  return Math.max(seatsMin, Math.min(seatsMax, SEATS_USUAL))
}

/** One person against bots. */
export function againstBots(count: number, person: string, names?: readonly string[]): readonly SeatInfo[] {
  return Array.from({ length: count }, (_, i) =>
    i === 0 ? { name: person, kind: 'human' } : { name: botName([person], i - 1, names), kind: 'normal' },
  )
}

/** Begins a match with what is usual, keeps it, and answers with its id. Fetches the game, which may fail. */
export async function playNow({ saves, belongings }: Root, game: ShelfBox, person: string): Promise<string> {
  const [{ findGame }, { newId, newMatch }] = await Promise.all([
    import('@ludoteca/registry'),
    import('../../match/new-match.ts'),
  ])
  const box = await findGame(game.id)?.load()
  if (box === undefined) throw new Error(`no game "${game.id}"`)
  const seats = againstBots(usualSeats(game), person, box.botNames)
  const record = newMatch(box, { options: {}, seats, brought: [belongings.of(game.id)] })
  if (isRefusal(record)) throw new Error(`${game.id} refuses its own defaults: ${record.code}`)
  const id = newId()
  saves.keep(id, record)
  return id
}
