import { ScriptedChance, type Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { type Character, NORMAL } from '../../src/bots/character.ts'
import { playerOf } from '../../src/bots/player.ts'
import type { State } from '../../src/state.ts'
import { type Given, give, O1, O2, O3, own, tableAt } from '../kit.ts'
import { choice } from './play.ts'

const always: Character = { ...NORMAL, offersEvery: 1 }

/** What O1 does in ACTION; the first whom it thinks of is O2, and favours are `favour` by turns. */
const act = (change: (s: State) => void, character = always, given: Given = {}, first: Seat = O2) =>
  choice(tableAt('ACTION', change, given), playerOf(character), O1, new ScriptedChance({ deal: [first] }))
const poor = (s: State) => {
  for (const seat of s.owners.keys()) give(s, seat, { cash: 2 })
}

describe('trades of properties', () => {
  // Miraflores: P-01 8/3, P-13 7/3. Surco: P-06 7/2, P-17 8/3.
  test('a swap that makes a set for each of both', () => {
    const crossed = (s: State) => {
      poor(s)
      own(s, O1, 'P-13', 'P-06')
      own(s, O2, 'P-01', 'P-17')
    }
    expect(act(crossed)).toMatchObject({ type: 'dealOffer', templateId: 'SWAP', toOwnerId: 'O-02' })
  })
  test('the other half of a set is bought from whoever has it, for what it is worth to him and one more', () => {
    const half = (s: State) => {
      own(s, O1, 'P-13')
      own(s, O2, 'P-01')
      give(s, O1, { cash: 30 })
      // Nothing to build any more.
      for (const property of s.properties) if (property.propertyId === 'P-13') property.upgradeLevel = 1
    }
    expect(act(half, always, { round: 8 })).toEqual({
      type: 'dealOffer',
      templateId: 'CASH_FOR_PROPERTY',
      toOwnerId: 'O-02',
      fields: { side: 'BUY', propertyId: 'P-01', price: 8 + 2 * 3 + 1 },
    })
    expect(act(half, { ...always, keep: 20 }, { round: 8 })).not.toMatchObject({ templateId: 'CASH_FOR_PROPERTY' })
  })
  test('nothing is traded in the last round, when no rent is to come', () => {
    const crossed = (s: State) => {
      own(s, O1, 'P-13', 'P-06')
      own(s, O2, 'P-01', 'P-17')
    }
    expect(act(crossed, always, { round: 10 })).not.toMatchObject({ type: 'dealOffer' })
  })
})

describe('favours', () => {
  const calm = (s: State) => give(s, O1, { cash: 9 })
  test('a promise to keep away is sold where the other has property and the bot has none', () => {
    const there = (s: State) => {
      calm(s)
      give(s, O2, { cash: 5 })
      own(s, O2, 'P-01')
    }
    expect(act(there)).toEqual({
      type: 'dealOffer',
      templateId: 'NON_COMPETE',
      toOwnerId: 'O-02',
      fields: { district: 'Miraflores' },
    })
  })
  test('an escort is offered to whoever is watched most', () => {
    const watched = (s: State) => {
      calm(s)
      give(s, O3, { cash: 9, riskNow: 250 })
    }
    expect(act(watched, always, {}, O3)).toMatchObject({
      templateId: 'SECURITY_ESCORT',
      toOwnerId: 'O-03',
      fields: { payer: 'RECEIVER' },
    })
  })
  test('where nobody wants the favour one thought of first, the other one is offered', () => {
    const there = (s: State) => {
      calm(s)
      give(s, O3, { cash: 5 })
      own(s, O3, 'P-01')
    }
    // O3 is thought of first, and by turns that is for an escort; it is in no danger, but would be glad of a promise.
    expect(act(there, always, {}, O3)).toMatchObject({ templateId: 'NON_COMPETE', toOwnerId: 'O-03' })
    const watched = (s: State) => {
      calm(s)
      give(s, O3, { cash: 9, riskNow: 250 })
    }
    expect(act(watched, always, {}, O2)).toMatchObject({ templateId: 'SECURITY_ESCORT', toOwnerId: 'O-03' })
  })
  test('a vote is bought for a candidate who is much better', () => {
    const ballot = (s: State) => {
      calm(s)
      s.candidates = ['C-01', 'C-02']
    }
    expect(act(ballot, always, { round: 3 })).toMatchObject({
      templateId: 'ELECTION_PACT',
      toOwnerId: 'O-02',
      fields: { candidateId: 'C-02' },
    })
  })
  test('nobody in danger leaves that for a favour, and nothing is offered too late or out of turn', () => {
    const there = (s: State) => {
      calm(s)
      own(s, O2, 'P-01')
      give(s, O2, { cash: 5 })
    }
    const danger = (s: State) => {
      there(s)
      give(s, O1, { riskNow: 150 })
    }
    expect(act(danger)).toEqual({ type: 'action', action: 'AUDIT' })
    const late = tableAt('ACTION', there).goOn()
    expect(choice(late, playerOf(always), O1)).not.toMatchObject({ type: 'dealOffer' })
    expect(act(there, { ...always, offersEvery: 2 })).not.toMatchObject({ type: 'dealOffer' })
    expect(act(there, { ...always, offersEvery: 0 })).not.toMatchObject({ type: 'dealOffer' })
  })
})
