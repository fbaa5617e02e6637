import { describe, expect, test } from 'vitest'
import { CrowdDeeds, FORGOTTEN } from '../../src/games/imperio/vote/crowd-deeds.ts'
import { sharesOf } from '../../src/games/imperio/vote/shares.ts'
import { voteWords } from '../../src/games/imperio/vote/words.ts'
import { FakeStorage } from '../stores/fake-storage.ts'

describe('percentages of votes', () => {
  test.each([
    [
      [1, 1],
      [50, 50],
    ],
    [
      [2, 1],
      [67, 33],
    ],
    [
      [0, 3],
      [0, 100],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
  ])('%j are %j', (votes, shares) => expect(sharesOf(votes)).toEqual(shares))

  test('there are none before somebody votes', () => expect(sharesOf([0, 0])).toBeUndefined())
})

describe('what a watcher has done', () => {
  test('is known after the page was loaded again, in this match alone', () => {
    const storage = new FakeStorage()
    const deeds = new CrowdDeeds(storage, 'match')
    expect(deeds.of('rumor')).toBeUndefined()
    deeds.note('moodVote 1', 'M-01')
    deeds.note('rumor', FORGOTTEN)
    const again = new CrowdDeeds(storage, 'match')
    expect(again.of('moodVote 1')).toBe('M-01')
    expect(again.of('rumor')).toBe(FORGOTTEN)
    expect(new CrowdDeeds(storage, 'other').of('rumor')).toBeUndefined()
  })

  test('is known while the page lasts, whatever becomes of the storage', () => {
    const storage = new FakeStorage()
    storage.roomFor = 0
    const deeds = new CrowdDeeds(storage, 'match')
    deeds.note('rumor', 'O-02')
    expect(deeds.of('rumor')).toBe('O-02')
  })

  test.each(['{', '{"a":1}', '[["a",1],["b"]]'])('is nothing when %s was kept', (kept) => {
    const storage = new FakeStorage()
    storage.setItem('imperio.crowd.match', kept)
    expect(new CrowdDeeds(storage, 'match').done.size).toBe(0)
  })
})

test('one owner who has voted is told as one', () => {
  expect([0, 1, 2].map((done) => voteWords.haveVoted(done, 4))).toEqual([
    'Han votado 0 de 4 caseros',
    'Ha votado 1 de 4 caseros',
    'Han votado 2 de 4 caseros',
  ])
})
