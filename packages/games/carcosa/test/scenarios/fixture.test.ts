import { configure } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { carcosa } from '../../src/game.ts'
import { base4, crown, give, P1, P4, stack } from '../kit.ts'

test('the fixture BASE4 is a sound position, and what tests do to it keeps it sound', () => {
  expect(carcosa.invariants(base4().s)).toEqual([])
  const { s } = base4((house) => {
    give(house, P1, 'BOOK_CHAMBERS', 'KEY', 'VIAL')
    crown(house, P4, 4)
    stack(house, 'F1_R1', 'ARANA', 'KEY')
  })
  expect(carcosa.invariants(s)).toEqual([])
})

test('it has the options that a table begins with, so that scenarios are about the game that is played', () => {
  expect(base4().s.config).toEqual(configure(carcosa as never, {}, 4))
})
