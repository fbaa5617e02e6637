import { CROWD, TABLE } from '@ludoteca/kernel'
import { type Part, scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { plaza } from '../src/game.ts'
import type { State } from '../src/state.ts'
import { A, B, C, during, playFallbacks, row, startMatch, voting } from './kit.ts'

const mood: Part<State> = { ...row(), ...during({ step: 'mood' }), ballot: ['M-01', 'M-02'] }

scenario('watchers vote once each on the mood, and the table closes the vote', plaza, {
  given: mood,
  options: { rounds: 1 },
  when: [
    [CROWD, 'moodVote', { optionId: 'M-02', watcher: 'w1' }],
    [CROWD, 'moodVote', { optionId: 'M-01', watcher: 'w1' }, 'E_VOTED'],
    [CROWD, 'moodVote', { optionId: 'M-03', watcher: 'w2' }, 'E_RANGE'],
    [CROWD, 'moodVote', { optionId: 'M-01' }, 'E_FORMAT'],
    [A, 'moodVote', { optionId: 'M-01', watcher: 'w1' }, 'E_SEAT'],
    [CROWD, 'moodVote', { optionId: 'M-02', watcher: 'w2' }],
    [TABLE, 'continue'],
  ],
  then: { mood: 'M-02', votes: [] },
  told: [{ type: 'moodResult', votes: { 'M-01': 0, 'M-02': 2 }, winnerId: 'M-02' }],
})

scenario('without any vote there is no mood', plaza, {
  given: { ...mood, mood: 'M-01' },
  options: { rounds: 1 },
  when: [[TABLE, 'continue']],
  then: { mood: null },
})

scenario('luck decides between moods with equal votes', plaza, {
  given: mood,
  options: { rounds: 1 },
  chance: { mood: [1] },
  when: [
    [CROWD, 'moodVote', { optionId: 'M-01', watcher: 'w1' }],
    [CROWD, 'moodVote', { optionId: 'M-02', watcher: 'w2' }],
    [TABLE, 'continue'],
  ],
  then: { mood: 'M-02' },
})

test('a vote or a rumour changes nothing that anybody sees or hears before the vote is closed', () => {
  const match = startMatch()
  while (match.position.state.phase !== 'MOOD') playFallbacks(match)
  const seen = () => [A, B, C, TABLE, CROWD, 'spectator' as const].map((viewer) => match.view(viewer))
  const before = seen()
  const [optionId] = match.position.state.ballot
  for (const move of [
    { type: 'moodVote', optionId, watcher: 'w1' },
    { type: 'watcherRumor', targetOwnerId: 'O-02', watcher: 'w1' },
  ]) {
    expect(match.submit(CROWD, move)).toMatchObject({ ok: true, told: [] })
  }
  expect(seen()).toEqual(before)
})

scenario('a watcher spreads one rumour in a match', plaza, {
  given: mood,
  when: [
    [CROWD, 'watcherRumor', { targetOwnerId: 'O-02', watcher: 'w1' }],
    [CROWD, 'watcherRumor', { targetOwnerId: 'O-01', watcher: 'w1' }, 'E_GOSSIPED'],
    [CROWD, 'watcherRumor', { targetOwnerId: 'O-03', watcher: 'w2' }, 'E_RANGE'],
    [CROWD, 'watcherRumor', { targetOwnerId: 'O-02', watcher: 'w2' }],
  ],
  then: { rumorsNext: [0, 2], gossips: ['w1', 'w2'] },
})

scenario('a rumour comes too late in the last round', plaza, {
  given: mood,
  options: { rounds: 1 },
  when: [[CROWD, 'watcherRumor', { targetOwnerId: 'O-02', watcher: 'w1' }, 'E_RUMOR_LATE']],
})

scenario('a rumour makes its target likelier to be hit', plaza, {
  given: { ...row(), ...during({ step: 'show' }, 'EVENTS'), rumors: [0, 2] },
  chance: { targets: [3], events: [0] },
  when: [[TABLE, 'continue']],
  then: { owners: [{ cash: 13 }, { cash: 11 }] },
  told: [{ type: 'eventResults', results: [{ targetOwnerId: 'O-02', effectsApplied: { cashDelta: -2 } }] }],
})

scenario('owners pay for their candidate, watchers vote for free, and backers of the winner gain fame', plaza, {
  given: { ...row(), ...voting(2), ballot: ['C-01', 'C-03'], owners: [{ cash: 1 }, { cash: 5 }] },
  options: { rounds: 1 },
  when: [
    [A, 'electionVote', { candidateId: 'C-01', contribution: 2 }, 'E_RANGE'],
    [A, 'electionVote', { candidateId: 'C-01', contribution: 1 }],
    [A, 'electionVote', { candidateId: 'C-03', contribution: 0 }, 'E_SEAT'],
    [B, 'electionVote', { candidateId: 'C-03' }, 'E_FORMAT'],
    [B, 'electionVote', { candidateId: 'C-03', contribution: 2 }],
    [CROWD, 'electionVote', { candidateId: 'C-01', contribution: 1, watcher: 'w1' }, 'E_FORMAT'],
    [CROWD, 'electionVote', { candidateId: 'C-01', watcher: 'w1' }],
    [CROWD, 'electionVote', { candidateId: 'C-01', watcher: 'w1' }, 'E_VOTED'],
    [CROWD, 'electionVote', { candidateId: 'C-01', watcher: 'w2' }],
    [TABLE, 'continue'],
  ],
  then: {
    owners: [
      { cash: 0, fame: 2 },
      { cash: 3, fame: 1 },
    ],
  },
  told: [
    { type: 'voteIn', seat: A },
    { type: 'electionResult', scores: { 'C-01': 3, 'C-03': 2 }, winnerId: 'C-01' },
  ],
})

scenario('watchers give each award once, and then the match is over', plaza, {
  given: { ...row(), ...during({ step: 'awards' }) },
  options: { rounds: 1 },
  when: [
    [CROWD, 'awardVote', { awardId: 'AW-FAV', ownerId: 'O-02', watcher: 'w1' }],
    [CROWD, 'awardVote', { awardId: 'AW-FAV', ownerId: 'O-01', watcher: 'w1' }, 'E_VOTED'],
    [CROWD, 'awardVote', { awardId: 'AW-AMP', ownerId: 'O-01', watcher: 'w1' }],
    [TABLE, 'continue'],
  ],
  then(s) {
    expect(s).toMatchObject({ owners: [{ fame: 0 }, { fame: 3 }], phase: 'END', agenda: [] })
    expect(plaza.outcome(s)?.reason).toBe('roundsPlayed')
  },
  told: [{ type: 'awardResults' }, { type: 'phaseChange', phase: 'END' }],
})
