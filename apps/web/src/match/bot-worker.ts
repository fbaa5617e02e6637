import { type BotSeat, botFor, Driver, STRENGTHS } from '@ludoteca/bots'
import { type Box, isRefusal, Match, type MatchStart, type Move, type Seat, SeededChance } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import type { AnyMatch } from './privacy.ts'

/** What the page asks of the bots. They follow the match move by move, and see of it what their seat sees. */
export type ToBots =
  | { readonly type: 'sit'; readonly game: string; readonly start: MatchStart; readonly moves: readonly Played[] }
  | { readonly type: 'moved'; readonly played: Played }
  | { readonly type: 'next' }
/** A move that was made. */
export interface Played {
  readonly seat: Seat
  readonly move: Move
}
/** What the bots do after move `seq`; nothing when the match waits for people. */
export interface FromBots {
  readonly seq: number
  readonly turn: Played | null
}

let box: Box | undefined
let match: AnyMatch | undefined

// Messages are worked through in the order in which they came, also while the game is being fetched.
let work: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  work = work.then(() => take(data))
})

async function take(message: ToBots): Promise<void> {
  if (message.type === 'sit') return sit(message.game, message.start, message.moves)
  if (box === undefined || match === undefined) return
  if (message.type === 'moved') match.submit(message.played.seat, message.played.move)
  else postMessage({ seq: match.seq, turn: next(box, match) } satisfies FromBots)
}

async function sit(game: string, start: MatchStart, moves: readonly Played[]): Promise<void> {
  box = await findGame(game)?.load()
  const begun = box && Match.start(box.game, start)
  if (begun === undefined || isRefusal(begun)) return
  match = begun
  for (const { seat, move } of moves) match.submit(seat, move)
}

/** Their luck depends on seed, seat and move alone, so that a match that is resumed goes on the same. */
function next(games: Box, followed: AnyMatch): Played | null {
  const botAt = (seat: Seat): BotSeat<object, Move> | undefined => {
    const strength = STRENGTHS.find((one) => one === followed.seats[seat]?.kind)
    if (strength === undefined) return undefined
    const luck = `${followed.seed} bot ${seat} move ${followed.seq}`
    return { bot: botFor(games, strength), chance: new SeededChance(luck) }
  }
  return new Driver(botAt, { alone: false }).next(followed.position) ?? null
}
