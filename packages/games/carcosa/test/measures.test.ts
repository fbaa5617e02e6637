import type { Outcome } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { carcosa } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'
import { meter } from '../src/meter.ts'
import { at, base4, figure, give, P1, P2, P3, P4, sane, stack, type Table } from './kit.ts'

function read(t: Table) {
  const measure = meter()
  measure.hear(t.told.map((fact) => ({ fact, to: 'all' })))
  const outcome = carcosa.outcome(t.s) ?? ({ reason: 'TIMEOUT' } as Outcome)
  return measure.read(t.s, outcome)
}

test('the meter says how a match ended, how long it took and what it cost', () => {
  const t = base4((s) => {
    s.round = 6
    s.king.floor = 1
    for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
  }).night(4, 5, 1, 1, 1)
  const figures = read(t)
  expect(figures).toMatchObject({
    rounds: 6,
    'ended.WIN': 1,
    'ended.TIMEOUT': 0,
    'lost.HOUSE': 4,
    'lost.PRESENCE': 4,
    'lost.CURSE': 0,
    lost: 8,
    'king.ATTRACT': 1,
    'king.SHUFFLE': 0,
    keysInHand: 4,
    keysDestroyed: 0,
    sanityLeft: 2,
  })
  expect(Object.values(figures).every(Number.isFinite)).toBe(true)
})

test('the meter counts what souls met and did', () => {
  const t = base4((s) => {
    at(s, P1, 'F1_R1')
    stack(s, 'F1_R1', 'KEY', 'ARANA')
    give(s, P2, 'BLUNT')
    figure(s, 'BABY_SPIDER', 'F2_P')
    sane(s, 4, 4, 5, -4)
  })
  t.do(P1, { type: 'search' }).do(P1, { type: 'search' })
  t.turnOf(P2).do(P2, { type: 'useBlunt', uid: t.soul(P2).items[0] as number, monster: 'BABY_SPIDER' })
  t.night(3, 3, 1, 1, 1).do(P4, { type: 'acceptMinus5' })
  expect(read(t)).toMatchObject({
    cards: 2,
    keysFound: 1,
    trapped: 1,
    'monster.ARANA': 1,
    blunts: 1,
    minus5: 1,
    'minus5.HOUSE': 1,
    'minus5.PRESENCE': 0,
    // The fall itself is no number of the house; the three others pay for it.
    'lost.HOUSE': 3,
    'lost.MINUS5': 3,
  })
})

test('every landmark has its own kind', () => {
  expect(landmarks.reachedBy({ type: 'crownTaken', seat: P1, target: 5 }, {})).toEqual([
    'fact:crownTaken',
    'card:CROWN',
  ])
  expect(
    landmarks.reachedBy({ type: 'rolled', seat: P1, die: 2, total: 3, why: 'EVENT', event: 'HAY_CADAVER' }, {}),
  ).toEqual(['fact:rolled', 'event:HAY_CADAVER/1'])
  expect(landmarks.reachedBy({ type: 'bluntUsed', seat: P4, monster: 'ARANA', reaction: true }, {})).toContain(
    'role:BRAWLER',
  )
})
