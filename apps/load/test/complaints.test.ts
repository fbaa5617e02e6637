import { expect, test } from 'vitest'
import { complaintsWithout } from '../src/chaos/complaints.ts'

const REDIS = JSON.stringify({ time: 1, msg: 'redis is away: this process counts limits by itself', reason: 'silence' })
const AWAY = JSON.stringify({ time: 2, msg: 'a table failed', error: 'StorageDown', matchId: 'm' })
const BUG = JSON.stringify({ time: 3, msg: 'a table failed', error: 'TypeError', matchId: 'm' })
const LINES = [REDIS, AWAY, BUG, BUG.replace('3', '4'), 'Segmentation fault']

test('servers may complain about what happened to them, and about nothing else', () => {
  const bug = 'the server complained: a table failed {"error":"TypeError"}'
  const said = 'the server said: Segmentation fault'
  expect(complaintsWithout(['freezes', 'hangs'], LINES)).toEqual([bug, said])
  expect(complaintsWithout(['hangs'], LINES)).toEqual([bug.replace('TypeError', 'StorageDown'), bug, said])
  expect(complaintsWithout(['kills', 'jumps'], LINES)).toHaveLength(4)
})
