import { describe, expect, test } from 'vitest'
import { NORMAL } from '../../src/bots/character.ts'
import { playerOf } from '../../src/bots/player.ts'
import { scoreOf } from '../../src/bots/voting.ts'
import { imperio } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { give, O1, O2, own, tableAt } from '../kit.ts'
import { choice, plain as normal } from './play.ts'

describe('the mood', () => {
  const voteFor = (options: readonly string[], change: (s: State) => void, bot = normal, round = 5) =>
    choice(
      tableAt(
        'MOOD',
        (s) => {
          s.moodOptions = [...options]
          change(s)
        },
        { round },
      ),
      bot,
      O1,
    )
  const few = (s: State) => own(s, O2, 'P-01', 'P-02', 'P-03')
  const many = (s: State) => own(s, O1, 'P-01', 'P-02', 'P-03')

  test('is voted for by whom it helps more than the others', () => {
    expect(voteFor(['M-01', 'M-02'], many)).toEqual({ type: 'moodVote', optionId: 'M-01' })
    expect(voteFor(['M-01', 'M-02'], few)).toEqual({ type: 'moodVote', optionId: 'M-02' })
    // P-01 and P-03 are by the sea; P-02 has offices.
    expect(voteFor(['M-10', 'M-06'], (s) => own(s, O1, 'P-01', 'P-03'))).toMatchObject({ optionId: 'M-10' })
  })
  test('is a matter of temper where nothing is to be won: in the last round, and between equals', () => {
    const bright = playerOf({ ...NORMAL, mood: 'BRIGHT' })
    const dark = playerOf({ ...NORMAL, mood: 'DARK' })
    expect(voteFor(['M-01', 'M-02'], few, bright, 10)).toMatchObject({ optionId: 'M-01' })
    expect(voteFor(['M-01', 'M-02'], many, dark, 10)).toMatchObject({ optionId: 'M-02' })
    expect(voteFor(['M-01', 'M-02'], () => {}, dark)).toMatchObject({ optionId: 'M-02' })
  })
  test('is not voted for by owners when watchers do [15.4]', () => {
    expect(
      voteFor(['M-01', 'M-02'], (s) => {
        s.audience = ['ana']
      }),
    ).toBeUndefined()
  })
})

describe('elections [15.4]', () => {
  const ballot =
    (a: string, b: string, change: (s: State) => void = () => {}) =>
    (s: State) => {
      s.candidates = [a, b]
      change(s)
    }
  const vote = (a: string, b: string, change?: (s: State) => void) =>
    choice(tableAt('VOTE', ballot(a, b, change), { round: 3 }), normal, O1)

  test.each([
    ['C-01', 1 - 2, 1 - 2, 1 - 2],
    ['C-02', 1, 1 + 1, 1],
    ['C-03', 1, 1 - 1, 1 + 1],
    ['C-04', -1, -1, -1 - 1],
  ])('%s is worth %i, %i to whoever is in debt, %i to whoever is big', (id, plain, indebted, big) => {
    const score = (change?: (s: State) => void) =>
      scoreOf(imperio.view(tableAt('VOTE', ballot('C-01', 'C-02', change), { round: 3 }).s, O1), O1, id)
    expect(score()).toBe(plain)
    expect(score((s) => give(s, O1, { debt: 1 }))).toBe(indebted)
    expect(score((s) => own(s, O1, 'P-01', 'P-02', 'P-03'))).toBe(big)
  })

  test('the better candidate gets the vote, the first of equals, and no money', () => {
    expect(vote('C-04', 'C-01')).toEqual({ type: 'electionVote', candidateId: 'C-04', contribution: 0 })
    expect(vote('C-01', 'C-02')).toMatchObject({ candidateId: 'C-02' })
    expect(vote('C-03', 'C-02')).toMatchObject({ candidateId: 'C-03' })
  })

  test('a pact is honoured with 1', () => {
    const table = tableAt('ACTION', ballot('C-01', 'C-02'), { round: 3 })
    table.offer(O2, 'ELECTION_PACT', O1, { candidateId: 'C-02' }).answer(O1, 'D-03-001', 'ACCEPT').until('VOTE')
    const honest = { type: 'electionVote', candidateId: 'C-02', contribution: 1 }
    expect(choice(table, normal, O1)).toEqual(honest)
    expect(choice(table, normal, O2)).toEqual({ ...honest, contribution: 0 })
    give(table.s, O1, { cash: 0 })
    expect(choice(table, normal, O1)).toEqual({ ...honest, contribution: 0 })
  })
})
