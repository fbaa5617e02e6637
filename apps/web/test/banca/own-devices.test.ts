import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { BancaPresentation } from '../../src/games/banca/presentation.ts'
import type { MatchStore } from '../../src/match/match-store.ts'
import { evening, play } from './kit.ts'

/** What Ann sees, who is the banker, while the others play from elsewhere: Ben and Cleo, who lost her connection; Dan is a bot. */
function asAnn(match: ReturnType<typeof evening>, kind: 'live' | 'local' = 'live'): BancaPresentation {
  const seats = ['human', 'human', 'human', 'bot'].map((each, seat) => ({ kind: each, connected: seat !== 2 }))
  return new BancaPresentation({ kind, viewer: 0, view: match.view(0), seats } as unknown as MatchStore)
}

test('the banker waits for people who have a device of their own, and does not answer for them', () => {
  const match = evening()
  expect(asAnn(match).elsewhere).toEqual([1, 2])
  expect(asAnn(match).elsewhereThinking).toEqual([1])
  play(match, [1, { type: 'exitChoice', exit: true }])
  expect(asAnn(match).elsewhereThinking).toEqual([])
  expect(asAnn(match, 'local').elsewhere).toEqual([])
})

test('where one after another decides, only the next one is waited for', () => {
  const match = evening()
  play(match, [TABLE, { type: 'exits', seats: [] }])
  expect(asAnn(match).awaited).toEqual([0])
  play(match, [0, { type: 'decide', level: 'keep', lottery: 'skip' }])
  expect(asAnn(match).awaited).toEqual([1])
})
