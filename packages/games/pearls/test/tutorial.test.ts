import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'

guidedMatch(box)

test('whoever follows the hints takes the two best pearls', () => {
  const { match } = new Guided(box).follow()
  expect(match.outcome()?.scores).toEqual([5, 1])
})
