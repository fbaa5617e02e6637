import { expect, test } from 'vitest'
import { Position, SeededChance } from '../src/index.ts'
import { toy } from './toy.ts'

test('what was told is kept for whoever asked for it; what was heard is written over by the next move', () => {
  const position = Position.setup(toy, { target: 20, undo: 'none' as const }, 2, new SeededChance('toy'))
  const seat = position.decisions[0]?.seat as number
  position.apply(seat, { type: 'peek', at: 1 - seat })
  const told = position.told
  const heard = position.heard
  expect(heard).toEqual(told)
  expect(heard.map(({ fact }) => fact.type)).toEqual(['peeked', 'secretSeen'])

  const before = structuredClone(told)
  position.apply(position.decisions[0]?.seat as number, { type: 'cheer' })
  expect(position.heard).toEqual(position.told)
  expect(told).toEqual(before)
  expect(heard[0]).toBe(position.heard[0])
})
