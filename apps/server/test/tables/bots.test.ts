import { STRENGTHS } from '@ludoteca/bots'
import { box as imperio } from '@ludoteca/imperio'
import { type Ask, type Box, isRefusal, Match, type Move } from '@ludoteca/kernel'
import { box as plaza } from '@ludoteca/testgame'
import { expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { Bots } from '../../src/tables/autopilot/bots.ts'
import type { Control } from '../../src/tables/ports.ts'

/** Plaza with bots that say who they are and play nothing of their own. */
function labelled() {
  const asked: string[] = []
  const bot = (strength: string) => (ask: Ask<object, Move>) => {
    asked.push(`${strength} ${ask.seat}`)
    return undefined
  }
  const box = { ...(plaza as unknown as Box), bots: { easy: bot('easy'), normal: bot('normal') } }
  return { box, withAutopilot: { ...box, autopilot: bot('autopilot') }, asked }
}

function firstBids(box: Box) {
  const seats = [0, 1, 2].map((i) => ({ name: `Seat ${i}`, kind: 'human' as const }))
  const match = Match.start(box.game, { options: { clocks: false }, seats, seed: 'seed' })
  if (isRefusal(match)) throw new Error(match.code)
  match.submit(-1, { type: 'continue' })
  return match.position
}

/** Which bot answers for this seat first. */
function whoPlays(controls: readonly Control[], kind: 'box' | 'withAutopilot' = 'box'): string | undefined {
  const { asked, [kind]: box } = labelled()
  const isTaken = () => false
  const crew = new Bots(box, system, isTaken, (error) => {
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

test('a game may have an autopilot of its own, which never plays for a bot', () => {
  expect(whoPlays([human, { by: 'autopilot' }, human], 'withAutopilot')).toBe('autopilot 1')
  expect(whoPlays([human, { by: 'bot', strength: 'normal' }, human], 'withAutopilot')).toBe('normal 1')
})

test('[15.6] an owner of Imperio who is away gets the autopilot of the specification', () => {
  const { autopilot, bots } = imperio as unknown as Box
  expect(autopilot).toBeDefined()
  expect(autopilot).not.toBe(bots.normal)
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
