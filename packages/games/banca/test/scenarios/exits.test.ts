import { type Seat, TABLE } from '@ludoteca/kernel'
import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import { A, atExit, B, C, D, gone, leave, nobodyLeaves, play, startMatch, table } from '../kit.ts'

const stay = (seat: Seat) => [seat, 'exitChoice', { exit: false }] as const
const lockIn = (seat: Seat) => [seat, 'exitChoice', { exit: true }] as const

scenario('at one device whoever needs no banker seals a choice, and all take effect together [6.2]', banca, {
  options: table,
  given: { agenda: atExit() },
  when: [lockIn(C), stay(D), [D, 'exitChoice', { exit: true }, 'E_SEAT'], leave(A)],
  told: [
    { type: 'decided', seat: C },
    { type: 'decided', seat: D },
    { type: 'exited', seat: A },
    { type: 'stayed', seat: B },
    { type: 'exited', seat: C },
    { type: 'stayed', seat: D },
  ],
  then: { players: [{ active: false }, { active: true }, { active: false, exitTurn: 1 }, { active: true }] },
})

scenario('what somebody has sealed is not the banker’s any more [6.2]', banca, {
  options: table,
  given: { players: [{}, {}, {}, gone(9000)], agenda: atExit() },
  when: [
    [D, 'exitChoice', { exit: true }, 'E_SEAT'],
    stay(B),
    [TABLE, 'exits', { seats: [B] }, 'E_SEAT'],
    lockIn(A),
    [TABLE, 'exits', { seats: [A] }, 'E_SEAT'],
    nobodyLeaves,
  ],
  told: [
    { type: 'exited', seat: A },
    { type: 'stayed', seat: B },
    { type: 'stayed', seat: C },
  ],
})

scenario('when all have sealed their choice the banker still opens them [6.2]', banca, {
  options: table,
  given: { agenda: atExit() },
  when: [lockIn(A), stay(B), stay(C), stay(D), nobodyLeaves],
  told: [{ type: 'exited', seat: A }],
  offers: [[B, 'decide']],
})

test('nobody but oneself sees what one has sealed at one device, the banker neither [18]', () => {
  const match = play(startMatch(table), lockIn(B))
  const eyes: (Seat | 'spectator')[] = [A, C, D, TABLE, 'spectator']
  expect(eyes.map((viewer) => match.view(viewer).myExit)).toEqual(eyes.map(() => null))
  expect(match.view(B).myExit).toBe(true)
  expect(match.view(TABLE).answered).toEqual([false, true, false, false])
  expect(match.position.revealed).toBe(false)
  play(match, nobodyLeaves)
  expect(match.position.revealed).toBe(true)
})
