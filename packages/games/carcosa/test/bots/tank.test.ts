import { expect, test } from 'vitest'
import { disturbedAt } from '../../src/bots/tank.ts'
import type { State } from '../../src/state.ts'
import { at, base4, give, P1, P2, play, sane } from '../kit.ts'
import { chosen, mind } from './asked.ts'

/** P1 is the Tanque, and P2 beside him has a key and nothing left to give up. */
const beside = (change: (s: State) => void = () => {}) =>
  base4((s) => {
    play(s, P1, 'TANK')
    at(s, P2, 'F1_P')
    give(s, P2, 'KEY')
    Object.assign(s.players[P2] ?? {}, { sanityMax: -1, objectSlotPenalty: 2 })
    sane(s, 7, -3)
    change(s)
  })

test('the Tanque stands guard for a key that would be lost, while he can bear it [7.13]', () => {
  const t = beside()
  expect(chosen(t, P1)).toEqual({ type: 'setProtect', on: true })
  t.do(P1, { type: 'setProtect', on: true })
  expect(chosen(t, P1)?.type).not.toBe('setProtect')
  sane(t.s, 0)
  expect(chosen(t, P1)).toEqual({ type: 'setProtect', on: false })
})

test('not for who carries nothing', () => {
  const idle = beside((s) => s.discard.push(s.players[P2]?.keys.pop() as number))
  expect(chosen(idle, P1)?.type).not.toBe('setProtect')
})

test('he keeps out of corridors where others want to rest [13.4]', () => {
  const t = beside()
  expect(disturbedAt(mind(t, P1), 'F1_P')).toBe(1)
  expect(disturbedAt(mind(t, P1), 'F1_R1')).toBe(0)
  expect(disturbedAt(mind(t, P2), 'F1_P')).toBe(0)
})
