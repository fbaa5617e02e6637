import type { RoomClient } from '@ludoteca/client'
import { expect, test } from 'vitest'
import { Witness } from '../src/chaos/witness.ts'

test('luck that looks forged to a player is a fault; that nobody can tell is none', () => {
  const witness = new Witness()
  const verdicts = [{ verdict: 'held' }, { verdict: 'unknown' }, { verdict: 'broken', reason: 'text' }] as const
  for (const fairness of verdicts) witness.judgeLuck({ matchId: 'm1', fairness } as RoomClient)
  expect(witness.fair).toBe(1)
  expect(witness.faults).toEqual(['the luck of m1 looks forged to somebody (text)'])
})
