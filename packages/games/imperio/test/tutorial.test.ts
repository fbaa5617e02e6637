import { Coach, gameOfVersion, LEARNER, recordOf, type SeatedMove, TABLE, verify } from '@ludoteca/kernel'
import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { ACHIEVEMENTS } from '../src/data/achievements.ts'
import { moodOf } from '../src/data/moods.ts'
import { propertyCard } from '../src/data/properties.ts'
import { imperio } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import { COACH } from '../src/text/coach.ts'
import { ACTIONS, INSURANCE } from '../src/text/ui.ts'
import { FIRST_BID, OTHERS, partOf, sceneOf } from '../src/tutorial/script.ts'

guidedMatch(box)

const followed = () => new Guided(box).follow()
const textsOf = (round: 1 | 2) => Object.values(COACH[round - 1] ?? {})

describe('the coach [9]', () => {
  test('speaks in every phase of both rounds, in order, and once more at the end', () => {
    const { lessons } = followed()
    expect(lessons.map(({ id }) => id)).toEqual([
      ...['REVEAL', 'BID', 'INCOME', 'ACTION', 'MOOD', 'DEALS', 'EVENTS', 'PRESS'].map((phase) => `1 ${phase}`),
      ...['REVEAL', 'BID', 'INCOME', 'ACTION', 'DEALS', 'EVENTS', 'PRESS', 'END'].map((phase) => `2 ${phase}`),
    ])
    expect(lessons.map(({ text }) => text)).toEqual([...textsOf(1), ...textsOf(2)])
  })

  test('says what the script does', () => {
    const [first, second] = COACH
    const { bid } = partOf({ round: 1 }, LEARNER)
    expect(first?.BID).toContain(`Puja ${bid.amount} por el ${propertyCard(bid.propertyId as string).nombre_es}.`)
    expect(first?.ACTION).toContain(`Toca ${ACTIONS.INSURE} y ponle ${INSURANCE.BASIC.toLowerCase()}.`)
    expect(first?.EVENTS).toContain(OTHERS[sceneOf({ round: 1 }).blow.seat - 1]?.name)
    expect(second?.REVEAL).toContain(`«${moodOf('M-01').nombre_es}»: todas las rentas suben 1`)
    expect(second?.END).toContain(ACHIEVEMENTS.find(({ id }) => id === 'A-TUT-01')?.nombre_es)
  })

  test('suggests what can be done in every phase but the last, whose line is to be read', () => {
    const guided = new Guided(box)
    while (guided.untilAsked()) {
      expect(guided.coach.suggestion, guided.coach.lesson?.id).toBeDefined()
      guided.step()
    }
    const { coach } = followed()
    expect([coach.isDone, coach.lesson]).toMatchObject([true, { id: '2 END', isRead: true }])
    coach.putAway()
    expect(coach.lesson).toBeUndefined()
  })

  test('is silent after the learner has moved, until the next phase', () => {
    const guided = new Guided(box)
    guided.step()
    guided.make(LEARNER, { type: 'bid', propertyId: 'P-11', amount: FIRST_BID.max, useFameToken: false })
    expect(guided.match.view(LEARNER).phase).toBe('BID')
    expect(guided.coach.lesson).toBeUndefined()
  })

  test('whoever does otherwise where that is free has finished, too', () => {
    const { moves } = followed()
    const otherwise = moves.map(({ seat, move }): SeatedMove<Move> => {
      if (seat !== LEARNER) return { seat, move }
      if (move.type === 'moodVote') return { seat, move: { ...move, optionId: 'M-02' } }
      if (move.type === 'action' && move.action === 'DEVELOP') return { seat, move: { type: 'action', action: 'PASS' } }
      return { seat, move }
    })
    expect(otherwise).not.toEqual(moves)
    expect(Coach.accepts(box, otherwise)).toBe(true)
  })

  test('a bot that leaves its part has not been played by the script', () => {
    const moves = followed().moves.map(({ seat, move }) =>
      seat === 2 && move.type === 'bid' ? { seat, move: { ...move, amount: 4 } } : { seat, move },
    )
    expect(Coach.accepts(box, moves)).toBe(false)
  })
})

describe('the record', () => {
  const record = recordOf(followed().match, { withSeed: true })

  test('names rules of its own, by which it verifies', () => {
    const rules = gameOfVersion(box, record.rulesVersion)
    expect(rules).toBe(box.tutorial?.game)
    expect([imperio, ...box.older].map(({ version }) => version)).not.toContain(record.rulesVersion)
    expect(rules && verify(rules, record)).toEqual({
      seedHolds: true,
      moves: record.moves.length,
      divergence: undefined,
    })
  })

  test('is no match of the game: nobody chooses this mode', () => {
    expect(verify(imperio, record).divergence).toBeDefined()
    expect(record.moves.some(({ seat }) => seat < TABLE)).toBe(false)
  })
})
