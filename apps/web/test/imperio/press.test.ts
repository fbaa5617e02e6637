import type { Headline } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { isDelicate, ownFirst } from '../../src/games/imperio/press/news.ts'

const shock: Headline = { text: 'Temblor fuerte', kind: 'GLOBAL', ownerId: null }
const deal: Headline = { text: '{O-02} y {O-01} cierran acuerdo', kind: 'DEAL_DONE', ownerId: 'O-02' }
const scandal: Headline = { text: 'Cuestionan a {O-03}', kind: 'SCANDAL', ownerId: 'O-03' }
const page = [shock, deal, scandal]

describe('the edition of each owner [12.2]', () => {
  test('begins with the story about them, and nothing is lost', () => {
    expect(ownFirst(page, 2)).toEqual([scandal, shock, deal])
    expect(ownFirst(page, 1)).toEqual([deal, shock, scandal])
  })

  test('or with one in which they occur', () => expect(ownFirst(page, 0)).toEqual([deal, shock, scandal]))

  test('is as it was printed for watchers and for those of whom nothing is told', () => {
    expect([ownFirst(page, undefined), ownFirst(page, 5)]).toEqual([page, page])
  })
})

test('strokes go through scandals and broken words, not through the weather [V1]', () => {
  expect(page.map(isDelicate)).toEqual([false, false, true])
})
