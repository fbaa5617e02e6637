import { CROWD } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { imperio } from '../../src/game.ts'
import { riskOf } from '../../src/rules/risk.ts'
import { O1, O2, O4, type Table, tableAt } from '../kit.ts'

const rumor = (table: Table, watcher: string, targetOwnerId = 'O-02') =>
  table.try(CROWD, { type: 'watcherRumor', targetOwnerId, watcher })

test('TS-71: three rumours about one owner are enough; the fourth is not used up', () => {
  const table = tableAt('INCOME')
  expect(['w1', 'w2', 'w3', 'w4'].map((watcher) => rumor(table, watcher))).toEqual([
    undefined,
    undefined,
    undefined,
    'RUMOR_FULL',
  ])
  expect(rumor(table, 'w1', 'O-01')).toBe('RUMOR_USED')
  expect(rumor(table, 'w4', 'O-01')).toBeUndefined()
  const before = riskOf(table.s, O2)
  table.until('REVEAL', 6)
  expect(table.last('revealMarket').rumorCenti).toEqual({ 'O-01': 20, 'O-02': 60 })
  expect(riskOf(table.s, O2) - before).toBe(60)
  expect(imperio.view(table.s, O4).rumorCenti).toEqual([20, 60, 0, 0])
  expect(table.until('REVEAL', 7).s.rumors).toEqual([0, 0, 0, 0])
})

test('nobody sees a rumour before its round [decision 27]', () => {
  const table = tableAt('ACTION')
  const before = JSON.stringify(imperio.view(table.s, O1))
  rumor(table, 'w1')
  expect(JSON.stringify(imperio.view(table.s, O1))).toBe(before)
  expect(table.position.told).toEqual([])
})

test('rumours come in any phase but not in the last round [1.6]', () => {
  const table = tableAt('REVEAL', () => {}, { round: 9 })
  for (const [i, phase] of (
    ['REVEAL', 'BID', 'INCOME', 'ACTION', 'MOOD', 'DEALS', 'EVENTS', 'PRESS'] as const
  ).entries()) {
    table.until(phase, 9)
    expect(rumor(table, `w${i}`, i % 2 === 0 ? 'O-01' : 'O-03')).toBe(i > 5 ? 'RUMOR_FULL' : undefined)
  }
  expect(rumor(table, 'w', 'O-07')).toBe('BAD_MESSAGE')
  table.until('BID', 10)
  expect(rumor(table, 'w')).toBe('RUMOR_LATE')
})

test('watchers say that they come and go; everybody sees how many they are', () => {
  const table = tableAt('ACTION')
  for (const watcher of ['w1', 'w2', 'w1']) table.do(CROWD, { type: 'watch', present: true, watcher })
  expect(imperio.view(table.s, O1).watcherCount).toBe(2)
  table.do(CROWD, { type: 'watch', present: false, watcher: 'w2' })
  expect(table.s.audience).toEqual(['w1'])
  expect([rumor(table, 'w1', 'O-01'), table.s.strays]).toEqual([undefined, false])
  expect([rumor(table, 'w2', 'O-01'), table.s.strays]).toEqual([undefined, true])
})

test('AWARDS are held in their rounds, if somebody watches [decision 44]', () => {
  const phases = (audience: string[], round: number) => {
    const table = tableAt(
      'PRESS',
      (s) => {
        s.audience = audience
        s.agenda = []
        for (const light of s.limelight) light.fameGained = 1
      },
      { round: round - 1 },
    )
    table.until('REVEAL', round).until('PRESS', round).goOn()
    return table.s.phase
  }
  expect([phases(['w1'], 5), phases([], 5), phases(['w1'], 6)]).toEqual(['AWARDS', 'REVEAL', 'REVEAL'])
})
