import { type Box, configure, drawAny, isRefusal, Position, SeededChance } from '@ludoteca/kernel'
import { nastyOptionProblems, nastyProblems, nastyWordProblems } from '@ludoteca/kernel/trial'
import { describe, expect, test } from 'vitest'
import { shelf } from '../src/index.ts'

const MOVES_MAX = 150
const EVERY = 5

/** What nonsense brings to light in a random match. */
function problemsOf(box: Box, seats: number): Set<string> {
  const { game } = box
  const problems = new Set<string>()
  const config = configure(game, {}, seats)
  if (isRefusal(config)) return problems
  const chance = new SeededChance(`nasty ${seats}`)
  const dice = new SeededChance(`nasty dice ${seats}`)
  const position = Position.setup(game, config, seats, chance)
  for (let moves = 0; moves < MOVES_MAX && !game.outcome(position.state); moves++) {
    chance.drop()
    dice.drop()
    if (moves % EVERY === 0) {
      for (const problem of nastyProblems({ game, position, chance, seats, dice, box })) problems.add(problem)
    }
    const drawn = drawAny(position.state, position.decisions, dice, 4)
    if (drawn === undefined) break
    position.apply(drawn.seat, drawn.move)
  }
  return problems
}

describe.each(shelf)('$id takes nonsense calmly', ({ load }) => {
  test('as moves: each is refused with a reason and in words, and leaves no trace', async () => {
    const box = await load()
    const { min, max } = box.game.seats
    for (const seats of [min, max - 1]) expect([...problemsOf(box, seats)].slice(0, 3)).toEqual([])
  })

  test('as options: each is refused or does no harm', async () => {
    const { game } = await load()
    expect(nastyOptionProblems(game).slice(0, 3)).toEqual([])
  })

  test('as names that its words do not know: each is said all the same', async () => {
    expect(nastyWordProblems(await load()).slice(0, 3)).toEqual([])
  })
})
