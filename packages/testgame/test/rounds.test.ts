import { CROWD, drawAny, SeededChance, TABLE } from '@ludoteca/kernel'
import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { plaza } from '../src/game.ts'
import { messages } from '../src/messages.ts'
import { during, type PlazaMatch, playFallbacks, row, startMatch } from './kit.ts'

const MOVES = [
  'action',
  'awardVote',
  'bid',
  'continue',
  'dealOffer',
  'dealResponse',
  'electionVote',
  'moodVote',
  'watcherRumor',
]

/** Plays random moves to the end, and hears everything. */
function playOn(match: PlazaMatch, hear: (told: PlazaMatch['told']) => void): void {
  const dice = new SeededChance(`${match.seed} moves`)
  hear(match.told)
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, dice, 3)
    const answer = drawn && match.submit(drawn.seat, drawn.move)
    if (!answer?.ok) throw new Error(JSON.stringify([drawn, answer]))
    hear(answer.told)
  }
}

test('a round goes through its phases by clocks alone; every other round elects, the last one gives awards', () => {
  const match = startMatch({ rounds: 2 })
  const phases: string[] = []
  const hear = () => {
    for (const { fact } of match.told) if (fact.type === 'phaseChange') phases.push(fact.phase)
  }
  hear()
  while (!match.outcome()) {
    const decision = match.decisions.find(({ open }) => !open)
    if (!decision || decision.open) throw new Error('nobody is awaited')
    expect(decision.clockMs).toBeGreaterThan(0)
    match.submit(decision.seat, decision.fallback)
    hear()
  }
  const common = ['REVEAL', 'BID', 'ACTION']
  expect(phases).toEqual([...common, 'MOOD', 'EVENTS', 'PRESS', ...common, 'VOTE', 'EVENTS', 'PRESS', 'AWARDS', 'END'])
})

test('the market is shown to all, the next lot to one seat, and a preview to the watchers', () => {
  const { told, position } = startMatch()
  const { hinted, deck, row: lots } = position.state
  const audience = new Map(told.map(({ fact, to }) => [fact.type, to]))
  expect(audience.get('revealMarket')).toBe('all')
  expect(audience.get('hint')).toEqual([hinted])
  expect(audience.get('preview')).toEqual([CROWD])
  expect(told.map(({ fact }) => fact)).toContainEqual({ type: 'hint', propertyId: deck.at(-1) })
  expect(lots).toHaveLength(3)
})

test('every seat holds cards that nobody else sees', () => {
  const match = startMatch()
  const { hands } = match.position.state
  expect(hands.map((_, seat) => match.view(seat).hand)).toEqual(hands)
  expect([match.view(TABLE).hand, match.view(CROWD).hand, match.view('spectator').hand]).toEqual([[], [], []])
})

scenario('the paper comes out after the events, and a first lot is celebrated once', plaza, {
  given: {
    ...row(),
    ...during({ step: 'show' }, 'PRESS', 'PRESS'),
    owners: [{ lotsWon: 2 }, { lotsWon: 1 }],
  },
  when: [
    [TABLE, 'continue'],
    [TABLE, 'continue'],
  ],
  then: { owners: [{ celebrated: true }, { celebrated: true }] },
  told: [
    { type: 'pressTicker' },
    { type: 'achievementUnlock', ownerId: 'O-01', first: true },
    { type: 'achievementUnlock', ownerId: 'O-02', first: false },
    { type: 'pressTicker' },
  ],
})

test('random play tells every fact and makes every move', () => {
  const facts = new Set<string>()
  const moves = new Set<string>()
  for (let i = 0; i < 10; i++) {
    const match = startMatch({ rounds: 6 }, 4, `landmarks ${i}`)
    playOn(match, (told) => {
      for (const { fact } of told) facts.add(fact.type)
    })
    for (const { move } of match.log) moves.add(move.type)
  }
  expect([...facts].sort()).toEqual([...(box.landmarks.expected.fact ?? [])].sort())
  expect([...facts]).toEqual(expect.arrayContaining(Object.values(messages.facts).map(({ fact }) => fact)))
  expect([...moves].sort()).toEqual(MOVES)
})

test('a newcomer may take over a seat in the first round alone', () => {
  const match = startMatch({ rounds: 2 })
  expect(box.lateJoin?.(match.position.state)).toBe(true)
  while (match.position.state.round === 1) playFallbacks(match)
  expect(box.lateJoin?.(match.position.state)).toBe(false)
})

test('filler travels with every public move', () => {
  const match = startMatch({ pad: 500 })
  match.submit(TABLE, { type: 'continue' })
  const before = match.view('spectator').filler
  playFallbacks(match)
  expect(before).toHaveLength(500)
  expect(match.view('spectator').filler).not.toBe(before)
})

test('a bid can be taken back while nobody else has moved, if the options allow it', () => {
  const allowed = startMatch({ undo: 'own' })
  const forbidden = startMatch()
  for (const match of [allowed, forbidden]) {
    match.submit(TABLE, { type: 'continue' })
    match.submit(0, { type: 'bid', propertyId: null, amount: 0, useFameToken: false })
  }
  expect(allowed.submit(0, { type: 'undo' }).ok).toBe(true)
  expect(allowed.view(0).done).toEqual([false, false, false])
  expect(forbidden.submit(0, { type: 'undo' }).ok).toBe(false)
})

test('five hundred rounds leave the state as small as three', () => {
  const sizeAfter = (rounds: number) => {
    const match = startMatch({ rounds })
    while (!match.outcome()) playFallbacks(match)
    return JSON.stringify(match.position.state).length
  }
  expect(sizeAfter(500)).toBeLessThan(sizeAfter(3) + 20)
})
