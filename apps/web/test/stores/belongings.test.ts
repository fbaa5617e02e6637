import { flag } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { describe, expect, test } from 'vitest'
import { roomOf } from '../../../../packages/client/test/fake-server.ts'
import { newMatch } from '../../src/match/new-match.ts'
import { changesIn, othersIn, unsaid } from '../../src/screens/room/belongings.ts'
import { BelongingsStore } from '../../src/stores/belongings.ts'
import { FakeStorage } from './fake-storage.ts'

describe('what is brought along', () => {
  test('is kept on the device game by game', () => {
    const storage = new FakeStorage()
    new BelongingsStore(storage).keep('imperio', { team: 'T-03' })
    new BelongingsStore(storage).keep('other', { hat: 1 })
    expect(new BelongingsStore(storage).of('imperio')).toEqual({ team: 'T-03' })
    expect(new BelongingsStore(storage).of('third')).toEqual({})
    storage.setItem('ludoteca.belongings.v1', '{')
    expect(new BelongingsStore(storage).of('imperio')).toEqual({})
  })

  test('of a draft only what is new is asked for', () => {
    expect(changesIn({ team: 'T-01', pays: true }, { team: 'T-01', pays: false })).toEqual({ pays: false })
  })

  test('what nobody is shown is told to every new room, but for what a lot decides', () => {
    const field = { domain: flag, label: '', help: '' }
    const fields = [
      { ...field, name: 'team' },
      { ...field, name: 'pays', usual: true },
      { ...field, name: 'seen', usual: true },
    ]
    const kept = { team: 'T-01', pays: false, seen: false, old: 1 }
    expect(unsaid(kept, fields, { seen: true })).toEqual({ pays: false })
  })

  test('others show theirs', () => {
    const [bot, ana] = roomOf('ab').seats
    if (bot === undefined || ana?.kind !== 'human') throw new Error('no such seats')
    const seats = [bot, { ...ana, brings: { team: 'T-02' } }]
    expect(othersIn({ ...roomOf('ab'), seats }, 'somebody else')).toEqual([{ team: 'T-02' }])
    expect(othersIn({ ...roomOf('ab'), seats }, ana.participantId)).toEqual([])
  })

  test('is in the record of a match on one device, as far as the rules take it', async () => {
    const box = await findGame('imperio')?.load()
    if (box === undefined) throw new Error('no game')
    const seats = ['human', 'human', 'normal', 'normal'].map((kind, i) => ({ name: `Casero ${i}`, kind }))
    const brought = [
      { team: 'T-05', preferAutoPay: false },
      { team: 'T-05', famePolicy: 'CONTROL_FIRST' },
    ]
    const record = newMatch(box, { options: { uniqueTeams: true }, seats, brought })
    expect('moves' in record && record.moves.map(({ seat, move }) => ({ seat, move }))).toEqual([
      { seat: 0, move: { type: 'profile', team: 'T-05', preferAutoPay: false } },
      { seat: 1, move: { type: 'profile', famePolicy: 'CONTROL_FIRST' } },
    ])
  })
})
