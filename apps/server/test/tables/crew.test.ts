import { STRENGTHS } from '@ludoteca/bots'
import { type Ask, type Box, isRefusal, Match, type Move } from '@ludoteca/kernel'
import { box as plaza } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { Crew } from '../../src/tables/crew.ts'
import type { Control } from '../../src/tables/ports.ts'

/** Plaza with bots that say who they are and play nothing of their own. */
function labelled() {
  const asked: string[] = []
  const bot = (strength: string) => (ask: Ask<object, Move>) => {
    asked.push(`${strength} ${ask.seat}`)
    return undefined
  }
  const box = { ...(plaza as unknown as Box), bots: { easy: bot('easy'), normal: bot('normal') } }
  return { box, asked }
}

function firstBids(box: Box) {
  const seats = [0, 1, 2].map((i) => ({ name: `Seat ${i}`, kind: 'human' as const }))
  const match = Match.start(box.game, { options: { clocks: false }, seats, seed: 'seed' })
  if (isRefusal(match)) throw new Error(match.code)
  match.submit(-1, { type: 'continue' })
  return match.position
}

/** Which bot answers for this seat first. */
function whoPlays(controls: readonly Control[]): string | undefined {
  const { box, asked } = labelled()
  const crew = new Crew(box, system, (error) => {
    throw error
  })
  crew.control({ seats: controls, paused: false })
  const turn = crew.next(firstBids(box))
  return asked[0] ?? (turn && `random ${turn.seat}`)
}

const human: Control = { by: 'human' }

test('the autopilot of somebody who is away is the normal bot', () => {
  expect(whoPlays([human, { by: 'autopilot' }, human])).toBe('normal 1')
})

test('a bot plays as well as the host said', () => {
  expect(STRENGTHS).toEqual(['random', 'easy', 'normal'])
  expect(whoPlays([human, human, { by: 'bot', strength: 'easy' }])).toBe('easy 2')
  expect(whoPlays([human, human, { by: 'bot', strength: 'normal' }])).toBe('normal 2')
  expect(whoPlays([human, human, { by: 'bot', strength: 'random' }])).toBe('random 2')
})

test('nobody plays for people who are there', () => {
  expect(whoPlays([human, human, human])).toBeUndefined()
})
