import { type Move, ownerId, type Phase } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { endPhase, leavesOffer, mayEndPhase } from '../../src/games/imperio/frame/going-on.ts'
import { play, viewOf } from '../../src/games/imperio/kit.ts'
import type { LocalMatch } from '../../src/match/local-match.ts'
import { boxOf, fallBack, seatsOf, startLocal } from '../match/games.ts'

const imperio = await boxOf('imperio')
const PEOPLE = seatsOf('human', 'human', 'human', 'human')
const OFFER: Move = {
  type: 'dealOffer',
  templateId: 'NON_COMPETE',
  toOwnerId: ownerId(1),
  fields: { district: 'Callao' },
}

const phaseOf = (match: LocalMatch): Phase => viewOf(match).phase

/** Everybody lets everything pass until then. */
async function reach(match: LocalMatch, phase: Phase): Promise<void> {
  match.take()
  while (phaseOf(match) !== phase) {
    await fallBack(match)
    match.take()
  }
}

/** ACTION, when all have acted and an offer lies unanswered. */
async function reachOffer(): Promise<LocalMatch> {
  const match = startLocal(imperio, PEOPLE)
  await reach(match, 'ACTION')
  expect(mayEndPhase(match)).toBe(false)
  expect(leavesOffer(match)).toBe(false)
  expect(await play(match, OFFER, 0)).toBe(true)
  for (let others = 0; others < 3; others++) {
    match.take()
    await fallBack(match)
  }
  expect(phaseOf(match)).toBe('ACTION')
  return match
}

/** How often somebody has gone on for the table. */
function continuesIn({ record }: LocalMatch): number {
  return record.moves.filter(({ move }) => 'type' in move && move.type === 'continue').length
}

describe('on one device a phase', () => {
  test('begins the match without waiting for bots', () => {
    const match = startLocal(imperio, seatsOf('human', 'easy', 'easy', 'easy'), { botPauseMs: 9999 })
    expect(mayEndPhase(match)).toBe(true)
    match.close()
  })

  test('is not ended before the bots have answered, too', async () => {
    const match = startLocal(imperio, seatsOf('human', 'easy', 'easy', 'easy'), { botPauseMs: 9999 })
    await endPhase(match)
    await endPhase(match)
    expect(phaseOf(match)).toBe('BID')
    expect(mayEndPhase(match)).toBe(false)
    await fallBack(match)
    expect(phaseOf(match)).toBe('BID')
    expect(mayEndPhase(match)).toBe(false)
    match.close()
  })

  test('in which all have acted stays open for an offer, and is closed at once, whatever stages clocks know', async () => {
    const match = await reachOffer()
    expect(mayEndPhase(match)).toBe(true)
    expect(leavesOffer(match)).toBe(true)
    await endPhase(match)
    expect(phaseOf(match)).toBe('MOOD')
  })

  test('is ended alone, and not the next one too while the end of it is acted out', async () => {
    const match = await reachOffer()
    match.present(
      () => [{ ms: 50 }],
      () => 'normal',
    )
    const before = continuesIn(match)
    await endPhase(match)
    await match.queue.whenIdle()
    expect(phaseOf(match)).toBe('MOOD')
    expect(continuesIn(match) - before).toBe(3)
  })
})
