import { CROWD, refuse, TABLE } from '@ludoteca/kernel'
import { OBJECT_NAMES } from '@ludoteca/kernel/nasty'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Move } from '../src/moves.ts'
import { O1, row, type Table, tableAt } from './kit.ts'

const BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

/** What the specification calls it when this move is refused. */
function codeOf({ position, s }: Table, seat: number, move: Move): string | undefined {
  const refusal = position.refusalOf(seat, move)
  return refusal && box.explain?.(s, seat, move, refusal).code
}

describe('[11.11] refusals that all games share have the names of the specification', () => {
  test('first the role', () => {
    const table = tableAt('INCOME')
    expect(codeOf(table, CROWD, BID)).toBe('NOT_OWNER')
    expect(codeOf(table, O1, { type: 'watcherRumor', targetOwnerId: 'O-02', watcher: 'w' })).toBe('NOT_WATCHER')
    expect(codeOf(table, O1, { type: 'awardVote', awardId: 'AW-FAV', ownerId: 'O-02', watcher: 'w' })).toBe(
      'NOT_WATCHER',
    )
  })

  test('then the phase', () => {
    const table = tableAt('INCOME')
    expect(codeOf(table, O1, BID)).toBe('BAD_PHASE')
    expect(codeOf(table, CROWD, { type: 'moodVote', optionId: 'M-01', watcher: 'w' })).toBe('BAD_PHASE')
    expect(codeOf(table, O1, { type: 'electionVote', candidateId: 'C-01', contribution: 0 })).toBe('BAD_PHASE')
    expect(
      codeOf(
        tableAt('BID', (s) => row(s, 'P-01')),
        TABLE,
        { type: 'continue' },
      ),
    ).toBe('BAD_PHASE')
  })

  test('then values', () => {
    const explain = (param: string, code = 'E_RANGE') =>
      box.explain?.(tableAt('BID').s, O1, BID, refuse(code, { param })).code
    expect(['propertyId', 'amount', 'contribution', 'candidateId', 'level'].map((param) => explain(param))).toEqual([
      'BAD_PROPERTY',
      'BAD_AMOUNT',
      'BAD_AMOUNT',
      'BAD_CANDIDATE',
      'BAD_MESSAGE',
    ])
    expect([explain('amount', 'E_FORMAT'), explain('', 'E_OVER'), explain('', 'NO_CASH')]).toEqual([
      'BAD_MESSAGE',
      'BAD_PHASE',
      'NO_CASH',
    ])
  })

  test.each(OBJECT_NAMES)('a move of the type %s is none, whoever makes it and whatever was done before', (type) => {
    const table = tableAt('ACTION').act(O1, 'PASS')
    const move = { type } as unknown as Move
    expect([codeOf(table, O1, move), codeOf(table, CROWD, move)]).toEqual(['BAD_PHASE', 'BAD_PHASE'])
    expect(box.explain?.(table.s, O1, { type: 'bid' }, refuse('E_RANGE', { param: type })).code).toBe('BAD_MESSAGE')
  })

  test('a deal of a kind that cannot even be named is a message that nobody understands', () => {
    const move = { type: 'dealOffer', templateId: { toString: 1 }, toOwnerId: 'O-02', fields: {} } as unknown as Move
    expect(codeOf(tableAt('ACTION'), O1, move)).toBe('BAD_MESSAGE')
  })

  test('who has acted has done so', () => {
    const table = tableAt('ACTION').act(O1, 'PASS')
    expect(codeOf(table, O1, { type: 'action', action: 'PR' })).toBe('ALREADY_SUBMITTED')
    const done = box.explain?.(table.s, O1, { type: 'action' }, refuse('E_SEAT'))
    expect(done?.code).toBe('ALREADY_SUBMITTED')
  })
})
