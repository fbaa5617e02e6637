import { expect, test } from 'vitest'
import { Mistake } from '../../src/exit.ts'
import { start, testHost } from './host.ts'

test.each([
  [{ game: 'chess' }, /no game "chess"/],
  [{ game: 'pearls', options: ['sharks=3'] }, /no option "sharks"/],
  [{ game: 'pearls', options: ['pearls=99'] }, /pearls/],
  [{ game: 'pearls', options: ['pearls'] }, /key=value/],
  [{ game: 'pearls', seats: 'human' }, /2 to 5 seats, not 1/],
  [{ game: 'pearls', seats: '9' }, /2 to 5 seats, not 9/],
  [{ game: 'pearls', seats: 'human,genius' }, /not “genius”/],
  [{ game: 'pearls', seats: 'Ann:human,ann:human' }, /must differ/],
  [{ game: 'pearls', seats: ' :human,easy' }, /1 to 20 characters/],
  [{ game: 'pearls', lang: 'fr' }, /en, es or de, not “fr”/],
  [{ resume: '/nowhere/x.save.json' }, /cannot read .*ENOENT/],
  [{ resume: '/nowhere/x.save.json', game: 'pearls' }, /already/],
])('%j is a mistake that one line explains', async (args, message) => {
  const failure = await start(testHost([]), args).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Mistake)
  expect((failure as Mistake).message).toMatch(message)
})
