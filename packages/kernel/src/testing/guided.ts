import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { SeededChance } from '../chance.ts'
import { Coach } from '../coach.ts'
import type { Fact, Move } from '../game.ts'
import { Guided } from '../guided.ts'
import { hashState } from '../hash.ts'
import { drawAny } from '../permit.ts'
import { LEARNER } from '../tutorial.ts'
import { refusalInWords } from '../words.ts'

/** How many random moves are tried where the learner is asked. */
const TRIES = 40

/** What holds for every guided first match. */
export function guidedMatch<C, S, M extends Move, V, F extends Fact>(box: Box<C, S, M, V, F>): void {
  test('whoever follows every hint learns all, and the moves prove it', () => {
    const guided = new Guided(box).follow()
    expect(guided.coach.isDone).toBe(true)
    expect(Coach.accepts(box, guided.moves)).toBe(true)
    expect(Coach.accepts(box, guided.moves.slice(0, -1))).toBe(false)
    expect(Coach.accepts(box, guided.moves.slice(1))).toBe(false)
  })

  test('the coach says at most two sentences at a time', () => {
    for (const { text } of new Guided(box).follow().lessons) {
      expect(text.trim()).not.toBe('')
      expect(text.match(/[.!?]+(?=\s|$)/g)?.length ?? 0, text).toBeLessThanOrEqual(2)
    }
  })

  test('another move than the lesson asks for is refused in words and changes nothing', () => {
    const guided = new Guided(box)
    const chance = new SeededChance('guided, wrong moves')
    while (!guided.coach.isDone && guided.untilAsked()) {
      const { match, coach } = guided
      const before = hashState(match.position.state)
      let hasTried = false
      for (let i = 0; i < TRIES; i++) {
        const drawn = drawAny(match.position.state, match.decisions, chance, 2)
        if (drawn === undefined || drawn.seat > LEARNER || coach.lesson?.allows?.(drawn.move) !== false) continue
        const refusal = coach.refusalOf(drawn.seat, drawn.move)
        expect(refusal?.code).toBe('E_LESSON')
        expect(refusal && refusalInWords(box.words as never, box.locale, refusal)).toBe(coach.lesson?.text)
        // A server is asked once, since it plays everything before that again.
        if (!hasTried) expect(Coach.accepts(box, [...guided.moves, drawn])).toBe(false)
        hasTried = true
      }
      expect(hashState(match.position.state)).toBe(before)
      if (!guided.step()) break
    }
    expect(guided.coach.isDone).toBe(true)
  })

  test('whoever comes back is where they were', () => {
    const guided = new Guided(box)
    const { tutorial } = box
    while (!guided.coach.isDone && guided.untilAsked()) {
      const again = Coach.rejoin(tutorial as NonNullable<typeof tutorial>, guided.match)
      while (again.holds) again.putAway()
      expect(again.lesson?.id).toBe(guided.coach.lesson?.id)
      if (!guided.step()) break
    }
  })
}
