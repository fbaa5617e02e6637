import { CROWD, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { putOnTop } from '../../src/rules/events/piles.ts'
import { ladderPoints } from '../../src/rules/ladder.ts'
import { freshTable, give, O1, O2, O3, O4, own, type Table, tableAt } from '../kit.ts'

const teams = (table: Table) => table.s.owners.map(({ team }) => team)

describe('dynasties that nobody shares [1.7.4]', () => {
  const lobby = () => freshTable({ uniqueTeams: true }, 4)
  const choose = (table: Table, seat: number, team: string) => table.try(seat, { type: 'profile', team })

  test('whoever does not choose has the lowest that is free', () => {
    const table = lobby()
    expect(teams(table)).toEqual(['T-01', 'T-02', 'T-03', 'T-04'])
    expect(choose(table, O4, 'T-02')).toBeUndefined()
    expect(teams(table)).toEqual(['T-01', 'T-03', 'T-04', 'T-02'])
    expect(choose(table, O2, 'T-01')).toBeUndefined()
    expect(teams(table)).toEqual(['T-03', 'T-01', 'T-04', 'T-02'])
  })

  test('whoever has chosen keeps it, even from whom it was dealt to', () => {
    const table = lobby()
    expect(choose(table, O1, 'T-04')).toBeUndefined()
    expect(choose(table, O4, 'T-04')).toBe('TEAM_TAKEN')
    expect(choose(table, O3, 'T-17')).toBeUndefined()
    expect(teams(table)).toEqual(['T-04', 'T-01', 'T-17', 'T-02'])
  })

  test('who only says how he pays has not chosen', () => {
    const table = lobby().do(O1, { type: 'profile', preferAutoPay: false })
    expect(choose(table, O2, 'T-01')).toBeUndefined()
    expect(teams(table)).toEqual(['T-02', 'T-01', 'T-03', 'T-04'])
  })

  test('elsewhere everybody may have the same', () => {
    const table = freshTable({}, 4)
    expect([choose(table, O1, 'T-09'), choose(table, O2, 'T-09')]).toEqual([undefined, undefined])
    expect(teams(table).slice(0, 2)).toEqual(['T-09', 'T-09'])
  })
})

describe('a seat changes hands [1.5.3, decision 226]', () => {
  const take = (table: Table, more: object = {}) =>
    table.try(CROWD, { type: 'takeSeat', ownerId: 'O-02', watcher: 'w', ...more } as Move)

  test('at REVEAL, with the preferences and the dynasty of the newcomer and all the seat has', () => {
    const table = tableAt('REVEAL', (s) => {
      own(s, O2, 'P-01')
      give(s, O2, { cash: 13, fame: 4, yapeUsed: true })
    })
    expect(take(table, { team: 'T-16', preferAutoPay: false, famePolicy: 'CORTINA_FIRST' })).toBeUndefined()
    expect(table.owner(O2)).toMatchObject({ team: 'T-16', cash: 13, fame: 4, yapeUsed: true, takenOverRound: 5 })
    expect(table.s.preferences[O2]).toEqual({ preferAutoPay: false, famePolicy: 'CORTINA_FIRST', cortinaFrom: 1 })
    expect(table.last('seatTaken')).toEqual({ type: 'seatTaken', ownerId: 'O-02', team: 'T-16' })
    expect(table.property('P-01').owner).toBe(O2)
  })

  test('in no other phase, and for nobody who is not there', () => {
    expect(take(tableAt('BID'))).toBe('E_PHASE')
    expect(take(tableAt('INCOME'))).toBe('E_PHASE')
    expect(take(tableAt('REVEAL'), { ownerId: 'O-09' })).toBe('BAD_MESSAGE')
  })

  test('keeps its dynasty where the newcomer’s is taken', () => {
    const table = tableAt('REVEAL', () => {}, { uniqueTeams: true })
    const [first, second] = teams(table)
    take(table, { team: first })
    expect(teams(table)[O2]).toBe(second)
    take(table, { team: 'T-16' })
    expect(teams(table)[O2]).toBe('T-16')
  })

  test('not after the first round, if the host has locked seats', () => {
    const locked = (round: number) => take(tableAt('REVEAL', () => {}, { round, lockSeatsAfterRound1: true }))
    expect([locked(1), locked(2)]).toEqual([undefined, 'SEATS_LOCKED'])
  })
})

test('[5.8.3, 10] everybody knows the card that works have put on top', () => {
  const { s } = tableAt('BID', (fresh) => putOnTop(fresh, 'INCIDENTES', 'E-051'))
  const [top, ...rest] = s.piles.INCIDENTES.draw
  const worlds = Array.from({ length: 20 }, (_, i) => imperio.sample(s, O1, new SeededChance(`world ${i}`)))
  expect(new Set(worlds.map(({ piles }) => piles.INCIDENTES.draw[0]))).toEqual(new Set([top]))
  expect(worlds.some(({ piles }) => piles.INCIDENTES.draw[1] !== rest[0])).toBe(true)
  // Where nobody has put anything on top, anything may be there.
  s.piles.INCIDENTES.known = 0
  const blind = Array.from({ length: 20 }, (_, i) => imperio.sample(s, O1, new SeededChance(`world ${i}`)))
  expect(new Set(blind.map(({ piles }) => piles.INCIDENTES.draw[0])).size).toBeGreaterThan(1)
})

test('TS-98: what a place is worth on the ladder', () => {
  const points = (owners: number, rank: number, multiplierPct: number, isCrowned = false, isFavourite = false) =>
    ladderPoints({ owners, rank, multiplierPct, isCrowned, isFavourite })
  expect(points(8, 2, 120)).toBe(73)
  expect(points(12, 1, 100, true, true)).toBe(90)
  expect(points(4, 4, 150)).toBe(0)
  expect(points(12, 3, 120)).toBe(64)
})
