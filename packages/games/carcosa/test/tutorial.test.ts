import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'

guidedMatch(box)

test('the first room has a Vial and a key, and nobody is hurt before the night', () => {
  const { match } = new Guided(box).until('night')
  const [me] = match.view(0).players
  expect(me).toMatchObject({ node: 'F1_R2', sanity: 7, items: [70], keys: [expect.any(Number)] })
})

test('the King comes to the floor of the learner in the second night, and hurts', () => {
  const { match } = new Guided(box).until('presence')
  const { king, players, stairs } = match.view(0)
  expect(king).toMatchObject({ floor: 1, d6: 2 })
  expect(players[0]?.sanity).toBe(5)
  expect([stairs[0], stairs[1]]).toEqual(['F1_R4', 'F2_R4'])
})

test('whoever follows the hints gets out with one key after four rounds', () => {
  const { match } = new Guided(box).follow()
  expect(match.outcome()?.reason).toBe('WIN')
  expect(match.view(0).round).toBe(4)
})

test('one may look into another room, or into none, and gets out as well', () => {
  const guided = new Guided(box).until('peek')
  guided.make(0, { type: 'hallwaySkip' })
  guided.until('noPeek')
  guided.make(0, { type: 'hallwayPeek', room: 'F2_R1' })
  expect(guided.follow().match.outcome()?.reason).toBe('WIN')
})
