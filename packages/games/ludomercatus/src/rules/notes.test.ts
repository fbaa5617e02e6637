import { expect, test } from 'vitest'
import { NOTES, START_CASH } from '../data/board.ts'
import { notesOf } from './notes.ts'

const sumOf = (cash: number) => notesOf(cash).reduce((sum, { note, count }) => sum + note * count, 0)

test('everybody starts with two notes of 500 and change down to five single denarii [3.2]', () => {
  expect(notesOf(START_CASH).map(({ note, count }) => `${count} × ${note}`)).toEqual([
    '2 × 500',
    '4 × 100',
    '1 × 50',
    '1 × 20',
    '2 × 10',
    '1 × 5',
    '5 × 1',
  ])
})

test('the notes of any purse add up to its cash, and there are no others than those of the bank [1.4]', () => {
  for (let cash = 0; cash <= 20_000; cash += 97) {
    expect(sumOf(cash)).toBe(cash)
    for (const { note, count } of notesOf(cash)) {
      expect(NOTES).toContain(note)
      expect(count).toBeGreaterThan(0)
    }
  }
})

test('little cash comes in few notes [1.4]', () => {
  expect(notesOf(0)).toEqual([])
  expect(notesOf(499).map(({ note, count }) => [note, count])).toEqual([
    [100, 4],
    [50, 1],
    [20, 2],
    [5, 1],
    [1, 4],
  ])
})
