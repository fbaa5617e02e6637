import { type BotSeat, botFor, Driver } from '@ludoteca/bots'
import { type Box, Broken, type Move, type Outcome, Position, SeededChance, type Strength } from '@ludoteca/kernel'

export interface PlayOut {
  readonly config: object
  /** Who plays which seat. */
  readonly bots: readonly Strength[]
  readonly seed: string
  /** A match with more moves than this counts as unfinished. */
  readonly movesMax: number
}
export interface PlayedOut {
  readonly moves: number
  /** Nothing when the match was not played to its end. */
  readonly outcome: Outcome | undefined
  readonly metrics: Readonly<Record<string, number>>
  /** A bot made a move that the rules refuse: a bug of the bot, and the match stops there. */
  readonly botRefused: boolean
}

/** Plays one match between bots as fast as it goes: no log, no hashes, no views but those the bots look at. */
export function playOut(box: Box, { config, bots, seed, movesMax }: PlayOut): PlayedOut {
  const chance = new SeededChance(seed).unrecorded()
  const players = seatBots(box, bots, seed)
  const driver = new Driver<object, object, Move, object, { type: string }>((seat) => players[seat], { alone: true })
  const meter = box.meter()
  const position = Position.setup(box.game, config, bots.length, chance)
  meter.hear(position.told)
  let moves = 0
  try {
    for (; moves < movesMax; moves++) {
      const outcome = box.game.outcome(position.state)
      if (outcome) return { moves, outcome, metrics: meter.read(position.state, outcome), botRefused: false }
      const turn = driver.next(position)
      if (turn === undefined) throw new Broken('the match is not over and awaits nobody', { game: box.game.id })
      position.apply(turn.seat, turn.move)
      meter.hear(position.told)
    }
  } catch (error) {
    if (!(error instanceof Broken) || error.details.refusal === undefined) throw error
    return { moves, outcome: undefined, metrics: {}, botRefused: true }
  }
  return { moves, outcome: undefined, metrics: {}, botRefused: false }
}

/** The bots of a match, each with luck of its own that depends on the match's seed and its seat alone. */
export function seatBots(box: Box, bots: readonly Strength[], seed: string): BotSeat<object, Move>[] {
  return bots.map((strength, seat) => ({
    bot: botFor(box, strength),
    chance: new SeededChance(`${seed}:seat ${seat}`).unrecorded(),
  }))
}
