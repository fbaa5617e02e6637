import { Driver } from '@ludoteca/bots'
import {
  type Box,
  Broken,
  CareerReading,
  type Fact,
  figuresOf,
  type Move,
  Position,
  SeededChance,
} from '@ludoteca/kernel'
import { seatBots } from './play-out.ts'

/** Which matches are played to see what they earn. */
export interface CareerRatesSpec {
  readonly config: object
  readonly bots: readonly string[]
  readonly matches: number
  readonly seed: string
  readonly movesMax: number
}

/** How often seats earn what. */
export interface CareerRates {
  /** Seats of matches that came to an end. */
  readonly seats: number
  readonly unfinished: number
  /** By achievement: in how many of those seats it was earned. Goals of many matches are left out. */
  readonly earned: Readonly<Record<string, number>>
  /** By counter: all together, or the best, as a career shows them. */
  readonly figures: Readonly<Record<string, number>>
}

/** Plays matches among bots as if they were people, and counts what each of them earns. */
export function careerRates(box: Box, { matches, ...spec }: CareerRatesSpec): CareerRates {
  const { career } = box
  if (career === undefined) throw new Broken('there is nothing to earn', { game: box.game.id })
  const earned = new Map<string, number>(
    career.achievements.flatMap(({ id, by }) => (by === 'match' ? [[id, 0] as const] : [])),
  )
  const counted: Readonly<Record<string, number>>[] = []
  let unfinished = 0
  for (let i = 0; i < matches; i++) {
    const seats = playOne(box, career, { ...spec, seed: `${spec.seed} ${i}` })
    if (seats === undefined) unfinished++
    for (const seat of seats ?? []) {
      for (const id of seat.earned) earned.set(id, (earned.get(id) ?? 0) + 1)
      if (seat.counted) counted.push(seat.counted)
    }
  }
  const all = counted.map((one, i) => ({ matchId: String(i), at: i, counted: one }))
  const seats = (matches - unfinished) * spec.bots.length
  return { seats, unfinished, earned: Object.fromEntries(earned), figures: figuresOf(career, all) }
}

function playOne(
  box: Box,
  career: NonNullable<Box['career']>,
  { config, bots, seed, movesMax }: Omit<CareerRatesSpec, 'matches'>,
) {
  const players = seatBots(box, bots, seed)
  const driver = new Driver<object, object, Move, object, Fact>((seat) => players[seat], { alone: true })
  const position = Position.setup(box.game, config, bots.length, new SeededChance(seed).unrecorded())
  const reading = new CareerReading(career, config, { seats: bots.map(() => ({ kind: 'human' })) })
  reading.hear(undefined, position.told, position.state)
  for (let moves = 0; moves < movesMax; moves++) {
    const outcome = box.game.outcome(position.state)
    if (outcome) return reading.end(position.state, outcome)
    const turn = driver.next(position)
    if (turn === undefined) throw new Broken('the match is not over and awaits nobody', { game: box.game.id })
    position.apply(turn.seat, turn.move)
    reading.hear(turn, position.told, position.state)
  }
  return undefined
}
