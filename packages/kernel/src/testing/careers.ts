import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { PositionAsk } from '../bot.ts'
import type { Box } from '../box.ts'
import { COMMON_COUNTERS } from '../career/career.ts'
import { readCareer } from '../career/read.ts'
import { SeededChance } from '../chance.ts'
import { Broken, type Fact, type Move } from '../game.ts'
import { Match } from '../match.ts'
import { isRefusal } from '../options.ts'
import { drawAny } from '../permit.ts'
import { type MatchRecord, recordOf } from '../record.ts'

/** Which matches are read. */
export interface CareerSpec {
  readonly seats: number
  readonly options?: object
  /** How many matches of random play; nothing for games that random play does not end. */
  readonly random?: number
  /** How many of normal bots. */
  readonly bots?: number
  readonly movesMax?: number
}

/** What holds for every game that gives its players something to collect. */
export function careers<C, S, M extends Move, V, F extends Fact>(
  box: Box<C, S, M, V, F>,
  { seats, options = {}, random = 2, bots = 1, movesMax = 20_000 }: CareerSpec,
): void {
  const { career, game } = box
  if (career === undefined) throw new Broken('there is no career', { game: game.id })
  const { achievements, counters } = career

  describe(`careers in ${game.id}`, () => {
    test('achievements have ids of their own, words, and badges that differ', () => {
      const ids = achievements.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, name, description, category } of achievements) {
        expect(id).toMatch(/^[A-Za-z0-9-]{1,40}$/)
        for (const text of [name, description, category]) expect(text.trim()).toBe(text)
        for (const text of [name, description, category]) expect(text).not.toBe('')
      }
      expect(new Set(achievements.map(({ name }) => name)).size).toBe(ids.length)
      const badges = ids.map((id) => career.badge(id))
      for (const badge of badges) expect(badge).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
      expect(new Set(badges).size).toBe(ids.length)
      const given = achievements.filter(({ by }) => by === 'given').map(({ id }) => id)
      expect(given).toEqual(career.forTutorial === undefined ? [] : [career.forTutorial])
    })

    test('goals are set on figures that are counted', () => {
      const known = [...COMMON_COUNTERS, ...counters.map(({ id }) => id)]
      expect(new Set(known).size).toBe(known.length)
      for (const { by } of achievements) if (typeof by === 'object') expect(known).toContain(by.counter)
    })

    const plays = [
      ...Array.from({ length: random }, (_, i) => ({ who: 'random', seed: `career ${i}` })),
      ...Array.from({ length: bots }, (_, i) => ({ who: 'normal', seed: `career bots ${i}` })),
    ]
    test.each(plays)('a match of $who players, $seed, says the same whenever it is read', ({ who, seed }) => {
      const record = play(box, { seats, options, seed, movesMax, bot: who === 'normal' ? box.bots.normal : undefined })
      const read = readCareer(box, record)
      expect(read).toHaveLength(seats)
      for (const { earned, counted } of read) {
        expect(new Set(earned).size).toBe(earned.length)
        expect(Object.keys(counted ?? {}).sort()).toEqual(counters.map(({ id }) => id).sort())
        for (const value of Object.values(counted ?? {})) expect(Number.isSafeInteger(value)).toBe(true)
      }
      expect(readCareer(box, JSON.parse(JSON.stringify(record)) as MatchRecord)).toEqual(read)
    })

    test.each(plays.slice(0, 1))('what others did in somebody’s name earns nothing', ({ seed }) => {
      const bot = random === 0 ? box.bots.normal : undefined
      const record = play(box, { seats, options, seed, movesMax, bot })
      const moves = record.moves.map((move) => (move.seat === 0 ? { ...move, by: 'autopilot' as const } : move))
      const all = readCareer(box, record)
      const [absent, ...present] = readCareer(box, { ...record, moves })
      expect(present).toEqual(all.slice(1))
      expect(absent?.counted).toBeNull()
      const nobody = record.seats.map((seat) => ({ ...seat, kind: 'normal' }))
      const played = record.moves.map((move) => ({ ...move, by: 'bot' as const }))
      for (const seat of readCareer(box, { ...record, seats: nobody, moves: played })) {
        expect(seat).toEqual({ earned: [], counted: null })
      }
    })
  })
}

interface Play<V, M extends Move> {
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly movesMax: number
  readonly bot: Bot<V, M> | undefined
}

/** A whole match among people who play as such bots do, or at random. */
function play<C, S, M extends Move, V, F extends Fact>(
  { game }: Box<C, S, M, V, F>,
  { seats, options, seed, movesMax, bot }: Play<V, M>,
): MatchRecord {
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}`, kind: 'human' }))
  const match = Match.start(game, { options, seats: people, seed })
  if (isRefusal(match)) throw new Broken('the match cannot begin', { refusal: match })
  const dice = new SeededChance(`${seed}:dice`)
  while (match.outcome() === undefined) {
    if (match.seq > movesMax) throw new Broken('the match does not end')
    dice.drop()
    const next =
      bot === undefined ? drawAny(match.position.state, match.decisions, dice, 4) : nextOfBots(match, bot, dice)
    if (next === undefined || !match.submit(next.seat, next.move).ok) throw new Broken('nobody can move')
  }
  return recordOf(match, { withSeed: true })
}

function nextOfBots<C, S, M extends Move, V, F extends Fact>(
  { decisions, position }: Match<C, S, M, V, F>,
  bot: Bot<V, M>,
  dice: SeededChance,
) {
  for (const decision of decisions) {
    if (decision.open) continue
    const { seat, fallback } = decision
    return { seat, move: (seat < 0 ? undefined : bot(new PositionAsk(position, seat, dice))) ?? fallback }
  }
  return undefined
}
