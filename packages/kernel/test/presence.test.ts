import { describe, expect, test } from 'vitest'
import type { Move } from '../src/game.ts'
import { PresenceReading } from '../src/ladder/presence.ts'

type By = 'clock' | 'autopilot' | 'bot' | undefined

const told = [{ fact: { type: 'chapter' }, to: 'all' as const }]

/** Rounds, each the moves of seat 0 in it by whom. */
function follow(rounds: readonly (readonly (By | 'taken over')[])[], kind: 'human' | 'bot' = 'human', changed = false) {
  const reading = new PresenceReading({
    seats: [{ kind }],
    chapters: ['chapter'],
    changedHands: new Set(changed ? [0] : []),
    handedOver: (move) => (move.type === 'takeSeat' ? 0 : undefined),
  })
  reading.hear(undefined, [])
  for (const round of rounds) {
    reading.hear({ seat: -1, move: { type: 'next' } as Move }, told)
    for (const by of round) {
      if (by === 'taken over') reading.hear({ seat: -2, move: { type: 'takeSeat' } as Move }, [])
      else reading.hear({ seat: 0, move: { type: 'move' } as Move, ...(by && { by }) }, [])
    }
  }
  return reading.end()[0]
}

describe('whoever held a seat in the end was away in chapters', () => {
  test('in which the autopilot made a move for them, counted once', () => {
    expect(follow([[undefined], ['autopilot', 'autopilot', undefined], [undefined]])).toMatchObject({
      chapters: 3,
      away: 1,
      own: 3,
      others: 2,
    })
  })

  test('not where time ran out, nor before the first one', () => {
    expect(follow([['clock'], ['clock'], [undefined]])).toMatchObject({ away: 0, own: 1, others: 0 })
    const reading = new PresenceReading({ seats: [{ kind: 'human' }], chapters: ['chapter'] })
    reading.hear({ seat: 0, move: { type: 'move' } as Move, by: 'autopilot' }, told)
    expect(reading.end()).toMatchObject([{ chapters: 1, away: 0 }])
  })

  test('that were before they took over the seat [decision 226]', () => {
    const rounds = [['bot'], ['bot'], ['taken over', undefined], [undefined]] as const
    expect(follow(rounds, 'bot', true)).toEqual({ chapters: 4, away: 2, own: 2, others: 0 })
  })

  test('also when somebody else played it until then', () => {
    expect(follow([[undefined], [undefined], ['taken over', undefined]], 'human', true)).toMatchObject({
      away: 2,
      own: 1,
    })
  })

  test('and where the rules are not told who takes over, all up to their first move', () => {
    expect(follow([['bot'], ['bot', undefined], [undefined]], 'bot', true)).toMatchObject({ away: 2, own: 2 })
  })
})
